import { mark } from "../wording/voice.ts";
import { defaultTiers, metric } from "./inputs.ts";
import type { Figure, Input, Inputs } from "./inputs.ts";

/** The market counted bottom-up: reachable customers × what one pays a year. Empty without a founder's count. */
export function marketSize(inputs: Inputs): Figure[] {
  const count = inputs.marketCount;
  if (!count) return [];
  const perYear = yearlyRevenuePerCustomer(inputs);
  if (!perYear) return [];
  const sam = count.value * perYear.value;
  const base: Input = {
    name: "sam_year",
    value: sam,
    unit: inputs.currency,
    type: perYear.type === "assumption" ? "assumption" : "computed",
  };
  return [
    metric({
      name: "sam_year",
      label: mark("Reachable market a year"),
      value: sam,
      unit: inputs.currency,
      formula: "market_count × revenue_per_customer_year",
      inputs: [count, perYear],
    }),
    metric({
      name: "revenue_at_1_percent_share",
      label: mark("Yearly revenue at 1% of it"),
      value: sam * 0.01,
      unit: inputs.currency,
      formula: "sam_year × 1%",
      inputs: [base],
    }),
    metric({
      name: "revenue_at_10_percent_share",
      label: mark("Yearly revenue at 10% of it"),
      value: sam * 0.1,
      unit: inputs.currency,
      formula: "sam_year × 10%",
      inputs: [base],
    }),
  ].filter((item) => item.value !== null);
}

function yearlyRevenuePerCustomer(inputs: Inputs): Input | null {
  if (!inputs.priceIsKnown && inputs.takeRate && inputs.orderValue) {
    if (!inputs.ordersPerMonth) return null;
    return {
      name: "commission_per_customer_year",
      value: inputs.takeRate.value * inputs.orderValue.value * inputs.ordersPerMonth.value * 12,
      unit: inputs.currency,
      type: "computed",
    };
  }
  if (!inputs.recurring && inputs.priceIsKnown) return { ...inputs.price, name: "price_once" };
  return {
    name: "price_year",
    value: inputs.price.value * 12,
    unit: inputs.currency,
    type: inputs.priceIsKnown ? "computed" : "assumption",
  };
}

const customerSteps = [10, 100, 1000] as const;

/** Monthly revenue at 10, 100 and 1,000 customers for the founder's price, or for each assumed tier. */
export function revenueLadder(inputs: Inputs): Figure[] {
  // A take rate without an order value is a price that cannot be multiplied yet.
  if (!inputs.priceIsKnown && inputs.takeRate) return commissionLadder(inputs);
  const prices = inputs.priceIsKnown
    ? [inputs.price]
    : defaultTiers.map((value): Input => ({ name: "price_month", value, unit: inputs.currency, type: "assumption" }));
  return ladderFor(inputs, prices);
}

function commissionLadder(inputs: Inputs): Figure[] {
  const { takeRate, orderValue, ordersPerMonth, currency } = inputs;
  if (!takeRate || !orderValue || !ordersPerMonth) return [];
  const value = takeRate.value * orderValue.value * ordersPerMonth.value;
  return ladderFor(inputs, [{ name: "commission_per_customer_month", value, unit: currency, type: "computed" }]);
}

function ladderFor(inputs: Inputs, prices: Input[]): Figure[] {
  const noun = inputs.recurring ? "customers" : "sales";
  return prices.flatMap((price) =>
    customerSteps.map((customers) =>
      metric({
        name: `${inputs.recurring ? "mrr" : "revenue"}_at_${customers}_${noun}${price.type === "assumption" ? `_tier_${price.value}` : ""}`,
        label: inputs.recurring ? mark("Monthly revenue at {customers} customers") : mark("Revenue at {sales} sales"),
        value: price.value * customers,
        unit: inputs.currency,
        formula: `${noun} × price`,
        inputs: [{ name: noun, value: customers, unit: noun, type: "assumption" }, price],
      }),
    ),
  );
}
