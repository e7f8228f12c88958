import { amountOf, periodOf } from "../quantities/amount.ts";
import { churnRates, leading, payingCustomers, valueOf } from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import { wilson } from "./intervals.ts";
import type { Interval } from "./intervals.ts";

/** Customers lost. */
export interface Churn {
  /** Share lost per month. */
  rate: number;
  interval: Interval | null;
}

/** The monthly share of customers lost; null without one. */
export function readChurn(venture: Venture): Churn | null {
  const churn = leading(venture, churnRates);
  if (!churn || periodOf(churn) === "year") return null;
  const rate = amountOf(churn);
  return rate < 0 || rate > 1 ? null : { rate, interval: oneMonth(rate, valueOf(venture, payingCustomers)) };
}

/** One month of so few customers says little: the interval shows how little. */
function oneMonth(rate: number, paying: number | null): Interval | null {
  return paying !== null && paying >= 1 && paying <= 400 ? wilson(Math.round(rate * paying), paying) : null;
}
