import type { RatingPart } from "@cofounder/contract/analysis";
import { metric } from "../finance/inputs.ts";
import type { Figure, Input } from "../finance/inputs.ts";
import { berkus, riskFactorSummation, scorecard, vcMethod } from "../finance/valuation.ts";
import type { Range } from "../finance/valuation.ts";
import { known, payingCustomers, pilots, revenues } from "../reading/figures.ts";
import { msg } from "../i18n/translator.ts";
import type { Judged } from "./verdict.ts";

/**
 * What comparable US companies are worth before revenue: Carta's median pre-seed cap of $10M less the $1M raised,
 * Q4 2024. US only and lifted by AI companies; a founder elsewhere replaces it.
 */
const anchor: Input = { name: "valuation_anchor", value: 9e6, unit: "USD", type: "assumption" };
const currency = "USD";

/** Four ranges for a venture before revenue that wants to raise; none for the others. Never one number. */
export function valueBeforeRevenue(judged: Judged, parts: RatingPart[]): Figure[] {
  const { venture } = judged;
  const raising = venture.signals.money || judged.inputs.raise !== null;
  if (!raising || known(venture, revenues) > 0 || known(venture, payingCustomers) > 0) return [];
  const scores = scoresOf(parts);
  const sold = ventureMethod(judged);
  return [
    range("valuation_berkus", msg("Berkus method"), byBerkus(judged, scores)),
    range("valuation_scorecard", msg("Scorecard method (Payne)"), byScorecard(scores)),
    range("valuation_risk_factors", msg("Risk factor summation"), byRisks(judged, scores)),
    ...(sold ? [range("valuation_vc_method", msg("Venture capital method, before the investment"), sold)] : []),
  ];
}

type Scores = (criterion: string) => number | null;

function scoresOf(parts: RatingPart[]): Scores {
  return (criterion) => parts.find((part) => part.criterion === criterion)?.score ?? null;
}

function range(name: string, label: string, { low, high }: Range): Figure {
  const formulas: Record<string, string> = {
    valuation_berkus: "5 × 500000 × evidence",
    valuation_scorecard: "valuation_anchor × weighted factors",
    valuation_risk_factors: "valuation_anchor + 250000 × risk points",
    valuation_vc_method: "terminal value / return − raise",
  };
  const inputs = name === "valuation_berkus" ? [] : [anchor];
  return metric({
    name,
    label,
    value: (low + high) / 2,
    unit: currency,
    formula: formulas[name] ?? "",
    inputs,
    low,
    high,
  });
}

/** Evidence in quarters, as the method scores it. */
const quarters = (score: number | null): number => (score === null ? 0 : Math.round((score / 10) * 4) / 4);

function byBerkus({ venture }: Judged, score: Scores): Range {
  const built = { idea: 0, prototype: 0.5, live: 0.75, revenue: 1 }[venture.stage];
  const promised = known(venture, pilots);
  return berkus({
    idea: quarters(score("problem")),
    prototype: built,
    team: quarters(score("founder")),
    relationships: Math.min(1, promised * 0.25),
    rollout: quarters(score("distribution")) / 2,
  });
}

/** A criterion from 0 to 10 as a factor from 0.5 to 1.5. */
const factor = (score: number | null): number | null => (score === null ? null : 0.5 + score / 10);

function byScorecard(score: Scores): Range {
  return scorecard(anchor.value, {
    team: factor(score("founder")),
    opportunity: factor(score("market")),
    product: factor(score("feasibility")),
    competition: factor(score("alternatives")),
    sales: factor(score("distribution")),
    needForMoney: null,
    other: factor(score("timing")),
  });
}

/** Points from −2 to 2 for the risks that the rating covers; the others stay unknown. */
const points = (score: number | null): number | null => (score === null ? null : Math.round((score - 5) / 2.5));

function byRisks(judged: Judged, score: Scores): Range {
  const licence = judged.flags.some((flag) => flag.licence) ? -1 : 0;
  return riskFactorSummation(anchor.value, [
    points(score("founder")),
    points(score("demand")),
    licence,
    null,
    points(score("distribution")),
    null,
    points(score("alternatives")),
    points(score("feasibility")),
    null,
    null,
    null,
    points(score("market")),
  ]);
}

const revenueMultiple = 2;
const laterDilutions = [0.2, 0.2];

/** Only where the founder named a target and a price in dollars: twice the yearly revenue at that target. */
function ventureMethod({ inputs }: Judged): Range | null {
  const { target, price, recurring, raise } = inputs;
  if (!target || !price || !recurring || inputs.currency !== currency) return null;
  const terminalValue = target.value * price.value * 12 * revenueMultiple;
  const investment = raise?.unit === currency ? raise.value : 0;
  return vcMethod({ terminalValue, laterDilutions, investment });
}
