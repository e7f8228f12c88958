import type { DbCtx } from "../../platform/ctx.ts";
import { isUniqueViolation } from "../../platform/db/database.ts";
import { capture } from "./statements.ts";

export interface Wallet {
  balance: number;
  plan: number;
  used: number;
}

export interface Grant {
  userId: string;
  amount: number;
  reason: "sign_up" | "grant" | "promo_code";
  /** The cause; a second grant for the same cause changes nothing. */
  cause: string;
  actorId?: string;
  /** For a person to read. */
  note?: string;
}

const grantStatement = `
  with moved as (
    update profiles set token_balance = token_balance + $2
    where user_id = $1 and not exists (
      select 1 from token_ledger where user_id = $1 and bucket = 'balance' and cause = $4
    )
    returning user_id, token_balance
  )
  insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, actor_id, created_at, note)
  select new_id(), user_id, 'balance', $2, token_balance, $3, $4, $5, $6, $7 from moved`;

/**
 * Adds tokens that never expire, once per cause. Of two concurrent grants one violates the ledger's key and rolls
 * itself back.
 */
export async function grantTokens(ctx: DbCtx, grant: Grant): Promise<void> {
  const { userId, amount, reason, cause, actorId = null, note = null } = grant;
  try {
    await ctx.database.pool.query(grantStatement, [userId, amount, reason, cause, actorId, ctx.now(), note]);
  } catch (error) {
    if (!isUniqueViolation(error, "token_ledger_once_per_cause")) throw error;
  }
}

export async function findWallet(ctx: DbCtx, userId: string): Promise<Wallet | null> {
  const { rows } = await ctx.database.pool.query<Wallet>(
    `select token_balance as balance, plan_tokens as plan, (
       select coalesce(-sum(delta), 0)::int from token_ledger where user_id = $1 and reason in ('reserve', 'release')
     ) as used from profiles where user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** The spendable tokens of both buckets; 0 without a wallet. */
export async function countTokens(ctx: DbCtx, userId: string): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ tokens: number }>(
    "select token_balance + plan_tokens as tokens from profiles where user_id = $1",
    [userId],
  );
  return rows[0]?.tokens ?? 0;
}

/** Releases tokens that a crash left reserved. Returns the number of reservations. */
export async function releaseExpired(ctx: DbCtx): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ released: number }>(
    `with due as (
       select user_id, id, 0 as cost from token_reservations
       where cost is null and expires_at < $1 limit 500 for update skip locked
     ), ${capture({ from: "due", now: "$1" })}
     select count(*)::int as released from captured`,
    [ctx.now()],
  );
  return rows[0]?.released ?? 0;
}

export interface Difference {
  userId: string;
  bucket: string;
  ledger: number;
  wallet: number;
}

/** Every wallet whose ledger does not add up to it. Empty when all is well. */
export async function findDifferences(ctx: DbCtx): Promise<Difference[]> {
  const { rows } = await ctx.database.pool.query<Difference>(
    `with sums as (select user_id, bucket, sum(delta)::int as ledger from token_ledger group by user_id, bucket),
     wallets as (
       select user_id, bucket, wallet from profiles
       cross join lateral (values ('balance', token_balance), ('plan', plan_tokens)) as b (bucket, wallet)
     )
     select w.user_id as "userId", w.bucket, coalesce(s.ledger, 0) as ledger, w.wallet
     from wallets w left join sums s using (user_id, bucket)
     where w.wallet <> coalesce(s.ledger, 0) order by 1, 2`,
  );
  return rows;
}
