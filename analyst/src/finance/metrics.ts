import type { Venture } from "../reading/venture.ts";
import { factFor, monthly } from "../reading/venture.ts";
import { cashMetrics } from "./cash.ts";
import { evidenceMetrics } from "./evidence.ts";
import { mark } from "../wording/voice.ts";
import { metric } from "./inputs.ts";
import type { Figure, Input, Inputs } from "./inputs.ts";
import { revenueInAYear } from "./scenarios.ts";
import * as unit from "./unit-economics.ts";

/** Unit economics and runway from what the founder gave; a metric appears only when it rests on a founder figure. */
export function unitEconomics(venture: Venture, inputs: Inputs): Figure[] {
  const perCustomer = customerContribution(inputs);
  const lifetime = inputs.churn && perCustomer !== null ? unit.ltv(perCustomer, inputs.churn.rate.value) : null;
  const metrics = [
    ...marginMetrics(inputs, perCustomer),
    ...churnMetric(inputs),
    ...lifetimeMetrics(inputs, { perCustomer, lifetime }),
    ...revenueMetrics(inputs),
    ...commissionNow(venture, inputs),
    ...monthlyResult(inputs, perCustomer),
    ...revenueInAYear(venture, inputs),
    ...cashMetrics(venture, inputs),
    ...evidenceMetrics(venture),
  ];
  return metrics.filter((item) => item.value !== null);
}

/** Contribution per customer and month; for a marketplace it is the commission on the orders. */
export function customerContribution(inputs: Inputs): number | null {
  if (!inputs.priceIsKnown && inputs.takeRate && inputs.orderValue) {
    const perOrder = unit.takePerOrder(inputs.orderValue.value, inputs.takeRate.value);
    return perOrder === null || !inputs.ordersPerMonth ? null : perOrder * inputs.ordersPerMonth.value;
  }
  // Neither price nor commission is known: an assumed price would only give assumed conclusions.
  return inputs.priceIsKnown ? unit.contribution(inputs.price.value, inputs.grossMargin.value) : null;
}

function marginMetrics(inputs: Inputs, perCustomer: number | null): Figure[] {
  if (!inputs.priceIsKnown) return commissionMetrics(inputs, perCustomer);
  const contribution = metric({
    name: "contribution_per_customer",
    label: inputs.recurring ? mark("Contribution per customer and month") : mark("Contribution per sale"),
    value: perCustomer,
    unit: inputs.currency,
    formula: inputs.unitCost ? "price − unit_cost" : "price × gross_margin",
    inputs: [inputs.price, inputs.unitCost ?? inputs.grossMargin],
  });
  if (inputs.grossMargin.type === "assumption") return [contribution];
  const margin = metric({
    name: "gross_margin",
    label: mark("Gross margin"),
    value: inputs.grossMargin.value,
    unit: "ratio",
    formula: inputs.unitCost ? "(price − unit_cost) / price" : "as_given",
    inputs: inputs.unitCost ? [inputs.price, inputs.unitCost] : [inputs.grossMargin],
  });
  return [margin, contribution];
}

function commissionMetrics(inputs: Inputs, perCustomer: number | null): Figure[] {
  if (!inputs.takeRate || !inputs.orderValue) return [];
  const perOrder = metric({
    name: "net_revenue_per_order",
    label: mark("Commission per order"),
    value: unit.takePerOrder(inputs.orderValue.value, inputs.takeRate.value),
    unit: inputs.currency,
    formula: "order_value × take_rate",
    inputs: [inputs.orderValue, inputs.takeRate],
  });
  const monthlyTotal = metric({
    name: "contribution_per_customer",
    label: mark("Commission per customer and month"),
    value: perCustomer,
    unit: inputs.currency,
    formula: "order_value × take_rate × orders_per_month",
    inputs: [inputs.orderValue, inputs.takeRate, inputs.ordersPerMonth],
  });
  return [perOrder, monthlyTotal];
}

function churnMetric({ churn }: Inputs): Figure[] {
  if (!churn) return [];
  const { rate, formula, inputs, interval } = churn;
  return [
    metric({
      name: "monthly_churn",
      label: mark("Monthly churn"),
      value: rate.value,
      unit: "ratio",
      formula,
      inputs,
      ...interval,
    }),
  ];
}

/** With the churn's interval turned around: the highest churn gives the lowest lifetime value. */
function lifetimeValues({ churn, currency }: Inputs, contribution: Input, lifetime: number): Figure[] {
  if (!churn) return [];
  const ends = churn.counted ? churn.interval : null;
  const endOf = (answer: typeof unit.ltv): { low: number | null; high: number | null } => ({
    low: ends ? answer(contribution.value, Math.min(1, ends.high)) : null,
    high: ends ? answer(contribution.value, ends.low) : null,
  });
  const shared = { unit: currency, inputs: [contribution, churn.rate] };
  return [
    metric({
      ...shared,
      name: "ltv",
      label: mark("Lifetime value"),
      value: lifetime,
      formula: "contribution / churn",
      ...endOf(unit.ltv),
    }),
    metric({
      ...shared,
      name: "ltv_60_months",
      label: mark("Lifetime value, 60 months at most"),
      value: unit.cappedLtv(contribution.value, churn.rate.value),
      formula: "contribution × (1 − (1 − churn)^60) / churn",
      ...endOf(unit.cappedLtv),
    }),
  ];
}

type Lifetime = { perCustomer: number | null; lifetime: number | null };

function lifetimeMetrics(inputs: Inputs, { perCustomer, lifetime }: Lifetime): Figure[] {
  if (perCustomer === null || !inputs.recurring) return [];
  const contribution = {
    name: "contribution_per_customer",
    value: perCustomer,
    unit: inputs.currency,
    type: "computed" as const,
  };
  const list: Figure[] = [];
  if (lifetime !== null) list.push(...lifetimeValues(inputs, contribution, lifetime));
  if (inputs.cac) {
    list.push(
      metric({
        name: "cac_payback_months",
        label: mark("CAC payback"),
        value: unit.cacPaybackMonths(inputs.cac.value, perCustomer),
        unit: "months",
        formula: "cac / contribution",
        inputs: [inputs.cac, contribution],
      }),
    );
  }
  if (inputs.cac && lifetime !== null) {
    const value = { name: "ltv", value: lifetime, unit: inputs.currency, type: "computed" as const };
    list.push(
      metric({
        name: "ltv_cac",
        label: mark("LTV : CAC"),
        value: unit.ltvToCac(lifetime, inputs.cac.value),
        unit: "x",
        formula: "ltv / cac",
        inputs: [value, inputs.cac],
      }),
    );
  }
  return list;
}

function revenueMetrics(inputs: Inputs): Figure[] {
  const given = inputs.revenue;
  const earned =
    inputs.priceIsKnown && inputs.recurring && inputs.paying ? inputs.paying.value * inputs.price.value : null;
  const mrr = given?.value ?? earned;
  if (mrr === null) return [];
  const base = { name: "mrr", value: mrr, unit: inputs.currency, type: given ? given.type : ("computed" as const) };
  return [
    metric({
      name: "mrr",
      label: mark("Monthly recurring revenue"),
      value: mrr,
      unit: inputs.currency,
      formula: given ? "as_given" : "paying_customers × price",
      inputs: given ? [given] : [inputs.paying, inputs.price],
    }),
    metric({
      name: "arr",
      label: mark("Yearly run rate"),
      value: mrr * 12,
      unit: inputs.currency,
      formula: "mrr × 12",
      inputs: [base],
    }),
  ];
}

/** What all customers leave a month after the fixed costs. */
function monthlyResult({ paying, fixedCosts, recurring, currency }: Inputs, perCustomer: number | null): Figure[] {
  if (!paying || !fixedCosts || !recurring || perCustomer === null) return [];
  const each: Input = { name: "contribution_per_customer", value: perCustomer, unit: currency, type: "computed" };
  return [
    metric({
      name: "monthly_result",
      label: mark("Left a month after fixed costs"),
      value: paying.value * perCustomer - fixedCosts.value,
      unit: currency,
      formula: "paying_customers × contribution − fixed_costs",
      inputs: [paying, each, fixedCosts],
    }),
  ];
}

/** What all orders of a marketplace leave it a month. */
function commissionNow(venture: Venture, { takeRate, orderValue, currency }: Inputs): Figure[] {
  const orders = factFor(venture, "orders_total");
  if (!takeRate || !orderValue || !orders?.per) return [];
  const input: Input = { name: "orders_a_month", value: monthly(orders), unit: "", type: "founder" };
  return [
    metric({
      name: "commission_a_month",
      label: mark("Commission a month"),
      value: input.value * orderValue.value * takeRate.value,
      unit: currency,
      formula: "orders_a_month × order_value × take_rate",
      inputs: [input, orderValue, takeRate],
    }),
  ];
}
