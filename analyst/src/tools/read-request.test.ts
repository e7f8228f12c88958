import { toolShapes } from "@cofounder/contract";
import { expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

test.each([
  [
    "Analyze competitors for the dental software industry with this business idea: a booking tool for dentists in Berlin",
    { industry: "dental software", idea: "a booking tool for dentists in Berlin" },
  ],
  [
    "Find competitors. Industry: Fintech, Idea: invoices paid the same day",
    { industry: "Fintech", idea: "invoices paid the same day" },
  ],
  [
    "Who are the competitors in the meal kit market: boxes for people who live alone?",
    { industry: "meal kit", idea: "boxes for people who live alone?" },
  ],
])("%s asks for competitors", (message, input) => {
  expect(readRequest(message)).toEqual({ tool: "competitor-analysis", input });
});

test.each([
  ["Analyze this pitch deck:\nWe fill empty chairs.\n---\n€49 a month.", "We fill empty chairs.\n---\n€49 a month."],
  ["Please evaluate my pitch: we fill empty chairs.", "we fill empty chairs."],
])("%s asks for a review of a pitch", (message, content) => {
  expect(readRequest(message)).toEqual({ tool: "pitch-analyzer", input: { content } });
});

test.each([
  ["Provide investor guidance for a seed stage fintech startup", { stage: "seed", industry: "fintech" }],
  ["Generate investor guidance. Stage: Series A. Industry: SaaS", { stage: "series-a", industry: "saas" }],
  ["Which investors fit a pre-seed AI startup?", { stage: "pre-seed", industry: "ai" }],
])("%s asks for investors", (message, input) => {
  expect(readRequest(message)).toEqual({ tool: "investor-guide", input });
});

test.each([
  [
    "Find hiring resources for a frontend developer with skills in React, TypeScript. Budget: high",
    { role: "frontend developer", skills: "React, TypeScript", budget: "high" },
  ],
  [
    "Find hiring resources. Role: Backend developer, Budget: low, Skills: Node.js, PostgreSQL",
    { role: "Backend developer", skills: "Node.js, PostgreSQL", budget: "low" },
  ],
  ["I need to hire a designer", { role: "designer", skills: "designer", budget: "medium" }],
])("%s asks where to hire", (message, input) => {
  expect(readRequest(message)).toEqual({ tool: "resource-finder", input });
});

test.each([
  "A booking tool for dentists at €49 a month. Competitors are Doctolib and Dampsoft.",
  "We hire nurses for hospitals and charge 12 % of the wage.",
  "Our investors want a higher price. We sell software to clinics.",
  "What is a good price for a booking tool?",
  "Which investors should I ask?",
  "",
])("%j is for the co-founder", (message) => {
  expect(readRequest(message)).toBeNull();
});

test("any request that is read has a valid tool input", () => {
  const long = "x".repeat(90_000);
  for (const message of [
    `Analyze competitors: ${long}`,
    `Find competitors in the ${long} industry: y`,
    `Hire a ${long}`,
    `Rate my pitch: ${long}`,
  ]) {
    const request = readRequest(message);
    const isValid = request === null || toolShapes[request.tool].input.safeParse(request.input).success;
    expect(isValid).toBe(request?.tool !== "pitch-analyzer");
  }
});
