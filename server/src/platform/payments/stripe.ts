import Stripe from "stripe";
import { type BoughtSubscription, ForgedEvent, type PaidMonth, PaymentFailure, type Payments } from "./payments.ts";
import { requirePrice, tierOf } from "./stripe-prices.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the API, for tests and for development without a network. */
  apiBase: string | null;
}

const timeoutMs = 10_000;
/** The service's own tolerance: an older signature is refused. */
const toleranceSeconds = 300;

/** Payments by Stripe: its own pages for checkout and portal, its own library for calls and signatures. */
export function stripePayments(settings: StripeSettings): Payments {
  const stripe = new Stripe(settings.secretKey, { ...addressOf(settings.apiBase), ...politeness });
  return {
    ...customersOf(stripe),
    ...pagesOf(stripe),
    ...subscriptionsOf(stripe),
    readEvent: (body, signature, now) => {
      const { id, type, created, data } = verified(stripe, { body, signature, secret: settings.webhookSecret, now });
      return { id, type, customerId: customerOf(type, data.object), at: new Date(created * 1000) };
    },
  };
}

const politeness = { timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false };

function addressOf(apiBase: string | null) {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === "http:";
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? ("http" as const) : ("https" as const) };
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Stripe's own error message stays in the log; it contains neither key nor card. */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new PaymentFailure(`${error.type}: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

/** An already ended one need not be ended again. */
async function unlessMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

const customersOf = (stripe: Stripe): Pick<Payments, "createCustomer" | "deleteCustomer"> => ({
  createCustomer: async ({ userId, email }) => {
    // For two concurrent requests the service creates one customer.
    const options = { idempotencyKey: `customer-${userId}` };
    return (await asked(stripe.customers.create({ email, metadata: { userId } }, options))).id;
  },
  deleteCustomer: (customerId) => asked(unlessMissing(stripe.customers.del(customerId))),
});

const pagesOf = (stripe: Stripe): Pick<Payments, "openCheckout" | "closeCheckout" | "openPortal"> => ({
  openCheckout: async ({ customerId, plan, successUrl, cancelUrl }) => {
    const price = await asked(requirePrice(stripe, plan));
    const session = await asked(
      stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customerId,
        line_items: [{ price, quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
      }),
    );
    if (!session.url) throw new PaymentFailure("a checkout came without its address");
    return { id: session.id, url: session.url };
  },
  closeCheckout: async (id) => {
    const { status } = await asked(stripe.checkout.sessions.retrieve(id));
    if (status === "open") await asked(stripe.checkout.sessions.expire(id));
  },
  openPortal: async (customer, returnUrl) =>
    (await asked(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))).url,
});

type SubscriptionVerbs = "listSubscriptions" | "changePlan" | "setCancelAtEnd" | "endSubscription";

const subscriptionsOf = (stripe: Stripe): Pick<Payments, SubscriptionVerbs> => ({
  listSubscriptions: async (customer) => {
    const expand = ["data.latest_invoice"];
    const { data } = await asked(stripe.subscriptions.list({ customer, status: "all", limit: 100, expand }));
    const found = await asked(Promise.all(data.map((each) => present(stripe, each))));
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  },
  changePlan: async (id, plan) => {
    const price = await asked(requirePrice(stripe, plan));
    const subscription = await asked(stripe.subscriptions.retrieve(id));
    const [item] = subscription.items.data;
    if (!item) throw new PaymentFailure("a subscription came without what it is for");
    const items = [{ id: item.id, price }];
    // A cancelled subscription is continued: a member who wants another plan wants to stay.
    const how = { cancel_at_period_end: false, proration_behavior: "none" } as const;
    await asked(stripe.subscriptions.update(id, { items, ...how }));
  },
  setCancelAtEnd: async (id, cancel) => {
    await asked(stripe.subscriptions.update(id, { cancel_at_period_end: cancel }));
  },
  endSubscription: (id, { credit }) =>
    asked(unlessMissing(stripe.subscriptions.cancel(id, { prorate: credit, invoice_now: credit }))),
});

const statuses: Record<string, BoughtSubscription["status"]> = {
  active: "running",
  trialing: "running",
  past_due: "owing",
  unpaid: "owing",
  paused: "owing",
};

async function present(stripe: Stripe, subscription: Stripe.Subscription): Promise<BoughtSubscription> {
  const { id, status, created, items, latest_invoice: invoice } = subscription;
  const price = items.data[0]?.price ?? null;
  return {
    id,
    status: statuses[status] ?? "over",
    createdAt: new Date(created * 1000),
    month: typeof invoice === "object" && invoice ? await paidMonth(stripe, invoice, price) : null,
    nextTier: price && tierOf(price),
    cancelAtEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** From the invoice's own line: the subscription itself may already have the next month's price. */
async function paidMonth(stripe: Stripe, invoice: Stripe.Invoice, now: Stripe.Price | null): Promise<PaidMonth | null> {
  if (invoice.status !== "paid") return null;
  const line = invoice.lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false);
  const paid = line?.pricing?.price_details?.price;
  if (!line || !paid) return null;
  const price = typeof paid !== "string" ? paid : paid === now?.id ? now : await stripe.prices.retrieve(paid);
  const { start, end } = line.period;
  return { tier: tierOf(price), start: new Date(start * 1000), end: new Date(end * 1000) };
}

interface Signed {
  body: Uint8Array;
  signature: string;
  secret: string;
  now: Date;
}

function verified(stripe: Stripe, { body, signature, secret, now }: Signed): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch (error) {
    throw new ForgedEvent("an event was not signed by the payment service", { cause: error });
  }
}

function customerOf(type: string, subject: object): string | null {
  if (type.startsWith("customer.") && "object" in subject && subject.object === "customer" && "id" in subject)
    return String(subject.id);
  if (!("customer" in subject)) return null;
  const { customer } = subject;
  if (typeof customer === "string") return customer;
  return typeof customer === "object" && customer && "id" in customer ? String(customer.id) : null;
}
