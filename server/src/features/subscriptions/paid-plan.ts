import type { PlanTier } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { writeAudit } from "../audit/index.ts";
import { startPlan } from "./activate-plan.ts";
import { beginMonth, endPlan, renewLocked } from "./renew.ts";
import { graceEnd, paidTerm, type Term } from "./rules.ts";
import { findPlanRow, type PlanRow, updateTerm } from "./store.ts";

/** The payment service's data about a paid plan. */
export interface Bought {
  userId: string;
  /** A month that no plan was given for yet. */
  newMonth: { tier: PlanTier; start: Date; end: Date } | null;
  /** The plan that the next month will be charged for; null: no plan of ours. */
  nextTier: PlanTier | null;
  cancelAtEnd: boolean;
  paymentFailed: boolean;
  /** Who requested it; null when the payment service notified us. */
  actorId: string | null;
}

/**
 * Stores a purchase, in the caller's transaction, which has to hold the account's lock. Null: it gives no plan;
 * `failed`: the payment of the next month failed, and this is the first report of it.
 */
export async function keepPaidPlan(tx: DbCtx, bought: Bought): Promise<{ failed: boolean } | null> {
  const { userId, newMonth, paymentFailed } = bought;
  const row = await monthNow(tx, await renewLocked(tx, userId), bought);
  if (!row) return null;
  const wishes = wishesOf(row.tier, bought);
  const action = whatChanged(row, wishes);
  if (action || row.paymentFailed !== wishes.paymentFailed) await updateTerm(tx, userId, wishes);
  if (action && !newMonth) {
    const details = { tier: row.tier, next: wishes.scheduledTier };
    await writeAudit(tx, { actorId: bought.actorId, subjectId: userId, action, details });
  }
  return { failed: paymentFailed && !row.paymentFailed };
}

/** The paid plan, in its newest month. */
async function monthNow(tx: DbCtx, row: PlanRow | null, { userId, newMonth }: Bought): Promise<PlanRow | null> {
  const paid = row?.source === "payment" ? row : null;
  if (!newMonth || graceEnd({ periodEnd: newMonth.end }) <= tx.now()) return paid;
  const term = paidTerm(newMonth);
  if (paid) return newMonth.start > paid.periodStart ? beginMonth(tx, paid, term) : paid;
  await startPlan(tx, { userId, because: "paid" }, term);
  return findPlanRow(tx, userId);
}

type Wishes = Pick<Term, "scheduledTier" | "cancelAtEnd" | "paymentFailed">;

function wishesOf(tier: PlanTier, { nextTier, cancelAtEnd, paymentFailed }: Bought): Wishes {
  const changes = nextTier !== tier && !cancelAtEnd;
  return { scheduledTier: changes ? nextTier : null, cancelAtEnd, paymentFailed };
}

function whatChanged(row: PlanRow, { scheduledTier, cancelAtEnd }: Wishes): string | null {
  if (cancelAtEnd !== row.cancelAtEnd) return cancelAtEnd ? "plan.cancelled" : "plan.resumed";
  if (scheduledTier === row.scheduledTier) return null;
  return scheduledTier ? "plan.change_scheduled" : "plan.change_undone";
}

/** Ends the paid plan; one from another source stays. In the caller's transaction, with the account's lock. */
export async function endPaidPlan(tx: DbCtx, userId: string): Promise<void> {
  const row = await renewLocked(tx, userId);
  if (row?.source === "payment") await endPlan(tx, row, { actorId: null, because: "ended at the payment service" });
}
