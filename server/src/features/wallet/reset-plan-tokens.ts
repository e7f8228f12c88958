import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";

export interface PlanReset {
  userId: string;
  /** The new month's tokens; 0 when the plan is over. */
  amount: number;
  /** Which month; a second reset for the same one violates the ledger's key and rolls the transaction back. */
  cause: string;
  /** For a person to read: the plan's name. */
  note: string | null;
}

/**
 * Begins a plan's month within the caller's transaction, and is the only source of plan tokens: the rest of the former
 * month expires, of whichever plan it was, and the wallet never holds more than the new one gives.
 */
export async function resetPlanTokens(tx: DbCtx, { userId, amount, cause, note }: PlanReset): Promise<void> {
  await tx.db.execute(sql`
    with wallet as (
      select user_id, plan_tokens from profiles where user_id = ${userId} for update
    ),
    moved as (
      update profiles p set plan_tokens = ${amount}::int, plan_limit = ${amount}::int, plan_month = p.plan_month + 1
      from wallet where p.user_id = wallet.user_id
      returning p.user_id, p.token_balance, p.plan_tokens, wallet.plan_tokens as before
    ),
    noted as (
      insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, note, created_at)
      select new_id(), user_id, 'plan', m.delta, m.after, m.reason, m.cause, ${note}::text, ${tx.now()}
      from moved cross join lateral (values
        (-before, 0, 'expired', ${cause} || ':expired'), (plan_tokens, plan_tokens, 'grant', ${cause})
      ) as m (delta, after, reason, cause)
      where m.delta <> 0
    )
    select pg_notify('live', json_build_object('userId', user_id, 'tokens', token_balance + plan_tokens)::text) from moved`);
}
