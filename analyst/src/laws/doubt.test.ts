import { describe, expect, test } from "vitest";
import { readFounders } from "../../../evals/founders/read-founders.ts";
import { quantitiesOf } from "../../training/quantities.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, formatUnit, isCurrency, isTime } from "../quantities/unit.ts";
import { compute } from "./index.ts";
import type { Metric } from "./index.ts";

/** Results computed from all relevant costs. */
const sums = new Set(
  `contribution contribution_per_customer contribution_margin gross_margin cost_per_unit outflow_per_unit fixed_costs monthly_result
   break_even_units break_even_customers ltv ltv_cac cac_payback_months payback_months payback_units total_costs
   price_floor max_cac_12_month_payback runway_months gross_runway_months customer_acquisition_cost`.split(/\s+/),
);

const summed = (quantities: readonly Quantity[]): Metric[] =>
  compute(quantities).metrics.filter(
    ({ name, because }) => sums.has(name) && because.every(({ code }) => code !== "supposed"),
  );

const isOfThing = (name: string): boolean => !isCurrency(name) && !isTime(name) && name !== "%";

/** The ways a cost can be misread: its meaning, its denominator, or everything but the money is lost. */
const losses: Record<string, (cost: Quantity) => Quantity> = {
  meaning: (cost) => ({ ...cost, meaning: "unclear" }),
  thing: (cost) => ({
    ...cost,
    unit: Object.fromEntries(
      Object.entries(cost.unit).map(([name, exponent]) => [isOfThing(name) ? "something" : name, exponent]),
    ),
  }),
  "unit but the money": (cost) => {
    const currency = currencyOf(cost.unit);
    return currency === null ? cost : { ...cost, unit: { [currency]: 1 } };
  },
};

const keyOf = ({ name, of, unit }: Metric): string => `${name} ${of} ${formatUnit(unit)}`;

describe.each(Object.entries(losses))("a cost that lost its %s", (_, lose) => {
  test("never gives a total as if the cost did not exist", () => {
    const said: string[] = [];
    let tried = 0;
    for (const text of readFounders().filter(({ set }) => set === "open")) {
      const quantities = quantitiesOf(text);
      const before = new Map(summed(quantities).map((metric) => [keyOf(metric), metric]));
      for (const cost of quantities.filter(({ flow, meaning }) => flow === "out" && meaning !== "debt")) {
        tried += 1;
        for (const metric of summed(quantities.map((quantity) => (quantity === cost ? lose(cost) : quantity)))) {
          const whole = before.get(keyOf(metric));
          if (!whole?.leaves[cost.id] || metric.leaves[cost.id]) continue;
          if (Math.abs(whole.value - metric.value) > 0.01 * Math.abs(whole.value))
            said.push(`${text.id} without ${cost.quote}: ${keyOf(metric)} ${whole.value} → ${metric.value}`);
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(said).toEqual([]);
  });
});
