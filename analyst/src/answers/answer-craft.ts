import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { readIntent } from "../presentation/intent.ts";
import { type KindRead, readKind } from "../reader/spans/read-kind.ts";
import { readQuestions } from "../reader/spans/read-questions.ts";
import { setAside } from "../reading/set-aside.ts";
import type { MessageKind } from "../quantities/labels.ts";
import { asksOfFigures } from "../reply/answer-questions.ts";
import { answerPart, maybePart, noModel } from "./answer-parts.ts";
import { factsOf } from "./facts.ts";
import { findAnswer } from "./find-answer.ts";

export interface CraftReply {
  parts: ReplyPart[];
  /** Otherwise there is nothing to charge for. */
  isAnswered: boolean;
}

/** A longer message tells of a venture, whatever it asks at its end. */
const longest = 400;

interface Question {
  text: string;
  kind: KindRead;
  isTask: boolean;
  translator: Translator;
}

/**
 * The reply to a question about founding in general, or to a request for a text, from the stored answers; null where the
 * message is about the venture itself. Where a model writes the reply, only what it falls back to: an answer that fits.
 */
export function answerCraft(analysis: Analysis, ask: string | undefined, hasModel: boolean): CraftReply | null {
  const question = craftQuestion(analysis, ask);
  if (question === null || tellsOfVenture(analysis, question, hasModel)) return null;
  const { text, isTask, translator } = question;
  const { answer, maybe, words } = findAnswer(text, translator.language);
  if (answer !== null) {
    if (asksForPart(analysis, question, words)) return null;
    const facts = factsOf(analysis.venture, analysis.input.messages, translator);
    return { parts: answerPart(answer, facts, { isTask, translator }), isAnswered: true };
  }
  if (hasModel || !isBeyondEngine(question)) return null;
  const offered = maybe.length > 0 ? [maybePart(maybe, translator)] : [];
  return { parts: [...offered, noModel(translator)], isAnswered: false };
}

/** A question with several numbers is about the venture that they belong to, and a model answers one with any. */
function tellsOfVenture(analysis: Analysis, { isTask }: Question, hasModel: boolean): boolean {
  const figures = figuresNow(analysis);
  return hasModel ? figures > 0 : figures > 1 && !isTask;
}

/** One word ("competitors?") about a known venture asks for that part of its analysis. */
const asksForPart = (analysis: Analysis, { text, isTask }: Question, words: number): boolean =>
  words < 2 && !isTask && isKnown(analysis) && readIntent(text) !== "report";

function craftQuestion(analysis: Analysis, ask: string | undefined): Question | null {
  const { language } = analysis;
  const text = setAside(ask ?? "").text.trim();
  if (text === "" || text.length > longest || !isLatest(analysis, ask)) return null;
  const kind = readKind(text, { first: isFirst(analysis) }, language);
  const isTask = asksForText(text, kind);
  const question = { text, kind, isTask, translator: translatorFor(language) };
  return isAsked(question) && !isOfVenture(analysis, question) ? question : null;
}

const isAsked = ({ text, isTask, translator: { language } }: Question): boolean =>
  isTask || /[?？]/.test(text) || readQuestions([text], language).length > 0;

/** Whether it is the newest message, and supposes nothing. */
const isLatest = ({ input, change }: Analysis, ask: string | undefined): boolean =>
  ask === input.messages.at(-1) && !change?.supposed;

const isFirst = ({ input }: Analysis): boolean => input.messages.filter((message) => message !== "").length < 2;

/** The numbers of the newest message. */
export const figuresNow = ({ venture, input }: Analysis): number =>
  [...venture.quantities, ...venture.unread].filter(({ span }) => span.message === input.messages.length - 1).length;

/** Requests to write something, in the six languages. */
const writing = new RegExp(
  String.raw`^\W*(?:(?:please|can you|could you|bitte|por favor|peux-tu|कृपया|请)[ ,]*)?` +
    "(?:(?:write|draft|prepare|compose|make me|give me an? (?:template|draft)|schreib|verfass|entwirf|erstell|formulier" +
    "|escribe|redacta|prepara|haz(?:me)?|rédige|écris|prépare|fais-moi)|(?:帮我|给我|请)?(?:写|起草|拟|做一份|准备))" +
    String.raw`|(?:लिखो|लिखिए|लिख दो|बनाओ|बनाइए|बना दो|तैयार करो)[।.!]?\s*$`,
  "iu",
);

const asksForText = (text: string, { kind, confidence }: KindRead): boolean =>
  writing.test(text) || (kind === "task" && confidence >= sureKind);

const sureKind = 0.8;

/** Kinds of messages to which the engine has nothing to say. */
const beyondEngine: ReadonlySet<MessageKind> = new Set([
  "question_craft",
  "question_product",
  "not_a_venture",
  "small_talk",
]);

const isBeyondEngine = ({ text, kind: { kind, confidence }, isTask }: Question): boolean =>
  isTask || (beyondEngine.has(kind) && confidence >= 0.5 && readIntent(text) === "report");

/** Whether it asks about known figures, or states some. */
function isOfVenture(analysis: Analysis, { text, kind, isTask }: Question): boolean {
  const { venture, input, language } = analysis;
  const latest = input.messages.length - 1;
  const states = ["idea", "addition", "correction"].includes(kind.kind) && kind.confidence >= sureKind;
  if (states && venture.quantities.some(({ span }) => span.message === latest)) return true;
  return !isTask && isKnown(analysis) && asksOfFigures(text, language);
}

/** Whether earlier messages told of figures. */
const isKnown = ({ venture, input }: Analysis): boolean =>
  [...venture.quantities, ...venture.unread].some(({ span }) => span.message < input.messages.length - 1);
