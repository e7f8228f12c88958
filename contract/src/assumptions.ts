/** What a venture can be wrong about. */
export const assumptions = [
  "problem",
  "customer",
  "willingness_to_pay",
  "channel",
  "retention",
  "feasibility",
  "unit_margin",
  "regulation",
  "platform",
] as const;

export const comparisons = ["at_least", "at_most"] as const;

export type Assumption = (typeof assumptions)[number];
