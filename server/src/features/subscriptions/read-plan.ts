import type { PlanState, PlanTier, ProblemCode, Subscription } from "@cofounder/contract";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { listAddressBenefits } from "../accounts/index.ts";
import { renew } from "./renew.ts";
import { type Standing, whatComesNext, whyNotBuy, whyNotOffer, whyNotTrial } from "./rules.ts";
import { findPlanDetails, findPlanRow, listBenefits, type PlanDetails, readPlan } from "./store.ts";

/** How this installation gives plans. */
export interface PlanTerms {
  /** A payment service is connected. */
  payments: boolean;
  /** Every member may have Pro free for three months. */
  freeProOffer: boolean;
}

function presentPlan({ row, name, tokenLimit }: PlanDetails): Subscription {
  const { id, tier, tokensRemaining, tokensUsed, isActive, source, periodStart, periodEnd, endsAt, paymentFailed } =
    row;
  const next = whatComesNext(row);
  return {
    id,
    tier,
    planName: name,
    tokenLimit,
    tokensRemaining,
    tokensUsed,
    isActive,
    source,
    periodStart: periodStart.toISOString(),
    periodEnd: periodEnd.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    paymentFailed,
    next: { ...next, at: next.at.toISOString() },
  };
}

/** The account's current plan, even when the scheduler has not updated it yet. */
export async function findActivePlan(ctx: DbCtx, userId: string): Promise<Subscription | null> {
  const stored = await findPlanRow(ctx, userId);
  if (stored && stored.periodEnd <= ctx.now()) await renew(ctx, userId);
  const found = stored && (await findPlanDetails(ctx, userId));
  return found && presentPlan(found);
}

export async function readStanding(ctx: Ctx, userId: string, terms: PlanTerms): Promise<Standing> {
  const row = await findPlanRow(ctx, userId);
  const taken = [...(await listBenefits(ctx, userId)), ...(await listAddressBenefits(ctx, userId))];
  return { source: row?.source ?? null, taken, offered: terms.freeProOffer };
}

export async function readPlanState(ctx: Ctx, userId: string, terms: PlanTerms): Promise<PlanState> {
  const subscription = await findActivePlan(ctx, userId);
  const standing = await readStanding(ctx, userId, terms);
  return {
    subscription,
    paymentSetUp: terms.payments,
    trialAvailable: whyNotTrial(standing) === null,
    offerAvailable: whyNotOffer(standing) === null,
  };
}

export async function whyNotBuyNow(ctx: MemberCtx, tier: PlanTier): Promise<ProblemCode | null> {
  await findActivePlan(ctx, ctx.userId);
  return whyNotBuy(await findPlanRow(ctx, ctx.userId), tier);
}

/** A plan's prices. */
export async function readPrice(ctx: DbCtx, tier: PlanTier): Promise<{ tier: PlanTier; name: string; cents: number }> {
  const { name, priceMonthly } = await readPlan(ctx, tier);
  return { tier, name, cents: Math.round(Number(priceMonthly) * 100) };
}
