import { line } from "../telling/wording.ts";
import { isSeasonal } from "../laws/index.ts";
import type { Language } from "../wording/language.ts";
import type { Voice } from "../wording/voice.ts";
import { acquisition, breakEven, hire, left, lifetime, payback, profit } from "./answer-left.ts";
import { growth, priceAnswer, round, whatIf } from "./answer-supposed.ts";
import { marketing } from "./answer-spending.ts";
import { costOfEach, tiedUp } from "./answer-tied-up.ts";
import { type Answering, inAskedPeriod, namedIn, plainly, type Question, verdict } from "./answering.ts";
import { isPartial } from "./choose.ts";
import type { GuessedFigure } from "./heard-part.ts";
import { inContext, pickFor } from "./pick-metric.ts";
import { type Asked, readQuestion } from "./question-words.ts";
import { speechOf } from "./speech.ts";
import type { Known, Speech } from "./speech.ts";
import { topicsOf } from "./topics.ts";
import type { Topic, TopicId } from "./topics.ts";
import { type Hearing, nothingDecides, whatIsMissing } from "./what-is-missing.ts";

export interface Answer {
  /** The question, in the founder's words. */
  text: string;
  answer: string;
}

export interface AskedOf extends Known {
  unread: readonly GuessedFigure[];
}

/** A line of answer to each question: a value with its arithmetic, or exactly what is missing for it. */
export function answerQuestions(questions: readonly string[], known: AskedOf, voice: Voice): Answer[] {
  const supposing = questions.some((text) => readQuestion(text, voice.language).asks.has("what_if"));
  const speech = { ...speechOf(known, voice), unread: known.unread, supposing };
  const read: Asked[] = [];
  for (const text of questions) read.push(inContext(readQuestion(text, voice.language), read.at(-1) ?? null, speech));
  return sayingOnce(
    questions.map((text, index) => ({
      text,
      answer: answerTo(read[index] ?? readQuestion(text, voice.language), speech),
    })),
    voice,
  );
}

/** What an answer before it says already is not said again. */
function sayingOnce(answers: readonly Answer[], { t }: Voice): Answer[] {
  const told: string[] = [];
  return answers.map(({ text, answer }) => {
    const rest = told
      .reduce((other, said) => other.replace(said, ""), answer)
      .replaceAll(/\s+/g, " ")
      .trim();
    told.push(answer);
    return { text, answer: rest === "" ? t`As said above.` : rest };
  });
}

/** Whether a question is of what the figures say, as far as its words tell. */
export function asksOfFigures(text: string, language: Language): boolean {
  const asked = { ...readQuestion(text, language), named: [], isInvestedIn: false, inSeason: false };
  return topicsOf(asked).length > 0;
}

function answerTo(read: Asked, speech: Hearing): string {
  const { quantities } = speech;
  const isInvestedIn = quantities.some(({ party }) => party === "investor");
  const inSeason = isSeasonal(quantities);
  const asked: Question = { ...read, named: namedIn(read, quantities), isInvestedIn, inSeason };
  const answers = topicsOf(asked).map((topic) => answerOn(topic, asked, speech) ?? whatIsMissing(topic, speech));
  const all = [...new Set(answers)];
  if (inSeason && read.period === "year" && all.length > 0)
    all.push(speech.voice.t`You sell in a season, so I count no twelve months of it.`);
  return all.length > 0 ? line(...all) : nothingDecides(speech, false);
}

function answerOn(topic: Topic, asked: Question, speech: Speech): string | null {
  const answer = special[topic.id];
  if (answer) return answer(speech, asked);
  const metric = pickFor(topic.metrics, asked, speech);
  return metric && !isPartial(metric) ? plainly(inAskedPeriod(metric, asked), speech) : null;
}

/** Whether what there is is enough. */
const capacity: Answering = (speech, asked) => {
  const metric = pickFor(["utilisation"], asked, speech);
  if (!metric || isPartial(metric)) return null;
  return asked.isYesNo ? verdict(metric.value <= 1, plainly(metric, speech), speech) : plainly(metric, speech);
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
