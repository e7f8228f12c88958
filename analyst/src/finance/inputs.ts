import type { ClaimType, Metric } from "@cofounder/contract/analysis";
import { cardOf } from "../knowledge/startup-types.ts";
import { amountOf, monthlyOf, periodOf, thingBelow } from "../quantities/amount.ts";
import { currencyOf } from "../quantities/unit.ts";
import {
  acquisitionCosts,
  burns,
  cashHeld,
  type Figures,
  grossMargins,
  known,
  leading,
  ordersPerCustomer,
  orderValues,
  payingCustomers,
  prices,
  raises,
  reachable,
  revenues,
  takeRates,
  targetCustomers,
  unitCosts,
  valueOf,
} from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import { readChurn } from "./churn.ts";
import type { Churn } from "./churn.ts";

/** One input of a formula, with its kind of truth. */
export interface Input {
  name: string;
  value: number;
  unit: string;
  type: ClaimType;
}

/** An amount of money in its currency, or a share or count without a unit. */
export interface Known {
  value: number;
  unit: string;
}

export interface Inputs {
  currency: string;
  /** Per customer; null if nobody named it. */
  price: Known | null;
  /** False for a price per sale or per use: it is then not a monthly recurring one. */
  recurring: boolean;
  /** Nobody states it: it is what today's customers pay on average. */
  isAverage: boolean;
  unitCost: Known | null;
  grossMargin: { value: number; isAssumed: boolean };
  takeRate: Known | null;
  orderValue: Known | null;
  ordersPerMonth: Known | null;
  churn: Churn | null;
  cac: Known | null;
  paying: Known | null;
  marketCount: Known | null;
  target: Known | null;
  cash: Known | null;
  burn: Known | null;
  revenue: Known | null;
  raise: Known | null;
}

/** Collects the inputs of judging; a missing margin is assumed and marked as such. */
export function collectInputs(venture: Venture): Inputs {
  const { currency } = venture;
  const stated = priceOf(venture) ?? orderedOnce(venture);
  const price = stated ?? revenuePerCustomer(venture);
  const unitCost = sameCurrency(perMonth(venture, unitCosts), currency);
  return {
    currency,
    price,
    recurring: isRecurring(venture),
    isAverage: stated === null && price !== null,
    unitCost,
    grossMargin: marginOf({ venture, price, unitCost }),
    takeRate: plain(venture, takeRates),
    orderValue: sameCurrency(plain(venture, orderValues), currency),
    ordersPerMonth: perMonth(venture, ordersPerCustomer),
    churn: readChurn(venture),
    cac: sameCurrency(plain(venture, acquisitionCosts), currency),
    paying: plain(venture, payingCustomers),
    marketCount: plain(venture, reachable),
    target: plain(venture, targetCustomers),
    cash: sameCurrency(plain(venture, cashHeld), currency),
    burn: sameCurrency(perMonth(venture, burns), currency),
    revenue: sameCurrency(perMonth(venture, revenues), currency),
    raise: plain(venture, raises),
  };
}

function plain(venture: Venture, figures: Figures): Known | null {
  const figure = leading(venture, figures);
  return figure && { value: amountOf(figure), unit: currencyOf(figure.unit) ?? "" };
}

function perMonth(venture: Venture, figures: Figures): Known | null {
  const figure = leading(venture, figures);
  if (!figure) return null;
  const value = periodOf(figure) === "hour" ? amountOf(figure) : monthlyOf(figure);
  return { value, unit: currencyOf(figure.unit) ?? "" };
}

const priceOf = (venture: Venture): Known | null => sameCurrency(perMonth(venture, prices), venture.currency);

/** A shop has an average order instead of a price. */
function orderedOnce(venture: Venture): Known | null {
  return leading(venture, takeRates) ? null : sameCurrency(plain(venture, orderValues), venture.currency);
}

/** Without a price, the average payment of current customers: monthly revenue / paying customers, both of today. */
function revenuePerCustomer(venture: Venture): Known | null {
  const isOfToday = [revenues, payingCustomers].every((figures) => leading(venture, figures)?.status === "actual");
  if (!isOfToday) return null;
  const revenue = perMonth(venture, revenues);
  const paying = known(venture, payingCustomers);
  if (!revenue || paying <= 0 || revenue.value <= 0 || leading(venture, takeRates)) return null;
  return { value: revenue.value / paying, unit: revenue.unit };
}

/** Recurring by the calendar; payments per piece or one-time payments are not. */
function isRecurring(venture: Venture): boolean {
  const price = leading(venture, prices);
  if (!price && leading(venture, orderValues)) return leading(venture, takeRates) !== null;
  const period = price && periodOf(price);
  if (!price || period !== null) return period !== "once" && period !== "hour";
  return thingBelow(price.unit) === null && venture.models.includes("subscription");
}

/** Currencies are never converted: a figure in another one is left out of the formulas. */
function sameCurrency(input: Known | null, currency: string): Known | null {
  return input && input.unit === currency ? input : null;
}

interface Priced {
  venture: Venture;
  price: Known | null;
  unitCost: Known | null;
}

function marginOf({ venture, price, unitCost }: Priced): Inputs["grossMargin"] {
  const given = valueOf(venture, grossMargins);
  const follows = venture.follows.some(({ meaning }) => meaning === "margin");
  if (!follows && price && unitCost && price.value > 0)
    return { value: (price.value - unitCost.value) / price.value, isAssumed: false };
  if (given !== null && given <= 1) return { value: given, isAssumed: false };
  return { value: assumedMargin(venture), isAssumed: true };
}

function assumedMargin(venture: Venture): number {
  if (venture.models.includes("commerce") || venture.models.includes("hardware")) return 0.4;
  if (venture.models.includes("services")) return 0.4;
  return cardOf(venture.type?.id ?? null)?.assumedGrossMargin ?? 0.75;
}

/** Monthly contribution per customer; for a marketplace, the commission on the orders. */
export function customerContribution(inputs: Inputs): number | null {
  const { price, grossMargin } = inputs;
  if (!price && inputs.takeRate && inputs.orderValue) {
    const perOrder = inputs.orderValue.value * inputs.takeRate.value;
    return inputs.ordersPerMonth ? perOrder * inputs.ordersPerMonth.value : null;
  }
  // An assumed margin would lead only to assumed conclusions.
  return price && !grossMargin.isAssumed ? price.value * grossMargin.value : null;
}

interface MetricDraft {
  name: string;
  label: string;
  value: number | null;
  unit: string;
  formula: string;
  inputs: (Input | null)[];
  low?: number | null;
  high?: number | null;
}

/** A metric before translation: its label is the English text, with {inputs} to fill in. */
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
