/** Scores for features and experiments; not for a company. */

export const impactSteps = [0.25, 0.5, 1, 2, 3] as const;
export const confidenceSteps = [0.5, 0.8, 1] as const;

export interface RiceInput {
  /** People or events reached in a period. */
  reach: number;
  impact: (typeof impactSteps)[number];
  confidence: (typeof confidenceSteps)[number];
  /** Person-months, at least half of one. */
  effort: number;
}

/** RICE (Intercom): reach × impact × confidence / effort. Null for a negative reach or an effort below 0.5. */
export function rice({ reach, impact, confidence, effort }: RiceInput): number | null {
  return reach >= 0 && effort >= 0.5 ? (reach * impact * confidence) / effort + 0 : null;
}

/** ICE: impact × confidence × ease, each from 1 to 10. Null outside. */
export function ice(input: { impact: number; confidence: number; ease: number }): number | null {
  const values = [input.impact, input.confidence, input.ease];
  return values.every((value) => value >= 1 && value <= 10)
    ? values.reduce((product, value) => product * value, 1)
    : null;
}
