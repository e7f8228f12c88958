import { and, eq, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import type { PaymentEvent } from "../../platform/payments/payments.ts";
import { userSubscriptions } from "../subscriptions/table.ts";
import { paymentCustomers, paymentEvents } from "./table.ts";

export type CustomerRow = typeof paymentCustomers.$inferSelect;
/** A customer whose account exists. */
export type Customer = CustomerRow & { userId: string };

const isOfMember = (row: CustomerRow | undefined): row is Customer => typeof row?.userId === "string";

export async function findCustomer(ctx: DbCtx, customerId: string): Promise<Customer | null> {
  const [row] = await ctx.db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
  return isOfMember(row) ? row : null;
}

export async function findCustomerOf(ctx: DbCtx, userId: string): Promise<Customer | null> {
  const [row] = await ctx.db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return isOfMember(row) ? row : null;
}

/** Stores the member's customer id at the service; of two concurrent calls the first counts. */
export async function keepCustomer(ctx: DbCtx, userId: string, customerId: string): Promise<Customer> {
  await ctx.db.insert(paymentCustomers).values({ customerId, userId }).onConflictDoNothing();
  const kept = await findCustomerOf(ctx, userId);
  if (!kept) throw new Error("a customer was not stored");
  return kept;
}

/** Locks the record of this customer's purchases until the transaction ends. */
export async function lockCustomer(tx: DbCtx, customerId: string): Promise<Customer | null> {
  const [row] = await tx.db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId))
    .for("update");
  return isOfMember(row) ? row : null;
}

export async function updateCustomer(
  ctx: DbCtx,
  customerId: string,
  change: Partial<Pick<CustomerRow, "subscriptionId" | "paidFrom">>,
): Promise<void> {
  await ctx.db
    .update(paymentCustomers)
    .set({ ...change, revision: sql`${paymentCustomers.revision} + 1`, updatedAt: ctx.now() })
    .where(eq(paymentCustomers.customerId, customerId));
}

/** Stores the checkout page that is open for a purchase. Returns the one that was open before. */
export async function exchangeCheckout(ctx: DbCtx, customerId: string, checkoutId: string): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ before: string | null }>(sql`
    with before as (select checkout_id from payment_customers where customer_id = ${customerId} for update)
    update payment_customers set checkout_id = ${checkoutId}, updated_at = ${ctx.now()}
    from before where customer_id = ${customerId} returning before.checkout_id as before`);
  return rows[0]?.before ?? null;
}

export async function wasReceived(ctx: DbCtx, eventId: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, eventId));
  return rows.length > 0;
}

/** False: this event was processed before. */
export async function recordEvent(tx: DbCtx, { id, type, at }: PaymentEvent): Promise<boolean> {
  const rows = await tx.db
    .insert(paymentEvents)
    .values({ id, type, happenedAt: at, receivedAt: tx.now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export async function deleteEventsBefore(ctx: DbCtx, before: Date): Promise<number> {
  const gone = await ctx.db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
  return gone.rowCount ?? 0;
}

const perRound = 50;

const paidPlanOfCustomer = (ctx: DbCtx) =>
  ctx.db
    .select({ one: sql`1` })
    .from(userSubscriptions)
    .where(
      and(
        eq(userSubscriptions.userId, paymentCustomers.userId),
        userSubscriptions.isActive,
        eq(userSubscriptions.source, "payment"),
      ),
    );

/** Customers that still have a subscription at the service, and no plan here that comes from it. */
export function listUnused(ctx: DbCtx): Promise<CustomerRow[]> {
  return ctx.db
    .select()
    .from(paymentCustomers)
    .where(
      and(
        isNotNull(paymentCustomers.userId),
        isNotNull(paymentCustomers.subscriptionId),
        notExists(paidPlanOfCustomer(ctx)),
      ),
    )
    .limit(perRound);
}

/** Customers whose account was deleted. */
export function listLeft(ctx: DbCtx): Promise<CustomerRow[]> {
  return ctx.db.select().from(paymentCustomers).where(isNull(paymentCustomers.userId)).limit(perRound);
}

/** Customers whose paid month is over, without an event or a request since `before`. */
export async function listOverdue(ctx: DbCtx, before: Date): Promise<string[]> {
  const rows = await ctx.db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .innerJoin(userSubscriptions, eq(userSubscriptions.userId, paymentCustomers.userId))
    .where(
      and(
        userSubscriptions.isActive,
        eq(userSubscriptions.source, "payment"),
        lt(userSubscriptions.periodEnd, before),
        lt(paymentCustomers.updatedAt, before),
      ),
    )
    .limit(perRound);
  return rows.map(({ customerId }) => customerId);
}

/** Removes a subscription that was ended; another one that came meanwhile stays. */
export async function forgetSubscription(ctx: DbCtx, { customerId, subscriptionId }: CustomerRow): Promise<void> {
  await ctx.db
    .update(paymentCustomers)
    .set({ subscriptionId: null, revision: sql`${paymentCustomers.revision} + 1`, updatedAt: ctx.now() })
    .where(and(eq(paymentCustomers.customerId, customerId), eq(paymentCustomers.subscriptionId, subscriptionId ?? "")));
}

export async function deleteCustomer(ctx: DbCtx, customerId: string): Promise<void> {
  await ctx.db.delete(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
}
