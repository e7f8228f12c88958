import type { Ctx } from "../../platform/ctx.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import { syncCustomer } from "./sync-customer.ts";
import { deleteCustomer, deleteEventsBefore, forgetSubscription, listLeft, listOverdue, listUnused } from "./store.ts";

/** The service may send an event again for a month. */
const eventsKeptMs = 60 * 24 * 60 * 60_000;
const overdueMs = 15 * 60_000;

/**
 * Ends payments for what no longer exists: a subscription ends at the service when its plan ended here, and a deleted
 * account's customer is deleted. Failures are retried. Returns how many were settled.
 */
export async function syncCustomers(ctx: Ctx): Promise<number> {
  const { payments } = ctx;
  if (!payments) return 0;
  const unused = (await listUnused(ctx)).map((customer) => () => endUnused(ctx, payments, customer));
  const left = (await listLeft(ctx)).map(({ customerId }) => async () => {
    await payments.deleteCustomer(customerId);
    await deleteCustomer(ctx, customerId);
  });
  return eachAlone(ctx, [...unused, ...left]);
}

async function endUnused(ctx: Ctx, payments: Payments, customer: Awaited<ReturnType<typeof listUnused>>[number]) {
  if (customer.subscriptionId) await payments.endSubscription(customer.subscriptionId, { credit: false });
  await forgetSubscription(ctx, customer);
}

/** Asks about plans whose month is over, in case the notification of their payment was lost. */
export async function askOverdue(ctx: Ctx): Promise<number> {
  if (!ctx.payments) return 0;
  const overdue = await listOverdue(ctx, new Date(ctx.now().getTime() - overdueMs));
  return eachAlone(
    ctx,
    overdue.map((customerId) => () => syncCustomer(ctx, { customerId })),
  );
}

export const forgetOldEvents = (ctx: Ctx): Promise<number> =>
  deleteEventsBefore(ctx, new Date(ctx.now().getTime() - eventsKeptMs));

/** A failure does not delay the others. */
async function eachAlone(ctx: Ctx, jobs: (() => Promise<void>)[]): Promise<number> {
  let done = 0;
  for (const job of jobs) {
    try {
      await job();
      done++;
    } catch (error) {
      ctx.log.warn({ error }, "customer sync failed, retrying");
    }
  }
  return done;
}
