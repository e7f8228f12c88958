import { valueFor } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { mark } from "../wording/voice.ts";
import { metric } from "./inputs.ts";
import type { Figure, Input, Inputs } from "./inputs.ts";

const horizon = 12;
/** The cautious and the hopeful case: half, and one and a half times, what the founder adds. */
const cases = { low: 0.5, base: 1, high: 1.5 } as const;

/** Monthly revenue in a year in three cases, from the growth or from the customers won and lost a month. */
export function revenueInAYear(venture: Venture, inputs: Inputs): Figure[] {
  return [byGrowth(venture, inputs) ?? byCustomers(inputs)].filter((item) => item !== null);
}

function byGrowth(
  venture: Venture,
  { revenue, paying, price, priceIsKnown, recurring, currency }: Inputs,
): Figure | null {
  const growth = valueFor(venture, "growth");
  const earned = paying && priceIsKnown && recurring ? paying.value * price.value : null;
  const mrr = revenue?.value ?? earned;
  if (growth === null || growth <= 0 || mrr === null || mrr <= 0) return null;
  const after = (share: number): number => mrr * (1 + growth * share) ** horizon;
  return inThreeCases(after, {
    unit: currency,
    formula: "mrr × (1 + growth)^12",
    inputs: [
      { name: "mrr", value: mrr, unit: currency, type: "computed" },
      { name: "growth", value: growth, unit: "ratio", type: "founder" },
    ],
  });
}

function byCustomers({ newCustomers, churn, paying, price, priceIsKnown, recurring, currency }: Inputs): Figure | null {
  if (!newCustomers || !churn || !priceIsKnown || !recurring) return null;
  const start = paying?.value ?? 0;
  const after = (share: number): number => {
    let customers = start;
    for (let month = 0; month < horizon; month += 1)
      customers = customers * (1 - churn.rate.value) + newCustomers.value * share;
    return customers * price.value;
  };
  return inThreeCases(after, {
    unit: currency,
    formula: "price × (paying_customers × (1 − churn)^12 + new_customers × (1 − (1 − churn)^12) / churn)",
    inputs: [price, ...(paying ? [paying] : []), newCustomers, churn.rate],
  });
}

type Basis = { unit: string; formula: string; inputs: Input[] };

function inThreeCases(after: (share: number) => number, basis: Basis): Figure {
  return metric({
    name: "mrr_in_12_months",
    label: mark("Monthly revenue in 12 months, if it goes on as it does (half to one and a half times as fast)"),
    value: after(cases.base),
    low: after(cases.low),
    high: after(cases.high),
    ...basis,
  });
}
