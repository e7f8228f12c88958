import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";

export interface Move {
  userId: string;
  /** Tokens that never expire: above 0 they are added; below 0 taken, as far as the wallet holds them. */
  delta: number;
  reason: "promo_code" | "adjustment";
  /** The cause; a second move for the same cause violates the ledger's key and rolls the transaction back. */
  cause: string;
  actorId: string | null;
  /** For a person to read. */
  note: string | null;
}

export interface Moved {
  /** The number actually moved: a subtraction stops at 0. */
  moved: number;
  /** The spendable tokens of both buckets. */
  tokens: number;
}

/**
 * Moves tokens within the caller's transaction: wallet, ledger, and the notification of the member's open tabs. The
 * wallet stays locked until its end. Null: there is no such wallet.
 */
export async function moveTokens(tx: DbCtx, move: Move): Promise<Moved | null> {
  const { userId, delta, reason, cause, actorId, note } = move;
  const { rows } = await tx.db.execute<{ moved: number; tokens: number }>(sql`
    with wallet as (
      select user_id, token_balance from profiles where user_id = ${userId} for update
    ),
    moved as (
      update profiles p set token_balance = p.token_balance + greatest(${delta}::int, -wallet.token_balance)
      from wallet where p.user_id = wallet.user_id
      returning p.user_id, p.token_balance, p.plan_tokens, p.token_balance - wallet.token_balance as delta
    ),
    noted as (
      insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, actor_id, note, created_at)
      select new_id(), user_id, 'balance', delta, token_balance, ${reason}, ${cause}, ${actorId}::uuid, ${note}, ${tx.now()}
      from moved where delta <> 0
    )
    select delta as moved, token_balance + plan_tokens as tokens, pg_notify('live', json_build_object(
      'userId', user_id, 'tokens', token_balance + plan_tokens)::text)
    from moved`);
  const row = rows[0];
  return row ? { moved: row.moved, tokens: row.tokens } : null;
}
