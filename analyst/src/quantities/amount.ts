import type { Quantity } from "./quantity.ts";
import { currencyOf, isCurrency, isTime } from "./unit.ts";
import type { Unit } from "./unit.ts";

const timesAMonth = { hour: 730, day: 365 / 12, week: 52 / 12, month: 1, quarter: 1 / 3, year: 1 / 12 };

export type Period = keyof typeof timesAMonth | "once";

type Amount = Pick<Quantity, "value" | "low" | "high" | "unit" | "basis">;

/** What a figure says, of a range the lower end; percentages are fractions. */
export const amountOf = ({ value, low = value, unit }: Amount): number => asFraction(low, unit);

/** The upper end of a range; null where there is none. */
export const highOf = ({ high, low, unit }: Amount): number | null =>
  high === undefined || high === low ? null : asFraction(high, unit);

const asFraction = (value: number, unit: Unit): number => (unit["%"] === 1 ? value * 0.01 : value);

/** What a figure is said in: a currency, "ratio", "hours"; empty for a count. */
export function measureOf(unit: Unit): string {
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) > 0);
  return currencyOf(unit) ?? (unit["%"] === 1 ? "ratio" : time === undefined ? "" : `${time}s`);
}

/** The period that a figure is for each of; "once" for money that is paid one time, for nothing else. */
export function periodOf({ unit, basis }: Amount): Period | null {
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) < 0);
  if (time !== undefined) return time in timesAMonth ? (time as Period) : null;
  return basis === "once" && currencyOf(unit) !== null && thingBelow(unit) === null ? "once" : null;
}

const isThing = (name: string): boolean => !isCurrency(name) && !isTime(name) && name !== "%" && name !== "customer";

/** What a figure is for each of, other than customers and times. */
export const thingBelow = (unit: Unit): string | null =>
  Object.keys(unit).find((name) => isThing(name) && (unit[name] ?? 0) < 0) ?? null;

/** A figure by the month; what has no period is taken as it stands. */
export function monthlyOf(figure: Amount): number {
  const period = periodOf(figure);
  return period === null || period === "once" ? amountOf(figure) : amountOf(figure) * timesAMonth[period];
}
