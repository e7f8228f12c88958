import type { calculatorInputs } from "../../content/landing.ts";

export type Inputs = Record<keyof typeof calculatorInputs, number>;

/** The engine's convention for the ratio of lifetime value to acquisition cost. */
const wantedRatio = 3;
export const chartMonths = 24;

/** Unit economics as the engine computes them. */
export function figuresOf({ price, grossMargin, monthlyChurn, acquisitionCost }: Inputs) {
  const contribution = price * grossMargin;
  const lifetimeValue = contribution / monthlyChurn;
  return {
    contribution,
    lifetimeValue,
    ratio: lifetimeValue / acquisitionCost,
    payback: acquisitionCost / contribution,
    /** The churn at which lifetime value falls to the wanted multiple of the acquisition cost. */
    breakingChurn: Math.min(1, contribution / (wantedRatio * acquisitionCost)),
    /** Months until an average customer, churn included, has earned its acquisition cost; null if never. */
    crossing:
      lifetimeValue > acquisitionCost
        ? Math.log(1 - acquisitionCost / lifetimeValue) / Math.log(1 - monthlyChurn)
        : null,
  };
}

/** The cumulative profit of an average customer after each month, starting at minus the acquisition cost. */
export function cumulativeProfit(inputs: Inputs): number[] {
  const { lifetimeValue } = figuresOf(inputs);
  return Array.from(
    { length: chartMonths + 1 },
    (_, month) => lifetimeValue * (1 - (1 - inputs.monthlyChurn) ** month) - inputs.acquisitionCost,
  );
}

/** Round steps of an axis that includes the curve and zero: at most six lines. */
export function axisOf(values: number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
