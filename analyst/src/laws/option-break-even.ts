import { formatUnit, isSameUnit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { thingsIn } from "./option-base.ts";
import { found, isWhole } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { endingCosts } from "./option-difference.ts";
import { evenWithToday, replacedSales } from "./option-instead.ts";
import { repaymentOf } from "./option-loan.ts";
import type { OptionEffect } from "./option-results.ts";
import { balance, listOf, over, resultFrom } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** How many of its sales pay it, or where they take the place of today's, are worth more than those. */
export function leastSales(
  books: Books,
  { sales, runs, alone }: { sales: Metric | null; runs: Amount | null; alone: Amount | null },
): Pick<OptionEffect, "breakEven" | "evenWithToday"> {
  return replacedSales(books).length > 0
    ? { breakEven: null, evenWithToday: evenWithToday(books, { runs, ending: endingCosts(books) }) }
    : { breakEven: moreOfTodays(books, alone) ?? breakEvenIn(books, { sales, runs }), evenWithToday: null };
}

/** The sales of its own that pay its running costs. */
function breakEvenIn(books: Books, { sales, runs }: { sales: Metric | null; runs: Amount | null }): Metric | null {
  if (sales === null) return null;
  return repaymentOf(books) || endingCosts(books).length > 0
    ? beyondSales(books, runs)
    : (books.metrics.find((one) => /^break_even_(?:units|customers)$/u.test(one.name) && isWhole(one)) ?? null);
}

/**
 * The laws of sales know no loan and no cost that ends: what it costs each month beyond today's is divided by what each
 * sale of the option leaves.
 */
function beyondSales(books: Books, runs: Amount | null): Metric | null {
  const [count, ...others] = books.option.filter(({ meaning }) => meaning === "volume");
  const [thing = ""] = count ? thingsIn(count, 1) : [];
  const each = found(books, "contribution", { [books.currency]: 1, [thing]: -1 });
  const more = balance(listOf(runs), endingCosts(books));
  if (!more || !each || each.value <= 0 || others.length > 0) return null;
  const least = roundedUp(over(more, each), { [thing]: 1, month: -1 });
  return least && least.value > 0 ? least : null;
}

/**
 * How many more sales of today's kind pay the running costs, each with what the option changes about it; null where
 * today's sales leave nothing, or several kinds do.
 */
function moreOfTodays(books: Books, runs: Amount | null): Metric | null {
  const { today, currency } = books;
  if (!runs) return null;
  const left = compute(today).metrics.filter(
    (one) => (one.name === "contribution" || one.name === "contribution_per_customer") && isWhole(one) && one.value > 0,
  );
  const kinds = left.flatMap((each) => {
    const [thing, ...others] = thingsIn(each, -1);
    const isEach = thing !== undefined && others.length === 0;
    if (isEach && isSameUnit(each.unit, { [currency]: 1, [thing]: -1 }))
      return { each, unit: { [thing]: 1, month: -1 } };
    return isEach && isSameUnit(each.unit, { [currency]: 1, [thing]: -1, month: -1 })
      ? { each, unit: { [thing]: 1 } }
      : [];
  });
  const [only, ...others] = [...new Map(kinds.map((kind) => [formatUnit(kind.unit), kind])).values()];
  if (!only || others.length > 0) return null;
  const each = changedBy(books, only.each) ?? only.each;
  return each.value > 0 ? roundedUp(over(runs, each), only.unit) : null;
}

/** What a sale leaves with a price, cost or fee of the option's. */
const changedBy = ({ metrics, option }: Books, today: Metric): Metric | undefined =>
  metrics.find(
    (one) =>
      one.name === today.name &&
      isWhole(one) &&
      isSameUnit(one.unit, today.unit) &&
      option.some(({ id }) => one.leaves[id]),
  );

/** Nobody sells a part of one. */
function roundedUp(amount: Amount, unit: Metric["unit"]): Metric | null {
  const least = resultFrom(amount, "option_break_even", unit);
  return least && { ...least, value: Math.ceil(least.value - 1e-9) };
}
