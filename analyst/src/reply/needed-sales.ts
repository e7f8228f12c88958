import type { Metric } from "../laws/index.ts";
import { type Amount, balance, over, resultFrom } from "../laws/sums.ts";
import { divide, type Unit } from "../quantities/unit.ts";

/**
 * How many sales bring in the amounts together, in whole sales of the amounts' time; null where a sale leaves nothing.
 * `unit` is that of the amounts, money for each time.
 */
export function neededSales(amounts: readonly Amount[], unit: Unit, contribution: Metric): Metric | null {
  const toEarn = contribution.value > 0 ? balance(amounts) : null;
  const needed = toEarn && resultFrom(over(toEarn, contribution), "break_even_units", divide(unit, contribution.unit));
  return needed && { ...needed, value: Math.ceil(needed.value - 1e-9) };
}
