import type { AutomationStep, AutomationWorkflow } from "@cofounder/contract/tools/automation-builder";
import { withoutSecrets } from "@cofounder/generators/automations/secrets";
import { actionServices, answerOfModel, openQuestions } from "@cofounder/generators/automations/services";
import { stepList } from "@cofounder/generators/automations/step-list";
import { z } from "zod";
import { defineTool } from "../definition.ts";

const words = z.object({
  name: z.string().trim().max(80).optional(),
  messages: z
    .array(z.object({ step: z.string().max(10), text: z.string().trim().max(1_000) }))
    .max(30)
    .default([]),
});

type Words = z.infer<typeof words>;

/** A model may only write messages that nobody wrote yet. */
function withMessage(step: AutomationStep, { messages }: Words): AutomationStep {
  const text = messages.find((each) => each.step === step.id)?.text;
  const { message } = step.config;
  if (message === undefined) return step;
  const isFounders = message !== "" && message !== answerOfModel && step.action.includes(message);
  if (!text || isFounders) return step;
  const config = { ...step.config, message: withoutSecrets(text).text };
  const open = openQuestions(actionServices[step.type], step.config);
  const answered = new Set(open.filter((each) => !openQuestions(actionServices[step.type], config).includes(each)));
  return { ...step, config, questions: step.questions.filter((question) => !answered.has(question)) };
}

const worded = (workflow: AutomationWorkflow, filled: Words): AutomationWorkflow => ({
  ...workflow,
  name: filled.name || workflow.name,
  steps: workflow.steps.map((step) => withMessage(step, filled)),
});

export const automationBuilder = defineTool("automation-builder", {
  apiName: "generate-automation",
  title: (_, { workflow }) => workflow.name,
  said: ({ description }) => withoutSecrets(description).text,
  model: {
    schema: words,
    draft: ({ workflow }) => workflow,
    merge: (made, filled) => ({ ...made, workflow: worded(made.workflow, filled) }),
    temperature: 0.4,
    maxTokens: 1_500,
  },
  toMarkdown: ({ workflow, phrases = [] }) => stepList(workflow, phrases),
});
