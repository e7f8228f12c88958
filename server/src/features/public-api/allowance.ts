import { apiCallsPerDay } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { findActivePlan } from "../subscriptions/index.ts";
import { countCall } from "./store.ts";

export interface Allowance {
  /** False: this call exceeds the allowance. */
  allowed: boolean;
  /** Null: unlimited. */
  limit: number | null;
  remaining: number;
  /** Until midnight UTC. */
  resetSeconds: number;
}

const dayMs = 24 * 60 * 60_000;

/** Counts one call of the account's day, in the database, across all processes and keys. */
export async function takeCall(ctx: DbCtx, userId: string): Promise<Allowance> {
  const plan = await findActivePlan(ctx, userId);
  const limit = apiCallsPerDay[plan?.tier ?? "none"];
  const now = ctx.now();
  const calls = await countCall(ctx, { userId, day: now.toISOString().slice(0, 10), most: limit });
  const resetSeconds = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000);
  return { allowed: calls !== null, limit, remaining: Math.max((limit ?? 0) - (calls ?? limit ?? 0), 0), resetSeconds };
}

export function allowanceHeaders({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  if (limit === null) return {};
  return {
    "RateLimit-Policy": `${limit};w=86400`,
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(remaining),
    "RateLimit-Reset": String(resetSeconds),
  };
}
