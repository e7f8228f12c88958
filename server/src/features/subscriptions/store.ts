import type { PlanTier, Subscription } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";

/** The plan that an account has now. Its tokens are read from the wallet. */
export async function findActivePlan(ctx: DbCtx, userId: string): Promise<Subscription | null> {
  const { rows } = await ctx.db.execute<Subscription & Record<string, unknown>>(sql`
    select s.id, s.tier, p.name as "planName", p.token_limit as "tokenLimit", w.plan_tokens as "tokensRemaining",
      greatest(p.token_limit - w.plan_tokens, 0) as "tokensUsed", s.is_active as "isActive"
    from user_subscriptions s join subscription_plans p on p.id = s.plan_id join profiles w on w.user_id = s.user_id
    where s.user_id = ${userId} and s.is_active`);
  return rows[0] ?? null;
}

/** Nobody else changes this account's plan until the transaction ends. False: there is no such account. */
export async function lockAccount(tx: DbCtx, userId: string): Promise<boolean> {
  const { rows } = await tx.db.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
  return rows.length === 1;
}

/** Ends the plan that is active, if any, and begins this one. */
export async function replacePlan(
  tx: DbCtx,
  { userId, tier }: { userId: string; tier: PlanTier },
): Promise<{ id: string; tokenLimit: number; name: string }> {
  const now = tx.now();
  await tx.db.execute(
    sql`update user_subscriptions set is_active = false, updated_at = ${now} where user_id = ${userId} and is_active`,
  );
  const { rows } = await tx.db.execute<{ id: string; tokenLimit: number; name: string }>(sql`
    with plan as (select id, name, token_limit from subscription_plans where tier = ${tier}),
    added as (
      insert into user_subscriptions (id, user_id, plan_id, tier, created_at, updated_at)
      select ${newId()}::uuid, ${userId}::uuid, id, ${tier}, ${now}, ${now} from plan returning id
    )
    select added.id, plan.token_limit as "tokenLimit", plan.name from added cross join plan`);
  const [row] = rows;
  if (!row) throw new Error(`There is no plan of the tier ${tier}`);
  return row;
}
