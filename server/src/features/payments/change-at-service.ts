import type { PlanState, PlanTier } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import {
  cancelPlan,
  changePlan,
  findActivePlan,
  type PlanTerms,
  readPlanState,
  readPrice,
  resumePlan,
  takePlan,
  type Taking,
  undoChange,
} from "../subscriptions/index.ts";
import { orUnavailable, requirePayments } from "./require-payments.ts";
import { syncCustomer } from "./sync-customer.ts";
import { findCustomerOf } from "./store.ts";

interface PlanChange {
  userId: string;
  /** For a paid plan: sends the change to the service and stores the result. */
  atService(payments: Payments, plan: Paid): Promise<void>;
  /** For every other plan. */
  withoutService(): Promise<PlanState>;
}

interface Paid {
  subscriptionId: string;
  tier: PlanTier;
  /** Another plan is to follow. */
  changes: boolean;
}

async function applyChange(
  ctx: MemberCtx,
  { userId, atService, withoutService }: PlanChange,
  terms: PlanTerms,
): Promise<PlanState> {
  const plan = ctx.payments && (await findActivePlan(ctx, userId));
  const customer = plan?.source === "payment" ? await findCustomerOf(ctx, userId) : null;
  if (!ctx.payments || !plan || !customer?.subscriptionId) return withoutService();
  await ctx.limits.take("payment", ctx.userId);
  const { customerId, subscriptionId } = customer;
  const paid = { subscriptionId, tier: plan.tier, changes: plan.next.kind === "changes" };
  const change = async () => {
    await atService(requirePayments(ctx), paid);
    await syncCustomer(ctx, { customerId, actorId: ctx.userId });
  };
  await orUnavailable(ctx, change());
  return readPlanState(ctx, userId, terms);
}

const backToNow = async (ctx: MemberCtx, payments: Payments, { subscriptionId, tier }: Paid) =>
  payments.changePlan(subscriptionId, await readPrice(ctx, tier));

const cancelling =
  (ctx: MemberCtx): PlanChange["atService"] =>
  async (payments, paid) => {
    if (paid.changes) await backToNow(ctx, payments, paid);
    await payments.setCancelAtEnd(paid.subscriptionId, true);
  };

export const changeWith = (ctx: MemberCtx, tier: PlanTier, terms: PlanTerms): Promise<PlanState> =>
  applyChange(
    ctx,
    {
      userId: ctx.userId,
      atService: async (payments, { subscriptionId }) =>
        payments.changePlan(subscriptionId, await readPrice(ctx, tier)),
      withoutService: () => changePlan(ctx, tier, terms),
    },
    terms,
  );

export const undoChangeWith = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  applyChange(
    ctx,
    {
      userId: ctx.userId,
      atService: (payments, paid) => backToNow(ctx, payments, paid),
      withoutService: () => undoChange(ctx, terms),
    },
    terms,
  );

export const cancelWith = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  applyChange(
    ctx,
    { userId: ctx.userId, atService: cancelling(ctx), withoutService: () => cancelPlan(ctx, terms) },
    terms,
  );

export const resumeWith = (ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> =>
  applyChange(
    ctx,
    {
      userId: ctx.userId,
      atService: (payments, { subscriptionId }) => payments.setCancelAtEnd(subscriptionId, false),
      withoutService: () => resumePlan(ctx, terms),
    },
    terms,
  );

/**
 * An admin's end. An immediate end is settled with the service by the scheduler; one at the period's end is kept by the
 * service.
 */
export const endWith = (ctx: MemberCtx, taking: Taking, terms: PlanTerms): Promise<PlanState> => {
  const withoutService = () => takePlan(ctx, taking, terms);
  if (taking.when === "now") return withoutService();
  return applyChange(ctx, { userId: taking.userId, atService: cancelling(ctx), withoutService }, terms);
};

/** Asks the service what was paid, in case its notification does not come. */
export async function refreshPlan(ctx: MemberCtx, terms: PlanTerms): Promise<PlanState> {
  const customer = ctx.payments && (await findCustomerOf(ctx, ctx.userId));
  if (customer) {
    await ctx.limits.take("payment", ctx.userId);
    await orUnavailable(ctx, syncCustomer(ctx, { customerId: customer.customerId }));
  }
  return readPlanState(ctx, ctx.userId, terms);
}
