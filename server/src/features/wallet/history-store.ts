import { and, desc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";
import { tokenLedger } from "./table.ts";

export type LedgerRow = typeof tokenLedger.$inferSelect;

export interface HistoryFilter {
  direction?: "in" | "out" | undefined;
  reason?: LedgerRow["reason"] | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Newest first. */
export async function listLedger(
  ctx: MemberCtx,
  { direction, reason, from, to }: HistoryFilter,
  { after, limit }: { after: Place | null; limit: number },
): Promise<LedgerRow[]> {
  const { userId, delta, createdAt, id } = tokenLedger;
  const conditions: (SQL | undefined)[] = [
    eq(userId, ctx.userId),
    direction && (direction === "in" ? gt(delta, 0) : lt(delta, 0)),
    reason && eq(tokenLedger.reason, reason),
    from === undefined ? undefined : gte(createdAt, sql`${from}::date`),
    to === undefined ? undefined : lt(createdAt, sql`${to}::date + 1`),
    after ? sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
  ];
  return ctx.db
    .select()
    .from(tokenLedger)
    .where(and(...conditions))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}
