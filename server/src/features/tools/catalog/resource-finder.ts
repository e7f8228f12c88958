import { translatorFor } from "@cofounder/analyst";
import type { ResourceFinderOutput } from "@cofounder/contract";
import { z } from "zod";
import { defineTool } from "../definition.ts";
import {
  bullets,
  document,
  figures,
  heading,
  letterText,
  paragraph,
  section,
  stated,
  statements,
  table,
} from "../markdown.ts";

const english = translatorFor("en");

export const resourceFinder = defineTool("resource-finder", {
  apiName: "chat-with-ai",
  title: ({ role, skills }) => `${role}: ${skills}`,
  said: ({ role, skills, task }) => `I look for a ${role} with ${skills}. ${task ?? ""}`.trim(),
  figures: ({ hours, rate }) => [
    ...(hours === undefined ? [] : [{ name: "hours", label: "hours of work", value: hours, unit: "hour" }]),
    ...(rate === undefined ? [] : [{ name: "rate", label: "pay for an hour", value: rate, unit: "USD/hour" }]),
  ],
  model: {
    schema: z.object({
      deliverables: z.array(z.string().trim().max(400)).max(6).default([]),
      acceptance: z.array(z.string().trim().max(400)).max(6).default([]),
      jobPost: z.string().trim().max(3_000).default(""),
      trialTask: z.string().trim().max(1_000).default(""),
      interview: z
        .array(
          z.object({
            question: z.string().trim().max(400),
            listenFor: z.string().trim().max(400),
            warning: z.string().trim().max(400),
          }),
        )
        .max(8)
        .default([]),
    }),
    draft: ({ budget, summary, scope, jobPost, trial, interview, platforms, hours }) => ({
      budget,
      summary: summary.text,
      platforms: platforms.map(({ name, cost }) => `${name}. ${cost.label}: ${cost.value}`),
      hours: hours.map(({ label, value }) => `${label}: ${value}`),
      scope,
      jobPost: jobPost.body,
      trial: { task: trial.task, hours: trial.hours, pay: trial.pay.value },
      interview: interview.map(({ question }) => question),
    }),
    merge: (made, { deliverables, acceptance, jobPost, trialTask, interview }) => ({
      ...made,
      scope: {
        ...made.scope,
        deliverables: deliverables.filter(Boolean).length > 0 ? deliverables.filter(Boolean) : made.scope.deliverables,
        acceptance: acceptance.filter(Boolean).length > 0 ? acceptance.filter(Boolean) : made.scope.acceptance,
      },
      jobPost: jobPost ? { ...made.jobPost, body: jobPost } : made.jobPost,
      trial: trialTask ? { ...made.trial, task: trialTask } : made.trial,
      interview: [...interview.filter(({ question }) => question), ...made.interview].slice(0, 12),
    }),
    computes: true,
    maxTokens: 3_500,
  },
  toMarkdown: (output) => writeResources(output),
});

function writeResources(output: ResourceFinderOutput): string {
  const { scope, trial } = output;
  return document(
    heading(1, `Where to find them, for ${output.budget}`),
    paragraph(stated(output.summary, english)),
    section(
      "Platforms, best first",
      ...output.platforms.flatMap(({ name, url, why, fees, cost }) => [
        heading(3, name),
        `<${url}>`,
        bullets([stated(why, english), `Fees: ${stated(fees, english)}`]),
        figures([cost]),
      ]),
    ),
    section("What the budget buys", figures(output.hours)),
    section(
      "Scope",
      paragraph(stated(scope.outcome, english)),
      heading(3, "Deliverables"),
      bullets(scope.deliverables),
      heading(3, "Acceptance test"),
      bullets(scope.acceptance),
      heading(3, "Not included"),
      bullets(scope.notIncluded),
    ),
    section("Job post", letterText(output.jobPost)),
    section("Paid trial task", paragraph(`${trial.hours}: ${trial.task}`), figures([trial.pay]), bullets(trial.judge)),
    section("Shares instead of money", statements(output.equity, english)),
    section(
      "Interview sheet",
      table(
        ["Question", "Listen for", "Warning"],
        output.interview.map(({ question, listenFor, warning }) => [question, listenFor, warning]),
      ),
    ),
    section("Contract", statements(output.contract, english)),
  );
}
