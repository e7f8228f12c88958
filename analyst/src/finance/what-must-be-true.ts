import { mark } from "../wording/voice.ts";
import { metric } from "./inputs.ts";
import type { Figure, Input, Inputs } from "./inputs.ts";
import { customerContribution } from "./metrics.ts";
import * as unit from "./unit-economics.ts";

/** LTV of three times CAC and payback within twelve months: David Skok's rule of thumb for SaaS (2010). */
export const targetLtvToCac = 3;
export const targetPaybackMonths = 12;
/** The gross margin a price should leave room for; a working assumption. */
export const targetGrossMargin = 0.6;

/** Turns the unit economics around: what has to hold for the business to work. */
export function whatMustBeTrue(inputs: Inputs): Figure[] {
  const value = customerContribution(inputs);
  const perCustomer: Input | null =
    value === null
      ? null
      : {
          name: "contribution_per_customer",
          value,
          unit: inputs.currency,
          type: inputs.priceIsKnown && inputs.grossMargin.type === "assumption" ? "assumption" : "computed",
        };
  return [
    ...priceInverses(inputs),
    ...customerInverses(inputs, perCustomer),
    ...marketInverses(inputs),
    ...balance(inputs),
  ].filter((item) => item.value !== null);
}

function priceInverses(inputs: Inputs): Figure[] {
  if (!inputs.unitCost) return [];
  const wanted = { name: "target_gross_margin", value: targetGrossMargin, unit: "ratio", type: "assumption" as const };
  return [
    metric({
      name: "price_floor",
      label: mark("Lowest price that leaves a 60% gross margin"),
      value: unit.priceFloor(inputs.unitCost.value, targetGrossMargin),
      unit: inputs.currency,
      formula: "unit_cost / (1 − 60%)",
      inputs: [inputs.unitCost, wanted],
    }),
  ];
}

function customerInverses(inputs: Inputs, perCustomer: Input | null): Figure[] {
  if (!perCustomer) return [];
  const months = inputs.recurring ? targetPaybackMonths : 1;
  const list = [
    metric({
      name: inputs.recurring ? "max_cac_12_month_payback" : "max_cac_first_sale",
      label: inputs.recurring
        ? mark("Most a customer may cost to win (12-month payback)")
        : mark("Most a customer may cost to win (paid back by the first sale)"),
      value: unit.maxCac(perCustomer.value, months),
      unit: inputs.currency,
      formula: inputs.recurring ? "12 × contribution" : "contribution",
      inputs: [perCustomer],
    }),
  ];
  if (inputs.cac) {
    list.push(
      metric({
        name: "max_churn_for_ltv_cac_3",
        label: mark("Highest monthly churn for LTV : CAC of 3"),
        value: unit.maxChurn({ contribution: perCustomer.value, cac: inputs.cac.value, multiple: targetLtvToCac }),
        unit: "ratio",
        formula: "contribution / (3 × cac)",
        inputs: [perCustomer, inputs.cac],
      }),
    );
  }
  return [...list, ...breakEven(inputs, perCustomer)];
}

/** Customers that cover the burn, or the fixed costs where no burn is named. */
function breakEven(inputs: Inputs, perCustomer: Input): Figure[] {
  const costs = inputs.burn ?? inputs.fixedCosts;
  if (!costs) return [];
  const named = inputs.burn ? "burn" : "fixed_costs";
  return [
    metric({
      name: "break_even_customers",
      label: breakEvenLabel(inputs),
      value: unit.breakEvenCustomers(costs.value, perCustomer.value),
      unit: inputs.recurring ? "customers" : "sales",
      formula: `${named} / contribution`,
      inputs: [costs, perCustomer],
    }),
  ];
}

function breakEvenLabel({ burn, recurring }: Inputs): string {
  if (recurring)
    return burn ? mark("Customers that cover the monthly burn") : mark("Customers that cover the fixed costs");
  return burn ? mark("Sales a month that cover the monthly burn") : mark("Sales a month that cover the fixed costs");
}

function marketInverses(inputs: Inputs): Figure[] {
  if (!inputs.target || !inputs.marketCount || inputs.marketCount.value <= 0) return [];
  return [
    metric({
      name: "implied_share",
      label: mark("Share of the reachable market the plan implies"),
      value: inputs.target.value / inputs.marketCount.value,
      unit: "ratio",
      formula: "target_customers / market_count",
      inputs: [inputs.target, inputs.marketCount],
    }),
  ];
}

/** Where the customers won and the customers lost a month meet. */
function balance({ newCustomers, churn }: Inputs): Figure[] {
  if (!newCustomers || !churn) return [];
  return [
    metric({
      name: "steady_state_customers",
      label: mark("Customers at which wins and losses balance"),
      value: unit.steadyState(newCustomers.value, churn.rate.value),
      unit: "customers",
      formula: "new_customers / monthly_churn",
      inputs: [newCustomers, churn.rate],
    }),
  ];
}
