import { type Ctx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { isUniqueViolation } from "../../platform/db/database.ts";
import { Problem } from "../../platform/problem.ts";
import {
  confirmAddress,
  deleteUnconfirmedHolder,
  findPasswordHash,
  isAddressTaken,
  lockAccount,
  setAddress,
} from "./account-writes.ts";
import { promoteOwner } from "./admins.ts";
import { findLink, issueLink, takeLink, voidLinks } from "./mailed-links.ts";
import { mailLanguage } from "./mail-language.ts";
import { addressChangeNotice, addressMail } from "./mails.ts";
import type { Passwords } from "./passwords.ts";
import { requirePassword } from "./require-password.ts";
import { findMember } from "./store.ts";

/**
 * Mails a link to the new address; only that link makes the change, and not after another change or a new password. The
 * answer is the same when the address belongs to another account. A mail informs the present address.
 */
export async function changeEmail(
  ctx: MemberCtx,
  passwords: Passwords,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<{ sentTo: string }> {
  await requirePassword(ctx, passwords, { password, where: "email" });
  const member = await findMember(ctx, ctx.userId);
  if (!member) throw new Problem("unauthenticated");
  const sentTo = newEmail.toLowerCase();
  if (sentTo === member.email) {
    throw new Problem("invalid_input", { issues: [{ path: "newEmail", message: "This is your address already." }] });
  }
  await ctx.limits.take("address_notice", ctx.userId);
  const token = await inTransaction(ctx, async (tx) => {
    await voidLinks(tx, tx.userId);
    return issueLink(tx, "change-email", { userId: tx.userId, about: sentTo });
  });
  const language = await mailLanguage(ctx, ctx.userId);
  if (!(await isAddressTaken(ctx, sentTo)))
    await ctx.mail.send(addressMail({ to: sentTo, language }, ctx.publicUrl, token));
  await ctx.mail.send(addressChangeNotice({ to: member.email, language }, ctx.publicUrl));
  return { sentTo };
}

/**
 * The holder of the link types the account's password: with a link to somebody else's mailbox they neither gain nor
 * take over anything.
 */
export async function confirmNewAddress(
  ctx: Ctx,
  { passwords, ownerEmail }: { passwords: Passwords; ownerEmail: string | null },
  { token, password }: { token: string; password: string },
): Promise<{ email: string }> {
  const link = await findLink(ctx, "change-email", token);
  if (!link) throw new Problem("link.invalid");
  const { userId, about: email } = link;
  await requirePassword({ ...ctx, userId }, passwords, { password, where: "email" });
  const hash = await findPasswordHash(ctx, userId);
  await namingTaken(() =>
    inTransaction(ctx, async (tx) => {
      const person = await lockAccount(tx, userId);
      // A new password voids the link, too.
      const isSame = (await findPasswordHash(tx, userId)) === hash;
      if (!person || !isSame || !(await takeLink(tx, "change-email", token))) throw new Problem("link.invalid");
      if (await isAddressTaken(tx, email)) throw new Problem("email.taken");
      await deleteUnconfirmedHolder(tx, email);
      await setAddress(tx, userId, email);
      if (email === ownerEmail) await confirmAddress(tx, userId);
      await voidLinks(tx, userId);
    }),
  );
  if (email === ownerEmail) await promoteOwner(ctx, ownerEmail);
  return { email };
}

/** Somebody signed up with the address at the same moment. */
async function namingTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (isUniqueViolation(error, "users_email_unique")) throw new Problem("email.taken");
    throw error;
  }
}
