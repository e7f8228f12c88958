import { cutText } from "@cofounder/contract/cut-text";
import type { AutomationTrigger, AutomationTriggerType } from "@cofounder/contract/tools/automation-builder";
import type { MadeIn } from "../language.ts";
import { triggerWords, whenWords, ifWords } from "./knowledge/words.ts";
import { readCondition } from "./read-condition.ts";
import type { Schedule } from "./read-schedule.ts";
import { openQuestions, triggerServices } from "./services.ts";
import { wordPattern } from "./words.ts";

const opening = wordPattern([
  ...whenWords,
  ...ifWords,
  "on",
  "new",
  "nueva?",
  "nouve(?:au|lle)",
  "neue[rs]?",
  "नया|नई",
  "新",
  "after",
  "nach",
  "bei",
  "(?:之|以)?后$|时候?$",
]);
const patterns = triggerWords.map(([type, words]) => [type, wordPattern(words)] as const);

/** The trigger, if a clause names it: "when somebody fills in the form". */
export function readTrigger(clause: string): AutomationTrigger | null {
  const type = patterns.find(([, pattern]) => pattern.test(clause))?.[0];
  if (!type) return null;
  if (type !== "manual" && !opening.test(clause)) return null;
  return triggerOf(type, clause);
}

/** A clause that opens like a trigger and names no known one. */
export function unknownTrigger(clause: string, language: MadeIn): AutomationTrigger | null {
  if (!new RegExp(`^\\s*(?:${wordPattern(whenWords).source})`, "iu").test(clause)) return null;
  return readCondition(clause, language) ? null : undecidedTrigger(clause);
}

export function undecidedTrigger(said: string): AutomationTrigger {
  const asked = said
    ? `Which tool tells that this happened: “${cutText(said, 200)}”?`
    : "What starts this automation: a form, a payment, an e-mail, a time?";
  return {
    type: "to-decide",
    action: cutText(said, 300),
    config: said ? { what: cutText(said, 300) } : {},
    questions: [asked],
  };
}

export function triggerOf(type: AutomationTriggerType, said: string): AutomationTrigger {
  const config = (configs[type] ?? (() => ({})))(said);
  return { type, action: cutText(said, 300), config, questions: openQuestions(triggerServices[type], config) };
}

export function scheduleTrigger(schedule: Schedule): AutomationTrigger {
  const { every, count, weekdays, dayOfMonth, hour, minute, said } = schedule;
  const timed = every === "days" || every === "weeks" || every === "months";
  const config: Record<string, string> = { every, count: String(count) };
  if (weekdays.length) config["weekdays"] = weekdays.join(", ");
  if (dayOfMonth !== null) config["dayOfMonth"] = String(dayOfMonth);
  if (hour !== null) config["at"] = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  return {
    type: "schedule",
    action: said,
    config,
    questions: [
      ...(schedule.isOpen ? [`On which day of the month does it run: “${said}”?`] : []),
      ...(timed && hour === null ? ["At what time does it run?"] : []),
    ],
  };
}

const quote = /["“„«「]([^"“”„«»「」]{1,200})["”“»」]/u;
const url = /https?:\/\/[^\s"'，。；]+/iu;
const beforeFields = wordPattern([
  "with(?: the fields?)?|asking for|asks for|(?:its )?fields?(?: are)?",
  "mit(?: den Feldern)?|Felder",
  "con(?: los campos)?|campos?",
  "avec(?: les champs)?|champs?",
  "के साथ|फ़ील्ड",
  "包含|字段(?:为|是)?",
]);
const list = new RegExp(`${beforeFields.source}\\s*[:：]?\\s*([^.;。；]+)$`, "iu");
const inBrackets = /[(（]([^()（）]{2,200})[)）]/u;

const configs: Partial<Record<AutomationTriggerType, (said: string) => Record<string, string>>> = {
  form: (said) => {
    const title = quote.exec(said)?.[1];
    const fields = fieldList((inBrackets.exec(said)?.[1] ?? list.exec(said.replace(quote, ""))?.[1]) || "");
    return { ...(title && { title }), ...(fields.length && { fields: fields.join(", ") }) };
  },
  "row-added": (said) => withQuote("document", said),
  typeform: (said) => withQuote("form", said),
  "gmail-in": (said) => sender(said),
  feed: (said) => {
    const address = url.exec(said)?.[0];
    return address ? { url: address } : {};
  },
  payment: (said) => ({ event: paymentEvent(said) }),
  booking: (said) => ({
    event: /cancel|annul|storn|absag|रद्द|取消/iu.test(said) ? "invitee.canceled" : "invitee.created",
  }),
};

function withQuote(field: string, said: string): Record<string, string> {
  const name = quote.exec(said)?.[1];
  return name ? { [field]: name } : {};
}

function sender(said: string): Record<string, string> {
  const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(said)?.[0];
  return address ? { from: address } : {};
}

const paymentEvents: [RegExp, string][] = [
  [/refund|reembols|rembours|erstatt|रिफंड|退款/iu, "charge.refunded"],
  [
    /fail|declin|fallid|rechaz|échou|refus|fehlgeschlagen|fehlschl|abgelehnt|विफल|失败/iu,
    "payment_intent.payment_failed",
  ],
  [
    /cancel.*subscri|subscri.*cancel|cancela.*suscrip|résili|kündig|सदस्यता.*रद्द|取消订阅/iu,
    "customer.subscription.deleted",
  ],
  [/subscri|suscrip|abonn|\babo\b|सदस्यता|订阅/iu, "customer.subscription.created"],
];

const paymentEvent = (said: string): string =>
  paymentEvents.find(([pattern]) => pattern.test(said))?.[1] ?? "payment_intent.succeeded";

/** "name, e-mail and budget" as three names. */
export function fieldList(said: string): string[] {
  return said
    .replace(/\s+/gu, " ")
    .split(/ ?[,，、;] ?| (?:and|y|e|et|und|और) |(?:和|以及)/iu)
    .map((field) => field.replace(/^(?:and|the|a|an|their|his|her|el|la|su|le|les|der|die|das)\s+/iu, "").trim())
    .filter((field) => field.length > 0 && field.length <= 40)
    .slice(0, 12);
}
