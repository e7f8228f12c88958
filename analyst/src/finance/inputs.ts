import type { ClaimType, Metric } from "@cofounder/contract/analysis";
import { cardOf } from "../knowledge/startup-types.ts";
import { factFor, monthly } from "../reading/venture.ts";
import type { Role, Venture } from "../reading/venture.ts";
import { readChurn } from "./churn.ts";
import type { Churn } from "./churn.ts";

/** One number going into a formula, with the kind of truth it has. */
export type Input = { name: string; value: number; unit: string; type: ClaimType };

export type Inputs = {
  currency: string;
  /** Of one customer; null where nobody named it. */
  price: Input | null;
  /** False for a price paid per sale or per use: nothing then repeats by the month on its own. */
  recurring: boolean;
  unitCost: Input | null;
  grossMargin: Input;
  takeRate: Input | null;
  orderValue: Input | null;
  ordersPerMonth: Input | null;
  churn: Churn | null;
  cac: Input | null;
  paying: Input | null;
  marketCount: Input | null;
  target: Input | null;
  cash: Input | null;
  burn: Input | null;
  revenue: Input | null;
  raise: Input | null;
};

/** Collects what judging needs; a missing margin is assumed and typed as such. */
export function collectInputs(venture: Venture): Inputs {
  const { currency } = venture;
  const price = perMonth(venture, "price") ?? orderedOnce(venture) ?? revenuePerCustomer(venture);
  const unitCost = sameCurrency(perMonth(venture, "unit_cost"), currency);
  const orderValue = sameCurrency(plain(venture, "order_value"), currency);
  return {
    currency,
    price,
    recurring: isRecurring(venture),
    unitCost,
    grossMargin: marginOf({ venture, price, unitCost }),
    takeRate: plain(venture, "take_rate"),
    orderValue,
    ordersPerMonth: perMonth(venture, "orders_per_month"),
    churn: readChurn(venture),
    cac: sameCurrency(plain(venture, "cac"), currency),
    paying: plain(venture, "paying_customers"),
    marketCount: plain(venture, "market_count"),
    target: plain(venture, "target_customers"),
    cash: sameCurrency(plain(venture, "cash"), currency),
    burn: sameCurrency(perMonth(venture, "burn"), currency),
    revenue: sameCurrency(perMonth(venture, "revenue"), currency),
    raise: plain(venture, "raise"),
  };
}

function plain(venture: Venture, role: Role): Input | null {
  const fact = factFor(venture, role);
  return fact ? { name: role, value: fact.value, unit: unitOf(role, fact.unit), type: "founder" } : null;
}

function unitOf(role: Role, unit: string): string {
  if (unit !== "") return unit;
  return /customers|count|pilots|users/.test(role) ? "customers" : "";
}

function perMonth(venture: Venture, role: Role): Input | null {
  const fact = factFor(venture, role);
  if (!fact || (role === "price" && fact.unit !== venture.currency)) return null;
  const periodic = fact.per !== null && !["month", "once", "hour"].includes(fact.per);
  const name = role === "price" && isRecurring(venture) ? "price_month" : role;
  const input: Input = {
    name,
    value: periodic ? monthly(fact) : fact.value,
    unit: fact.unit,
    type: periodic ? "computed" : "founder",
  };
  return input;
}

/** A shop names its average order instead of a price. */
function orderedOnce(venture: Venture): Input | null {
  return factFor(venture, "take_rate") ? null : sameCurrency(plain(venture, "order_value"), venture.currency);
}

/** Without a price, what the customers there are pay on average: revenue a month / paying customers. */
function revenuePerCustomer(venture: Venture): Input | null {
  const revenue = perMonth(venture, "revenue");
  const paying = factFor(venture, "paying_customers");
  if (!revenue || !paying || paying.value <= 0 || revenue.value <= 0 || factFor(venture, "take_rate")) return null;
  return { name: "price_month", value: revenue.value / paying.value, unit: revenue.unit, type: "computed" };
}

/** Paid again and again by the calendar; what is paid for each piece or once is not. */
function isRecurring(venture: Venture): boolean {
  const price = factFor(venture, "price");
  if (!price && factFor(venture, "order_value")) return factFor(venture, "take_rate") !== null;
  if (!price || price.per !== null) return price?.per !== "once" && price?.per !== "hour";
  return price.perWhat === null && venture.models.includes("subscription");
}

/** Currencies are never converted: a figure in another one is left out of the formulas. */
function sameCurrency(input: Input | null, currency: string): Input | null {
  return input && input.unit === currency ? input : null;
}

function marginOf(input: { venture: Venture; price: Input | null; unitCost: Input | null }): Input {
  const given = factFor(input.venture, "gross_margin");
  if (input.price && input.unitCost && input.price.value > 0) {
    return {
      name: "gross_margin",
      value: (input.price.value - input.unitCost.value) / input.price.value,
      unit: "ratio",
      type: "computed",
    };
  }
  if (given && given.value <= 1) return { name: "gross_margin", value: given.value, unit: "ratio", type: "founder" };
  return { name: "gross_margin", value: assumedMargin(input.venture), unit: "ratio", type: "assumption" };
}

function assumedMargin(venture: Venture): number {
  if (venture.models.includes("commerce") || venture.models.includes("hardware")) return 0.4;
  if (venture.models.includes("services")) return 0.4;
  return cardOf(venture.type?.id ?? null)?.assumedGrossMargin ?? 0.75;
}

/** Contribution per customer and month; for a marketplace it is the commission on the orders. */
export function customerContribution(inputs: Inputs): number | null {
  const { price, grossMargin } = inputs;
  if (!price && inputs.takeRate && inputs.orderValue) {
    const perOrder = inputs.orderValue.value * inputs.takeRate.value;
    return inputs.ordersPerMonth ? perOrder * inputs.ordersPerMonth.value : null;
  }
  // From an assumed margin only assumed conclusions would follow.
  return price && grossMargin.type !== "assumption" ? price.value * grossMargin.value : null;
}

type MetricDraft = {
  name: string;
  label: string;
  value: number | null;
  unit: string;
  formula: string;
  inputs: (Input | null)[];
  low?: number | null;
  high?: number | null;
};

/** A metric before it is written in a language: its label is the English text, with {inputs} to fill. */
export type Figure = Omit<Metric, "display">;

/** Values that are not finite become null. */
export function metric(draft: MetricDraft): Figure {
  const value = draft.value !== null && Number.isFinite(draft.value) ? draft.value + 0 : null;
  return {
    name: draft.name,
    label: draft.label,
    value,
    unit: draft.unit,
    low: draft.low ?? null,
    high: draft.high ?? null,
    formula: draft.formula,
    inputs: draft.inputs.flatMap((input) => (input ? [{ ...input, value: input.value + 0 }] : [])),
  };
}
