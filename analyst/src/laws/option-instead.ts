import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { thingsIn } from "./option-base.ts";
import { counts, found } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { amountOf, balance, listOf, over, resultFrom } from "./sums.ts";
import type { Amount } from "./sums.ts";

const sold: ReadonlySet<string> = new Set([...counts, "revenue"]);

/** Sales of today whose place those of the option take, however often they are said. */
export function replacedSales({ option, today }: Pick<Books, "option" | "today">): Quantity[] {
  const gone = today.filter(({ id, meaning }) => sold.has(meaning) && option.some(({ replaces }) => replaces === id));
  return today.filter((one) => gone.some((other) => isSaidAgain(one, other)));
}

/** The same figure of today, said twice. */
export const isSaidAgain = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning && one.value === other.value && one.of === other.of && isSameUnit(one.unit, other.unit);

/** What today's sales leave each month that end with the option; null where that is not known. */
export function leftOfReplaced(books: Books): Amount | null {
  const { today, ended, monthly } = books;
  const gone = replacedSales(books);
  const revenues = gone.filter(({ meaning }) => meaning === "revenue").map(amountOf);
  if (revenues.length === gone.length) return balance(revenues);
  const rest = today.filter((one) => !gone.includes(one));
  const now = earnedBy(today, monthly);
  // Of whom nothing is counted in what is earned, like the schools among the buyers, nothing is left beside it.
  const isAll = !rest.some(({ id, meaning }) => counts.has(meaning) && now?.leaves[id]);
  // What goes on beside it does so without the costs that end.
  const then = isAll
    ? null
    : earnedBy(
        rest.filter((one) => !ended.includes(one)),
        monthly,
      );
  return now && (isAll || then) ? balance([now, ...revenues], listOf(then)) : null;
}

const earnedBy = (figures: readonly Quantity[], monthly: Books["monthly"]): Metric | null => {
  const metrics = { metrics: compute(figures).metrics };
  return ["contribution_in_all", "sales", "mrr"].map((name) => found(metrics, name, monthly)).find(Boolean) ?? null;
};

/** The number of its sales from which on it leaves more than what it takes the place of. */
export function evenWithToday(
  books: Books,
  { runs, ending }: { runs: Amount | null; ending: Amount[] },
): Metric | null {
  const [count, ...others] = books.option.filter(({ meaning }) => counts.has(meaning));
  const gone = leftOfReplaced(books);
  const each = count && others.length === 0 ? leftOfEach(count, books) : null;
  const needed = gone && balance([gone, ...listOf(runs)], ending);
  if (!count || !each || !needed) return null;
  const least = resultFrom(over(needed, each), "option_break_even", inBaseUnits(count.unit).unit);
  // Nobody sells a part of one.
  return least && least.value > 0 ? { ...least, value: Math.ceil(least.value - 1e-9) } : null;
}

/** What is left of one of them; null where that is nothing. */
function leftOfEach(count: Quantity, books: Books): Metric | null {
  const { currency } = books;
  const [thing = "", ...things] = thingsIn(count, 1);
  const each =
    count.meaning === "volume"
      ? found(books, "contribution", { [currency]: 1, [thing]: -1 })
      : found(books, "contribution_per_customer", { [currency]: 1, [thing]: -1, month: -1 });
  return things.length === 0 && each && each.value > 0 ? each : null;
}

/** Figures of today that are of the same kind: of one meaning, direction and unit. */
export const alikeToday = (plan: Quantity, today: readonly Quantity[]): Quantity[] =>
  today.filter(
    (other) =>
      other.id !== plan.id &&
      other.meaning === plan.meaning &&
      other.flow === plan.flow &&
      other.share?.of === plan.share?.of &&
      isSameUnit(inBaseUnits(other.unit).unit, inBaseUnits(plan.unit).unit),
  );
