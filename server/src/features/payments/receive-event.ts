import type { Ctx } from "../../platform/ctx.ts";
import { ForgedEvent } from "../../platform/payments/payments.ts";
import { Problem } from "../../platform/problem.ts";
import { orUnavailable, requirePayments } from "./require-payments.ts";
import { syncCustomer } from "./sync-customer.ts";
import { wasReceived } from "./store.ts";

export interface SignedEvent {
  body: Uint8Array;
  signature: string | null;
}

/**
 * Receives the payment service's events: signed, each once. A failure is thrown, so that the service sends the event
 * again; the event counts as received in the transaction that stored its effects.
 */
export async function receiveEvent(ctx: Ctx, signed: SignedEvent): Promise<void> {
  const event = verifiedEvent(ctx, signed);
  if (!event.customerId || (await wasReceived(ctx, event.id))) return;
  await orUnavailable(ctx, syncCustomer(ctx, { customerId: event.customerId, event }));
}

function verifiedEvent(ctx: Ctx, { body, signature }: SignedEvent) {
  try {
    return requirePayments(ctx).readEvent(body, signature ?? "", ctx.now());
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    ctx.log.warn("payment event refused: invalid or expired signature");
    throw new Problem("invalid_input");
  }
}
