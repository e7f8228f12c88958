import type { Metric as Shown } from "@cofounder/contract/analysis";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isPure, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Metric } from "./metric.ts";
import type { Part, Use } from "./law-inputs.ts";

/** The numbers of a formula by name, without duplicates. */
export function inputsOf({ name, use }: Metric, metrics: readonly Metric[]): Shown["inputs"] {
  const inputs = Object.entries(use.slots).flatMap(([slot, parts]) => {
    const names = namesOf(use, slot);
    return parts.flatMap((part, index) => {
      const called = names[index] ?? part.name;
      return part.kind === "constant"
        ? chosenNumber(name, part)
        : [inputOf(called, isYearly(part, metrics) ? { ...part, value: part.value * 12 } : part)];
    });
  });
  return [...new Map(inputs.map((input) => [input.name, input])).values()];
}

/** A result per year. */
export const isYearly = ({ kind, name, of }: Part, metrics: readonly Metric[]): boolean =>
  kind === "result" && metrics.some((metric) => metric.name === name && metric.of === of && metric.unit["year"] === -1);

const inputOf = (name: string, part: Part): Shown["inputs"][number] => ({
  name,
  value: part.value + 0,
  unit: shortUnit(part.unit),
  type: typeOf(part),
});

/** A figure that is converted to another period or combined from others is computed. */
function typeOf({ kind, quantity, value }: Part): "founder" | "computed" {
  if (kind === "result" || quantity === null) return "computed";
  const percent = quantity.unit["%"] === 1 ? 0.01 : 1;
  return Math.abs(quantity.value * percent - value) <= 1e-9 * Math.abs(value) ? "founder" : "computed";
}

/** The target of a law. */
function chosenNumber(law: string, { value }: Part): Shown["inputs"] {
  return law === "price_floor" ? [{ name: target, value, unit: "ratio", type: "assumption" }] : [];
}

const target = "target_gross_margin";

/** The input of a slot, by the names of figures and results, or in the founder's words where there are several. */
export function namesOf({ slots }: Use, slot: string): string[] {
  const parts = slots[slot] ?? [];
  const isOne = parts.length === 1;
  return parts.map((part) => {
    if (part.kind === "constant")
      return slot === "result" && isPure(part.unit) && part.value < 1 ? target : String(part.value);
    if (part.kind === "result") return results[part.name] ?? part.name;
    return !isOne && part.of !== "" ? part.of : figureName({ ...part, meaning: part.name });
  });
}

/** Results with another name in formulas. */
const results: Readonly<Record<string, string>> = {
  customer_acquisition_cost: "cac",
  net_burn: "burn",
};

const isPerCustomer = (unit: Unit): boolean => unit["customer"] === -1;
const isPerMonth = (unit: Unit): boolean => unit["month"] === -1;

const byMeaning: Readonly<Record<string, string | ((unit: Unit, of: string) => string)>> = {
  price: (unit) => (isPerCustomer(unit) && isPerMonth(unit) ? "price_month" : "price"),
  income: (unit) => (isPerCustomer(unit) && isPerMonth(unit) ? "price_month" : "price"),
  composed_income: "price",
  cost_of_goods: "unit_cost",
  all_unit_costs: "unit_cost",
  pay_by_piece: "pay",
  paying: (unit) => (isPerMonth(unit) ? "new_customers" : "paying_customers"),
  volume: (unit) =>
    isSameUnit(unit, { customer: 1, month: -1 }) ? "new_customers" : isPerMonth(unit) ? "orders_a_month" : "volume",
  acquisition_spend: (unit) => (isPerCustomer(unit) ? "cac" : "marketing_spend"),
  fee: (unit) => (isPure(unit) ? "take_rate" : "fee"),
  reachable: "market_count",
  free: "free_users",
  trial: "free_users",
  waiting: "waitlist",
  pilot: "pilots",
  asked: "interviews",
  visitor: "visitors",
  follower: "visitors",
  churn: (unit) => (unit["customer"] === 1 ? "cancellations" : "churn"),
  valuation: (_unit, of) => (/pre|vor|avant|antes|前|पहले|before/iu.test(of) ? "pre_money" : "valuation"),
};

/** The name of a figure in formulas. */
export function figureName({ meaning, unit, of }: Pick<Quantity, "unit" | "of"> & { meaning: string }): string {
  const known = byMeaning[meaning] ?? meaning;
  return typeof known === "string" ? known : known(unit, of);
}

/**
 * Money in its currency, a rate or share as a fraction, customers and times with their names, other counts as plain
 * numbers.
 */
export function shortUnit(unit: Unit): string {
  const currency = currencyOf(unit);
  if (currency !== null) return currency;
  if (isPure(unit) || isSameUnit(unit, { month: -1 })) return "ratio";
  const [only, ...others] = Object.keys(unit);
  if (only === undefined || others.length > 0 || unit[only] !== 1) return "";
  return only === "customer" || isTime(only) ? `${only}s` : "";
}
