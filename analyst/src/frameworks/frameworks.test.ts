import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { ideas } from "../fixtures/ideas.ts";
import { jobToBeDone, leanCanvas } from "./canvas.ts";
import { fiveForces, pestle, swot } from "./environment.ts";
import type { Framework } from "./framework.ts";
import { ice, rice } from "./priorities.ts";
import { ycQuestions } from "./yc-questions.ts";

const now = new Date("2026-08-01T00:00:00Z");
const analysed = ideas.map(({ messages, settled }) => ({
  text: messages.join("\n").replace(/\s+/g, " ").toLowerCase(),
  analysis: analyse({ messages, settled, now }),
}));
const makers = [leanCanvas, jobToBeDone, swot, fiveForces, pestle, ycQuestions];
const entriesOf = (framework: Framework): Framework["fields"][number]["entries"] =>
  framework.fields.flatMap((field) => field.entries);

describe.each(makers.map((make) => [make.name, make] as const))("%s", (_name, make) => {
  test("leaves no field empty: an unknown field holds a question", () => {
    for (const { analysis } of analysed)
      for (const field of make(analysis).fields) {
        expect(field.entries.length).toBeGreaterThan(0);
        for (const entry of field.entries.filter((item) => item.basis === "unknown")) expect(entry.text).toContain("?");
      }
  });
  test("words attributed to the founder occur in the founder's text", () => {
    for (const { text, analysis } of analysed)
      for (const entry of entriesOf(make(analysis)).filter((item) => item.basis === "founder"))
        expect(text).toContain(entry.text.toLowerCase().split(" ")[0] ?? "");
  });
});

const [dental] = ideas;

test("a canvas takes the price and the margin from the same facts as the chat", () => {
  const canvas = leanCanvas(analyse({ messages: dental?.messages ?? [], settled: dental?.settled ?? [], now }));
  const texts = entriesOf(canvas).map((entry) => entry.text);
  expect(texts).toContain("€49 a month");
  expect(texts).toContain("Gross margin: 87.8%");
});

test("the legal row names the rules that apply", () => {
  const analysis = analyse({ messages: ["A stablecoin wallet with custody for firms in Germany."], now });
  expect(pestle(analysis).fields.find((field) => field.id === "legal")?.entries[0]?.text).toMatch(/^MiCA/);
});

test("an app to meet people is a known tar pit", () => {
  const analysis = analyse({ messages: ["We are building an app to meet new people in your city."], now });
  expect(ycQuestions(analysis).fields.find((field) => field.id === "space")?.entries[0]?.basis).toBe("computed");
});

describe("priorities", () => {
  test.each([
    [rice({ reach: 500, impact: 2, confidence: 0.8, effort: 4 }), 200],
    [rice({ reach: 500, impact: 2, confidence: 0.8, effort: 0.1 }), null],
    [ice({ impact: 8, confidence: 5, ease: 3 }), 120],
    [ice({ impact: 11, confidence: 5, ease: 3 }), null],
  ])("%s is %s", (actual, byHand) => expect(actual).toBe(byHand));
});
