/** Four ways to value a company before revenue, each as a range. Never one number; anchors are dated and regional. */
export interface Range {
  low: number;
  high: number;
}

const step = 0.25;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const span = (values: number[], width: number, [low, high]: [number, number]): Range => ({
  low: values.reduce((sum, value) => sum + clamp(value - width, low, high), 0),
  high: values.reduce((sum, value) => sum + clamp(value + width, low, high), 0),
});

export interface BerkusElements {
  idea: number;
  prototype: number;
  team: number;
  relationships: number;
  rollout: number;
}

/**
 * Berkus: five elements of 0 to `each` (500,000 USD), scored 0 to 1 by evidence; the range is a quarter either way.
 * Source: Dave Berkus' method as described by the Angel Capital Association.
 */
export function berkus(elements: BerkusElements, each = 500_000): Range {
  const { low, high } = span(Object.values(elements), step, [0, 1]);
  return { low: low * each, high: high * each };
}

/** Payne's weights: they add up to 1. Source: Bill Payne's scorecard worksheet. */
export const scorecardWeights = {
  team: 0.3,
  opportunity: 0.25,
  product: 0.15,
  competition: 0.1,
  sales: 0.1,
  needForMoney: 0.05,
  other: 0.05,
} as const;

export type Factor = keyof typeof scorecardWeights;

/** Payne's scorecard: anchor · Σ weight · factor; factors run from 0.5 to 1.5, an unknown one spans 0.75 to 1.25. */
export function scorecard(anchor: number, factors: Record<Factor, number | null>): Range {
  const end = (known: (factor: number) => number, unknown: number): number =>
    (Object.keys(scorecardWeights) as Factor[]).reduce((sum, name) => {
      const factor = factors[name];
      return sum + scorecardWeights[name] * (factor === null ? unknown : clamp(known(factor), 0.5, 1.5));
    }, 0) * anchor;
  return { low: end((factor) => factor - 0.1, 0.75), high: end((factor) => factor + 0.1, 1.25) };
}

const perRiskPoint = 250_000;

/** Risk factor summation: anchor + 250,000 · Σ of twelve scores from −2 to 2; an unknown one spans −1 to 1. */
export function riskFactorSummation(anchor: number, scores: (number | null)[]): Range {
  const end = (unknown: number): number =>
    Math.max(0, anchor + perRiskPoint * scores.reduce<number>((sum, score) => sum + clamp(score ?? unknown, -2, 2), 0));
  return { low: end(-1), high: end(1) };
}

/**
 * The venture capital method (Sahlman 1987): post = terminal value · Π(1 − later dilution) / return wanted, less the
 * investment. The range comes from the returns of 10 and 30 times usually wanted at seed.
 */
export function vcMethod(input: { terminalValue: number; laterDilutions: number[]; investment: number }): Range | null {
  const kept = input.laterDilutions.reduce((left, share) => left * (1 - share), 1);
  if (input.terminalValue <= 0 || kept <= 0) return null;
  const pre = (multiple: number): number => Math.max(0, (input.terminalValue * kept) / multiple - input.investment);
  return { low: pre(30), high: pre(10) };
}
