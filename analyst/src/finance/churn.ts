import { factFor } from "../reading/venture.ts";
import type { Fact, Venture } from "../reading/venture.ts";
import type { Input } from "./inputs.ts";
import { wilson } from "./intervals.ts";
import type { Interval } from "./intervals.ts";

/** Customers lost, with what they are measured against. */
export type Churn = {
  /** Share lost a month. */
  rate: Input;
  formula: string;
  inputs: Input[];
  interval: Interval | null;
  /** Cancellations and the customer-months they fell in; null where a rate was given. */
  counted: { events: number; exposure: number } | null;
};

/** The share of customers lost a month, as the laws give it; null without one. */
export function readChurn(venture: Venture): Churn | null {
  const fact = factFor(venture, "churn");
  if (!fact || fact.value < 0 || fact.value > 1) return null;
  const yearly = fact.per === "year";
  const value = yearly ? 1 - (1 - fact.value) ** (1 / 12) : fact.value;
  const rate: Input = { name: "monthly_churn", value, unit: "ratio", type: yearly ? "computed" : "founder" };
  const interval = oneMonth(value, factFor(venture, "paying_customers"));
  return {
    rate,
    formula: yearly ? "1 − (1 − yearly_churn)^(1/12)" : "as_given",
    inputs: [rate],
    interval,
    counted: null,
  };
}

/** One month of so few customers says little: the interval shows how little. */
function oneMonth(rate: number, paying: Fact | null): Interval | null {
  const few = paying !== null && paying.value >= 1 && paying.value <= 400;
  return few ? wilson(Math.round(rate * paying.value), paying.value) : null;
}
