interface Customer {
  /** The cost of winning one customer. */
  cost: number;
  /** The monthly revenue of one customer less the cost of serving. */
  contribution: number;
  /** Share of customers that leave in a month. */
  churn: number;
}

/** The cumulative contribution of an average customer after each month, less the acquisition cost; from month 0. */
export function cashCurve({ cost, contribution, churn }: Customer, months: number): number[] {
  const curve = [-cost];
  let staying = 1;
  let cash = -cost;
  for (let month = 1; month <= months; month++) {
    cash += contribution * staying;
    staying *= 1 - churn;
    curve.push(cash);
  }
  return curve;
}

/** The first month that ends at or above zero; null if there is none. */
export function paidBackIn(curve: readonly number[]): number | null {
  const month = curve.findIndex((cash) => cash >= 0);
  return month === -1 ? null : month;
}
