import { factFor } from "../reading/venture.ts";
import type { Fact, Venture } from "../reading/venture.ts";
import type { Input } from "./inputs.ts";
import { wilson } from "./intervals.ts";
import type { Interval } from "./intervals.ts";

/** Customers lost. */
export type Churn = {
  /** Share lost a month. */
  rate: Input;
  interval: Interval | null;
};

/** The share of customers lost a month, as the laws give it; null without one. */
export function readChurn(venture: Venture): Churn | null {
  const fact = factFor(venture, "churn");
  if (!fact || fact.per === "year" || fact.value < 0 || fact.value > 1) return null;
  const rate: Input = { name: "monthly_churn", value: fact.value, unit: "ratio", type: "computed" };
  return { rate, interval: oneMonth(fact.value, factFor(venture, "paying_customers")) };
}

/** One month of so few customers says little: the interval shows how little. */
function oneMonth(rate: number, paying: Fact | null): Interval | null {
  const few = paying !== null && paying.value >= 1 && paying.value <= 400;
  return few ? wilson(Math.round(rate * paying.value), paying.value) : null;
}
