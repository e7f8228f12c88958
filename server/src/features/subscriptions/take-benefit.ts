import type { PlanState } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { takeBenefitOnce } from "../accounts/index.ts";
import { activatePlan } from "./activate-plan.ts";
import { type PlanTerms, readPlanState, readStanding } from "./read-plan.ts";
import { renewLocked } from "./renew.ts";
import { whyNotOffer, whyNotTrial } from "./rules.ts";
import { type Benefit, lockAccount, recordBenefit } from "./store.ts";

const whyNot = { trial: whyNotTrial, offer: whyNotOffer };
const usedBefore = { trial: "plan.trial_used", offer: "plan.offer_used" } as const;

/** Begins the trial of Pro, or its free months: each once per address, even under concurrent requests. */
export async function takeBenefit(ctx: MemberCtx, kind: Benefit, terms: PlanTerms): Promise<PlanState> {
  const { userId } = ctx;
  await inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Problem("unauthenticated");
    await renewLocked(tx, userId);
    const reason = whyNot[kind](await readStanding(tx, userId, terms));
    if (reason) throw new Problem(reason);
    if (!(await takeBenefitOnce(tx, userId, kind))) throw new Problem(usedBefore[kind]);
    await recordBenefit(tx, userId, kind);
    await activatePlan(tx, { userId, tier: "pro", source: kind, actorId: userId, because: kind });
  });
  return readPlanState(ctx, userId, terms);
}
