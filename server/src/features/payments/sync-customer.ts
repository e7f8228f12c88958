import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { type BoughtSubscription, PaymentFailure, type PaymentEvent } from "../../platform/payments/payments.ts";
import { endPaidPlan, keepPaidPlan, lockAccount } from "../subscriptions/index.ts";
import { requirePayments } from "./require-payments.ts";
import { mailPaymentFailed } from "./mails.ts";
import { type Customer, findCustomer, lockCustomer, recordEvent, updateCustomer } from "./store.ts";

interface News {
  customerId: string;
  /** The event that caused the request; null: a member's wish or the clock. */
  event?: PaymentEvent | null;
  /** The member or admin who requested the change. */
  actorId?: string | null;
}

const tries = 12;

/**
 * Asks the service what this customer has, and stores that. An event only says that it is time to ask, so events may
 * come late, twice or in any order; and an answer that is older than what was stored meanwhile is requested again.
 */
export async function syncCustomer(ctx: Ctx, news: News): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const customer = await findCustomer(ctx, news.customerId);
    if (!customer) return;
    const subscriptions = await requirePayments(ctx).listSubscriptions(customer.customerId);
    const outcome = await inTransaction(ctx, (tx) => writeDown(tx, customer, { ...news, subscriptions }));
    if (!outcome) continue;
    await afterwards(ctx, customer.userId, outcome);
    return;
  }
  throw new PaymentFailure("a customer changed too often to be written down");
}

interface Outcome {
  paymentFailed: boolean;
  /** A second purchase beside a running plan: it is a mistake. */
  doubles: BoughtSubscription[];
}

const nothing: Outcome = { paymentFailed: false, doubles: [] };

/** Null: something was stored since the service was asked. */
async function writeDown(
  tx: Ctx,
  { customerId, userId, revision }: Customer,
  { event, actorId = null, subscriptions }: News & { subscriptions: BoughtSubscription[] },
): Promise<Outcome | null> {
  if (!(await lockAccount(tx, userId))) return nothing;
  const customer = await lockCustomer(tx, customerId);
  if (!customer) return nothing;
  if (customer.revision !== revision) return null;
  if (event && !(await recordEvent(tx, event))) return nothing;
  const live = subscriptions.filter(({ status }) => status !== "over");
  const current = live.find(({ id }) => id === customer.subscriptionId) ?? live.find(({ month }) => month?.tier);
  if (!current) return nothingBought(tx, customer);
  const kept = await keepCurrent(tx, customer, { current, actorId });
  if (!kept) return nothing;
  return { paymentFailed: kept.failed, doubles: live.filter(({ id, month }) => id !== current.id && month?.tier) };
}

async function nothingBought(tx: Ctx, { customerId, userId, subscriptionId }: Customer): Promise<Outcome> {
  if (subscriptionId) await endPaidPlan(tx, userId);
  await updateCustomer(tx, customerId, { subscriptionId: null });
  return nothing;
}

interface Current {
  current: BoughtSubscription;
  actorId: string | null;
}

async function keepCurrent(tx: Ctx, customer: Customer, { current, actorId }: Current) {
  const { customerId, userId } = customer;
  const { id, month, nextTier, cancelAtEnd, status } = current;
  if (month && !month.tier) tx.log.error({ customerId }, "paid price matches no plan");
  const newMonth = newMonthOf(current, customer);
  const bought = { userId, newMonth, nextTier, cancelAtEnd, paymentFailed: status === "owing", actorId };
  const kept = await keepPaidPlan(tx, bought);
  const paidFrom = newMonth?.start ?? customer.paidFrom;
  await updateCustomer(tx, customerId, kept ? { subscriptionId: id, paidFrom } : {});
  return kept;
}

function newMonthOf({ month }: BoughtSubscription, { paidFrom }: Customer) {
  if (!month?.tier || (paidFrom && month.start <= paidFrom)) return null;
  return { ...month, tier: month.tier };
}

async function afterwards(ctx: Ctx, userId: string, { paymentFailed, doubles }: Outcome): Promise<void> {
  for (const { id } of doubles) {
    await requirePayments(ctx).endSubscription(id, { credit: true });
    ctx.log.warn({ userId }, "duplicate plan purchase cancelled and credited");
  }
  if (paymentFailed) await mailPaymentFailed(ctx, userId);
}
