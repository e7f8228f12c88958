import type { MemberCtx } from "../../platform/ctx.ts";
import { reserve, lockedWallet, capture } from "./statements.ts";

const reserveStatement = `
  with ${lockedWallet("$1::uuid")},
  ${reserve({ user: "$1", reservation: "$2::uuid", most: "$3::int", now: "$4::timestamptz", expiresAt: "$5::timestamptz" }, "false")}
  select reserved.user_id is not null as reserved, wallet.token_balance + wallet.plan_tokens as balance
  from wallet left join reserved on true`;

const captureStatement = `
  with due as (select $1::uuid as user_id, $2::uuid as id, $3::int as cost),
  ${capture({ from: "due", now: "$4::timestamptz" })}
  select cost from captured`;

/** Longer than any single answer; an older reservation is from a crash. */
const reservationMs = 30 * 60_000;

/**
 * Reserves the maximum cost of some work, or less where the wallet holds less. `reserved` is false when it is empty.
 */
export async function reserveTokens(
  ctx: MemberCtx,
  { id, most }: { id: string; most: number },
): Promise<{ reserved: boolean; balance: number }> {
  const now = ctx.now();
  const { rows } = await ctx.database.pool.query<{ reserved: boolean; balance: number }>(reserveStatement, [
    ctx.userId,
    id,
    most,
    now,
    new Date(now.getTime() + reservationMs),
  ]);
  return rows[0] ?? { reserved: false, balance: 0 };
}

/** Captures the cost of the work and releases the rest; once. Returns the captured tokens. */
export async function captureTokens(ctx: MemberCtx, { id, cost }: { id: string; cost: number }): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ cost: number }>(captureStatement, [ctx.userId, id, cost, ctx.now()]);
  return rows[0]?.cost ?? 0;
}
