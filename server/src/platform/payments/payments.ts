import type { PlanTier } from "@cofounder/contract";

/** A paid month. The tier is null when the purchase is not a plan of ours. */
export interface PaidMonth {
  tier: PlanTier | null;
  start: Date;
  end: Date;
}

/** A subscription as the payment service has it now. */
export interface BoughtSubscription {
  id: string;
  /** `owing`: the last payment failed, and the service retries. `over` includes one that was never paid. */
  status: "running" | "owing" | "over";
  createdAt: Date;
  /** The newest month, when it is paid; null while its payment is pending or failed. */
  month: PaidMonth | null;
  /** The plan that the next month will be charged for. */
  nextTier: PlanTier | null;
  cancelAtEnd: boolean;
}

/** An event of the payment service. It names a customer, whose current state is requested from the service. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
  at: Date;
}

/** A plan's price, in US dollar cents a month. */
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
  /** Creates a checkout page for one plan. */
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Closes that checkout page; one that has ended already stays unchanged. */
  closeCheckout(id: string): Promise<void>;
  /** A page for managing cards, addresses and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** The oldest first. */
  listSubscriptions(customerId: string): Promise<BoughtSubscription[]>;
  /** From the next month on; this one is not prorated. */
  changePlan(subscriptionId: string, plan: PlanPrice): Promise<void>;
  setCancelAtEnd(subscriptionId: string, cancel: boolean): Promise<void>;
  /** Ends it at once; `credit` adds the value of the rest of the month to the customer's account there. */
  endSubscription(subscriptionId: string, how: { credit: boolean }): Promise<void>;
  /** Erases the person there, and ends all subscriptions at once. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Throws `ForgedEvent` unless the service itself signed exactly these bytes recently. */
  readEvent(body: Uint8Array, signature: string, now: Date): PaymentEvent;
}

/** The payment service is away or refused: nothing was changed there, as far as is known. */
export class PaymentFailure extends Error {}

/** Bytes that the payment service did not sign, or not recently. */
export class ForgedEvent extends Error {}
