import { cutText } from "@cofounder/contract/cut-text";
import type { AutomationStep, AutomationTrigger } from "@cofounder/contract/tools/automation-builder";
import { languageOf } from "../language.ts";
import { messagesIn } from "./knowledge/messages.ts";
import { eachWords, numberBehind, numberOf, sumWords, writtenTexts } from "./knowledge/sources.ts";
import { actionServices, allRows, countOfRows, everything } from "./services.ts";
import { isRead } from "./step-kinds.ts";
import { wordPattern } from "./words.ts";

const written = wordPattern(writtenTexts);
const sum = wordPattern(sumWords);
const forEach = wordPattern(eachWords);
const counted = wordPattern(numberOf);
const countedBehind = wordPattern(numberBehind);

/**
 * The steps, with a readable message where the founder wrote none: the event with its data, or the rows that were read.
 * Where neither is known, or a text is wanted that says something of its own, the message is left open and asked for.
 */
export function withMessages(text: string, trigger: AutomationTrigger, steps: AutomationStep[]): AutomationStep[] {
  const language = languageOf(text);
  return steps.map((step, index) => {
    if (step.config["message"] !== everything) return step;
    const isAfterRead = steps.slice(0, index).some(isRead);
    const config = { ...step.config, message: messageOf(step, { trigger, language, isAfterRead }) };
    return { ...step, config, questions: [...step.questions, ...questionsOf(step, config)] };
  });
}

function questionsOf({ type, action }: AutomationStep, { message }: { message: string }): string[] {
  const said = cutText(action, 150);
  if (message.includes(countOfRows))
    return [`All rows are counted. Which column and value mark the ones you mean: “${said}”?`];
  if (message !== "") return [];
  if (sum.test(action)) return [`No step here works this out: “${said}”. Of which column is it?`];
  const field = actionServices[type].fields.find(({ name }) => name === "message");
  return field?.question ? [field.question] : [];
}

interface Known {
  trigger: AutomationTrigger;
  language: ReturnType<typeof languageOf>;
  isAfterRead: boolean;
}

function messageOf({ config, action }: AutomationStep, { trigger, language, isAfterRead }: Known): string {
  const { type, config: started } = trigger;
  if (written.test(action)) return "";
  if (isAfterRead) return sum.test(action) && !counts(action) ? "" : rowsIn(action);
  if (type === "schedule" || type === "manual") return "";
  const { happened, toCustomer } = messagesIn[language];
  const kinds = config["to"] === "{{email}}" ? toCustomer : happened;
  return (kinds[kindOf(type, started["event"])] ?? kinds.other).replace("{data}", () => dataOf(started["fields"]));
}

const ofEvent: Record<string, "cancelled" | "failed" | "refunded" | "other"> = {
  "invitee.canceled": "cancelled",
  "payment_intent.payment_failed": "failed",
  "invoice.payment_failed": "failed",
  "charge.refunded": "refunded",
  "customer.subscription.created": "other",
  "customer.subscription.deleted": "other",
};

const kindOf = (type: AutomationTrigger["type"], event = "") => ofEvent[event] ?? type;

/** One row in a message to each, else all of them, or how many they are. */
function rowsIn(action: string): string {
  if (forEach.test(action)) return everything;
  return counts(action) ? countOfRows : allRows;
}

const counts = (action: string): boolean => counted.test(action) || countedBehind.test(action);

/** The fields of the form by name; for any other trigger, all its data. */
function dataOf(fields: string | undefined): string {
  const names = (fields ?? "").split(",").flatMap((name) => (/\S/u.test(name) ? [name.trim()] : []));
  return names.length > 0 ? names.map((name) => `${name}: {{${name}}}`).join("\n") : everything;
}
