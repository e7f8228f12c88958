import { cutText } from "@cofounder/contract/cut-text";
import type {
  AutomationStep,
  AutomationTrigger,
  AutomationWorkflow,
} from "@cofounder/contract/tools/automation-builder";
import { automationPhrasesMax, automationStepsMax } from "@cofounder/contract/tools/automation-limits";
import { languageOf, type MadeIn } from "../language.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { elseWords, ifWords, inAnyCaseWords, onlyWords, whenWords } from "./knowledge/words.ts";
import { timeRanges } from "./knowledge/sources.ts";
import { type Condition, readCondition } from "./read-condition.ts";
import { readSchedule } from "./read-schedule.ts";
import { readSteps, type ReadStep, undecidedStep } from "./read-step.ts";
import { readTrigger, scheduleTrigger, undecidedTrigger, unknownTrigger } from "./read-trigger.ts";
import { gap, withoutSecrets } from "./secrets.ts";
import { actionServices, comparisonLabels, openQuestions, triggerServices } from "./services.ts";
import { isRead } from "./step-kinds.ts";
import { withMessages } from "./write-messages.ts";
import { plainDigits, wordPattern } from "./words.ts";

const startsWith = (words: readonly string[]): RegExp => new RegExp(`^\\s*${wordPattern(words).source}`, "iu");
const opensCondition = startsWith([...ifWords, ...onlyWords]);
const opensWhen = startsWith(whenWords);
const opensFilter = startsWith(onlyWords);
const opensElse = startsWith(elseWords);
const opensInAnyCase = startsWith(inAnyCaseWords);
const timeRange = wordPattern(timeRanges, "giu");

/** A part of the description, and what it became; null if nothing did. */
export interface ReadPhrase {
  said: string;
  became: string | null;
}

interface Reading {
  language: MadeIn;
  phrases: ReadPhrase[];
  trigger: AutomationTrigger | null;
  steps: AutomationStep[];
  /** The place of the next step. */
  after: AutomationStep["after"];
  afterModel: boolean;
}

/**
 * A description in English, Spanish, French, German, Hindi or Chinese as a typed workflow. The same words always give
 * the same workflow. Missing information becomes a question, and an action without a tool becomes a step `to-decide`.
 */
export const readAutomation = (description: string): AutomationWorkflow => readDescription(description).workflow;

/** The same, with every part of the description and what it became. */
export function readDescription(description: string): { workflow: AutomationWorkflow; phrases: ReadPhrase[] } {
  const { text, removed } = withoutSecrets(description.normalize("NFC").trim());
  const language = languageOf(text);
  const reading: Reading = {
    language,
    phrases: [],
    trigger: null,
    steps: [],
    after: { step: "trigger", when: "always" },
    afterModel: false,
  };
  for (const clause of inOrder(clausesOf(plainDigits(text)), language)) account(reading, clause.text);
  const trigger = withNeededFields(reading.trigger ?? undecidedTrigger(""), reading.steps);
  const steps = reading.steps.length ? reading.steps : [somethingToDo(text)];
  return {
    workflow: { name: nameOf(text), description: text, trigger, steps: withMessages(text, trigger, steps), removed },
    phrases: reading.phrases.slice(0, automationPhrasesMax),
  };
}

/** Takes a clause and lists what it became: a part that set nothing is listed too. */
function account(reading: Reading, said: string): void {
  const [before, { length }] = [reading.trigger, reading.steps];
  take(reading, said);
  const steps = reading.steps.slice(length);
  const labels = [
    ...(reading.trigger && reading.trigger !== before ? [triggerServices[reading.trigger.type].label] : []),
    ...steps.map(({ type }) => actionServices[type].label),
  ];
  reading.phrases.push({ said: cutText(said, 300), became: labels.join(" → ") || null });
  for (const step of steps) if (isRead(step)) reading.phrases.push(...partsNotTaken(step.action));
}

/** The time of the rows that are meant sets nothing: every row is read. */
const partsNotTaken = (said: string): ReadPhrase[] =>
  [...said.matchAll(timeRange)].map(([range]) => ({ said: range.trim(), became: null }));

/** "post to Slack if the amount is over 500" states the condition last, but it applies first. */
function inOrder(clauses: Clause[], language: MadeIn): Clause[] {
  const ordered: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const isLast = clauses[index + 1]?.sentence !== clause.sentence;
    const before = ordered.at(-1);
    if (isLast && before && governs(clause, before, language)) ordered.splice(-1, 0, clause);
    else ordered.push(clause);
  }
  return ordered;
}

function governs(clause: Clause, before: Clause, language: MadeIn): boolean {
  if (before.sentence !== clause.sentence || !opensCondition.test(clause.text) || opensAside(before.text)) return false;
  return readCondition(clause.text, language)?.rest === "";
}

const opensAside = (text: string): boolean => opensCondition.test(text) || opensWhen.test(text) || opensElse.test(text);

function take(reading: Reading, said: string): void {
  const rest = takeTurn(reading, takeSchedule(reading, said));
  if (rest === "" || takeTrigger(reading, rest) || takeCondition(reading, rest)) return;
  addSteps(reading, rest);
}

function addSteps(reading: Reading, said: string): void {
  const steps = readSteps(said, reading);
  if (steps.length === 0 && asksWhen(reading, said)) return;
  const unread = steps.length === 0 ? notUnderstood(said) : null;
  for (const step of unread ? [unread] : steps) addStep(reading, step);
}

/** "on the last day of", left of a schedule's clause, is a time that was not read. */
function asksWhen(reading: Reading, said: string): boolean {
  const { trigger, steps } = reading;
  if (trigger?.type !== "schedule" || steps.length > 0 || !/\p{L}/u.test(said)) return false;
  const question = `When exactly does it run: “${cutText(said, 200)}”?`;
  reading.trigger = { ...trigger, questions: [...trigger.questions, question] };
  reading.phrases.push({ said: cutText(said, 300), became: null });
  return true;
}

/** A clause that is neither a condition nor an action is kept in its own words; only a secret is dropped. */
function notUnderstood(said: string): ReadStep | null {
  if (said.includes(gap) || !/\p{L}/u.test(said)) return null;
  return { ...undecidedStep(said), questions: [`Not understood: “${cutText(said, 200)}”. Which tool does this?`] };
}

function takeSchedule(reading: Reading, said: string): string {
  const schedule = reading.trigger ? null : readSchedule(said, reading.language);
  if (!schedule) return said;
  reading.trigger = scheduleTrigger(schedule);
  return schedule.rest;
}

/** "otherwise" switches to the other branch of the last condition, "in any case" returns to before it. */
function takeTurn(reading: Reading, said: string): string {
  const condition = reading.steps.findLast(({ type }) => type === "condition");
  if (opensInAnyCase.test(said)) {
    if (condition) reading.after = condition.after;
    return said.replace(opensInAnyCase, "").replace(/^[\s,，:]+/, "");
  }
  if (!opensElse.test(said)) return said;
  if (condition) reading.after = { step: condition.id, when: "no" };
  return said.replace(opensElse, "").replace(/^[\s,，:]+/, "");
}

function takeTrigger(reading: Reading, said: string): boolean {
  if (reading.trigger || opensFilter.test(said)) return false;
  const trigger = readTrigger(said);
  const condition = opensCondition.test(said) || opensWhen.test(said) ? readCondition(said, reading.language) : null;
  const found = trigger ?? unknownTrigger(said, reading.language);
  if (!found) return false;
  reading.trigger = found;
  if (trigger && condition && isComparison(said)) addCondition(reading, said);
  return true;
}

const isComparison = (said: string): boolean => /\d/.test(said);

function takeCondition(reading: Reading, said: string): boolean {
  if (!opensCondition.test(said) && !(reading.trigger && opensWhen.test(said))) return false;
  addCondition(reading, said);
  return true;
}

function addCondition(reading: Reading, said: string): void {
  const type = opensFilter.test(said) ? "filter" : "condition";
  const { field, comparison, value, rest } = readCondition(said, reading.language) ?? unreadable;
  const config: Record<string, string> = { field, comparison, value };
  const action = field ? [field, comparisonLabels[comparison], value].filter(Boolean).join(" ") : cutText(said, 300);
  const id = addStep(reading, { type, action, config, questions: openQuestions(actionServices[type], config) });
  if (type === "condition" && id) reading.after = { step: id, when: "yes" };
  if (rest) addSteps(reading, rest);
}

const unreadable: Condition = { field: "", comparison: "equals", value: "", rest: "" };

function addStep(reading: Reading, step: ReadStep): string | null {
  if (reading.steps.length >= automationStepsMax) return null;
  const id = `s${reading.steps.length + 1}`;
  reading.steps.push({ id, ...step, after: reading.after });
  reading.after = { step: id, when: "always" };
  if (step.type === "ai-text") reading.afterModel = true;
  return id;
}

/** A form with named fields also gets the fields that steps need. */
function withNeededFields(trigger: AutomationTrigger, steps: readonly AutomationStep[]): AutomationTrigger {
  const fields = trigger.config["fields"];
  if (trigger.type !== "form" || !fields) return trigger;
  const known = fields.toLowerCase().split(", ");
  const needed = steps.flatMap(({ type, config }) =>
    type === "condition" || type === "filter" ? [config["field"] ?? ""] : [],
  );
  const missing = [...new Set(needed)].filter((field) => field && !known.some((name) => name === field.toLowerCase()));
  return { ...trigger, config: { ...trigger.config, fields: [fields, ...missing].join(", ") } };
}

function nameOf(text: string): string {
  const sentence = text.split(/[\n.!?。！？।]/u).find((part) => part.trim() !== "") ?? "";
  const words = sentence.replace(/\s+/g, " ").trim();
  if (words.length <= 60) return words || "Automation";
  const cut = cutText(words, 60);
  return `${cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cutText(cut, 40)}…`;
}

/** For a description without any action: its own words, to be decided. */
const somethingToDo = (said: string): AutomationStep => ({
  id: "s1",
  ...undecidedStep(said),
  after: { step: "trigger", when: "always" },
});
