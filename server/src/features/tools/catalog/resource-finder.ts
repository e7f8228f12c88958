import { languageOfInput, type Translator, translatorFor } from "@cofounder/analyst/light";
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

export const resourceFinder = defineTool("resource-finder", {
  apiName: "chat-with-ai",
  title: ({ role, skills }) => `${role}: ${skills}`,
  said: ({ role, skills, task, language }) => {
    const { t } = translatorFor(languageOfInput([task, role, skills], language));
    return [t`I am looking for: ${role}. Skills: ${skills}.`, ...(task ? [task] : [])].join(" ");
  },
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
  const translator = translatorFor(output.language);
  const { t } = translator;
  const bought = [...(output.budgetCheck ? [output.budgetCheck] : []), ...output.hours];
  return document(
    heading(1, t`Where to find them, for ${output.budget}`),
    paragraph(stated(output.summary, translator)),
    ...(output.work === "files"
      ? [platformsOf(output, translator)]
      : [section(t`Where to look`, statements(output.ways, translator))]),
    ...(bought.length > 0 ? [section(t`What the budget buys`, figures(bought))] : []),
    section(
      t`Scope`,
      paragraph(stated(scope.outcome, translator)),
      heading(3, t`Deliverables`),
      bullets(scope.deliverables),
      heading(3, t`Acceptance test`),
      bullets(scope.acceptance),
      heading(3, t`Not included`),
      bullets(scope.notIncluded),
    ),
    section(t`Job post`, letterText(output.jobPost)),
    section(t`Paid trial task`, paragraph(`${trial.hours}: ${trial.task}`), figures([trial.pay]), bullets(trial.judge)),
    ...(output.equity.length > 0 ? [section(t`Shares instead of money`, statements(output.equity, translator))] : []),
    section(
      t`Interview sheet`,
      table(
        [t`Question`, t`Listen for`, t`Warning`],
        output.interview.map(({ question, listenFor, warning }) => [question, listenFor, warning]),
      ),
    ),
    section(t`Contract`, statements(output.contract, translator)),
  );
}

const platformsOf = ({ platforms }: ResourceFinderOutput, translator: Translator): string =>
  section(
    translator.t`Platforms, best first`,
    ...platforms.flatMap(({ name, url, why, fees, cost }) => [
      heading(3, name),
      `<${url}>`,
      bullets([stated(why, translator), translator.t`Fees: ${stated(fees, translator)}`]),
      figures([cost]),
    ]),
  );
