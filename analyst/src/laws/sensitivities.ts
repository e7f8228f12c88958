import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { shortUnit } from "./shown-inputs.ts";
import type { Computed } from "./compute-pass.ts";
import { whatIf } from "./index.ts";
import type { Metric } from "./metric.ts";

/** The change of an answer when one figure is a fifth lower or higher. */
export interface Sensitivity {
  /** The metric that moves. */
  of: string;
  /** Meaning of the figure that is varied. */
  input: string;
  /** The figure as stated. */
  value: number;
  unit: string;
  low: number;
  high: number;
}

const swing = 0.2;
const most = 3;

/** The first subject of questions: the contribution per customer or sale, otherwise the runway. */
const targets = ["contribution_per_customer", "contribution", "runway_months"];

/** The three figures that move the deciding metric most (a tornado chart); empty where no such metric is known. */
export function sensitivities({ metrics }: Computed, quantities: readonly Quantity[]): Sensitivity[] {
  const target = targets.flatMap((name) => metrics.find((metric) => metric.name === name) ?? [])[0];
  if (!target) return [];
  return quantities
    .filter((quantity) => isComputable(quantity) && target.leaves[quantity.id] !== undefined && quantity.value !== 0)
    .flatMap((quantity) => swung(quantity, { target, quantities }))
    .toSorted((one, other) => Math.abs(other.high - other.low) - Math.abs(one.high - one.low))
    .slice(0, most);
}

function swung(
  { id, value, meaning, unit }: Quantity,
  { target, quantities }: { target: Metric; quantities: readonly Quantity[] },
): Sensitivity[] {
  const [low, high] = [1 - swing, 1 + swing].map(
    (factor) =>
      whatIf(quantities, { [id]: value * factor }).metrics.find(
        ({ name, of }) => name === target.name && of === target.of,
      )?.value,
  );
  if (low === undefined || high === undefined) return [];
  const shown = unit["%"] === 1 ? { value: value / 100, unit: "ratio" } : { value, unit: shortUnit(unit) };
  return [{ of: target.name, input: meaning, ...shown, low: low + 0, high: high + 0 }];
}
