import { cutText } from "@cofounder/contract/cut-text";
import type { MadeIn } from "../language.ts";
import type { AutomationActionType } from "@cofounder/contract/tools/automation-builder";
import { mailsSomebody } from "./clauses.ts";
import { emailWords, readWords, sendWords, serviceWords, units, verbs, waitWords } from "./knowledge/words.ts";
import { isRead } from "./step-kinds.ts";
import { type SplitClause, splitSource } from "./split-source.ts";
import { actionServices, answerOfModel, everything, openQuestions } from "./services.ts";
import { changeWords, meWords, otherTools } from "./knowledge/sources.ts";
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
const send = wordPattern(sendWords);
const wait = wordPattern(waitWords);
const verb = wordPattern(verbs);
const model = wordPattern(serviceWords.find(([type]) => type === "ai-text")?.[1] ?? []);
const read = wordPattern(readWords);
/** These have a step that adds a record, and none that changes one. */
const recordKeepers = new Set<AutomationActionType>(["sheets", "airtable", "notion", "calendar"]);
const change = wordPattern(changeWords);
const me = wordPattern(meWords);
const tool = wordPattern([
  ...otherTools,
  ...serviceWords.flatMap(([type, words]) => (recordKeepers.has(type) ? words : [])),
]);

interface Surroundings {
  language: MadeIn;
  /** The steps before. */
  steps: readonly ReadStep[];
  /** A model wrote something before. */
  afterModel: boolean;
}

/** The actions requested in a clause, in their order: what is read from one service comes before what is done with it. */
export function readSteps(clause: string, surroundings: Surroundings): ReadStep[] {
  const split = splitSource(clause);
  const apart = split && stepsApart(split, surroundings);
  if (apart) return apart;
  if (split && isReading(clause)) return [readingStep({ ...split, read: clause })];
  const step = readStep(clause, surroundings);
  return step ? [step] : [];
}

/** A step that reads, and the one with what was read; null where the clause is one step. */
function stepsApart(split: SplitClause, surroundings: Surroundings): ReadStep[] | null {
  const { type, rest, isCertain } = split;
  const then = readStep(rest, surroundings);
  if (!then) return null;
  if (!isCertain && surroundings.steps.some((step) => step.type === type && isRead(step))) return [then];
  const isKnown = then.type !== "to-decide" && then.type !== type;
  return isKnown || (isCertain && isUndecidedAction(rest)) ? [readingStep(split), then] : null;
}

const isUndecidedAction = (rest: string): boolean => !isReading(rest) && !change.test(rest);
const isReading = (clause: string): boolean => read.test(clause) && !change.test(clause);

function readingStep({ type, read: said, isBare }: SplitClause): ReadStep {
  const short = cutText(said, 200);
  if (type === "to-decide") return undecidedStep(said);
  const config = { operation: "read", ...readers[type]?.(said, everything) };
  config.operation = "read";
  return {
    type,
    action: cutText(said, 300),
    config,
    questions: [
      ...openQuestions(actionServices[type], config),
      ...(isBare ? [] : [`All rows are read. Which column and value mark the ones you mean: “${short}”?`]),
    ],
  };
}

/** The action requested in a clause; null if there is none. */
export function readStep(clause: string, { language, afterModel }: Surroundings): ReadStep | null {
  const duration = durationIn(clause, language);
  const type = typeOf(clause, duration !== null);
  if (!type) return null;
  if (type === "to-decide") return undecidedStep(clause);
  const config = type === "wait" ? waitOf(duration) : configOf(type, clause, afterModel ? answerOfModel : everything);
  return { type, action: cutText(clause, 300), config, questions: questionsOf(type, config, clause) };
}

const whoGetsIt = "Who gets the e-mail?";

/** Who says "me" is asked for the address, not for the person. */
function questionsOf(type: AutomationActionType, config: Record<string, string>, clause: string): string[] {
  return openQuestions(actionServices[type], config).map((question) =>
    question === whoGetsIt && me.test(clause) ? "At which address do you get the e-mail?" : question,
  );
}

export function undecidedStep(clause: string): ReadStep {
  const said = cutText(clause, 300);
  return {
    type: "to-decide",
    action: said,
    config: { what: said },
    questions: [whichTool(clause)],
  };
}

/** A founder who named the tool is not asked for it again. */
function whichTool(clause: string): string {
  const named = tool.exec(clause)?.[0];
  const short = cutText(clause, 200);
  return named
    ? `No ready step does this in ${named}: “${short}”. Which function of ${named} does?`
    : `Which tool does this: “${short}”?`;
}

function typeOf(clause: string, isTimed: boolean): AutomationActionType | null {
  const found = services.flatMap(([type, pattern]) => (pattern.test(clause) ? [type] : []));
  const named = found.find((type) => type !== "ai-text" && type !== "http");
  if (named && recordKeepers.has(named) && isMailedOnly(clause)) return "email";
  if (named) return recordKeepers.has(named) && change.test(clause) ? "to-decide" : named;
  if (wait.test(clause) && (isTimed || !found[0])) return "wait";
  return generalType(clause, found[0]);
}

/** "mail the customer the row of the sheet" does not write to a sheet. */
const isMailedOnly = (clause: string): boolean => mailsSomebody(clause) && !into.test(clause);
const into = /\b(?:to|in|into|nach|a|en|dans|à)\b|में|到/iu;

/** Without a named tool: an e-mail, a model or an address, otherwise an action still without a tool. */
function generalType(clause: string, found: AutomationActionType | undefined): AutomationActionType | null {
  if (mailsSomebody(clause) && isSentFirst(clause)) return "email";
  if (found) return found;
  if (isOnly(clause, email)) return "email";
  return verb.test(clause) ? "to-decide" : null;
}

/** "send an e-mail with the summary" sends; "draft a reply to the e-mail" does not. */
function isSentFirst(clause: string): boolean {
  const written = model.exec(clause)?.index ?? Infinity;
  const sent = Math.min(...[email, send, objectFirst].map((pattern) => pattern.exec(clause)?.index ?? Infinity));
  return sent < written;
}
/** "把总结用邮件发给会计": what is sent stands before the verb. */
const objectFirst = /[把将]/u;

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
  "customers?|clients?|buyers?|leads?|users?|them(?! to )|him|her|back|subscribers?|applicants?|sender",
  "clientes?|usuarios?|comprador(?:es)?|(?:env[ií]a|manda|m[aá]nda|escr[ií]be|av[ií]sa)les?",
  "clients?|clientes?|utilisateurs?|acheteurs?|lui|leur",
  "kunden?|kundin|nutzer|käufer|interessenten|ihm|ihr|ihnen",
  "ग्राहकों?|उपयोगकर्ताओं|उपयोगकर्ता|उसे|उन्हें",
  "客户|用户|买家|给他们?|给她们?",
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
  airtable: (clause) => ({ operation: read.test(clause) ? "read" : "create", ...quoted("table", clause) }),
  notion: (clause) => ({ operation: read.test(clause) ? "read" : "create", ...quoted("database", clause) }),
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
