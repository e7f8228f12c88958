import type { FigureMeaning, FigureReading } from "@cofounder/contract/figures";
import { currencyOf } from "../quantities/unit.ts";
import type { OpenFigure } from "../reader/heard.ts";

/**
 * A guess with a lower probability is not confirmed together with the others: it is offered first when the chip is
 * opened. It is wrong more than twice as often as right.
 */
const leastLikely = 1 / 3;

export const isLikely = ({ confidence }: Pick<OpenFigure, "confidence">): boolean => confidence >= leastLikely;

/** The same with only the guesses that a chip prefills: no sentence gives a figure an unlikely role. */
export const withLikelyGuesses = (unread: readonly OpenFigure[]): OpenFigure[] =>
  unread.map((figure) => {
    const { guess, offered } = figure;
    return guess === null || isLikely(figure) ? figure : { ...figure, guess: null, offered: [guess, ...offered] };
  });

/** The same without guesses that contradict the sign or the unit word beside the figure. */
export const withoutAbsurdGuesses = (unread: readonly OpenFigure[], messages: readonly string[]): OpenFigure[] =>
  unread.map((figure) => {
    const beside = besideOf(figure, messages);
    const offered = figure.offered.filter((offer) => !isAbsurd(offer, beside));
    const { guess } = figure;
    return guess && isAbsurd(guess, beside)
      ? { ...figure, guess: null, confidence: 0, offered }
      : { ...figure, offered };
  });

const people: ReadonlySet<FigureMeaning> = new Set([
  "paying",
  "free",
  "trial",
  "waiting",
  "pilot",
  "asked",
  "said_yes",
  "said_no",
  "lead",
  "visitor",
  "follower",
  "reachable",
  "customers_other",
  "supply",
  "staff",
]);

type Beside = "money" | "cents" | "measure" | "time" | "nothing";

const currencySign = /^\s*\p{Sc}|\p{Sc}\s*$/u;

const measureWords =
  "km cm mm kg ml cl kwh qm sqm meter meters metre metres metern metro metros mètre mètres kilometer " +
  "kilometers kilometre kilometres kilómetro kilómetros kilomètres kilo kilos gram grams gramm gramo " +
  "gramos gramme grammes litre litres liter liters litern litro litros मीटर किलोमीटर किलो ग्राम लीटर 米 " +
  "公里 公斤 千克 克 升 平方米";
const timeWords =
  "minute minutes minuten minuto minutos hour hours stunde stunden hora horas heure heures day days " +
  "tag tage tagen día días jour jours week weeks woche wochen semana semanas semaine semaines month " +
  "months monat monate monaten mes meses mois year years jahr jahre jahren año años ans मिनट घंटे घंटा " +
  "दिन हफ़्ते महीने साल 分钟 小时 天 周 个月 年";

const classes: ReadonlyMap<string, Beside> = new Map([
  ...measureWords.split(" ").map((word): [string, Beside] => [word, "measure"]),
  ...timeWords.split(" ").map((word): [string, Beside] => [word, "time"]),
]);

const mostLetters = 4;

/** What the sign or word beside a figure shows about it. */
function besideOf({ quote, span }: OpenFigure, messages: readonly string[]): Beside {
  const after = (messages[span.message] ?? "").slice(span.end, span.end + 24);
  if (currencySign.test(quote) || /^\s?\p{Sc}/u.test(after)) return "money";
  // "11.00" counts no people.
  if (/\d[.,]\d{1,2}$/u.test(quote)) return "cents";
  const [, word = ""] = /^[\s-]?(\p{L}[\p{L}\p{M}]*)/u.exec(after) ?? [];
  return classOf(word.toLowerCase());
}

/** A Chinese word has no marked end: it is recognized by its beginning. */
function classOf(word: string): Beside {
  const starts = /^\p{Script=Han}/u.test(word)
    ? Array.from({ length: mostLetters }, (_, index) => word.slice(0, index + 1))
    : [word];
  return starts.map((start) => classes.get(start)).find((found) => found !== undefined) ?? "nothing";
}

/** Money or a measure read as a number of people, a measure or a time read as an amount. */
function isAbsurd({ meaning, unit }: FigureReading, beside: Beside): boolean {
  if (people.has(meaning)) return beside !== "nothing" || currencyOf(unit) !== null;
  return (beside === "measure" || beside === "time") && currencyOf(unit) !== null;
}
