import { cutText } from "@cofounder/contract/cut-text";
import type { MadeIn } from "../language.ts";
import type { AutomationActionType } from "@cofounder/contract/tools/automation-builder";
import { mailsSomebody } from "./clauses.ts";
import { emailWords, readWords, serviceWords, units, verbs, waitWords } from "./knowledge/words.ts";
import { actionServices, answerOfModel, everything, openQuestions } from "./services.ts";
import { timeSpansIn } from "./time-spans.ts";
import { sourceOf, wordPattern } from "./words.ts";

export interface ReadStep {
  type: AutomationActionType;
  action: string;
  config: Record<string, string>;
  questions: string[];
}

const services = serviceWords.map(([type, words]) => [type, wordPattern(words)] as const);
const email = wordPattern(emailWords);
const wait = wordPattern(waitWords);
const verb = wordPattern(verbs);
const model = wordPattern(serviceWords.find(([type]) => type === "ai-text")?.[1] ?? []);
const read = wordPattern(readWords);

interface Surroundings {
  language: MadeIn;
  /** A model wrote something before. */
  afterModel: boolean;
}

/** The action requested in a clause; null if there is none. */
export function readStep(clause: string, { language, afterModel }: Surroundings): ReadStep | null {
  const duration = durationIn(clause, language);
  const type = typeOf(clause, duration !== null);
  if (!type) return null;
  if (type === "to-decide") return undecidedStep(clause);
  const config = type === "wait" ? waitOf(duration) : configOf(type, clause, afterModel ? answerOfModel : everything);
  return { type, action: cutText(clause, 300), config, questions: openQuestions(actionServices[type], config) };
}

export function undecidedStep(clause: string): ReadStep {
  const said = cutText(clause, 300);
  return {
    type: "to-decide",
    action: said,
    config: { what: said },
    questions: [`Which tool does this: “${cutText(clause, 200)}”?`],
  };
}

function typeOf(clause: string, isTimed: boolean): AutomationActionType | null {
  const found = services.flatMap(([type, pattern]) => (pattern.test(clause) ? [type] : []));
  const tool = found.find((type) => type !== "ai-text" && type !== "http");
  if (tool) return tool === "sheets" && isOnlyMailed(clause) ? "email" : tool;
  if (wait.test(clause) && (isTimed || !found[0])) return "wait";
  return generalType(clause, found[0]);
}

/** "mail the customer the row of the sheet" does not write to a sheet. */
const isOnlyMailed = (clause: string): boolean => mailsSomebody(clause) && !into.test(clause);
const into = /\b(?:to|in|into|nach|a|en|dans|à)\b|में|到/iu;

/** Without a named tool: an e-mail, a model or an address, otherwise an action still without a tool. */
function generalType(clause: string, found: AutomationActionType | undefined): AutomationActionType | null {
  if (mailsSomebody(clause) && isSentFirst(clause)) return "email";
  if (found) return found;
  if (isOnly(clause, email)) return "email";
  return verb.test(clause) ? "to-decide" : null;
}

/** "send an e-mail with the summary" sends; "draft a reply to the e-mail" does not. */
const isSentFirst = (clause: string): boolean => clause.search(email) < (model.exec(clause)?.index ?? Infinity);

const isOnly = (clause: string, pattern: RegExp): boolean =>
  pattern.test(clause) && clause.trim().split(/\s+/).length <= 2;

const oneUnit = new RegExp(
  `(?:an?|one|una?|une?|eine[nr]?|एक)\\s+${sourceOf(units.flatMap(([, words]) => words))}`,
  "iu",
);

interface Duration {
  amount: number;
  unit: string;
}

function durationIn(clause: string, language: MadeIn): Duration | null {
  const { amount, unit } = timeSpansIn(clause, language)[0] ?? { amount: 1, unit: oneUnitIn(clause) };
  if (unit === "weeks") return { amount: amount * 7, unit: "days" };
  if (unit === "months") return { amount: amount * 30, unit: "days" };
  return unit ? { amount, unit } : null;
}

function oneUnitIn(clause: string): string | undefined {
  const found = oneUnit.exec(clause)?.[0];
  return found && units.find(([, words]) => wordPattern(words).test(found))?.[0];
}

const quote = /["“„«「]([^"“”„«»「」]{1,1000})["”“»」]/u;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
const url = /https?:\/\/[^\s"'，。；]+/iu;
const channel = /#([\p{L}\p{M}\p{N}_-]+)/u;
const customer = wordPattern([
  "customers?|clients?|buyers?|leads?|users?|them|him|her|back|subscribers?|applicants?|sender",
  "cliente|clientes|usuario|comprador",
  "client|cliente|utilisateur|acheteur",
  "kunden?|kundin|nutzer|käufer|interessenten",
  "ग्राहक|उपयोगकर्ता",
  "客户|用户|买家",
]);

type Reader = (clause: string, content: string) => Record<string, string>;

const saying: Reader = (clause, content) => ({ message: quote.exec(clause)?.[1] ?? content });
const mail: Reader = (clause, content) => {
  const to = address.exec(clause)?.[0] ?? (customer.test(clause) ? "{{email}}" : "");
  return { ...(to && { to }), ...saying(clause, content) };
};

const readers: Partial<Record<AutomationActionType, Reader>> = {
  slack: (clause, content) => {
    const name = channel.exec(clause)?.[1];
    return { ...(name && { channel: `#${name}` }), ...saying(clause, content) };
  },
  discord: saying,
  linkedin: saying,
  telegram: (clause, content) => {
    const chat = /@[a-z]\w{4,}|-?\d{6,}/iu.exec(clause)?.[0];
    return { ...(chat && { chat }), ...saying(clause, content) };
  },
  gmail: mail,
  email: mail,
  sheets: (clause) => ({ operation: read.test(clause) ? "read" : "append", ...quoted("document", clause) }),
  airtable: (clause) => quoted("table", clause),
  notion: (clause) => quoted("database", clause),
  hubspot: () => ({ email: "{{email}}" }),
  mailchimp: () => ({ email: "{{email}}" }),
  calendar: (clause) => quoted("title", clause),
  "ai-text": (clause) => ({ instruction: cutText(clause, 500), ...provider(clause) }),
  http: (clause) => {
    const found = url.exec(clause)?.[0];
    return { ...(found && { url: found }), method: methodIn(clause) };
  },
};

const waitOf = (duration: Duration | null): Record<string, string> =>
  duration ? { amount: String(duration.amount), unit: duration.unit } : { unit: "hours" };

const configOf = (type: AutomationActionType, clause: string, content: string): Record<string, string> =>
  readers[type]?.(clause, content) ?? {};

function quoted(field: string, clause: string): Record<string, string> {
  const name = quote.exec(clause)?.[1];
  return name ? { [field]: cutText(name, 200) } : {};
}

/** Only a named provider has a known address. */
function provider(clause: string): Record<string, string> {
  return /openai|chatgpt|gpt/iu.test(clause) ? { address: "https://api.openai.com/v1/chat/completions" } : {};
}

function methodIn(clause: string): string {
  const named = /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(clause)?.[1];
  return named ?? (read.test(clause) ? "GET" : "POST");
}
