import { finite } from "./finite.ts";

/** Numbers in, number out; null where the answer is undefined. Money in one currency, rates as fractions. */

/** (price − cost to serve) / price. May be negative. */
export function grossMargin(price: number, unitCost: number): number | null {
  return price > 0 ? finite((price - unitCost) / price) : null;
}

/** Money left per customer and month: price × gross margin. */
export function contribution(price: number, margin: number): number | null {
  return finite(price * margin);
}

/** Commission per order: order value × take rate. */
export function takePerOrder(orderValue: number, takeRate: number): number | null {
  return finite(orderValue * takeRate);
}

/** Months until a customer has paid back what winning them cost: CAC / contribution. */
export function cacPaybackMonths(cac: number, monthlyContribution: number): number | null {
  return monthlyContribution > 0 && cac >= 0 ? finite(cac / monthlyContribution) : null;
}

/** Lifetime value: contribution / monthly churn. Null without churn, where it would be endless. */
export function ltv(monthlyContribution: number, churn: number): number | null {
  return churn > 0 && churn <= 1 ? finite(monthlyContribution / churn) : null;
}

/**
 * Lifetime value over at most 60 months, the cautious reading: m·(1 − q^60)/(1 − q), q = (1 − churn)/(1 + discount),
 * with both rates a month. The cap keeps a tiny measured churn from promising decades. Null for churn above 1.
 */
export function cappedLtv(monthlyContribution: number, churn: number, discount = 0): number | null {
  if (churn < 0 || churn > 1 || discount < 0) return null;
  const kept = (1 - churn) / (1 + discount);
  return finite(monthlyContribution * (kept === 1 ? 60 : (1 - kept ** 60) / (1 - kept)));
}

export function ltvToCac(lifetimeValue: number, cac: number): number | null {
  return cac > 0 ? finite(lifetimeValue / cac) : null;
}

/** Net burn divided by net new ARR; undefined when nothing was added. */
export function burnMultiple(netBurn: number, netNewArr: number): number | null {
  return netNewArr > 0 ? finite(netBurn / netNewArr) : null;
}

/** Customers at which contribution covers the fixed costs, rounded up. */
export function breakEvenCustomers(fixedCosts: number, monthlyContribution: number): number | null {
  return monthlyContribution > 0 && fixedCosts >= 0 ? finite(Math.ceil(fixedCosts / monthlyContribution)) : null;
}

/** The lowest price that leaves the wanted gross margin: cost / (1 − margin). */
export function priceFloor(unitCost: number, wantedMargin: number): number | null {
  return wantedMargin < 1 && unitCost >= 0 ? finite(unitCost / (1 - wantedMargin)) : null;
}

/** The most a customer may cost when it has to come back within `months`. */
export function maxCac(monthlyContribution: number, months: number): number | null {
  return monthlyContribution > 0 ? finite(monthlyContribution * months) : null;
}

/** The highest monthly churn at which LTV (uncapped m/c) still is `multiple` times CAC: m / (multiple·CAC). */
export function maxChurn(input: { contribution: number; cac: number; multiple: number }): number | null {
  const { contribution: margin, cac, multiple } = input;
  return margin > 0 && cac > 0 && multiple > 0 ? finite(Math.min(1, margin / (multiple * cac))) : null;
}

/** Where adds and losses balance: customers added a month / monthly churn. */
export function steadyState(addedPerMonth: number, churn: number): number | null {
  return churn > 0 && addedPerMonth >= 0 ? finite(addedPerMonth / churn) : null;
}

/** Months of cash left; null when nothing is burned. */
export function runwayMonths(cash: number, netBurn: number): number | null {
  return netBurn > 0 && cash >= 0 ? finite(cash / netBurn) : null;
}

/** Price without the tax in it: gross / (1 + rate). */
export function netPrice(gross: number, taxRate: number): number | null {
  return gross >= 0 && taxRate >= 0 ? finite(gross / (1 + taxRate)) : null;
}
