import { finite } from "./finite.ts";

/** The rule of three: after none in n the true rate lies below 3/n at 95%. */
export function ruleOfThree(trials: number): number | null {
  return trials > 0 ? finite(Math.min(1, 3 / trials)) : null;
}

/** Visitors per arm of a split test at 5% error and 80% power: about 16·p(1 − p)/δ², rounded up. */
export function samplePerArm(rate: number, difference: number): number | null {
  if (rate <= 0 || rate >= 1 || difference === 0) return null;
  return finite(Math.ceil((16 * rate * (1 - rate)) / (difference * difference)));
}

/** Mean of a share after k of n with an even prior, Beta(1, 1): (k + 1)/(n + 2). */
export function evenPriorMean(successes: number, trials: number): number | null {
  return trials >= 0 && successes >= 0 && successes <= trials ? finite((successes + 1) / (trials + 2)) : null;
}

/** Interviews left to the 12 that usually saturate a homogeneous segment; friends do not count. */
export function interviewsLeft(asked: number, acquaintances = 0): number {
  return Math.max(0, 12 - Math.max(0, asked - acquaintances));
}
