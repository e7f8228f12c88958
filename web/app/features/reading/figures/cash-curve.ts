interface Customer {
  /** What winning one costs. */
  cost: number;
  /** What one brings a month after the costs of serving. */
  contribution: number;
  /** Share of customers that leave in a month. */
  churn: number;
}

/** What an average customer has brought in after each month, less what winning one cost; from month 0. */
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

/** The first month that ends at or above zero; null when none does. */
export function paidBackIn(curve: readonly number[]): number | null {
  const month = curve.findIndex((cash) => cash >= 0);
  return month === -1 ? null : month;
}
