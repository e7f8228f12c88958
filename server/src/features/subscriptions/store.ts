import type { PlanTier } from "@cofounder/contract";
import { and, eq, lte, ne, or, sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { lastWaiting, type Term } from "./rules.ts";
import { planBenefits, subscriptionPlans, userSubscriptions } from "./table.ts";

export type PlanRow = typeof userSubscriptions.$inferSelect;
export type Benefit = typeof planBenefits.$inferSelect.kind;

const activeOf = (userId: string) => and(eq(userSubscriptions.userId, userId), userSubscriptions.isActive);

/** Locks this account's plan until the transaction ends. False: there is no such account. */
export async function lockAccount(tx: DbCtx, userId: string): Promise<boolean> {
  const { rows } = await tx.db.execute(sql`select 1 from profiles where user_id = ${userId} for update`);
  return rows.length === 1;
}

/** As stored: when its period is over, it needs an update. */
export async function findPlanRow(ctx: DbCtx, userId: string): Promise<PlanRow | null> {
  const rows = await ctx.db.select().from(userSubscriptions).where(activeOf(userId));
  return rows[0] ?? null;
}

/** The active plan with its name and limit. */
export async function findPlanDetails(ctx: DbCtx, userId: string) {
  const rows = await ctx.db
    .select({
      row: userSubscriptions,
      name: subscriptionPlans.name,
      tokenLimit: subscriptionPlans.tokenLimit,
    })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(activeOf(userId));
  return rows[0] ?? null;
}

export type PlanDetails = NonNullable<Awaited<ReturnType<typeof findPlanDetails>>>;

export type PlanKind = typeof subscriptionPlans.$inferSelect;

export async function readPlan(ctx: DbCtx, tier: PlanTier): Promise<PlanKind> {
  const rows = await ctx.db.select().from(subscriptionPlans).where(eq(subscriptionPlans.tier, tier));
  const [plan] = rows;
  if (!plan) throw new Error(`There is no plan of the tier ${tier}`);
  return plan;
}

/** Ends the active plan, if any, and begins this one. */
export async function replacePlan(
  tx: DbCtx,
  { userId, planId, term }: { userId: string; planId: string; term: Term },
): Promise<PlanRow> {
  const now = tx.now();
  await endPlanRow(tx, userId);
  const rows = await tx.db
    .insert(userSubscriptions)
    .values({ ...term, id: newId(), userId, planId, createdAt: now, updatedAt: now })
    .returning();
  const [row] = rows;
  if (!row) throw new Error("a plan was not stored");
  return row;
}

export async function updateTerm(
  tx: DbCtx,
  userId: string,
  term: Partial<Term & Pick<PlanRow, "planId">>,
): Promise<void> {
  await tx.db
    .update(userSubscriptions)
    .set({ ...term, updatedAt: tx.now() })
    .where(activeOf(userId));
}

export async function endPlanRow(tx: DbCtx, userId: string): Promise<void> {
  const ended = { isActive: false, tokensRemaining: 0, updatedAt: tx.now() };
  await tx.db.update(userSubscriptions).set(ended).where(activeOf(userId));
}

/** Whether the account's plan is premium. */
export async function hasPremium(ctx: DbCtx, userId: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ found: boolean }>(sql`select has_premium(${userId}) as found`);
  return rows[0]?.found ?? false;
}

/**
 * Accounts whose period is over and whose plan was not updated yet. Blocked accounts wait until they are unblocked,
 * paid plans for their payment.
 */
export async function listDue(ctx: DbCtx, limit: number): Promise<string[]> {
  const { periodEnd, source, cancelAtEnd } = userSubscriptions;
  const rows = await ctx.db
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(
      and(
        userSubscriptions.isActive,
        lte(periodEnd, ctx.now()),
        sql`not is_blocked(${userSubscriptions.userId})`,
        or(ne(source, "payment"), cancelAtEnd, lte(periodEnd, lastWaiting(ctx.now()))),
      ),
    )
    .orderBy(userSubscriptions.periodEnd)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export async function recordBenefit(tx: DbCtx, userId: string, kind: Benefit): Promise<void> {
  await tx.db.insert(planBenefits).values({ userId, kind, takenAt: tx.now() });
}

export async function listBenefits(ctx: DbCtx, userId: string): Promise<Benefit[]> {
  const rows = await ctx.db
    .select({ kind: planBenefits.kind })
    .from(planBenefits)
    .where(eq(planBenefits.userId, userId));
  return rows.map(({ kind }) => kind);
}
