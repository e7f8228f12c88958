import { finite } from "./finite.ts";

/** Ownership before and after a raise. Shares are fractions of the whole company, fully diluted. */
export interface Safe {
  amount: number;
  /** Post-money cap; null for none. */
  cap: number | null;
  /** A fraction: 0.2 for 20 %. */
  discount: number;
}

export interface CapTable {
  founders: number;
  pool: number;
  safes: number[];
  investors: number;
}

/**
 * SAFEs as if they converted now: each post-money SAFE takes amount / cap, borne by founders and pool alone
 * (Y Combinator's post-money SAFE). Null when one has no cap, or when they take the whole company.
 */
export function withSafes(pool: number, safes: Safe[]): CapTable | null {
  const taken = safes.map(({ amount, cap }) => (cap !== null && cap > 0 ? amount / cap : Number.NaN));
  const left = 1 - sum(taken);
  if (!Number.isFinite(left) || left <= 0) return null;
  return { founders: left * (1 - pool), pool: left * pool, safes: taken, investors: 0 };
}

export interface PricedRound {
  /** Unissued options before the round, of founders and pool together. */
  pool: number;
  safes: Safe[];
  raise: number;
  preMoney: number;
  /** Unissued options wanted after the round; topped up inside the pre-money. */
  poolAfter: number;
}

export type ConvertedRound = CapTable & {
  /** Share of the options added inside the pre-money. */
  poolAdded: number;
  /** Which price each SAFE converted at. */
  by: ("cap" | "discount" | "round price")[];
};

const rounds = 400;
const still = 1e-13;

/**
 * Conversion of SAFEs in a priced round. The new investors get raise / (pre + raise). A SAFE gets the better of its
 * cap, amount / cap of everything before new money and new options, and its discount, amount / ((1 − d) · post). Solved
 * for the pool that is topped up inside the pre-money. Null when nothing would be left for the founders.
 */
export function convertInRound(round: PricedRound): ConvertedRound | null {
  const post = round.preMoney + round.raise;
  if (round.preMoney <= 0 || round.raise < 0 || round.pool < 0 || round.pool >= 1) return null;
  const investors = round.raise / post;
  let added = 0;
  for (let turn = 0; turn < rounds; turn++) {
    const { pool } = sharesAt(round, { post, kept: 1 - investors - added });
    const next = Math.max(0, round.poolAfter - pool);
    if (Math.abs(next - added) < still) break;
    added = next;
  }
  const { founders, pool, safes, by } = sharesAt(round, { post, kept: 1 - investors - added });
  const table = { founders, pool: pool + added, safes, investors, poolAdded: added, by };
  const whole = [founders, table.pool, investors, ...safes].every((share) => finite(share) !== null && share >= 0);
  return whole && founders > 0 ? table : null;
}

/** Founders, old pool and SAFEs when `kept` of the company is theirs. */
function sharesAt(
  { safes, pool }: PricedRound,
  { post, kept }: { post: number; kept: number },
): { founders: number; pool: number; safes: number[]; by: ConvertedRound["by"] } {
  const converted = safes.map(({ amount, cap, discount }) => {
    const atCap = cap !== null && cap > 0 ? (amount / cap) * kept : 0;
    const atDiscount = amount / ((1 - discount) * post);
    const cheaper = discount > 0 ? ("discount" as const) : ("round price" as const);
    return atCap >= atDiscount ? { share: atCap, by: "cap" as const } : { share: atDiscount, by: cheaper };
  });
  const shares = converted.map(({ share }) => share);
  const rest = kept - sum(shares);
  return { founders: rest * (1 - pool), pool: rest * pool, safes: shares, by: converted.map(({ by }) => by) };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
