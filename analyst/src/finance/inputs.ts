import type { ClaimType, Metric } from "@cofounder/contract/analysis";
import { cardOf } from "../knowledge/startup-types.ts";
import { factFor, monthly } from "../reading/venture.ts";
import type { BusinessModel, Fact, Role, Venture } from "../reading/venture.ts";
import { netPrice } from "./unit-economics.ts";
import { readChurn } from "./churn.ts";
import type { Churn } from "./churn.ts";

/** One number going into a formula, with the kind of truth it has. */
export type Input = { name: string; value: number; unit: string; type: ClaimType };

export type Inputs = {
  currency: string;
  price: Input;
  priceIsKnown: boolean;
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
  /** Won a month. */
  newCustomers: Input | null;
  marketCount: Input | null;
  target: Input | null;
  cash: Input | null;
  burn: Input | null;
  fixedCosts: Input | null;
  revenue: Input | null;
  raise: Input | null;
  /** After the money, or a cap. */
  valuation: Input | null;
  preMoney: Input | null;
  optionPool: Input | null;
};

/** The tier ladder used where the founder names no price. */
export const defaultTiers = [29, 99, 299] as const;

/** Collects what the formulas need; a missing price and margin are assumed and typed as such. */
export function collectInputs(venture: Venture): Inputs {
  const { currency } = venture;
  const price = pricePerCustomer(venture);
  const unitCost = sameCurrency(costPerUse(venture), currency);
  const orderValue = sameCurrency(plain(venture, "order_value"), currency);
  return {
    currency,
    price: price ?? { name: "price_month", value: defaultTiers[0], unit: currency, type: "assumption" },
    priceIsKnown: price !== null,
    recurring: isRecurring(venture),
    unitCost,
    grossMargin: marginOf({ venture, price, unitCost }),
    takeRate: plain(venture, "take_rate"),
    orderValue,
    ordersPerMonth: perMonth(venture, "orders_per_month"),
    churn: readChurn(venture),
    cac: sameCurrency(plain(venture, "cac") ?? cacFromSpend(venture), currency),
    paying: plain(venture, "paying_customers"),
    newCustomers: perMonth(venture, "new_customers"),
    marketCount: plain(venture, "market_count"),
    target: plain(venture, "target_customers"),
    cash: sameCurrency(plain(venture, "cash"), currency),
    burn: sameCurrency(perMonth(venture, "burn"), currency),
    fixedCosts: fixedCostsPerMonth(venture),
    revenue: sameCurrency(perMonth(venture, "revenue"), currency),
    raise: plain(venture, "raise"),
    valuation: plain(venture, "valuation"),
    preMoney: plain(venture, "pre_money"),
    optionPool: plain(venture, "option_pool"),
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
  return role === "price" ? withoutTax(input, fact) : input;
}

/** A price said to include tax is computed with as what is left of it. */
function withoutTax(price: Input, { taxIncluded }: Fact): Input {
  const rate = taxIncluded?.rate ?? null;
  const net = rate === null ? null : netPrice(price.value, rate);
  return net === null ? price : { ...price, value: net, type: taxIncluded?.assumed ? "assumption" : "computed" };
}

/**
 * Cost to serve one unit: costs named side by side add up, and a thing used many times costs its price divided by
 * the uses it survives. Beside a recurring price a cost without a period belongs to the one-off sale, if there is one.
 */
function costPerUse(venture: Venture): Input | null {
  const last = factFor(venture, "unit_cost");
  const cost = perMonth(venture, "unit_cost");
  if (!last || !cost || (last.per === null && last.perWhat === null && hasOneOffBeside(venture))) return null;
  const beside = venture.facts.filter((fact) => isBeside(fact, last));
  const sum = beside.reduce((total, fact) => total + monthlyOrPlain(fact), cost.value);
  const uses = factFor(venture, "uses_per_unit")?.value ?? 1;
  if (uses > 1) return { ...cost, name: "unit_cost_per_use", value: sum / uses, type: "computed" };
  return beside.length > 0 ? { ...cost, value: sum, type: "computed" } : cost;
}

const besideReach = 80;

function isBeside(fact: Fact, last: Fact): boolean {
  const near = fact.span.message === last.span.message && last.span.start - fact.span.end < besideReach;
  return (
    fact.role === "unit_cost" &&
    fact !== last &&
    !fact.superseded &&
    near &&
    fact.unit === last.unit &&
    fact.value !== last.value
  );
}

function monthlyOrPlain(fact: Fact): number {
  return fact.per === null || fact.per === "once" ? fact.value : monthly(fact);
}

function hasOneOffBeside(venture: Venture): boolean {
  const prices = venture.facts.filter((fact) => fact.role === "price" && !fact.superseded);
  return (
    prices.some((fact) => fact.per === null || fact.per === "once") &&
    prices.some((fact) => fact.per !== null && fact.per !== "once")
  );
}

/** Rent, wages and the like named apart add up. */
function fixedCostsPerMonth(venture: Venture): Input | null {
  const named = venture.facts.filter(
    (fact) => fact.role === "fixed_costs" && !fact.superseded && fact.unit === venture.currency,
  );
  if (named.length < 2) return sameCurrency(perMonth(venture, "fixed_costs"), venture.currency);
  const value = named.reduce((sum, fact) => sum + monthlyOrPlain(fact), 0);
  return { name: "fixed_costs", value, unit: venture.currency, type: "computed" };
}

/** Marketing a month / customers won a month, where both are named. */
function cacFromSpend(venture: Venture): Input | null {
  const spend = factFor(venture, "marketing_spend");
  const won = factFor(venture, "new_customers");
  if (!spend || !won || spend.per === null || won.per === null || won.value <= 0) return null;
  return { name: "cac", value: monthly(spend) / monthly(won), unit: spend.unit, type: "computed" };
}

/** A price per seat times the seats of one customer. */
function pricePerCustomer(venture: Venture): Input | null {
  const price = perMonth(venture, "price") ?? orderedOnce(venture) ?? revenuePerCustomer(venture);
  const seats = factFor(venture, "seats_per_customer")?.value ?? 1;
  const perSeat = /^(?:user|seat|employee|student|agent|person|lawyer|licen[cs]e)$/.test(
    factFor(venture, "price")?.perWhat ?? "",
  );
  return price && perSeat && seats > 1 ? { ...price, value: price.value * seats, type: "computed" } : price;
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

const pieces = /^(?:box|unit|order|piece|use|report|task|lesson|session|scan|download|bottle|trip|ticket|kit)$/;

/** "8.50 a meal, 160 meals a day": what is counted in sales, and nobody subscribes to, is not paid by the month. */
const isSoldByPiece = (venture: Venture, { perWhat }: Fact): boolean =>
  pieces.test(perWhat ?? "") || (factFor(venture, "orders_total") !== null && !venture.models.includes("subscription"));

function isRecurring(venture: Venture): boolean {
  const price = factFor(venture, "price");
  if (!price && factFor(venture, "order_value")) return factFor(venture, "take_rate") !== null;
  if (!price || price.per !== null) return price?.per !== "once" && price?.per !== "hour";
  return !soldOnce.some((model) => venture.models.includes(model)) && !isSoldByPiece(venture, price);
}

const soldOnce: BusinessModel[] = ["one_off", "usage", "commerce", "hardware", "services"];

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
