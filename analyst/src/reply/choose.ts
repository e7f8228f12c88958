import { compute, earlierIn, seriesIn } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { nameOf } from "./show-value.ts";
import type { Known } from "./reply-context.ts";

/** A result of the founder's supposition. */
export const isSupposed = ({ because }: Pick<Metric, "because">): boolean =>
  because.some(({ code }) => code === "supposed");

/** The actual result; of supposed ones, the one with the fewest assumptions. */
export function current({ metrics }: Known["computed"]): Metric[] {
  const said = metrics.filter((metric) => !isSupposed(metric));
  const names = new Set(said.map(nameOf));
  return [...said, ...metrics.filter((metric) => isSupposed(metric) && !names.has(nameOf(metric)))];
}

/** The first existing result in this order. */
export function firstOf(metrics: readonly Metric[], ...names: string[]): Metric | null {
  for (const name of names) {
    const found = metrics.find((metric) => nameOf(metric) === name);
    if (found) return found;
  }
  return null;
}

/** The result of the same plan, and of the same supposition. */
export const beside = (metrics: readonly Metric[], metric: Metric, ...names: string[]): Metric | null =>
  firstOf(
    metrics.filter((other) => other.of === metric.of && isSupposed(other) === isSupposed(metric)),
    ...names,
  );

/** A result in the same unit and of the same plan. */
export const alikeIn = (metrics: readonly Metric[], metric: Metric, ...names: string[]): Metric | null =>
  beside(
    metrics.filter(({ unit }) => isSameUnit(unit, metric.unit)),
    metric,
    ...names,
  );

export const isPartial = ({ without }: Metric): boolean => without.length > 0;

/** Missing parts of it, and parts that may belong to another plan only. */
export const doubtsIn = ({ without, leaves }: Metric): { missing: string[]; shared: string[] } => ({
  missing: without.filter((id) => !leaves[id]),
  shared: without.filter((id) => leaves[id]),
});

/** Figures of the venture in its computation. */
export const figuresOf = ({ quantities }: Pick<Known, "quantities">, ...meanings: Quantity["meaning"][]): Quantity[] =>
  quantities.filter((quantity) => isComputable(quantity) && meanings.includes(quantity.meaning));

/** The quantity sold, actual or supposed. */
export interface Sales {
  value: number;
  unit: Unit;
  isSupposed: boolean;
}

/** Today's quantity, in the unit of a break-even. */
export function todays({ quantities, computed }: Known, unit: Unit): Sales | null {
  const metric = computed.metrics.find(
    (one) => nameOf(one) === "volume" && !isSupposed(one) && isSameUnit(one.unit, unit),
  );
  if (metric) return { value: metric.value, unit, isSupposed: false };
  const earlier = earlierIn(seriesIn(quantities));
  const sold = quantities.filter(
    ({ id, meaning, share, party, unit: own }) =>
      (meaning === "volume" || meaning === "paying") &&
      share === undefined &&
      !earlier.has(id) &&
      party === "venture" &&
      isSameUnit(inBaseUnits(own).unit, unit),
  );
  const usable = sold.filter((quantity) => isComputable(quantity));
  const actual = usable.filter(({ status }) => status === "actual");
  const said = actual.length > 0 ? actual : usable;
  const chosen = said.length > 0 ? said : sold.filter(({ status }) => status === "hypothetical");
  const [only] = chosen;
  if (!only || chosen.length > 1) return null;
  return { value: only.value * inBaseUnits(only.unit).factor, unit, isSupposed: said.length === 0 };
}

/** The results that correct guesses would allow; used only to say that they follow, never for their values. */
export const asIfConfirmed = (quantities: readonly Quantity[], guesses: readonly Quantity[]): Known["computed"] =>
  compute([...quantities, ...guesses]);

const results = ["result_with_grants", "result_after_debt", "result_after_acquisition", "monthly_result", "day_result"];

/** What is left each month after everything that is known, complete and of today alone. */
export const todaysResult = ({ computed }: Pick<Known, "computed">): Metric | null =>
  firstOf(
    computed.metrics.filter((metric) => metric.of === "" && !isPartial(metric) && !isSupposed(metric)),
    ...results,
  );
