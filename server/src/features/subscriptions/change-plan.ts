import type { PlanState, PlanTier } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { type PlanTerms, readPlanState } from "./read-plan.ts";
import { renewLocked } from "./renew.ts";
import { type Term, whyNotChange } from "./rules.ts";
import { lockAccount, type PlanRow, updateTerm } from "./store.ts";

interface Move {
  /** For the audit log: `plan.cancelled`. */
  action: string;
  /** Throws a refusal, or returns the changed plan. */
  decide(row: PlanRow | null): Partial<Term>;
}

async function move(ctx: MemberCtx, { action, decide }: Move, terms: PlanTerms): Promise<PlanState> {
  const { userId } = ctx;
  await inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Problem("unauthenticated");
    const row = await renewLocked(tx, userId);
    const change = decide(row);
    const { scheduledTier = row?.scheduledTier, cancelAtEnd = row?.cancelAtEnd } = change;
    // An unchanged plan is neither written nor announced again.
    if (!row || (row.scheduledTier === scheduledTier && row.cancelAtEnd === cancelAtEnd)) return;
    await updateTerm(tx, userId, change);
    const details = { tier: row.tier, next: scheduledTier ?? null };
    await writeAudit(tx, { actorId: userId, subjectId: userId, action, details });
  });
  return readPlanState(ctx, userId, terms);
}

function present(row: PlanRow | null): PlanRow {
  if (!row) throw new Problem("plan.none");
  return row;
}

/** Another plan from the next cycle on; choosing the current one takes a change back. There is no proration. */
export const changePlan = (ctx: MemberCtx, tier: PlanTier, terms: PlanTerms): Promise<PlanState> =>
  move(
    ctx,
    {
      action: "plan.change_scheduled",
      decide: (row) => {
        const reason = whyNotChange(row?.source ?? null, terms.payments);
        if (reason) throw new Problem(reason);
        return { scheduledTier: present(row).tier === tier ? null : tier, cancelAtEnd: false };
      },
    },
    terms,
  );

export const undoChange = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  move(ctx, { action: "plan.change_undone", decide: (row) => present(row) && { scheduledTier: null } }, terms);

/** The plan and its tokens stay until the period ends. */
export const cancelPlan = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  move(
    ctx,
    { action: "plan.cancelled", decide: (row) => present(row) && { scheduledTier: null, cancelAtEnd: true } },
    terms,
  );

export const resumePlan = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  move(ctx, { action: "plan.resumed", decide: (row) => present(row) && { cancelAtEnd: false } }, terms);
