import type { Quantity } from "./quantity.ts";
import { currencyOf, isCurrency, isTime } from "./unit.ts";
import type { Unit } from "./unit.ts";

const timesAMonth = { hour: 730, day: 365 / 12, week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 };

export type Period = keyof typeof timesAMonth | "once";

type Amount = Pick<Quantity, "value" | "low" | "high" | "unit" | "basis">;

/** A figure's value, for a range the lower end; percentages are fractions. */
export const amountOf = ({ value, low = value, unit }: Amount): number => asFraction(low, unit);

/** The upper end of a range; null if there is none. */
export const highOf = ({ high, low, unit }: Amount): number | null =>
  high === undefined || high === low ? null : asFraction(high, unit);

const asFraction = (value: number, unit: Unit): number => (unit["%"] === 1 ? value * 0.01 : value);

/** The unit of a figure: a currency, "ratio", "hours"; empty for a count. */
export function measureOf(unit: Unit): string {
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) > 0);
  return currencyOf(unit) ?? (unit["%"] === 1 ? "ratio" : time === undefined ? "" : `${time}s`);
}

/** The period in a figure's denominator; "once" for a one-time payment only. */
export function periodOf({ unit, basis }: Amount): Period | null {
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) < 0);
  if (time !== undefined) return time in timesAMonth ? (time as Period) : null;
  return basis === "once" && currencyOf(unit) !== null && thingBelow(unit) === null ? "once" : null;
}

const isThing = (name: string): boolean => !isCurrency(name) && !isTime(name) && name !== "%" && name !== "customer";

/** The denominator of a figure, other than customers and times. */
export const thingBelow = (unit: Unit): string | null =>
  Object.keys(unit).find((name) => isThing(name) && (unit[name] ?? 0) < 0) ?? null;

/** A figure per month; one without a period is taken unchanged. */
export function monthlyOf(figure: Amount): number {
  const period = periodOf(figure);
  return period === null || period === "once" ? amountOf(figure) : amountOf(figure) * timesAMonth[period];
}
