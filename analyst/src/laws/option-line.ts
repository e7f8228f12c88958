import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { thingsIn, withItsBase } from "./option-base.ts";
import type { Metric } from "./metric.ts";
import { found } from "./option-books.ts";
import { noEffect } from "./option-results.ts";
import type { OptionEffect } from "./option-results.ts";
import { amountOf, balance, constant, listOf, over, resultFrom, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";
import { sharesWord } from "./term.ts";

/** A part of today's business: what is sold of it, its own prices and costs, and the costs that end with it. */
export interface Line {
  line: readonly Quantity[];
  own: readonly Quantity[];
  ends: readonly Quantity[];
  /** Months of the year in which it sells a multiple of its usual month. */
  peak?: Peak | null;
  /** What else is said of it. */
  beside?: readonly Quantity[];
}

export interface Peak {
  times: Quantity;
  months: number;
}

export interface LineEffect {
  effect: OptionEffect;
  others: readonly { count: Quantity; insteadOf: null; effect: OptionEffect }[];
}

/** What doing without a part of today's business changes: its contribution goes, and the costs that are its own end. */
export function lineEffect(part: Line, today: readonly Quantity[], all: readonly Quantity[]): LineEffect | null {
  const currency = today.flatMap(({ unit }) => currencyOf(unit) ?? [])[0];
  if (currency === undefined) return null;
  const { line, ends, peak = null, beside = [] } = part;
  const monthly = { [currency]: 1, month: -1 };
  const left = leftBy(part, today, monthly);
  if (!left) return null;
  const ids = line.map(({ id }) => id);
  const parts = all.filter(({ share }) => share !== undefined && ids.includes(share.of));
  const anyway = parts.filter((one) => one.meaning === "share" && one.status !== "actual");
  const told = [...parts.filter((one) => one.meaning === "retention"), ...beside];
  const missing = [...new Set(told)].filter((one) => one !== peak?.times).map(({ id }) => id);
  const withLeft = (gone: Amount): OptionEffect => ({
    ...noEffect,
    change: resultFrom(balance(ends.map(amountOf), [gone]), "option_change", monthly),
    year: peak && resultFrom(ofYear(gone, ends, peak), "option_year", { [currency]: 1, year: -1 }),
    ends: ends.map(({ id }) => id),
    left: missing,
  });
  const elsewhere = eachElsewhere(part, today, currency);
  const coming = (share: Quantity): Amount =>
    elsewhere
      ? (balance([left], [times(amountOf(share), elsewhere)]) ?? left)
      : times(left, balance([constant(1)], [amountOf(share)]) ?? constant(1));
  const [only, ...others] = anyway;
  const least = only && others.length === 0 && elsewhere ? leastShare({ left, elsewhere, part, peak }) : null;
  return {
    effect: {
      ...withLeft(left),
      leastAnyway: least,
      keepFrom: peak || parts.length + missing.length > 0 ? null : keepFrom(part, { left, today, currency }),
    },
    others: anyway.map((count) => ({ count, insteadOf: null, effect: withLeft(coming(count)) })),
  };
}

/** How many of its sales pay the costs that end with it, where what it leaves is so much for each of one count. */
function keepFrom(
  part: Line,
  { left, today, currency }: { left: Amount; today: readonly Quantity[]; currency: string },
): Metric | null {
  const costs = balance(part.ends.map(amountOf));
  const metrics = { metrics: metricsOf(part, today) };
  const counted = part.line.flatMap((count) => {
    const [thing = ""] = thingsIn(count, 1);
    const each =
      count.meaning === "paying"
        ? found(metrics, "contribution_per_customer", { [currency]: 1, [thing]: -1, month: -1 })
        : found(metrics, "contribution", { [currency]: 1, [thing]: -1 });
    const isAll = each && Math.abs(valueOf(times(amountOf(count), each)) - valueOf(left)) < sameAmount;
    return isAll && each.value > 0 ? [{ count, each }] : [];
  });
  const [only, ...others] = counted;
  if (!costs || !only || others.length > 0) return null;
  const least = resultFrom(over(costs, only.each), "option_break_even", inBaseUnits(only.count.unit).unit);
  return least && { ...least, value: Math.ceil(least.value - 1e-9) };
}

const sameAmount = 1e-6;

const monthsAYear = 12;

/** Over a year in which some months are larger: what goes is a multiple in them, what ends is the same in all. */
function ofYear(gone: Amount, ends: readonly Quantity[], peak: Peak): Amount | null {
  const saved = ends.map((one) => times(amountOf(one), constant(monthsAYear)));
  return balance(saved, [times(gone, usualMonths(peak))]);
}

/** The usual months that a year is worth. */
const usualMonths = ({ times: multiple, months }: Peak): Amount =>
  balance([constant(monthsAYear - months), times(constant(months), amountOf(multiple))]) ?? constant(monthsAYear);

/** The part of its sales that has to come all the same, so that nothing is lost. */
function leastShare(known: { left: Amount; elsewhere: Amount; part: Line; peak: Peak | null }): number | null {
  const { left, elsewhere, part, peak } = known;
  const months = peak ? valueOf(usualMonths(peak)) : monthsAYear;
  const ends = part.ends.reduce((sum, one) => sum + valueOf(amountOf(one)), 0) * monthsAYear;
  const least = (valueOf(left) * months - ends) / (valueOf(elsewhere) * months);
  return least > 0 && least < 1 ? least : null;
}

/** What all of its sales would leave at the price of the only other sales of the same thing; null where it is no other. */
function eachElsewhere({ line, own, ends }: Line, today: readonly Quantity[], currency: string): Amount | null {
  const [count, ...others] = line;
  const [thing, ...things] = count ? thingsIn(count, 1) : [];
  if (!count || thing === undefined || others.length + things.length > 0) return null;
  const rest = today.filter((one) => ![...line, ...own, ...ends].includes(one));
  const isPrice = ({ meaning, unit }: Quantity): boolean => meaning === "price" && unit[thing] === -1;
  if (!own.some(isPrice) || !rest.some(isPrice)) return null;
  const each = found({ metrics: compute(rest).metrics }, "contribution", { [currency]: 1, [thing]: -1 });
  return each && times(amountOf(count), each);
}

/** What its sales leave each month, with the prices and costs of today that hold for it too; null where unknown. */
function leftBy(part: Line, today: readonly Quantity[], monthly: Unit): Amount | null {
  // What nothing is earned without is the business, and no part of it.
  if (!earnsWithout(part, today)) return null;
  const whole = found({ metrics: metricsOf(part, today) }, "contribution_in_all", monthly);
  const revenues = part.line.filter(({ meaning }) => meaning === "revenue").map(amountOf);
  return balance([...listOf(whole), ...(whole ? [] : revenues)]);
}

const earnings: ReadonlySet<string> = new Set(["contribution_in_all", "sales", "mrr"]);

function earnsWithout({ line, own, ends }: Line, today: readonly Quantity[]): boolean {
  const rest = today.filter((one) => ![...line, ...own, ...ends].includes(one));
  return (
    rest.some(({ meaning }) => meaning === "revenue") || compute(rest).metrics.some(({ name }) => earnings.has(name))
  );
}

/** The results of it alone. */
function metricsOf({ line, own, ends }: Line, today: readonly Quantity[]): readonly Metric[] {
  const mine = [...line, ...own];
  const rest = today.filter((one) => !mine.includes(one) && !ends.includes(one) && !isOfAnotherLine(one, line, today));
  return compute(withItsBase(mine, rest)).metrics;
}

/** A price or cost with the name of something else that is sold: "the inns' water" is none of the restaurants' costs. */
function isOfAnotherLine({ meaning, of }: Quantity, line: readonly Quantity[], today: readonly Quantity[]): boolean {
  const isNamedAs = (one: Quantity): boolean => of !== "" && one.of !== "" && sharesWord(one.of, of);
  return (
    perSale.has(meaning) &&
    !line.some(isNamedAs) &&
    today.some((one) => sold.has(one.meaning) && !line.includes(one) && isNamedAs(one))
  );
}

const perSale: ReadonlySet<string> = new Set(["price", "order_value", "unit_cost", "fee", "usage"]);
const sold: ReadonlySet<string> = new Set(["volume", "paying", "revenue"]);
