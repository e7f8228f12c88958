import { line } from "../presentation/sentences.ts";
import { isWanted } from "../laws/computable-quantities.ts";
import { isSeasonal, type Metric } from "../laws/index.ts";
import type { Language } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import { afterTax, backWithin } from "./answer-in-time.ts";
import { namedIn, type Question } from "./answering.ts";
import { todaysResult } from "./choose.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { inContext } from "./pick-metric.ts";
import { asksToDrop } from "./dropping.ts";
import { closingAnswer } from "./closing.ts";
import { tippingLine } from "./compare-cases.ts";
import { moneyAnswer, optionAnswer, optionsAnswer } from "./compare-options.ts";
import { isDecision } from "./asks-to-decide.ts";
import type { Decision, Option } from "./option.ts";
import { placesAnswer } from "./places.ts";
import { type Asked, mentions, readQuestion } from "./question-words.ts";
import { isPrice } from "./sells-today.ts";
import { stockAnswer } from "./answer-stock.ts";
import { beforeSalesAnswer } from "./answer-before-sales.ts";
import { dealAnswer } from "./answer-deal.ts";
import { discountAnswer } from "./answer-discount.ts";
import { helperAnswer } from "./answer-helper.ts";
import { atGoal } from "./answer-at-goal.ts";
import { forTarget } from "./answer-target.ts";
import { answerOfPlan, breakEvenOfOptions } from "./answer-of-plan.ts";
import type { Known } from "./reply-context.ts";
import { replyContextOf } from "./context-of.ts";
import { topicsIn } from "./topics-in.ts";
import { topicsOf, type Topic } from "./topics.ts";
import { withoutUnknown } from "./without-unknown.ts";
import { type Waiting, withoutParts } from "./to-confirm.ts";
import { type Hearing, nothingDecides, whatIsMissing } from "./what-is-missing.ts";
import { answerOn } from "./answer-topic.ts";
import { payAnswer } from "./answer-pay.ts";

export interface Answer {
  /** The question, in the founder's words. */
  text: string;
  answer: string;
  /** The figures it waits for, if that is the whole answer. */
  waiting?: Waiting;
  /** No finding decides it: nothing that is known answers it, or its answer is a sum of its own. */
  isOpen?: boolean;
  /** The results of such a sum. */
  uses?: readonly Metric[];
}

export interface AskedOf extends Known {
  unread: readonly GuessedFigure[];
}

/** One line of answer per question: a value with its arithmetic, or exactly what is missing for it. */
export function answerQuestions(questions: readonly string[], known: AskedOf, translator: Translator): Answer[] {
  const supposing = questions.some((text) => readQuestion(text, translator.language).asks.has("what_if"));
  const context = { ...replyContextOf(known, translator, questions), unread: known.unread, supposing };
  const read: Asked[] = [];
  for (const text of questions) {
    const before = read.at(-1) ?? null;
    const asked = readQuestion(text, translator.language);
    read.push(inContext(before ? goingOn(asked, before) : asked, before, context));
  }
  const rest = withoutUnknown(context);
  const answers = questions.map((text, index) => {
    const asked = read[index] ?? readQuestion(text, translator.language);
    return { text, ...(rest ? answerWithout(text, asked, { context, rest }) : answerTo(text, asked, context)) };
  });
  return sayingOnce(answers, translator);
}

/** An answer that would wait for figures of which nothing is known: without them, and saying so. */
function answerWithout(
  text: string,
  asked: Asked,
  { context, rest }: { context: Hearing; rest: Hearing },
): Omit<Answer, "text"> {
  const found = answerTo(text, asked, context);
  const other = found.isOpen || found.waiting ? answerTo(text, asked, rest) : found;
  if (other === found || other.isOpen || other.waiting) return found;
  const { t, list, quote } = context.translator;
  const open = list(context.unread.map((figure) => quote(figure.quote)));
  return { ...other, answer: t`${other.answer} ${open} is not counted: what it is, is still open.` };
}

/** "And how many if it stays?" asks for what the question before it asks. */
function goingOn(asked: Asked, before: Asked): Asked {
  const isBare = [...asked.asks].join() === "how_many" && (before.asks.has("how_many") || before.asks.has("how_long"));
  return isBare && asked.words.length <= mostBareWords
    ? { ...asked, asks: before.asks, period: before.period, each: before.each }
    : asked;
}

const mostBareWords = 7;

/** An answer does not repeat an earlier one. */
function sayingOnce(answers: readonly Answer[], { t }: Translator): Answer[] {
  const told: string[] = [];
  return answers.map((all) => {
    const { answer, waiting } = all;
    // The same answer stands once below both questions.
    if (waiting || told.includes(answer)) return all;
    const rest = told
      .reduce((other, said) => other.replace(said, ""), answer)
      .replaceAll(/\s+/g, " ")
      .trim();
    told.push(answer);
    return { ...all, answer: rest === "" ? t`As said above.` : rest };
  });
}

/** Whether the words of a question ask about the figures. */
export function asksOfFigures(text: string, language: Language): boolean {
  const asked = { ...readQuestion(text, language), named: [], isInvestedIn: false, inSeason: false, isWanting: false };
  return topicsOf(asked).length > 0;
}

function asQuestion(text: string, read: Asked, context: Hearing): Question {
  const { quantities } = context;
  return {
    ...read,
    period: read.period ?? dayNamed(text, read, context),
    named: namedIn(read, quantities),
    isInvestedIn: quantities.some(({ party }) => party === "investor"),
    inSeason: isSeasonal(quantities),
    isWanting: quantities.some(isWanted),
  };
}

function answerTo(text: string, read: Asked, context: Hearing): Omit<Answer, "text"> {
  const asked = asQuestion(text, read, context);
  const ending = context.isClosing && read.isOfClosing ? closingAnswer(context) : "";
  if (ending !== "") return { answer: ending };
  const named = onNamedFigure(asked, context);
  if (named !== "") return { answer: named };
  const stock = stockAnswer(text, asked, context);
  if (stock) return { ...stock, isOpen: true };
  const decided = line(
    context.decision ? answerOnOptions(context.decision, { ...asked, text }, context) : "",
    placesAnswer(text, context),
  );
  if (decided !== "") return { answer: decided };
  const own = ownSum(text, asked, context);
  if (own) return { ...own, isOpen: true };
  return onceReached(text, asked, context) ?? answerFromTopics(asked, context);
}

/** "Such a Saturday" is one of the days of which the founder counts the sales; a weekend is more than one. */
const dayNamed = (text: string, { concepts }: Asked, { quantities }: Hearing): "day" | null =>
  concepts.has("weekday") &&
  !weekend.test(text) &&
  quantities.some(({ meaning, unit }) => meaning === "volume" && unit["day"] === -1)
    ? "day"
    : null;

const weekend = /week-?end|wochenende|finde|fin de semana|सप्ताहांत|वीकेंड|weekend|周末|週末/iu;

/** What no result of the laws says by itself. */
const ownSum = (text: string, asked: Question, context: Hearing): Pick<Answer, "answer" | "uses"> | null =>
  beforeSalesAnswer(text, asked, context) ??
  discountAnswer(text, asked, context) ??
  helperAnswer(asked, context) ??
  dealAnswer(text, asked, context);

/** What a question of a goal asks for, with the goal in the place of today's figure. */
function onceReached(text: string, asked: Question, context: Hearing): Omit<Answer, "text"> | null {
  const goal = atGoal(text, asked, context);
  const found = goal && answerFromTopics(asked, goal.context);
  if (!found || found.isOpen || found.waiting) return null;
  const { t, list, quote } = context.translator;
  const goals = list(goal.goals.map((one) => quote(one.quote)));
  return { ...found, answer: t`This takes the goal ${goals} as reached. ${found.answer}` };
}

/** What a question asks of a figure that it names by its number: a time, a wanted profit, a tax, a pay. */
const onNamedFigure = (asked: Question, context: Hearing): string =>
  backWithin(context, asked) ?? forTarget(context, asked) ?? afterTax(context, asked) ?? payAnswer(asked, context);

function answerFromTopics(asked: Question, context: Hearing): Omit<Answer, "text"> {
  const chosen = topicsIn(asked, context);
  const beside = chosen.some(({ id }) => id === "break_even") ? breakEvenOfOptions(context) : "";
  if (isOfPlanAlone(chosen, { asked, beside }, context)) return { answer: beside };
  if (chosen.length === 0) return { answer: nothingDecides(context, false), isOpen: true };
  const known = chosen.map((topic) => answerOn(topic, asked, context));
  const said = saidOn(
    chosen.map((topic, index) => known[index] ?? whatIsMissing(topic, asked, context)),
    { asked, beside },
    context,
  );
  return known.every((one) => one === null) ? { ...said, isOpen: true } : said;
}

/** The answers to its topics together, with what the plan needs beside them. */
function saidOn(
  answers: readonly (string | Waiting)[],
  { asked, beside }: { asked: Question; beside: string },
  { translator: { t } }: Hearing,
): Omit<Answer, "text"> {
  const all = [...new Set(answers.filter((answer) => typeof answer === "string"))];
  const waiting = withoutParts(answers.filter((answer) => typeof answer !== "string"));
  const [only] = waiting;
  if (asked.inSeason && asked.period === "year") all.push(t`You sell in a season, so I count no twelve months of it.`);
  const said = beside === "" ? all : [t`Today's business: ${line(...all)}`, beside];
  const answer = line(...said, ...waiting.map(({ confirm, rule }) => line(confirm, rule)));
  return { answer, ...(only && all.length === 0 && waiting.length === 1 ? { waiting: only } : {}) };
}

/** "How many must it have?" is about what is planned, where nothing is known of today. */
const isOfPlanAlone = (
  chosen: readonly Topic[],
  { asked, beside }: { asked: Question; beside: string },
  context: Hearing,
): boolean => beside !== "" && chosen.every((topic) => answerOn(topic, asked, context) === null);

/** A question that decides, that names an option, or that asks whether the money is enough until an option pays. */
function answerOnOptions(decision: Decision, asked: AskedText, context: Hearing): string {
  const wanted = answerOfPlan(asked, context);
  if (wanted !== "" && !isOfToday(asked, decision)) return wanted;
  const named = decision.options.filter((option) => isAskedAbout(option, asked, context));
  if (isOfOneWay(decision, named)) return line(...named.map((option) => optionAnswer(option, context)));
  const plans = decision.options.flatMap(({ figures }) => figures);
  if (isDecision(asked, plans)) return optionsAnswer(decision, context);
  if (named.length > 0) return line(...named.map((option) => optionAnswer(option, context)));
  return tippingAnswer(decision, asked, context) || moneyOfOptions(decision, asked, context);
}

/** "To cover the rent" is about today's business too, which the plan stands beside. */
const isOfToday = ({ asks, concepts }: Question, { options }: Decision): boolean =>
  options.every(({ effect }) => effect.breakEvenThen === null) &&
  !asks.has("left") &&
  !asks.has("lasts") &&
  (asks.has("break_even") || concepts.has("rent"));

/** "How many may I lose at most?" */
const tippingAnswer = ({ options }: Decision, { asks }: Question, context: Hearing): string =>
  asks.has("at_most") || asks.has("may_go") ? line(...options.map((option) => tippingLine(option, context))) : "";

function moneyOfOptions(decision: Decision, asked: Question, context: Hearing): string {
  const isOfMoney = asked.asks.has("cash_in") || (asked.asks.has("lasts") && (todaysResult(context)?.value ?? -1) >= 0);
  return isOfMoney ? line(...decision.options.map((option) => moneyAnswer(option, context))) : "";
}

/** Where one question is to do without a part and another about a plan, each is about its own way. */
const isOfOneWay = ({ options }: Decision, named: readonly Option[]): boolean =>
  named.length === 1 && options.length > 1 && options.some(({ drops }) => drops);

/**
 * Whether a question names an option, or what it takes the place of: "is she cheaper than the agency?". What the
 * restaurants should pay is no question about doing without them.
 */
function isAskedAbout({ figures, name, drops = false, effect }: Option, asked: AskedText, context: Hearing): boolean {
  const ended = context.quantities.filter(({ id }) => effect.ends.includes(id));
  // "How many could I lose at 60?" is about the price of 60.
  const repriced = asked.asks.has("may_go") && namedIn(asked, figures).some((one) => isPrice(one));
  return (
    repriced ||
    ((!drops || asksToDrop(asked.text)) &&
      [name, ...[...figures, ...(drops ? [] : ended)].map(({ of }) => of)].some(
        (words) => words !== "" && mentions(asked, words),
      ))
  );
}

type AskedText = Question & { text: string };
