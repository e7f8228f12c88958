import type { FigureMeaning, FigureReading } from "./figures.ts";
import type { UsualWhole } from "./usual-wholes.ts";

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
/** Days of a season, days of a month: some of them may be lost. */
const isCountOfDays = ({ unit }: Typed): boolean => unit["day"] === 1 || unit["night"] === 1 || unit["week"] === 1;
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
  if (part.meaning === "loss") return ["price", "sales", "orders", "customers"];
  if (part.meaning === "tax") return ["price", "added", "sales", "profit"];
  return ofWhatIsPaid.has(part.meaning) ? ["price", "sales", "orders", "rest"] : [];
}

/**
 * Whether one can be a share of the other by their units: a count of the same thing, a part of the money at hand, a
 * percentage of an amount, a count or a number of days.
 */
export function canBeShare(part: Typed, whole: Typed): boolean {
  return isOfDaysOrCash(part, whole) ?? isOfAmountOrCount(part, whole);
}

/** Null for any other whole. */
function isOfDaysOrCash(part: Typed, whole: Typed): boolean | null {
  if (whole.meaning === "duration") return part.meaning === "loss" && isPercent(part) && isCountOfDays(whole);
  return whole.meaning === "cash" ? part.meaning === "cash" && symbolsOf(part) === symbolsOf(whole) : null;
}

function isOfAmountOrCount(part: Typed, whole: Typed): boolean {
  if (noWhole.has(whole.meaning) || isPercent(whole) || Object.keys(whole.unit).length === 0) return false;
  if (isPercent(part) || isFraction(part)) return ofWhatIsPaid.has(part.meaning) || countedIn.has(part.meaning);
  return countedIn.has(part.meaning) && symbolsOf(part) === symbolsOf(whole);
}
