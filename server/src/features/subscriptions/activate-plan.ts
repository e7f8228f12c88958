import type { PlanTier } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { grantPlanTokens } from "../wallet/index.ts";
import { findActivePlan, lockAccount, replacePlan } from "./store.ts";

export interface Activation {
  userId: string;
  tier: PlanTier;
  /** Why: a promo code, an operator's command. For the audit log. */
  because: string;
}

/**
 * Gives an account a plan, within the caller's transaction, and the plan tokens of its first month. False: it has this
 * plan already, or there is no such account, and nothing changed.
 */
export async function activatePlan(tx: DbCtx, { userId, tier, because }: Activation): Promise<boolean> {
  if (!(await lockAccount(tx, userId))) return false;
  if ((await findActivePlan(tx, userId))?.tier === tier) return false;
  const { id, tokenLimit, name } = await replacePlan(tx, { userId, tier });
  await grantPlanTokens(tx, { userId, amount: tokenLimit, cause: `plan:${id}`, note: name });
  await writeAudit(tx, { actorId: null, subjectId: userId, action: "plan.activated", details: { tier, because } });
  return true;
}
