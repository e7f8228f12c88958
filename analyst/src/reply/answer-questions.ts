import { line } from "../presentation/sentences.ts";
import { isSeasonal } from "../laws/index.ts";
import type { Language } from "../i18n/language.ts";
import type { Translator } from "../i18n/translator.ts";
import { acquisition, breakEven, hire, left, lifetime, payback, profit } from "./answer-left.ts";
import { growth, priceAnswer, round, whatIf } from "./answer-supposed.ts";
import { marketing } from "./answer-spending.ts";
import { costOfEach, tiedUp } from "./answer-tied-up.ts";
import { type Answering, inAskedPeriod, namedIn, plainly, type Question, verdict } from "./answering.ts";
import { isPartial } from "./choose.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { inContext, pickFor } from "./pick-metric.ts";
import { type Asked, readQuestion } from "./question-words.ts";
import { replyContextOf } from "./reply-context.ts";
import type { Known, ReplyContext } from "./reply-context.ts";
import { topicByForm, topicsOf } from "./topics.ts";
import type { Topic, TopicId } from "./topics.ts";
import { type Waiting, withoutParts } from "./to-confirm.ts";
import { type Hearing, nothingDecides, whatIsMissing } from "./what-is-missing.ts";

export interface Answer {
  /** The question, in the founder's words. */
  text: string;
  answer: string;
  /** The figures it waits for, if that is the whole answer. */
  waiting?: Waiting;
}

export interface AskedOf extends Known {
  unread: readonly GuessedFigure[];
}

/** One line of answer per question: a value with its arithmetic, or exactly what is missing for it. */
export function answerQuestions(questions: readonly string[], known: AskedOf, translator: Translator): Answer[] {
  const supposing = questions.some((text) => readQuestion(text, translator.language).asks.has("what_if"));
  const context = { ...replyContextOf(known, translator), unread: known.unread, supposing };
  const read: Asked[] = [];
  for (const text of questions)
    read.push(inContext(readQuestion(text, translator.language), read.at(-1) ?? null, context));
  return sayingOnce(
    questions.map((text, index) => ({
      text,
      ...answerTo(read[index] ?? readQuestion(text, translator.language), context),
    })),
    translator,
  );
}

/** An answer does not repeat an earlier one. */
function sayingOnce(answers: readonly Answer[], { t }: Translator): Answer[] {
  const told: string[] = [];
  return answers.map((all) => {
    const { text, answer, waiting } = all;
    // The same answer stands once below both questions.
    if (waiting || told.includes(answer)) return all;
    const rest = told
      .reduce((other, said) => other.replace(said, ""), answer)
      .replaceAll(/\s+/g, " ")
      .trim();
    told.push(answer);
    return { text, answer: rest === "" ? t`As said above.` : rest };
  });
}

/** Whether the words of a question ask about the figures. */
export function asksOfFigures(text: string, language: Language): boolean {
  const asked = { ...readQuestion(text, language), named: [], isInvestedIn: false, inSeason: false };
  return topicsOf(asked).length > 0;
}

function answerTo(read: Asked, context: Hearing): Omit<Answer, "text"> {
  const { quantities } = context;
  const isInvestedIn = quantities.some(({ party }) => party === "investor");
  const inSeason = isSeasonal(quantities);
  const asked: Question = { ...read, named: namedIn(read, quantities), isInvestedIn, inSeason };
  const answers = topicsIn(asked, context).map(
    (topic) => answerOn(topic, asked, context) ?? whatIsMissing(topic, context),
  );
  const all = [...new Set(answers.filter((answer) => typeof answer === "string"))];
  const waiting = withoutParts(answers.filter((answer) => typeof answer !== "string"));
  const [only] = waiting;
  if (inSeason && read.period === "year" && answers.length > 0)
    all.push(context.translator.t`You sell in a season, so I count no twelve months of it.`);
  if (answers.length === 0) return { answer: nothingDecides(context, false) };
  const answer = line(...all, ...waiting.map(({ confirm, rule }) => line(confirm, rule)));
  return { answer, ...(only && all.length === 0 && waiting.length === 1 ? { waiting: only } : {}) };
}

/** Where no word names a topic, a decision waits for the open figures; once they are known, no formula decides it. */
function topicsIn(asked: Question, { unread }: Hearing): Topic[] {
  const named = topicsOf(asked);
  const formal = named.length === 0 ? topicByForm(asked) : null;
  return formal && (unread.length > 0 || formal.id === "runway") ? [formal] : named;
}

function answerOn(topic: Topic, asked: Question, context: ReplyContext): string | null {
  const answer = special[topic.id];
  if (answer) return answer(context, asked);
  const metric = pickFor(topic.metrics, asked, context);
  return metric && !isPartial(metric) ? plainly(inAskedPeriod(metric, asked), context) : null;
}

/** Whether the available amount is enough. */
const capacity: Answering = (context, asked) => {
  const metric = pickFor(["utilisation"], asked, context);
  if (!metric || isPartial(metric)) return null;
  return asked.isYesNo ? verdict(metric.value <= 1, plainly(metric, context), context) : plainly(metric, context);
};

const special: Partial<Record<TopicId, Answering>> = {
  what_if: whatIf,
  profit,
  growth,
  acquisition,
  break_even: breakEven,
  payback,
  capacity,
  left,
  round,
  hire,
  price: priceAnswer,
  lifetime,
  marketing,
  tied_up: tiedUp,
  cost: costOfEach,
};
