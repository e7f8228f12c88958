import { factFor, monthly } from "../reading/venture.ts";
import type { Fact, Venture } from "../reading/venture.ts";
import type { Input } from "./inputs.ts";
import { poissonRate, wilson } from "./intervals.ts";
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

/** The churn given as a rate, else the one that follows from counted cancellations; null without either. */
export function readChurn(venture: Venture): Churn | null {
  return givenChurn(venture) ?? countedChurn(venture);
}

function givenChurn(venture: Venture): Churn | null {
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

const monthsIn: Record<string, number> = { years: 12, months: 1, weeks: 12 / 52, days: 12 / 365 };

/** Cancellations / customer-months. All who pay now are taken to have been there the whole time: the most it can be. */
function countedChurn(venture: Venture): Churn | null {
  const lost = factFor(venture, "cancellations");
  const paying = factFor(venture, "paying_customers");
  const months = lost ? monthsOf(venture, lost) : null;
  if (!lost || !paying || paying.value <= 0 || months === null || months <= 0) return null;
  const events = lost.per === null ? lost.value : monthly(lost);
  const exposure = paying.value * months;
  const value = events / exposure;
  if (value > 1) return null;
  return {
    rate: { name: "monthly_churn", value, unit: "ratio", type: "computed" },
    formula: "cancellations / (paying_customers × months)",
    inputs: [
      { name: "cancellations", value: events, unit: "", type: "founder" },
      { name: "paying_customers", value: paying.value, unit: "customers", type: "founder" },
      { name: "months", value: months, unit: "months", type: lost.per === null ? "founder" : "assumption" },
      { name: "customer_months", value: exposure, unit: "", type: "computed" },
    ],
    interval: poissonRate(Math.round(events), exposure),
    counted: { events, exposure },
  };
}

function monthsOf(venture: Venture, lost: Fact): number | null {
  if (lost.per !== null) return 1;
  const time = factFor(venture, "observed_time");
  return time ? time.value * (monthsIn[time.unit] ?? 0) : null;
}
