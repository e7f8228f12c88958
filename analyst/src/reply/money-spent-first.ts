import type { Quantity } from "../quantities/quantity.ts";
import { isSupposed } from "./choose.ts";
import type { Finished, Hit } from "./finished.ts";

const untilEmpty: ReadonlySet<string> = new Set([
  "runway_months",
  "gross_runway_months",
  "runway_months_with_growth",
  "runway_with_raise_months",
]);

const isToBeSpent = ({ meaning, party, status, flow }: Quantity): boolean =>
  meaning === "one_off_cost" && party === "venture" && flow === "out" && (status === "planned" || status === "target");

/** Money from which something is to be bought first does not last for months of running costs. */
export function moneySpentFirst({ quantities, computed }: Finished): Hit[] {
  const planned = quantities.filter(isToBeSpent);
  const metrics = computed.metrics.filter(
    (metric) =>
      untilEmpty.has(metric.name) && !isSupposed(metric) && !planned.some(({ id }) => metric.leaves[id] !== undefined),
  );
  return planned.length > 0 && metrics.length > 0 ? [{ metrics, about: planned.map(({ id }) => id) }] : [];
}
