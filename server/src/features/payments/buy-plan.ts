import type { PlanTier } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findEmail } from "../accounts/index.ts";
import { readPrice, whyNotBuyNow } from "../subscriptions/index.ts";
import { orUnavailable, requirePayments } from "./require-payments.ts";
import { syncCustomer } from "./sync-customer.ts";
import { type Customer, exchangeCheckout, findCustomerOf, keepCustomer } from "./store.ts";

/** Opens a checkout page of the payment service for this plan; one that was open before is closed. */
export async function buyPlan(ctx: MemberCtx, tier: PlanTier): Promise<{ url: string }> {
  const payments = requirePayments(ctx);
  await ctx.limits.take("payment", ctx.userId);
  return orUnavailable(ctx, open());

  async function open() {
    const { customerId } = await requireCustomer(ctx);
    // A payment of a moment ago on another page counts, even before the service has notified us.
    await syncCustomer(ctx, { customerId });
    const reason = await whyNotBuyNow(ctx, tier);
    if (reason) throw new Problem(reason);
    const checkout = await payments.openCheckout({
      customerId,
      plan: await readPrice(ctx, tier),
      successUrl: `${ctx.publicUrl}/account?bought=${tier}#plan`,
      cancelUrl: `${ctx.publicUrl}/pricing`,
    });
    const before = await exchangeCheckout(ctx, customerId, checkout.id);
    if (before) await payments.closeCheckout(before);
    return { url: checkout.url };
  }
}

async function requireCustomer(ctx: MemberCtx): Promise<Customer> {
  const known = await findCustomerOf(ctx, ctx.userId);
  if (known) return known;
  const email = await findEmail(ctx, ctx.userId);
  if (!email) throw new Problem("unauthenticated");
  return keepCustomer(ctx, ctx.userId, await requirePayments(ctx).createCustomer({ userId: ctx.userId, email }));
}

/** The payment service's own page for cards, addresses and invoices. */
export async function openPortal(ctx: MemberCtx): Promise<{ url: string }> {
  const customer = await findCustomerOf(ctx, ctx.userId);
  if (!customer) throw new Problem("payment.none");
  const payments = requirePayments(ctx);
  await ctx.limits.take("payment", ctx.userId);
  return { url: await orUnavailable(ctx, payments.openPortal(customer.customerId, `${ctx.publicUrl}/account#plan`)) };
}
