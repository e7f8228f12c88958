import type { Ctx } from "../../platform/ctx.ts";
import { PaymentFailure, type Payments } from "../../platform/payments/payments.ts";
import { Problem } from "../../platform/problem.ts";

export function requirePayments({ payments }: Ctx): Payments {
  if (!payments) throw new Problem("plan.payment_not_set_up");
  return payments;
}

/** A member is told that the service is away; the service's message stays in the log. */
export async function orUnavailable<T>(ctx: Ctx, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    ctx.log.error({ error: error.message }, "payment service refused or timed out");
    throw new Problem("payment.unavailable");
  }
}
