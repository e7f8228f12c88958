import type { RequestCtx } from "../../platform/surface.ts";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Auth } from "./auth.ts";
import { addressChangeNotice } from "./mails.ts";
import { allowAddress, findMember } from "./store.ts";

/** Refuses with `password.wrong`; a few tries in a quarter of an hour are all there are. */
export async function requirePassword(ctx: MemberCtx & RequestCtx, auth: Auth, password: string): Promise<void> {
  await ctx.limits.take("password", ctx.userId);
  const context = await auth.$context;
  const accounts = await context.internalAdapter.findAccounts(ctx.userId);
  const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
  if (!hash || !(await context.password.verify({ hash, password }))) throw new Problem("password.wrong");
}

/**
 * Mails a link to the new address; only that link makes the change, and not after another change or a new password. The
 * answer is the same when the address belongs to another account. The present address is told.
 */
export async function changeEmail(
  ctx: MemberCtx & RequestCtx,
  auth: Auth,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<{ sentTo: string }> {
  await requirePassword(ctx, auth, password);
  const member = await findMember(ctx, ctx.userId);
  if (!member) throw new Problem("unauthenticated");
  const sentTo = newEmail.toLowerCase();
  if (sentTo === member.email) {
    throw new Problem("invalid_input", { issues: [{ path: "newEmail", message: "This is your address already." }] });
  }
  await allowAddress(ctx, ctx.userId, sentTo);
  const callbackURL = "/account/security?email=changed";
  await auth.api.changeEmail({ body: { newEmail: sentTo, callbackURL }, headers: ctx.headers });
  await ctx.mail.send(addressChangeNotice(member.email, ctx.publicUrl));
  return { sentTo };
}
