import type { MemberCtx } from "../../platform/ctx.ts";
import { hold, lockedWallet, settle } from "./statements.ts";

const holdStatement = `
  with ${lockedWallet("$1::uuid")},
  ${hold({ user: "$1", reservation: "$2::uuid", most: "$3::int", now: "$4::timestamptz", expiresAt: "$5::timestamptz" }, "false")}
  select held.user_id is not null as held, wallet.token_balance + wallet.plan_tokens as balance
  from wallet left join held on true`;

const settleStatement = `
  with due as (select $1::uuid as user_id, $2::uuid as id, $3::int as cost),
  ${settle({ from: "due", now: "$4::timestamptz" })}
  select cost from settled`;

/** Longer than any single answer; after it a reservation belongs to a crash. */
const reservationMs = 30 * 60_000;

/** Sets the most that some work can cost aside, less where the wallet holds less. `held` is false when it is empty. */
export async function holdTokens(
  ctx: MemberCtx,
  { id, most }: { id: string; most: number },
): Promise<{ held: boolean; balance: number }> {
  const now = ctx.now();
  const { rows } = await ctx.database.pool.query<{ held: boolean; balance: number }>(holdStatement, [
    ctx.userId,
    id,
    most,
    now,
    new Date(now.getTime() + reservationMs),
  ]);
  return rows[0] ?? { held: false, balance: 0 };
}

/** Takes what the work cost and gives the rest back; once. Returns what was taken. */
export async function settleTokens(ctx: MemberCtx, { id, cost }: { id: string; cost: number }): Promise<number> {
  const { rows } = await ctx.database.pool.query<{ cost: number }>(settleStatement, [ctx.userId, id, cost, ctx.now()]);
  return rows[0]?.cost ?? 0;
}
