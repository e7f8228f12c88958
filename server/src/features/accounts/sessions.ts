import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { deleteSession, deleteSessions, lockSession } from "./session-store.ts";

export async function revokeSession(
  ctx: MemberCtx,
  { sessionId }: { sessionId: string },
): Promise<{ revoked: number }> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteSession(tx, ctx.userId, sessionId))) throw new Problem("session.not_found");
    await noteRevoked(tx, 1);
  });
  // A caller that learns that a session ended may rely on it at once.
  await ctx.notifications.caughtUp();
  return { revoked: 1 };
}

export async function revokeOtherSessions(ctx: MemberCtx, currentId: string): Promise<{ revoked: number }> {
  const revoked = await inTransaction(ctx, async (tx) => {
    if (!(await lockSession(tx, ctx.userId, currentId))) throw new Problem("unauthenticated");
    const count = await deleteSessions(tx, ctx.userId, currentId);
    if (count) await noteRevoked(tx, count);
    return count;
  });
  await ctx.notifications.caughtUp();
  return { revoked };
}

const noteRevoked = (tx: MemberCtx, sessions: number) =>
  writeAudit(tx, { actorId: tx.userId, action: "session.revoked", subjectId: tx.userId, details: { sessions } });
