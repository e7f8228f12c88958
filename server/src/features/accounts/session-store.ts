import type { MemberSession } from "@cofounder/contract";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { sessions, twoFactors, users } from "./table.ts";

const failuresMax = 10;
const lockedMinutes = 15;

export async function listSessions(ctx: MemberCtx, currentId: string): Promise<MemberSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.userId), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
  return rows.map(({ id, userAgent, ipAddress, assurance, createdAt, updatedAt, expiresAt }) => ({
    id,
    current: id === currentId,
    userAgent: userAgent || null,
    ipAddress: ipAddress || null,
    assurance,
    createdAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

export async function isSignedInFrom(ctx: DbCtx, email: string, address: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.ipAddress, address), gt(sessions.expiresAt, ctx.now())))
    .limit(1);
  return rows.length > 0;
}

/** Ends one session of the member; returns how many ended. */
export async function deleteSession(tx: DbCtx, userId: string, sessionId: string): Promise<number> {
  const { rowCount } = await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  return rowCount ?? 0;
}

/** Ends all sessions of a member but one, or all. */
export async function deleteSessions(tx: DbCtx, userId: string, exceptId: string | null): Promise<number> {
  const others = exceptId === null ? undefined : ne(sessions.id, exceptId);
  const { rowCount } = await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), others));
  return rowCount ?? 0;
}

/**
 * Whether a session of the member is still there. Keeps the member's row locked until the transaction ends, so that
 * of two sessions that end each other the second finds itself ended.
 */
export async function lockSession(tx: DbCtx, userId: string, sessionId: string): Promise<boolean> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const own = and(eq(sessions.userId, userId), eq(sessions.id, sessionId));
  return (await tx.db.select({ id: sessions.id }).from(sessions).where(own)).length > 0;
}

export async function raiseAssurance(ctx: DbCtx, sessionId: string): Promise<void> {
  await ctx.db.update(sessions).set({ assurance: "aal2" }).where(eq(sessions.id, sessionId));
}

export async function isFactorLocked(ctx: DbCtx, userId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), gt(twoFactors.lockedUntil, ctx.now())));
  return rows.length > 0;
}

/** Counts a wrong code; the tenth in a row locks the factor for a quarter of an hour. */
export async function recordFactorFailure(ctx: DbCtx, userId: string): Promise<void> {
  const count = twoFactors.failedVerificationCount;
  const until = new Date(ctx.now().getTime() + lockedMinutes * 60_000);
  await ctx.db
    .update(twoFactors)
    .set({
      failedVerificationCount: sql`case when ${count} + 1 >= ${failuresMax} then 0 else ${count} + 1 end`,
      lockedUntil: sql`case when ${count} + 1 >= ${failuresMax} then ${until.toISOString()}::timestamptz else ${twoFactors.lockedUntil} end`,
    })
    .where(eq(twoFactors.userId, userId));
}

export async function clearFactorFailures(ctx: DbCtx, userId: string): Promise<void> {
  await ctx.db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(twoFactors.userId, userId));
}

/** Removes the second factor of an account. False when there was none. */
export async function deleteFactor(tx: DbCtx, userId: string): Promise<boolean> {
  const off = { twoFactorEnabled: false };
  const had = await tx.db
    .update(users)
    .set(off)
    .where(and(eq(users.id, userId), users.twoFactorEnabled))
    .returning({ id: users.id });
  await tx.db.delete(twoFactors).where(eq(twoFactors.userId, userId));
  return had.length > 0;
}
