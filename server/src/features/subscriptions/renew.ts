import { type DbCtx, inTransaction } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { resetPlanTokens } from "../wallet/index.ts";
import { type Term, termAt } from "./rules.ts";
import { endPlanRow, findPlanRow, listDue, lockAccount, type PlanRow, readPlan, updateTerm } from "./store.ts";

/** The cause of a month's tokens in the ledger: so that a month gives them once, whichever caller renews it. */
export const monthOf = (planId: string, periodStart: Date) => `plan:${planId}:${periodStart.toISOString()}`;

/**
 * Updates a plan to the current time: a new month with its tokens, another plan, or none. Within the caller's
 * transaction, which has to hold the account's lock.
 */
export async function renewLocked(tx: DbCtx, userId: string): Promise<PlanRow | null> {
  const row = await findPlanRow(tx, userId);
  if (!row) return null;
  const term = termAt(row, tx.now());
  if (!term) {
    await endPlan(tx, row, { actorId: null, because: "period over" });
    return null;
  }
  if (term.periodStart.getTime() === row.periodStart.getTime()) return row;
  return beginMonth(tx, row, term);
}

/** The next month of a plan, with its tokens; the caller's transaction has to hold the account's lock. */
export async function beginMonth(tx: DbCtx, row: PlanRow, term: Term): Promise<PlanRow> {
  const { userId } = row;
  const { tier, source, startedAt, periodStart, periodEnd, endsAt, scheduledTier, cancelAtEnd, paymentFailed } = term;
  const plan = await readPlan(tx, tier);
  const moved = { tier, source, startedAt, periodStart, periodEnd, endsAt, scheduledTier, cancelAtEnd, paymentFailed };
  const changed = { ...moved, planId: plan.id };
  await updateTerm(tx, userId, changed);
  const cause = monthOf(row.id, periodStart);
  await resetPlanTokens(tx, { userId, amount: plan.tokenLimit, cause, note: plan.name });
  const details = { from: row.tier, tier };
  if (tier !== row.tier) await writeAudit(tx, { actorId: null, subjectId: userId, action: "plan.changed", details });
  return { ...row, ...changed };
}

interface Ending {
  /** Null: the clock. */
  actorId: string | null;
  because: string;
}

/** Ends an account's plan, and with it the tokens of its month. */
export async function endPlan(tx: DbCtx, row: PlanRow, { actorId, because }: Ending): Promise<void> {
  const { id, userId, tier } = row;
  await endPlanRow(tx, userId);
  await resetPlanTokens(tx, { userId, amount: 0, cause: `plan:${id}:end`, note: null });
  await writeAudit(tx, { actorId, subjectId: userId, action: "plan.ended", details: { tier, because } });
}

export const renew = (ctx: DbCtx, userId: string): Promise<PlanRow | null> =>
  inTransaction(ctx, async (tx) => ((await lockAccount(tx, userId)) ? renewLocked(tx, userId) : null));

const perRound = 500;

/**
 * Renews, changes and ends the plans whose period is over; a failure does not delay the others. Returns how many
 * succeeded.
 */
export async function renewDuePlans(ctx: DbCtx): Promise<number> {
  let done = 0;
  for (const userId of await listDue(ctx, perRound)) {
    try {
      await renew(ctx, userId);
      done++;
    } catch (error) {
      ctx.log.error({ userId, error }, "plan renewal failed, retrying");
    }
  }
  return done;
}
