import type { PlanState, PlanTier } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { activatePlan } from "./activate-plan.ts";
import { type PlanTerms, readPlanState } from "./read-plan.ts";
import { endPlan, renewLocked } from "./renew.ts";
import { staysAs } from "./rules.ts";
import { lockAccount, updateTerm } from "./store.ts";

export interface Taking {
  userId: string;
  when: "now" | "period_end";
  reason: string;
}

/** Gives an account a plan at once, or from its next cycle on; an account without a plan gets it at once. */
export async function givePlan(
  ctx: MemberCtx,
  { userId, when, reason, tier }: Taking & { tier: PlanTier },
  terms: PlanTerms,
): Promise<PlanState> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Problem("user.not_found");
    const row = await renewLocked(tx, userId);
    if (!row || when === "now") {
      const activation = { userId, tier, source: "admin", actorId: tx.userId, because: reason } as const;
      if (!(await activatePlan(tx, activation))) throw new Problem("plan.already");
      return;
    }
    if (row.source === "payment") throw new Problem("plan.paid");
    if (staysAs(row, tier)) throw new Problem("plan.already");
    await updateTerm(tx, userId, { scheduledTier: tier, cancelAtEnd: false });
    const details = { tier: row.tier, next: tier, reason };
    await writeAudit(tx, { actorId: tx.userId, subjectId: userId, action: "plan.change_scheduled", details });
  });
  return readPlanState(ctx, userId, terms);
}

/** Ends an account's plan at once, with the tokens of its month, or when its period ends. */
export async function takePlan(ctx: MemberCtx, { userId, when, reason }: Taking, terms: PlanTerms): Promise<PlanState> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Problem("user.not_found");
    const row = await renewLocked(tx, userId);
    if (!row) throw new Problem("plan.none");
    if (when === "now") return endPlan(tx, row, { actorId: tx.userId, because: reason });
    await updateTerm(tx, userId, { scheduledTier: null, cancelAtEnd: true });
    const details = { tier: row.tier, reason };
    return writeAudit(tx, { actorId: tx.userId, subjectId: userId, action: "plan.cancelled", details });
  });
  return readPlanState(ctx, userId, terms);
}
