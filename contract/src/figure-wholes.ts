import { type FigureMeaning, type FigureReading, type UsualWhole, usualWholes } from "./figures.ts";

type Typed = Pick<FigureReading, "meaning" | "unit">;

/** Percentages that take something off payments. */
const ofWhatIsPaid: ReadonlySet<FigureMeaning> = new Set(["fee", "unit_cost", "pay", "discount", "prepayment"]);
/** Figures that only have a meaning beside their whole. */
const countedIn: ReadonlySet<FigureMeaning> = new Set([
  "loss",
  "said_yes",
  "said_no",
  "paying",
  "free",
  "trial",
  "pilot",
  "churn",
  "retention",
  "conversion",
  "share",
]);
const noWhole: ReadonlySet<FigureMeaning> = new Set(["none", "unclear", "date", "age", "duration"]);

const isPercent = ({ unit }: Typed): boolean => unit["%"] === 1;
/** "Half", "a third": a part without a unit. */
const isFraction = ({ unit }: Typed): boolean => Object.keys(unit).length === 0;
const symbolsOf = ({ unit }: Typed): string =>
  Object.keys(unit)
    .map((symbol) => `${symbol} ${unit[symbol]}`)
    .toSorted()
    .join();

/** The possible wholes of such a figure that need no figure; empty: none. */
export function usualWholesOf(part: Typed): readonly UsualWhole[] {
  if (!isPercent(part)) return [];
  if (part.meaning === "loss") return usualWholes;
  return ofWhatIsPaid.has(part.meaning) ? usualWholes.filter((whole) => whole !== "customers") : [];
}

/**
 * Whether one can be a share of the other by their units: a count of the same thing, a percentage of an amount or a
 * count.
 */
export function canBeShare(part: Typed, whole: Typed): boolean {
  if (noWhole.has(whole.meaning) || isPercent(whole) || Object.keys(whole.unit).length === 0) return false;
  if (isPercent(part) || isFraction(part)) return ofWhatIsPaid.has(part.meaning) || countedIn.has(part.meaning);
  return countedIn.has(part.meaning) && symbolsOf(part) === symbolsOf(whole);
}
