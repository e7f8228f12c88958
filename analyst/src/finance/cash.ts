import { factFor, valueFor } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { mark } from "../wording/voice.ts";
import { afterRound, raiseSize, soldAtPostMoney, soldAtPreMoney } from "./dilution.ts";
import { runwayWithGrowth } from "./efficiency.ts";
import { metric } from "./inputs.ts";
import type { Figure, Input, Inputs } from "./inputs.ts";
import * as unit from "./unit-economics.ts";

/** Runway, burn multiple, what a raise sells, and how large one would have to be. */
export function cashMetrics(venture: Venture, inputs: Inputs): Figure[] {
  return [
    runwayMetric(venture, inputs),
    growingRunway(venture, inputs),
    burnMultiple(venture, inputs),
    ownershipSold(inputs),
    ...roundSold(inputs),
    raiseNeeded(venture, inputs),
  ].filter((item) => item !== null);
}

const monthsIn: Record<string, number> = { years: 12, months: 1, weeks: 12 / 52, days: 12 / 365 };

function runwayMetric(venture: Venture, inputs: Inputs): Figure | null {
  const draft = { name: "runway_months", label: mark("Runway"), unit: "months" };
  const { cash, burn } = inputs;
  if (cash && burn)
    return metric({
      ...draft,
      value: unit.runwayMonths(cash.value, burn.value),
      formula: "cash / burn",
      inputs: [cash, burn],
    });
  const given = factFor(venture, "runway");
  if (!given) return null;
  const input = { name: "runway", value: given.value, unit: given.unit, type: "founder" as const };
  return metric({ ...draft, value: given.value * (monthsIn[given.unit] ?? 1), formula: "as_given", inputs: [input] });
}

function burnMultiple(venture: Venture, { burn, revenue, currency }: Inputs): Figure | null {
  const growth = valueFor(venture, "growth");
  if (!burn || !revenue || growth === null) return null;
  const added = {
    name: "net_new_arr_month",
    value: revenue.value * growth * 12,
    unit: currency,
    type: "computed" as const,
  };
  const formula = "burn / (mrr × growth × 12)";
  return metric({
    name: "burn_multiple",
    label: mark("Burn multiple"),
    value: unit.burnMultiple(burn.value, added.value),
    unit: "x",
    formula,
    inputs: [burn, added],
  });
}

/** The same cash while revenue grows as the founder says and costs stay. */
function growingRunway(venture: Venture, { cash, burn, revenue, currency }: Inputs): Figure | null {
  const growth = valueFor(venture, "growth");
  if (!cash || !burn || !revenue || growth === null || growth <= 0) return null;
  const course = runwayWithGrowth({ cash: cash.value, burn: burn.value, revenue: revenue.value, growth });
  if (!course) return null;
  const inputs: Input[] = [
    cash,
    burn,
    { name: "mrr", value: revenue.value, unit: currency, type: revenue.type },
    { name: "growth", value: growth, unit: "ratio", type: "founder" },
  ];
  return course.alive
    ? metric({
        name: "months_to_profit",
        label: mark("Months to profit, if growth holds and costs stay"),
        value: course.profitableAfter,
        unit: "months",
        formula: "mrr × (1 + growth)^months ≥ burn + mrr",
        inputs,
      })
    : metric({
        name: "runway_months_with_growth",
        label: mark("Runway, if growth holds and costs stay"),
        value: course.months,
        unit: "months",
        formula: "cash − (burn + mrr − mrr × (1 + growth)^months)",
        inputs,
      });
}

const monthsToMilestone = 18;

/** Burn over 18 months to the next milestone, with a buffer of a quarter to a half (a working rule). */
function raiseNeeded(venture: Venture, { burn, currency }: Inputs): Figure | null {
  const size = venture.signals.money && burn ? raiseSize(burn.value, monthsToMilestone) : null;
  if (!size || !burn) return null;
  return metric({
    name: "raise_needed",
    label: mark("What 18 months to a milestone take"),
    value: burn.value * monthsToMilestone * 1.25,
    unit: currency,
    formula: "burn × 18 × 1.25",
    inputs: [burn],
    low: size.low,
    high: size.high,
  });
}

function ownershipSold({ raise, valuation }: Inputs): Figure | null {
  if (!raise || !valuation || raise.unit !== valuation.unit) return null;
  const value = soldAtPostMoney(raise.value, valuation.value);
  return metric({
    name: "safe_ownership",
    label: mark("Share sold (post-money)"),
    value,
    unit: "ratio",
    formula: "raise / valuation",
    inputs: [raise, valuation],
  });
}

/** A priced round: what the investors get, and what is left to those there before once a pool is set aside. */
function roundSold({ raise, preMoney, optionPool }: Inputs): Figure[] {
  if (!raise || !preMoney || raise.unit !== preMoney.unit) return [];
  const sold = soldAtPreMoney(raise.value, preMoney.value);
  const round = metric({
    name: "round_ownership",
    label: mark("Share sold (priced round)"),
    value: sold,
    unit: "ratio",
    formula: "raise / (pre_money + raise)",
    inputs: [raise, preMoney],
  });
  const after =
    optionPool &&
    afterRound({
      holders: { before: 1 },
      pool: 0,
      raise: raise.value,
      preMoney: preMoney.value,
      poolAfter: optionPool.value,
    });
  if (sold === null || !after) return [round];
  const left = metric({
    name: "left_after_round",
    label: mark("Left to those there before, after round and option pool"),
    value: after.holders["before"] ?? null,
    unit: "ratio",
    formula: "1 − round_ownership − option_pool",
    inputs: [{ name: "round_ownership", value: sold, unit: "ratio", type: "computed" }, optionPool],
  });
  return [round, left];
}

const longestCashLine = 24;

/** Cash left after each month, from the inputs of `runway_months`; at most 24 months, never below zero. */
export function cashByMonth(runway: Figure | undefined): number[] {
  const [cash, burn] = runway?.inputs ?? [];
  if (!cash || !burn || burn.value <= 0) return [];
  const months = Math.min(longestCashLine, Math.ceil(cash.value / burn.value));
  return Array.from({ length: months + 1 }, (_, month) => Math.max(0, cash.value - burn.value * month));
}
