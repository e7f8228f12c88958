import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";

export interface PlanGrant {
  userId: string;
  amount: number;
  /** What it is for; a second grant for the same cause breaks on the ledger's key and undoes the transaction. */
  cause: string;
  /** For a person to read: the plan's name. */
  note: string;
}

/** Adds tokens of a plan within the caller's transaction: wallet, ledger, and the news to the member's open tabs. */
export async function grantPlanTokens(tx: DbCtx, { userId, amount, cause, note }: PlanGrant): Promise<void> {
  await tx.db.execute(sql`
    with moved as (
      update profiles set plan_tokens = plan_tokens + ${amount}::int where user_id = ${userId}
      returning user_id, token_balance, plan_tokens
    ),
    noted as (
      insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, note, created_at)
      select new_id(), user_id, 'plan', ${amount}::int, plan_tokens, 'grant', ${cause}, ${note}, ${tx.now()} from moved
    )
    select pg_notify('live', json_build_object('userId', user_id, 'tokens', token_balance + plan_tokens)::text) from moved`);
}
