import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { findPasswordHash } from "./account-writes.ts";
import type { Passwords } from "./passwords.ts";

interface Typed {
  password: string;
  /** The action that asks for it, for the audit log. */
  where: string;
}

/** Refuses with `password.wrong`; there are a few attempts in a quarter of an hour, and each wrong one is logged. */
export async function requirePassword(ctx: MemberCtx, passwords: Passwords, { password, where }: Typed): Promise<void> {
  await ctx.limits.take("password", ctx.userId);
  const hash = await findPasswordHash(ctx, ctx.userId);
  if (hash && (await passwords.verify({ hash, password }))) return;
  await noteWrongPassword(ctx, ctx.userId, where);
  throw new Problem("password.wrong");
}

export async function noteWrongPassword(
  ctx: Pick<MemberCtx, "db" | "database" | "log" | "now">,
  userId: string,
  where: string,
): Promise<void> {
  await writeAudit(ctx, { actorId: null, action: "password.failed", subjectId: userId, details: { where } });
}
