import { describe, expect, test } from "vitest";
import { calculate, calculators } from "./calculators.ts";

/** Each calculator with its inputs and the answer worked out by hand; null where there is none. */
const answers: [name: string, inputs: Record<string, number>, byHand: number | null][] = [
  ["gross_margin", { price: 49, unit_cost: 9.8 }, 0.8],
  ["gross_margin", { price: 20, unit_cost: 26 }, -0.3],
  ["gross_margin", { price: 0, unit_cost: 6 }, null],
  ["price_floor", { unit_cost: 6, gross_margin: 0.6 }, 15],
  ["price_floor", { unit_cost: 6, gross_margin: 1 }, null],
  ["net_price", { gross_price: 119, tax_rate: 0.19 }, 100],
  ["ltv", { contribution: 40, monthly_churn: 0.05 }, 800],
  ["ltv", { contribution: 40, monthly_churn: 0 }, null],
  ["cac_payback_months", { cac: 180, contribution: 45 }, 4],
  ["max_cac", { contribution: 43, months: 12 }, 516],
  ["max_churn_for_ltv_cac_3", { contribution: 43, cac: 180 }, 43 / 540],
  ["max_churn_for_ltv_cac_3", { contribution: 100, cac: 1 }, 1],
  ["max_cpc", { contribution: 20, conversion: 0.02 }, 4.8],
  ["break_even_customers", { fixed_costs: 5000, contribution: 43 }, 117],
  ["break_even_customers", { fixed_costs: 5000, contribution: 0 }, null],
  ["steady_state_customers", { new_customers: 20, monthly_churn: 0.04 }, 500],
  ["mrr", { paying_customers: 12, price: 30 }, 360],
  ["sam_year", { market_count: 2000, price: 25 }, 600_000],
  // 100^(1/24) − 1
  ["implied_growth", { now: 10, target: 1000, months: 24 }, 0.2115276],
  ["implied_growth", { now: 0, target: 1000, months: 24 }, null],
  ["runway_months", { cash: 60_000, burn: 5000 }, 12],
  ["runway_months", { cash: 60_000, burn: 0 }, null],
  // 4,000 + 4,000 + half of 4,000
  ["runway_with_growth", { cash: 10_000, burn: 4000, revenue: 1000, growth: 0 }, 2.5],
  ["runway_with_growth", { cash: 60_000, burn: 4000, revenue: 4000, growth: 0.1 }, null],
  ["burn_multiple", { burn: 150_000, net_new_arr: 100_000 }, 1.5],
  ["safe_ownership", { amount: 400_000, cap: 4e6 }, 0.1],
  ["safe_ownership", { amount: 5e6, cap: 4e6 }, null],
  ["round_ownership", { amount: 1e6, pre_money: 4e6 }, 0.2],
  ["sample_per_arm", { rate: 0.04, difference: 0.01 }, 6144],
  ["sample_per_arm", { rate: 1, difference: 0.01 }, null],
];

describe("the calculators", () => {
  test.each(answers)("%s of %j", (name, inputs, byHand) => {
    const answer = calculate(name, inputs);
    expect(answer?.inputs).toEqual(inputs);
    if (byHand === null) expect(answer?.value).toBeNull();
    else expect(answer?.value).toBeCloseTo(byHand, 6);
  });

  test("9 of 14 is between 39% and 84%", () =>
    expect(calculate("share_interval", { successes: 9, trials: 14 })).toMatchObject({
      value: null,
      low: expect.closeTo(0.3876, 3),
      high: expect.closeTo(0.8366, 3),
    }));

  test("one cancellation in 48 customer-months leaves 0.05% to 11.6% a month", () =>
    expect(calculate("churn_interval", { cancellations: 1, customer_months: 48 })).toMatchObject({
      low: expect.closeTo(0.0253178 / 48, 7),
      high: expect.closeTo(5.5716434 / 48, 7),
    }));

  test("have distinct names and are all worked out by hand", () => {
    const names = calculators.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const tested = new Set([...answers.map(([name]) => name), "share_interval", "churn_interval"]);
    expect(names.filter((name) => !tested.has(name))).toEqual([]);
  });

  test("show the law's formula with the names of their inputs", () => {
    const formulaOf = (name: string, inputs: Record<string, number>): string | undefined =>
      calculate(name, inputs)?.formula;
    expect(formulaOf("price_floor", { unit_cost: 6, gross_margin: 0.6 })).toBe("unit_cost / (1 − gross_margin)");
    expect(formulaOf("max_churn_for_ltv_cac_3", { contribution: 1, cac: 1 })).toBe("contribution / (3 × cac)");
    expect(formulaOf("break_even_customers", { fixed_costs: 1, contribution: 1 })).toBe(
      "fixed_costs / contribution, rounded up",
    );
  });

  test("refuse a churn of 140%", () =>
    expect(() => calculate("ltv", { contribution: 40, monthly_churn: 1.4 })).toThrow(/monthly_churn/));

  test("do not know any other name", () => expect(calculate("tam", {})).toBeNull());
});
