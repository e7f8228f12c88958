import type { Metric } from "../laws/index.ts";
import { periodOf } from "../quantities/amount.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { churnRates, prices } from "./figures.ts";

/** The laws' results in place of a figure that the founder would otherwise have to state. */
const given: Readonly<Record<string, Meaning>> = {
  customer_acquisition_cost: "acquisition_spend",
  cac: "acquisition_spend",
  fixed_costs: "fixed_cost",
  monthly_churn: "churn",
  gross_margin: "margin",
};

/**
 * Figures that follow by the laws: the cost of winning a customer, monthly fixed costs, monthly churn, the gross
 * margin, and the unit costs. Each is placed at the first figure that it rests on.
 */
export function followingFrom(metrics: readonly Metric[], quantities: readonly Quantity[]): Quantity[] {
  const holding = { current: quantities, follows: [] };
  const isChurnSaid = churnRates.in(holding).some((said) => periodOf(said) === "month");
  const found = metrics.flatMap((metric) => {
    const meaning = given[metric.name];
    if (meaning === undefined || metric.of !== "" || (meaning === "churn" && isChurnSaid)) return [];
    return follow(metric, { meaning, value: metric.value }, quantities);
  });
  return [...found, ...unitCost(metrics, quantities)].filter(
    ({ meaning }, index, all) => all.findIndex((other) => other.meaning === meaning) === index,
  );
}

type Following = Pick<Quantity, "meaning" | "value">;

function follow(metric: Metric, following: Following, quantities: readonly Quantity[]): Quantity[] {
  const rests = quantities.find(({ id }) => metric.leaves[id] !== undefined);
  if (!rests) return [];
  const { low: _low, high: _high, share: _share, ...said } = rests;
  return [{ ...said, ...following, id: `${following.meaning}.${rests.id}`, unit: metric.unit, of: "" }];
}

/** The unit costs, if the laws could assign every one of them and the price is the whole income. */
function unitCost(metrics: readonly Metric[], quantities: readonly Quantity[]): Quantity[] {
  const costs = quantities.filter(
    ({ meaning, flow }) => meaning === "unit_cost" || (meaning === "fee" && flow === "out"),
  );
  const asked = prices.in({ current: quantities, follows: [] });
  for (const price of asked) {
    const metric = metrics.find(
      ({ name, leaves }) =>
        name === "contribution" &&
        asked.every(({ id }) => (leaves[id] !== undefined) === (id === price.id)) &&
        costs.some(({ id }) => leaves[id] !== undefined),
    );
    if (!metric || Object.keys(metric.unit).some((name) => metric.unit[name] !== price.unit[name])) continue;
    return follow(metric, { meaning: "unit_cost", value: price.value - metric.value }, costs);
  }
  return [];
}
