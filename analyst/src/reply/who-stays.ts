import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";

const counts: ReadonlySet<string> = new Set(["paying", "volume"]);

/** "We'd lose about 18 over it": so many fewer than there are today, in their place. */
export function withThoseWhoStay(figures: readonly Quantity[], today: readonly Quantity[]): Quantity[] {
  if (figures.some(({ meaning }) => counts.has(meaning))) return [...figures];
  const leaving = figures.filter(({ meaning, share }) => meaning === "churn" && share === undefined);
  return figures.map((one) => {
    const [count, ...others] = today.filter((now) => counts.has(now.meaning) && isOfSameUnit(now, one));
    if (one !== leaving[0] || leaving.length > 1 || !count || others.length > 0 || count.value <= one.value) return one;
    const { low: _low, high: _high, ...rest } = one;
    const { meaning, unit, flow } = count;
    const value = count.value - one.value;
    return { ...rest, meaning, unit, flow, value, quote: `${count.quote} − ${one.quote}`, of: "", replaces: count.id };
  });
}

const isOfSameUnit = (one: Quantity, other: Quantity): boolean =>
  one.unit["%"] === undefined &&
  isSameUnit(inBaseUnits(one.unit).unit, inBaseUnits(other.unit).unit) &&
  inBaseUnits(one.unit).factor === inBaseUnits(other.unit).factor;
