import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import type { Computed } from "./compute-pass.ts";
import type { Metric } from "./metric.ts";
import { sensitivity, solve } from "./solve.ts";
import { compute } from "./compute.ts";
import { valuesOf } from "./term.ts";

export { compute };
export { isSeasonal } from "./period.ts";
export { heldInTotals, ofClosedPeriods } from "./totals.ts";
export { earlierIn, seriesIn } from "./series.ts";
export { toMetrics } from "./shown.ts";
export type { Metric };

/**
 * The value of the figure `slot`, as the founder writes it, at which the metric is `target`; null where there is no
 * such value or the metric does not rest on it.
 */
export function solveFor(metric: Metric, slot: QuantityId, target: number): number | null {
  if (!metric.leaves[slot]) return null;
  return solve(metric.expression, valuesOf(metric.leaves), { slot, target });
}

/** The change of the metric when each figure alone is a tenth higher. */
export const sensitivityOf = (metric: Metric): Record<QuantityId, number> =>
  sensitivity(metric.expression, valuesOf(metric.leaves));

/** Recomputes everything with other values for some figures, as the founder would write them. */
export function whatIf(quantities: readonly Quantity[], changes: Readonly<Record<QuantityId, number>>): Computed {
  return compute(
    quantities.map((quantity) => {
      const value = changes[quantity.id];
      if (value === undefined) return quantity;
      const { low: _low, high: _high, ...rest } = quantity;
      return { ...rest, value };
    }),
  );
}
