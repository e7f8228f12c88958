import { analyse, renderReply } from "../../analyst/src/index.ts";
import { translatorFor } from "../../analyst/src/i18n/translator.ts";
import { toMarkdown } from "../../analyst/src/presentation/markdown.ts";
import { askedIn } from "../../analyst/src/presentation/short-reply-of.ts";
import { settlementsOf } from "../../analyst/training/settled.ts";
import type { FounderText } from "./read-founders.ts";

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
  const analysis = analyse({ messages: [text.text], now: new Date(), settled: settlementsOf(text, 0) });
  const answers = askedIn(analysis).map(({ answer }) => answer);
  const { parts } = renderReply(analysis, { ask: text.text });
  const fold = parts.findIndex(({ kind }) => kind === "fold");
  const shown = toMarkdown(fold < 0 ? parts : parts.slice(0, fold), translatorFor(analysis.language));
  const missing = wanted.filter(({ number }) => !holdsNumber(shown, number));
  return {
    questions: wanted.length,
    answered: wanted.filter(({ number }) => holdsNumber(answers.join("\n"), number)).length,
    shown: wanted.length - missing.length,
    missing: missing.map(({ question, holds }) => `${question} | ${holds}`),
  };
}

/** The first number of a right answer that is none of the founder's; none where the answer begins with "cannot be known". */
function numberOf(holds: string, { figures, text }: FounderText): number | undefined {
  if (/^(?:cannot be known|not without)/.test(holds)) return undefined;
  const said = figures.flatMap(({ start, end, value }) => [
    ...readings(text.slice(start, end)),
    ...(value ? [value.low, value.high] : []),
  ]);
  const [number] = numbersIn(holds).find((ways) => !ways.some((way) => said.includes(way))) ?? [];
  return number;
}

const holdsNumber = (text: string, number: number): boolean =>
  readings(text).some((way) => Math.abs(way - number) <= 0.01 * number);

const readings = (text: string): number[] => numbersIn(text).flat();

const scales: Readonly<Record<string, number>> = {
  K: 1e3,
  M: 1e6,
  B: 1e9,
  million: 1e6,
  millones: 1e6,
  lakh: 1e5,
  लाख: 1e5,
  करोड़: 1e7,
  万: 1e4,
  亿: 1e8,
};
const number = new RegExp(
  `(\\d(?:(?:[\\d.,'’]|[ \u00A0\u202F](?=\\d{3}(?!\\d)))*\\d)?)(?:\\s?(${Object.keys(scales).join("|")})(?!\\p{Script=Latin}))?`,
  "gu",
);

/** Each number of a text by every way to read its marks, the English one first: "1,329" is 1329 and 1.329. */
function numbersIn(text: string): number[][] {
  return [...text.matchAll(number)].map(([, digits = "", scale = ""]) => {
    const plain = digits.replaceAll(/['’\s]/g, "");
    const ways = [plain.replaceAll(",", ""), plain.replaceAll(".", "").replace(",", ".")].map(Number);
    return ways.filter(Number.isFinite).map((way) => way * (scales[scale] ?? 1));
  });
}
