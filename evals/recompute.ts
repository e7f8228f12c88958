import type { Analysis } from "../analyst/src/index.ts";

type Metric = Analysis["metrics"][number];
type Named = (name: string) => number;

/** A second implementation of the field's formulas, over a metric's own inputs. */
const formulas: Record<string, (input: Named) => number> = {
  arr: (input) => input("mrr") * 12,
  cac_payback_months: (input) => input("cac") / input("contribution_per_customer"),
  ltv: (input) => input("contribution_per_customer") / input("monthly_churn"),
  ltv_60_months: (input) =>
    (input("contribution_per_customer") * (1 - (1 - input("monthly_churn")) ** 60)) / input("monthly_churn"),
  ltv_cac: (input) => input("ltv") / input("cac"),
  price_floor: (input) => input("unit_cost") / (1 - input("target_gross_margin")),
  max_cac_12_month_payback: (input) => input("contribution_per_customer") * 12 - (input("given_to_customer") || 0),
  max_churn_for_ltv_cac_3: (input) => Math.min(1, input("contribution_per_customer") / (3 * input("cac"))),
  net_revenue_per_order: (input) => input("order_value") * input("take_rate"),
  safe_ownership: (input) => input("raise") / input("valuation"),
  round_ownership: (input) => input("raise") / (input("pre_money") + input("raise")),
  implied_share: (input) => input("target_customers") / input("market_count"),
  steady_state_customers: (input) => input("new_customers") / input("monthly_churn"),
};

/** The second computation of a metric; null without a formula or an input. */
export function recompute(metric: Metric): number | null {
  const formula = formulas[metric.name];
  if (!formula) return null;
  const value = formula((name) => metric.inputs.find((input) => input.name === name)?.value ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export const close = (one: number, other: number, tolerance = 0.005): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other), 1e-9);

/** Places in a value that JSON cannot represent: NaN, an infinity, or a negative zero. */
export function brokenNumbers(value: unknown): number {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? 0 : 1;
  if (typeof value !== "object" || value === null || value instanceof Date) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + brokenNumbers(part), 0);
}
