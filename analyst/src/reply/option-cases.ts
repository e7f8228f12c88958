import type { OptionEffect } from "../laws/option-results.ts";
import { sameWords } from "../laws/term.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";

/** The same option with another number: instead of one that is planned, or where none is, as the founder's guess. */
export interface Variant {
  count: Quantity;
  insteadOf: Quantity | null;
  effect: OptionEffect;
}

type Case = Omit<Variant, "effect">;

const counted: ReadonlySet<string> = new Set(["volume", "paying", "revenue"]);
const costs: ReadonlySet<string> = new Set(["fixed_cost", "pay", "debt", "one_off_cost"]);

/** Another number of the same thing and name: in the first months, later, or if it goes worse. */
export const isCountLike =
  (one: Quantity) =>
  (other: Quantity): boolean =>
    one.id !== other.id &&
    one.meaning === other.meaning &&
    (one.meaning === "churn" || (counted.has(one.meaning) && sameWords(one.of, other.of) && isOfSameUnit(one, other)));

const isOfSameUnit = (one: Quantity, other: Quantity): boolean =>
  isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit);

/** A number of sales, or of those who go, that the founder only supposes. */
export const isGuess = ({ meaning, status, unit }: Quantity): boolean =>
  status === "hypothetical" && (meaning === "churn" || (counted.has(meaning) && unit["%"] === undefined));

/**
 * The figures that an option is computed from, and what it is computed anew with: of several numbers of one thing each
 * but the first that is planned, and each guess beside what is known.
 */
export function casesIn(figures: readonly Quantity[]): { base: Quantity[]; cases: Case[] } {
  const guesses = guessesIn(figures);
  const sure = figures.filter((one) => !guesses.includes(one));
  const firm = sure.filter(({ status }) => status !== "hypothetical");
  const ranked = [...firm, ...sure.filter((one) => !firm.includes(one))];
  const later = ranked.filter((one, index) => ranked.slice(0, index).some(isCountLike(one)));
  const base = sure.filter((one) => !later.includes(one));
  return {
    base,
    cases: [
      ...later.flatMap((count): Case[] => {
        const insteadOf = base.find(isCountLike(count));
        return insteadOf ? [{ count, insteadOf }] : [];
      }),
      ...guesses.flatMap(bothEnds).map((count) => ({ count, insteadOf: null })),
    ],
  };
}

/** Guesses of one thing of which no number is planned; of several things at once they are no cases of one another. */
function guessesIn(figures: readonly Quantity[]): Quantity[] {
  const guesses = figures.filter(isGuess);
  const [first] = guesses;
  if (!first || !guesses.every((other) => other.meaning === first.meaning && isOfSameUnit(other, first))) return [];
  const rest = figures.filter((one) => !guesses.includes(one));
  if (first.meaning === "churn")
    return rest.some(({ status }) => status !== "hypothetical") && !rest.some(isCountLike(first)) ? guesses : [];
  return rest.some(({ meaning }) => counted.has(meaning)) || !rest.some(({ meaning }) => costs.has(meaning))
    ? []
    : guesses;
}

/** Of a range, its lower and its upper end. */
const bothEnds = ({ low, high, ...guess }: Quantity): Quantity[] =>
  low === undefined || high === undefined || low === high
    ? [guess]
    : [low, high].map((value) => ({ ...guess, value, quote: String(value) }));
