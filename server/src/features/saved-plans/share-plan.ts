import type { PlanShare } from "@cofounder/contract";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { hashOfToken, newLinkToken } from "../../platform/link-token.ts";
import { Problem } from "../../platform/problem.ts";
import { serializeShare } from "./read-saved-plan.ts";
import { deleteShare, findPlan, findShared, insertShare } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** Makes a link that reads the plan's latest version until it expires. The link itself is returned only now. */
export async function sharePlan(
  ctx: MemberCtx,
  { planId, days, password }: { planId: string; days: number; password: string | null },
): Promise<PlanShare> {
  const token = newLinkToken();
  if (!(await findPlan(ctx, planId, null))) throw new Problem("saved_plan.not_found");
  const row = await insertShare(ctx, {
    id: newId(),
    planId,
    tokenHash: hashOfToken(token),
    passwordHash: password === null ? null : await ctx.workers.beside(ctx.userId, () => hashPassword(password)),
    expiresAt: new Date(ctx.now().getTime() + days * dayMs),
  });
  if (!row) throw new Problem("saved_plan.not_found");
  return serializeShare(row, `${ctx.publicUrl}/shared/${token}`);
}

export async function unsharePlan(
  ctx: MemberCtx,
  { planId, shareId }: { planId: string; shareId: string },
): Promise<void> {
  if (!(await deleteShare(ctx, planId, shareId))) throw new Problem("saved_plan.not_found");
}

/** The content of a link. An unknown link and an expired one get the same answer. */
export async function readShared(
  ctx: Ctx & { address: string },
  { token, password }: { token: string; password: string | null },
) {
  await ctx.limits.take("shared_plan", ctx.address);
  const hash = hashOfToken(token);
  const shared = await findShared(ctx, hash);
  if (!shared) throw new Problem("share.not_found");
  const { passwordHash, title, markdown, version, updatedAt, expiresAt } = shared;
  if (passwordHash !== null) {
    if (password === null) throw new Problem("share.password_required");
    await ctx.limits.take("share_sender", `${hash}:${ctx.address}`);
    await ctx.limits.take("share_password", hash);
    const fits = () => verifyPassword({ hash: passwordHash, password });
    if (!(await ctx.workers.beside(ctx.address, fits))) throw new Problem("share.password_wrong");
  }
  return { title, markdown, version, updatedAt: updatedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
