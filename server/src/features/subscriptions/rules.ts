import type { NextOfPlan, PlanOrigin, PlanTier, ProblemCode } from "@cofounder/contract";

/**
 * A plan's life cycle. Months are counted from `startedAt`, so that one that began on a 31st returns to it; paid months
 * come from the payment service.
 */
export interface Term {
  tier: PlanTier;
  source: PlanOrigin;
  startedAt: Date;
  /** The current month; of a trial, its days. */
  periodStart: Date;
  periodEnd: Date;
  /** When it ends by itself; null: it renews every month. */
  endsAt: Date | null;
  /** Replaces the tier when the period ends. */
  scheduledTier: PlanTier | null;
  cancelAtEnd: boolean;
  /** The payment of the next month failed and is retried. */
  paymentFailed: boolean;
}

const trialMs = 7 * 24 * 60 * 60_000;
const offerMonths = 3;
/** How long a paid plan waits for the payment of its next month: the service retries its events for three days. */
const graceMs = 3 * 24 * 60 * 60_000;

/** The same day and time so many months later, in UTC; the last day where a month is too short for it. */
export function monthsAfter(start: Date, months: number): Date {
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return moved;
}

const monthsBetween = (start: Date, end: Date) =>
  (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();

/** A plan that begins now: paid or given month by month, or one that ends by itself. */
export function beginTerm(tier: PlanTier, source: PlanOrigin, now: Date): Term {
  const wishes = { scheduledTier: null, cancelAtEnd: false, paymentFailed: false };
  const term = { tier, source, startedAt: now, periodStart: now, ...wishes };
  const trialEnd = new Date(now.getTime() + trialMs);
  if (source === "trial") return { ...term, periodEnd: trialEnd, endsAt: trialEnd };
  const endsAt = source === "offer" ? monthsAfter(now, offerMonths) : null;
  return { ...term, periodEnd: monthsAfter(now, 1), endsAt };
}

/** When a plan ends whose next month is not paid. */
export const graceEnd = ({ periodEnd }: Pick<Term, "periodEnd">): Date => new Date(periodEnd.getTime() + graceMs);

/** Paid plans whose period ended after this moment still wait. */
export const lastWaiting = (now: Date): Date => new Date(now.getTime() - graceMs);

/** A paid month, as a plan; later payments renew it. */
export function paidTerm({ tier, start, end }: { tier: PlanTier; start: Date; end: Date }): Term {
  return { ...beginTerm(tier, "payment", start), periodEnd: end };
}

/** The current state of a term, however long ago it was updated; null when it is over. */
export function termAt(term: Term, now: Date): Term | null {
  let current = term;
  while (current.periodEnd <= now) {
    // The clock does not begin a month that has to be paid for.
    if (current.source === "payment" && !current.cancelAtEnd) return now < graceEnd(current) ? current : null;
    const next = nextPeriod(current);
    if (!next) return null;
    current = next;
  }
  return current;
}

function nextPeriod(term: Term): Term | null {
  const { startedAt, periodEnd, endsAt, scheduledTier, cancelAtEnd } = term;
  if (whatComesNext(term).kind === "ends") return null;
  const months = monthsBetween(startedAt, periodEnd);
  // A trial is not a month: a plan that follows it counts its months from its own first day.
  const anchor = monthsAfter(startedAt, months).getTime() === periodEnd.getTime() ? startedAt : periodEnd;
  return {
    tier: scheduledTier ?? term.tier,
    // Only an admin can continue a trial or an offer: from then on it is a given plan.
    source: scheduledTier && endsAt ? "admin" : term.source,
    startedAt: anchor,
    periodStart: periodEnd,
    periodEnd: monthsAfter(anchor, monthsBetween(anchor, periodEnd) + 1),
    endsAt: scheduledTier ? null : endsAt,
    scheduledTier: null,
    cancelAtEnd,
    paymentFailed: false,
  };
}

/** What happens at the end of the period. */
export function whatComesNext({ periodEnd, endsAt, scheduledTier, cancelAtEnd, paymentFailed, tier }: Term): {
  kind: NextOfPlan;
  at: Date;
  tier: PlanTier | null;
} {
  if (cancelAtEnd) return { kind: "ends", at: periodEnd, tier: null };
  if (paymentFailed) return { kind: "ends", at: graceEnd({ periodEnd }), tier: null };
  if (scheduledTier) return { kind: "changes", at: periodEnd, tier: scheduledTier };
  if (endsAt && endsAt <= periodEnd) return { kind: "ends", at: periodEnd, tier: null };
  return { kind: "renews", at: periodEnd, tier };
}

/** The plan renews unchanged: nothing ends or changes it. */
export const staysAs = (term: Term, tier: PlanTier): boolean =>
  term.tier === tier && !term.endsAt && !term.scheduledTier && !term.cancelAtEnd;

/** The facts checked before a trial or the offer begins. */
export interface Standing {
  /** The source of the account's current plan. */
  source: PlanOrigin | null;
  /** The benefits that this account ever took, even when their plans have ended. */
  taken: string[];
  /** The operator lets members have Pro free for three months. */
  offered: boolean;
}

export function whyNotTrial({ source, taken }: Standing): ProblemCode | null {
  if (taken.includes("trial")) return "plan.trial_used";
  return source ? "plan.active" : null;
}

/** The offer may follow on a trial that still runs. */
export function whyNotOffer({ source, taken, offered }: Standing): ProblemCode | null {
  if (!offered) return "plan.offer_off";
  if (taken.includes("offer")) return "plan.offer_used";
  return source && source !== "trial" ? "plan.active" : null;
}

/** A paid plan is changed by its payer; a given one is replaced by a purchase. */
export function whyNotBuy(present: Term | null, tier: PlanTier): ProblemCode | null {
  if (present?.source === "payment") return "plan.active";
  return present && staysAs(present, tier) ? "plan.already" : null;
}

/** Members change between paid plans: a given one cannot be changed to a more expensive one. */
export function whyNotChange(source: PlanOrigin | null, payments: boolean): ProblemCode | null {
  if (!payments) return "plan.payment_not_set_up";
  if (!source) return "plan.none";
  return source === "payment" ? null : "plan.payment_required";
}
