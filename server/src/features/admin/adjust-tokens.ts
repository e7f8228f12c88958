import type { AdminUser } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { isUniqueViolation } from "../../platform/db/database.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { moveTokens } from "../wallet/index.ts";
import { serializeUser } from "./serialize.ts";
import { findAdjustment, findUser } from "./store.ts";

export interface Adjustment {
  userId: string;
  requestId: string;
  operation: "add" | "subtract";
  amount: number;
  reason: string;
}

/** Adds tokens, or removes at most as many as there are. A repeated request moves them once. */
export async function adjustTokens(ctx: MemberCtx, input: Adjustment): Promise<{ user: AdminUser; moved: number }> {
  const cause = `adjustment:${input.requestId}`;
  try {
    return await inTransaction(ctx, (tx) => adjust(tx, input, cause));
  } catch (error) {
    // A first request may have emptied the wallet, so that the second finds nothing to move.
    const emptied = error instanceof Problem && error.code === "adjustment.nothing_left";
    if (!emptied && !isUniqueViolation(error, "token_ledger_once_per_cause")) throw error;
    const [user, delta] = [await findUser(ctx, input.userId), await findAdjustment(ctx, input.userId, cause)];
    if (!user || delta === null) throw error;
    return { user: serializeUser(user), moved: Math.abs(delta) };
  }
}

async function adjust(tx: MemberCtx, { userId, operation, amount, reason }: Adjustment, cause: string) {
  const moved = await moveTokens(tx, {
    userId,
    delta: operation === "add" ? amount : -amount,
    reason: "adjustment",
    cause,
    actorId: tx.userId,
    note: reason,
  });
  if (!moved) throw new Problem("user.not_found");
  if (moved.moved === 0) throw new Problem("adjustment.nothing_left");
  await writeAudit(tx, {
    actorId: tx.userId,
    action: operation === "add" ? "tokens.added" : "tokens.subtracted",
    subjectId: userId,
    details: { tokens: Math.abs(moved.moved), reason },
  });
  const user = await findUser(tx, userId);
  if (!user) throw new Problem("user.not_found");
  return { user: serializeUser(user), moved: Math.abs(moved.moved) };
}
