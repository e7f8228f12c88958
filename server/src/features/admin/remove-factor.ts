import type { AdminUser } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { deleteFactor, deleteSessions, factorRemovedNotice, mailLanguage } from "../accounts/index.ts";
import { writeAudit } from "../audit/index.ts";
import { serializeUser } from "./serialize.ts";
import { findUser } from "./store.ts";

/** For a lost device: the factor goes, all sessions end, the person is told by mail, and the log says who did it and why. */
export async function removeFactor(
  ctx: MemberCtx,
  { userId, reason }: { userId: string; reason: string },
): Promise<{ user: AdminUser }> {
  const user = await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select set_config('cofounder.actor', ${tx.userId}, true)`);
    if (!(await findUser(tx, userId))) throw new Problem("user.not_found");
    if (!(await deleteFactor(tx, userId))) throw new Problem("user.no_factor");
    await deleteSessions(tx, userId, null);
    await writeAudit(tx, {
      actorId: tx.userId,
      action: "factor.removed_by_admin",
      subjectId: userId,
      details: { reason },
    });
    return findUser(tx, userId);
  });
  if (!user) throw new Problem("user.not_found");
  await ctx.notifications.caughtUp();
  await notifyOwner(ctx, { userId, to: user.email });
  return { user: serializeUser(user) };
}

/** The factor is off and the log says so: a mail that fails must not look as if nothing was done. */
async function notifyOwner(ctx: MemberCtx, { userId, to }: { userId: string; to: string }): Promise<void> {
  try {
    await ctx.mail.send(factorRemovedNotice({ to, language: await mailLanguage(ctx, userId) }, ctx.publicUrl));
  } catch (error) {
    ctx.log.warn({ error }, "factor removal mail not sent");
  }
}
