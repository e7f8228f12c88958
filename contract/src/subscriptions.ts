import { z } from "zod";
import { forAdmins, forMembers, forVerifiedAdmins, forVerifiedMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const planTiers = ["starter", "pro", "premium"] as const;
export const planTier = z.enum(planTiers);

export const planOrigin = z.enum(["trial", "offer", "promo_code", "admin", "operator", "payment"]);
export const nextOfPlan = z.enum(["renews", "changes", "ends"]);

export const subscription = z.object({
  id,
  tier: planTier,
  planName: z.string(),
  tokenLimit: z.int(),
  /** This month's remaining and used plan tokens. */
  tokensRemaining: z.int(),
  tokensUsed: z.int(),
  isActive: z.boolean(),
  /** How the account got it. */
  source: planOrigin,
  periodStart: timestamp,
  periodEnd: timestamp,
  /** When a trial or an offer ends; null: the plan renews monthly. */
  endsAt: timestamp.nullable(),
  /** The payment of the next month failed and is retried; `next` is the date until which the plan stays. */
  paymentFailed: z.boolean(),
  /** What happens at the end of the period; the tier is null when the plan ends. */
  next: z.object({ kind: nextOfPlan, at: timestamp, tier: planTier.nullable() }),
});

export const planState = z.object({
  subscription: subscription.nullable(),
  /** False: no payment service is connected, so admins grant plans. */
  paymentSetUp: z.boolean(),
  trialAvailable: z.boolean(),
  /** Pro free for three months is available: the operator offers it and this account has not taken it yet. */
  offerAvailable: z.boolean(),
});

/** The browser's payment page; the server sees no card. */
const paymentPage = z.object({ url: z.url() });

export const subscriptionsPerPage = 25;

/** A current or past plan of an account, as admins see it. */
export const listedSubscription = z.object({
  id,
  userId: id,
  email: z.string(),
  displayName: z.string().nullable(),
  isBlocked: z.boolean(),
  tier: planTier,
  planName: z.string(),
  tokenLimit: z.int(),
  /** In US dollars. */
  priceMonthly: z.number(),
  /** For this month; null for an ended plan: its tokens expired with it. */
  tokensRemaining: z.int().nullable(),
  tokensUsed: z.int().nullable(),
  isActive: z.boolean(),
  source: planOrigin,
  startedAt: timestamp,
  periodEnd: timestamp,
  /** What happens at the end of the period; null for an ended plan. */
  next: z.object({ kind: nextOfPlan, tier: planTier.nullable() }).nullable(),
});

/** Counted over all accounts at the time of the request. */
export const planFigures = z.object({
  active: z.int(),
  byTier: z.object({ starter: z.int(), pro: z.int(), premium: z.int() }),
  /** Of the active ones: trials and the free offer. */
  free: z.int(),
  /** Of the active ones: those that end with their period. */
  ending: z.int(),
  /** Monthly income from the paid ones, in US dollars. */
  paidMonthly: z.number(),
  ended: z.int(),
});

const reason = z.string().trim().min(1).max(300);
const ofUser = z.object({
  userId: id,
  /** Immediately, or at the end of the current period. */
  when: z.enum(["now", "period_end"]).default("now"),
  reason,
});

export const subscriptions = {
  get: forMembers
    .route({ method: "GET", path: "/subscription", summary: "The member's plan, and what can be done about it" })
    .output(planState),
  startTrial: forMembers
    .route({ method: "POST", path: "/subscription/trial", summary: "Seven days of Pro, once per account" })
    .errors(refusals("plan.active", "plan.trial_used"))
    .output(planState),
  activateOffer: forMembers
    .route({ method: "POST", path: "/subscription/offer", summary: "Pro free for three months, while it is offered" })
    .errors(refusals("plan.active", "plan.offer_off", "plan.offer_used"))
    .output(planState),
  buy: forMembers
    .route({
      method: "POST",
      path: "/subscription/checkout",
      summary: "A page of the payment service to buy a plan on",
    })
    .errors(refusals("plan.active", "plan.already", "plan.payment_not_set_up", "payment.unavailable"))
    .input(z.object({ tier: planTier }))
    .output(paymentPage),
  openPortal: forVerifiedMembers
    .route({
      method: "POST",
      path: "/subscription/portal",
      summary: "The payment service's page for cards and invoices",
    })
    .errors(refusals("payment.none", "plan.payment_not_set_up", "payment.unavailable"))
    .output(paymentPage),
  refresh: forMembers
    .route({ method: "POST", path: "/subscription/refresh", summary: "Ask the payment service what was paid" })
    .errors(refusals("payment.unavailable"))
    .output(planState),
  change: forMembers
    .route({ method: "POST", path: "/subscription/change", summary: "Another plan from the next cycle on" })
    .errors(refusals("plan.none", "plan.payment_not_set_up", "plan.payment_required", "payment.unavailable"))
    .input(z.object({ tier: planTier }))
    .output(planState),
  undoChange: forMembers
    .route({ method: "DELETE", path: "/subscription/change", summary: "Stay with the plan of now" })
    .errors(refusals("plan.none", "payment.unavailable"))
    .output(planState),
  cancel: forMembers
    .route({ method: "POST", path: "/subscription/cancel", summary: "End the plan when its period ends" })
    .errors(refusals("plan.none", "payment.unavailable"))
    .output(planState),
  resume: forMembers
    .route({ method: "POST", path: "/subscription/resume", summary: "Take a cancellation back before it takes effect" })
    .errors(refusals("plan.none", "payment.unavailable"))
    .output(planState),
  list: forAdmins
    .route({
      method: "GET",
      path: "/admin/subscriptions",
      summary: "All subscriptions, newest first, and their figures",
    })
    .input(
      z.object({
        status: z.enum(["active", "inactive"]).optional(),
        /** Part of the address or the name. */
        query: oneLine(200).optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(
      z.object({
        subscriptions: z.array(listedSubscription),
        figures: planFigures,
        next: z.string().nullable(),
      }),
    ),
  give: forVerifiedAdmins
    .route({ method: "POST", path: "/admin/users/{userId}/plan", summary: "Give an account a plan, with a reason" })
    .errors(refusals("user.not_found", "plan.already", "plan.paid"))
    .input(ofUser.extend({ tier: planTier }))
    .output(planState),
  end: forVerifiedAdmins
    .route({ method: "POST", path: "/admin/users/{userId}/plan/end", summary: "End an account's plan, with a reason" })
    .errors(refusals("user.not_found", "plan.none", "payment.unavailable"))
    .input(ofUser)
    .output(planState),
};

export type PlanTier = z.infer<typeof planTier>;
export type PlanOrigin = z.infer<typeof planOrigin>;
export type NextOfPlan = z.infer<typeof nextOfPlan>;
export type Subscription = z.infer<typeof subscription>;
export type ListedSubscription = z.infer<typeof listedSubscription>;
export type PlanFigures = z.infer<typeof planFigures>;
export type PlanState = z.infer<typeof planState>;
