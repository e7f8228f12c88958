import { settlementsOf } from "../../analyst/training/settled.ts";
import { holdsNumber, numbersIn } from "../numbers.ts";
import { replyTo } from "../replies.ts";
import type { FounderText } from "./read-founders.ts";

/** Whoever worked the answers out has rounded them. */
const byHand = 0.01;

/** Questions of a text whose right answer holds a number that the founder did not say. */
export interface Answers {
  questions: number;
  /** Those whose number stands in the answer to one of the founder's questions. */
  answered: number;
  /** Those whose number stands anywhere in what the reply shows. */
  shown: number;
  /** The questions of which the reply shows no such number. */
  missing: string[];
}

/** The replies' answers to the questions of a text, as if its founder had settled every figure as annotated. */
export function countAnswers(text: FounderText): Answers {
  const wanted = text.answers.flatMap(({ question, holds }) => {
    const number = numberOf(holds, text);
    return number === undefined ? [] : [{ question, holds, number }];
  });
  if (wanted.length === 0) return { questions: 0, answered: 0, shown: 0, missing: [] };
  const { answers, shown } = replyTo({ messages: [text.text], settled: settlementsOf(text, 0) });
  const said = answers.map(({ answer }) => answer).join("\n");
  const missing = wanted.filter(({ number }) => !holdsNumber(shown, number, byHand));
  return {
    questions: wanted.length,
    answered: wanted.filter(({ number }) => holdsNumber(said, number, byHand)).length,
    shown: wanted.length - missing.length,
    missing: missing.map(({ question, holds }) => `${question} | ${holds}`),
  };
}

/** The first number of a right answer that is none of the founder's; none where the answer begins with "cannot be known". */
function numberOf(holds: string, { figures, text }: FounderText): number | undefined {
  if (/^(?:cannot be known|not without)/.test(holds)) return undefined;
  const said = figures.flatMap(({ start, end, value }) => [
    ...numbersIn(text.slice(start, end)).flat(),
    ...(value ? [value.low, value.high] : []),
  ]);
  const [number] = numbersIn(holds).find((ways) => !ways.some((way) => said.includes(way))) ?? [];
  return number;
}
