import { lt } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { apiCallCounts, idempotentCalls } from "./table.ts";

const count = `
  insert into api_call_counts (user_id, day, calls) values ($1, $2, 1)
  on conflict (user_id, day) do update set calls = api_call_counts.calls + 1
    where $3::int is null or api_call_counts.calls < $3
  returning calls`;

/** Counts a call of this day unless the limit is reached. Null: it is. */
export async function countCall(
  ctx: DbCtx,
  { userId, day, most }: { userId: string; day: string; most: number | null },
): Promise<number | null> {
  const query = { name: "count_api_call", text: count, values: [userId, day, most] };
  const { rows } = await ctx.database.pool.query<{ calls: number }>(query);
  return rows[0]?.calls ?? null;
}

export async function deleteCounts(ctx: DbCtx, before: Date): Promise<number> {
  const { rowCount } = await ctx.db
    .delete(apiCallCounts)
    .where(lt(apiCallCounts.day, before.toISOString().slice(0, 10)));
  return rowCount ?? 0;
}

export interface CallKey {
  userId: string;
  keyId: string;
  idempotencyKey: string;
}

export interface Claim extends CallKey {
  requestHash: string;
  runId: string;
  now: Date;
  /** An older claim belongs to a process that died. */
  abandonedSince: Date;
}

const claim = `
  insert into idempotent_calls (user_id, key_id, idempotency_key, request_hash, run_id, claimed_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $6)
  on conflict (user_id, key_id, idempotency_key) do update set claimed_at = excluded.claimed_at
    where idempotent_calls.request_hash = excluded.request_hash and idempotent_calls.status is null
      and idempotent_calls.claimed_at < $7
  returning run_id as "runId"`;

/** The id to run under, for the one caller who may. Null: another caller claimed this call. */
export async function claimCall(ctx: DbCtx, wanted: Claim): Promise<string | null> {
  const { userId, keyId, idempotencyKey, requestHash, runId, now, abandonedSince } = wanted;
  const values = [userId, keyId, idempotencyKey, requestHash, runId, now, abandonedSince];
  const { rows } = await ctx.database.pool.query<{ runId: string }>(claim, values);
  return rows[0]?.runId ?? null;
}

export interface EarlierCall {
  requestHash: string;
  status: number | null;
  answer: string | null;
}

const ofCall = "user_id = $1 and key_id = $2 and idempotency_key = $3";
const valuesOf = ({ userId, keyId, idempotencyKey }: CallKey) => [userId, keyId, idempotencyKey];

export async function findCall(ctx: DbCtx, key: CallKey): Promise<EarlierCall | null> {
  const { rows } = await ctx.database.pool.query<EarlierCall>(
    `select request_hash as "requestHash", status, answer from idempotent_calls where ${ofCall}`,
    valuesOf(key),
  );
  return rows[0] ?? null;
}

/** Only the latest claim writes the end: `claimedAt` identifies it. */
export async function keepAnswer(
  ctx: DbCtx,
  { claimedAt, status, answer, ...key }: CallKey & { claimedAt: Date; status: number; answer: string },
): Promise<void> {
  await ctx.database.pool.query(
    `update idempotent_calls set status = $5, answer = $6 where ${ofCall} and claimed_at = $4 and status is null`,
    [...valuesOf(key), claimedAt, status, answer],
  );
}

/** A failed call may be repeated with the same key. */
export async function releaseCall(ctx: DbCtx, { claimedAt, ...key }: CallKey & { claimedAt: Date }): Promise<void> {
  await ctx.database.pool.query(`delete from idempotent_calls where ${ofCall} and claimed_at = $4 and status is null`, [
    ...valuesOf(key),
    claimedAt,
  ]);
}

export async function deleteCalls(ctx: DbCtx, before: Date): Promise<number> {
  const { rowCount } = await ctx.db.delete(idempotentCalls).where(lt(idempotentCalls.createdAt, before));
  return rowCount ?? 0;
}
