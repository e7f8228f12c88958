import type { PlanOrigin, PlanTier } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { resetPlanTokens } from "../wallet/index.ts";
import { monthOf, renewLocked } from "./renew.ts";
import { beginTerm, staysAs, type Term } from "./rules.ts";
import { lockAccount, readPlan, replacePlan } from "./store.ts";

export interface Activation {
  userId: string;
  tier: PlanTier;
  source: PlanOrigin;
  /** Null: the system or the operator. */
  actorId?: string | null;
  /** Why: a promo code, an admin's reason. For the audit log. */
  because: string;
}

/**
 * Gives an account a plan, within the caller's transaction, and the plan tokens of its first month. False: it has this
 * plan already, or there is no such account, and nothing changed.
 */
export async function activatePlan(tx: DbCtx, activation: Activation): Promise<boolean> {
  const { userId, tier, source } = activation;
  if (!(await lockAccount(tx, userId))) return false;
  const present = await renewLocked(tx, userId);
  if (present && staysAs(present, tier)) return false;
  await startPlan(tx, activation, beginTerm(tier, source, tx.now()));
  return true;
}

/**
 * Replaces the current plan, with a month of its own: nothing is carried over. The caller's transaction has to hold the
 * account's lock.
 */
export async function startPlan(
  tx: DbCtx,
  { userId, actorId = null, because }: Pick<Activation, "userId" | "actorId" | "because">,
  term: Term,
): Promise<void> {
  const { tier, source } = term;
  const plan = await readPlan(tx, tier);
  const { id } = await replacePlan(tx, { userId, planId: plan.id, term });
  const cause = monthOf(id, term.periodStart);
  await resetPlanTokens(tx, { userId, amount: plan.tokenLimit, cause, note: plan.name });
  const details = { tier, source, because };
  await writeAudit(tx, { actorId, subjectId: userId, action: "plan.activated", details });
}
