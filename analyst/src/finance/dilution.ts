import { finite } from "./finite.ts";

/** Ownership through SAFEs and priced rounds. Shares as fractions of the whole company. */

/** Share sold for an amount at a pre-money valuation: amount / (pre + amount). */
export function soldAtPreMoney(amount: number, preMoney: number): number | null {
  return preMoney > 0 && amount >= 0 ? finite(amount / (preMoney + amount)) : null;
}

export interface Round {
  /** Shares before the round by holder, unissued pool excluded. */
  holders: Record<string, number>;
  /** Unissued pool before the round. */
  pool: number;
  raise: number;
  preMoney: number;
  /** Unissued pool wanted after the round. */
  poolAfter: number;
}

/**
 * Holders after a priced round: f/(1 − u)·(1 − r − p), with r = raise/(pre + raise). Null when nothing would be left.
 */
export function afterRound(round: Round): { holders: Record<string, number>; investors: number; pool: number } | null {
  const investors = soldAtPreMoney(round.raise, round.preMoney);
  if (investors === null || round.pool < 0 || round.pool >= 1 || round.poolAfter < 0) return null;
  const left = 1 - investors - round.poolAfter;
  if (left <= 0) return null;
  const holders = Object.fromEntries(
    Object.entries(round.holders).map(([name, share]) => [name, (share / (1 - round.pool)) * left]),
  );
  return { holders, investors, pool: round.poolAfter };
}

/** The remaining share of earlier holders after several rounds: Π(1 − d). */
export function leftAfter(dilutions: number[]): number | null {
  if (dilutions.some((share) => share < 0 || share >= 1)) return null;
  return finite(dilutions.reduce((left, share) => left * (1 - share), 1));
}

/** How much to raise: burn · months to the next milestone · a buffer of 1.25 to 1.5 (working rule). */
export function raiseSize(monthlyBurn: number, months: number): { low: number; high: number } | null {
  return monthlyBurn > 0 && months > 0 ? { low: monthlyBurn * months * 1.25, high: monthlyBurn * months * 1.5 } : null;
}
