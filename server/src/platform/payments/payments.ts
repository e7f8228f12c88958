import type { PlanTier } from "@cofounder/contract";

/** A month that was paid for. The tier is null when what was bought is no plan of ours. */
export interface PaidMonth {
  tier: PlanTier | null;
  start: Date;
  end: Date;
}

/** A subscription as the payment service has it now. */
export interface BoughtSubscription {
  id: string;
  /** `owing`: the last payment failed, and the service tries again. `over` covers what was never paid, too. */
  status: "running" | "owing" | "over";
  createdAt: Date;
  /** The newest month, when it is paid; null while its payment is on its way or failed. */
  month: PaidMonth | null;
  /** What the next month will be charged for. */
  nextTier: PlanTier | null;
  cancelAtEnd: boolean;
}

/** Something happened at the payment service. It says about whom; how things are now is asked of the service. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
  at: Date;
}

/** What a plan is sold for, in US dollar cents a month. */
export interface PlanPrice {
  tier: PlanTier;
  name: string;
  cents: number;
}

export interface CheckoutOrder {
  customerId: string;
  plan: PlanPrice;
  successUrl: string;
  cancelUrl: string;
}

/** A service that takes payments on pages of its own: no card ever comes near this server. */
export interface Payments {
  createCustomer(person: { userId: string; email: string }): Promise<string>;
  /** Makes a page on which one plan can be bought. */
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Nothing can be bought on that page any more; one that is over already stays as it is. */
  closeCheckout(id: string): Promise<void>;
  /** A page on which cards, addresses and invoices are looked after. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The oldest first. */
  listSubscriptions(customerId: string): Promise<BoughtSubscription[]>;
  /** From the next month on; nothing is reckoned up for this one. */
  changePlan(subscriptionId: string, plan: PlanPrice): Promise<void>;
  setCancelAtEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Ends it at once; `credit` gives what is left of the month back to the customer's account there. */
  endSubscription(subscriptionId: string, how: { credit: boolean }): Promise<void>;
  /** Erases the person there, and ends all subscriptions at once. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Throws `ForgedEvent` unless the service itself signed these very bytes a moment ago. */
  readEvent(body: Uint8Array, signature: string, now: Date): PaymentEvent;
}

/** The payment service is away or refused: nothing was changed there, as far as is known. */
export class PaymentFailure extends Error {}

/** Bytes that the payment service did not sign, or not a moment ago. */
export class ForgedEvent extends Error {}
