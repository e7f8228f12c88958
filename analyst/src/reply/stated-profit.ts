import type { Metric } from "../laws/index.ts";
import { currencyOf, type Unit } from "../quantities/unit.ts";
import { isSupposed } from "./choose.ts";
import type { Finished, Hit } from "./finished.ts";

/** How far a result may be from the profit that the founder states, as a share of the larger: both are rounded. */
const tolerance = 0.25;

const results: ReadonlySet<string> = new Set(["monthly_result", "season_result"]);
/** What is known only where all costs and sales are. */
export const restsOnCosts = /^(?:partial_)?(?:break_even|monthly_result|season_result|result_after|payback)/;

/**
 * The founder knows what was left. Where the figures leave another amount in the same time, a cost or an income is
 * missing among them, and neither the result nor what it takes to break even is known.
 */
export function profitStatedOtherwise({ quantities, computed }: Finished): Hit[] {
  const stated = quantities.filter(
    ({ meaning, party, status }) => meaning === "profit" && party === "venture" && status === "actual",
  );
  const result = computed.metrics.find(
    (metric) => results.has(metric.name.replace(/^partial_/, "")) && !isSupposed(metric) && yearly(metric) !== null,
  );
  const differs = stated.filter((profit) => result !== undefined && isFar(yearly(result), yearly(profit)));
  if (differs.length === 0) return [];
  const metrics = computed.metrics.filter((metric) => restsOnCosts.test(metric.name) && !isSupposed(metric));
  return [{ metrics, about: differs.map(({ id }) => id) }];
}

interface Valued {
  value: number;
  unit: Unit;
}

/** Money a year; a season counts as the year's. Null in any other unit. */
function yearly({ value, unit }: Valued | Metric): number | null {
  const { [currencyOf(unit) ?? ""]: _money, ...rest } = unit;
  const [[period, exponent] = [], ...more] = Object.entries(rest);
  if (more.length > 0 || exponent !== -1) return null;
  if (period === "month") return value * 12;
  return period === "year" || period === "season" ? value : null;
}

const isFar = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && Math.abs(one - other) > tolerance * Math.max(Math.abs(one), Math.abs(other));
