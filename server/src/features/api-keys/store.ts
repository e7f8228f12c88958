import type { ApiScope } from "@cofounder/contract";
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { apiKeys } from "./table.ts";

export type KeyRow = typeof apiKeys.$inferSelect;

/** Locks the keys of this account until the transaction ends. */
export async function lockKeys(tx: MemberCtx): Promise<void> {
  await tx.db.execute(sql`select 1 from users where id = ${tx.userId} for no key update`);
}

export async function countWorking(tx: MemberCtx): Promise<number> {
  const works = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, tx.now()));
  return tx.db.$count(apiKeys, and(eq(apiKeys.userId, tx.userId), works));
}

export async function insertKey(tx: DbCtx, row: KeyRow): Promise<void> {
  await tx.db.insert(apiKeys).values(row);
}

export async function listKeys(ctx: MemberCtx): Promise<KeyRow[]> {
  const mine = ctx.db.select().from(apiKeys).where(eq(apiKeys.userId, ctx.userId));
  return mine.orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

export async function deleteKey(tx: MemberCtx, keyId: string): Promise<KeyRow | null> {
  const own = and(eq(apiKeys.userId, tx.userId), eq(apiKeys.id, keyId));
  const rows = await tx.db.delete(apiKeys).where(own).returning();
  return rows[0] ?? null;
}

export async function deleteKeys(tx: DbCtx, userId: string): Promise<number> {
  const { rowCount } = await tx.db.delete(apiKeys).where(eq(apiKeys.userId, userId));
  return rowCount ?? 0;
}

/** Deletes keys that expired before this moment. Returns how many. */
export async function deleteExpired(ctx: DbCtx, before: Date): Promise<number> {
  const { rowCount } = await ctx.db.delete(apiKeys).where(lt(apiKeys.expiresAt, before));
  return rowCount ?? 0;
}

/** The holder of a key and its scopes. */
export interface KeyHolder {
  keyId: string;
  userId: string;
  scopes: ApiScope[];
  /** An admin blocked the account: the key is right and opens nothing. */
  isBlocked: boolean;
}

/** The last use is written once a minute: a key that is used a hundred times a second is one row. */
const find = `
  with found as (
    select k.user_id, k.id, k.scopes, k.last_used_at from api_keys k join users u on u.id = k.user_id
    where k.hash = $1 and (k.expires_at is null or k.expires_at > $2) and u.email_verified
  ), touched as (
    update api_keys k set last_used_at = $2 from found f
    where k.user_id = f.user_id and k.id = f.id
      and (f.last_used_at is null or f.last_used_at <= $2::timestamptz - interval '1 minute')
  )
  select id as "keyId", user_id as "userId", scopes, is_blocked(user_id) as "isBlocked" from found`;

/** Queried at every call: a key that was revoked a moment ago is refused by every process. */
export async function findHolder(ctx: DbCtx, hash: string): Promise<KeyHolder | null> {
  const values = [hash, ctx.now()];
  const { rows } = await ctx.database.pool.query<KeyHolder>({ name: "find_key_holder", text: find, values });
  return rows[0] ?? null;
}
