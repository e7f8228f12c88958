import type { NextOfPlan, PlanOrigin, PlanTier, ProblemCode } from "@cofounder/contract";

/**
 * A plan's life. Months are counted from `startedAt`, so that one that began on a 31st returns to it; those that are paid
 * for come from the payment service.
 */
export interface Term {
  tier: PlanTier;
  source: PlanOrigin;
  startedAt: Date;
  /** The month that runs; of a trial, its days. */
  periodStart: Date;
  periodEnd: Date;
  /** When it ends by itself; null: it goes on month after month. */
  endsAt: Date | null;
  /** Takes the tier's place when the period ends. */
  scheduledTier: PlanTier | null;
  cancelAtEnd: boolean;
  /** The payment of the next month failed and is tried again. */
  paymentFailed: boolean;
}

const trialMs = 7 * 24 * 60 * 60_000;
const offerMonths = 3;
/** So long a paid plan waits for the payment of its next month: the service sends its news for three days. */
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

/** A plan that begins now: paid or given month by month, or one of those that end by themselves. */
export function beginTerm(tier: PlanTier, source: PlanOrigin, now: Date): Term {
  const wishes = { scheduledTier: null, cancelAtEnd: false, paymentFailed: false };
  const term = { tier, source, startedAt: now, periodStart: now, ...wishes };
  const trialEnd = new Date(now.getTime() + trialMs);
  if (source === "trial") return { ...term, periodEnd: trialEnd, endsAt: trialEnd };
  const endsAt = source === "offer" ? monthsAfter(now, offerMonths) : null;
  return { ...term, periodEnd: monthsAfter(now, 1), endsAt };
}

/** When a plan is over whose next month nobody pays for. */
export const graceEnd = ({ periodEnd }: Pick<Term, "periodEnd">): Date => new Date(periodEnd.getTime() + graceMs);

/** Paid plans whose period ended after this moment still wait. */
export const lastWaiting = (now: Date): Date => new Date(now.getTime() - graceMs);

/** A month that was paid for, as a plan; the payments that follow move it on. */
export function paidTerm({ tier, start, end }: { tier: PlanTier; start: Date; end: Date }): Term {
  return { ...beginTerm(tier, "payment", start), periodEnd: end };
}

/** What a term has become by now, however long nobody looked; null when it is over. */
export function termAt(term: Term, now: Date): Term | null {
  let current = term;
  while (current.periodEnd <= now) {
    // The clock gives no month that has to be paid for.
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
  // A trial's days are no month: what follows it counts its months from the day it begins.
  const anchor = monthsAfter(startedAt, months).getTime() === periodEnd.getTime() ? startedAt : periodEnd;
  return {
    tier: scheduledTier ?? term.tier,
    // Only an admin lets a trial or an offer go on: from then on it is a plan that was given.
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

/** What the end of the period brings. */
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

/** The plan goes on as it is: nothing ends or changes it. */
export const staysAs = (term: Term, tier: PlanTier): boolean =>
  term.tier === tier && !term.endsAt && !term.scheduledTier && !term.cancelAtEnd;

/** What is asked before a trial or the offer begins. */
export interface Standing {
  /** Where the plan came from that the account has now. */
  source: PlanOrigin | null;
  /** What this account ever took, whatever became of it. */
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

/** Who pays for a plan changes it; what was given free gives way to a plan that is bought. */
export function whyNotBuy(present: Term | null, tier: PlanTier): ProblemCode | null {
  if (present?.source === "payment") return "plan.active";
  return present && staysAs(present, tier) ? "plan.already" : null;
}

/** Members change between plans that they pay for: one that was given is no way to a dearer one. */
export function whyNotChange(source: PlanOrigin | null, payments: boolean): ProblemCode | null {
  if (!payments) return "plan.payment_not_set_up";
  if (!source) return "plan.none";
  return source === "payment" ? null : "plan.payment_required";
}
