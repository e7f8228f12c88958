import { z } from "zod";
import { automationDescriptionMax, automationPhrasesMax, automationStepsMax } from "./automation-limits.ts";
import { oneLine } from "../one-line.ts";

export const automationTriggers = [
  "form",
  "typeform",
  "webhook",
  "schedule",
  "email-in",
  "gmail-in",
  "row-added",
  "payment",
  "shop-order",
  "telegram-in",
  "booking",
  "feed",
  "manual",
  "to-decide",
] as const;

export const automationActions = [
  "slack",
  "discord",
  "telegram",
  "gmail",
  "email",
  "sheets",
  "airtable",
  "notion",
  "hubspot",
  "mailchimp",
  "linkedin",
  "calendar",
  "ai-text",
  "http",
  "wait",
  "filter",
  "condition",
  "to-decide",
] as const;

const word = z.string().max(300);
const config = z
  .record(z.string().regex(/^[a-z][A-Za-z]{0,29}$/), z.string().max(2_000))
  .refine((fields) => Object.keys(fields).length <= 12);

/** Unanswered questions. A step with a question is not ready. */
const questions = z.array(word.min(1)).max(6);

export const automationTrigger = z.object({
  type: z.enum(automationTriggers),
  action: word,
  config,
  questions,
});

export const automationStep = z.object({
  id: z.string().regex(/^s[1-9]\d{0,2}$/),
  type: z.enum(automationActions),
  /** The step, in the founder's words. */
  action: word,
  config,
  questions,
  /** The previous step. `when` is the branch of a condition; every other step has one continuation. */
  after: z.object({ step: oneLine(10), when: z.enum(["always", "yes", "no"]) }),
});

/** A tree: one trigger, and every step after exactly one earlier one. */
export const automationWorkflow = z.object({
  name: oneLine(80).min(1),
  description: z.string().max(automationDescriptionMax),
  trigger: automationTrigger,
  steps: z.array(automationStep).max(automationStepsMax),
  /** Kinds of secrets that were removed from the description. */
  removed: z.array(oneLine(60)).max(12),
});

export const automationBuilderInput = z.object({
  description: z.string().trim().min(1).max(automationDescriptionMax),
});

export const automationBuilderOutput = z.object({
  workflow: automationWorkflow,
  /** The description, part by part, with what each became; null if nothing did. Earlier results have none. */
  phrases: z
    .array(z.object({ said: z.string().max(300), became: z.string().max(300).nullable() }))
    .max(automationPhrasesMax)
    .optional(),
});

export type AutomationWorkflow = z.infer<typeof automationWorkflow>;
export type AutomationTrigger = z.infer<typeof automationTrigger>;
export type AutomationStep = z.infer<typeof automationStep>;
export type AutomationTriggerType = (typeof automationTriggers)[number];
export type AutomationActionType = (typeof automationActions)[number];
