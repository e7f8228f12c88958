import { createHash } from "node:crypto";
import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { lockAccount } from "./account-writes.ts";
import { hasWorkingLink, issueLink } from "./mailed-links.ts";
import { confirmationMail, resetMail } from "./mails.ts";

/** What a stranger can have mailed to an address; each is counted apart, so that one uses up nothing of another. */
type AskedMail = "sign-up" | "confirm-email" | "reset-password";

/** For counters: it does not show the address, and is the same for one address alone. */
export const addressKey = (email: string): string => createHash("sha256").update(email).digest("base64url");

/** Counts a mail that is about to be sent. False: there were enough of them this hour. */
export async function countMail(ctx: Ctx, kind: AskedMail, email: string): Promise<boolean> {
  try {
    await ctx.limits.take("account_mail", `${kind}:${addressKey(email)}`);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/**
 * A link for a mail that anybody can ask for. Null where enough were mailed this hour and one of those works still: so
 * strangers who ask fill no mailbox, and keep its owner from nothing.
 */
async function linkToMail(ctx: Ctx, kind: "confirm-email" | "reset-password", person: Person): Promise<string | null> {
  const isCounted = await countMail(ctx, kind, person.email);
  return inTransaction(ctx, async (tx) => {
    if (!(await lockAccount(tx, person.id))) return null;
    if (!isCounted && (await hasWorkingLink(tx, kind, person.id))) return null;
    return issueLink(tx, kind, { userId: person.id, about: "" });
  });
}

interface Person {
  id: string;
  email: string;
}

/** Another link for the newest sign-up with this address. */
export async function mailConfirmation(ctx: Ctx, person: Person): Promise<void> {
  const token = await linkToMail(ctx, "confirm-email", person);
  if (token) await ctx.mail.send(confirmationMail(person.email, ctx.publicUrl, token));
}

export async function mailReset(ctx: Ctx, person: Person): Promise<void> {
  const token = await linkToMail(ctx, "reset-password", person);
  if (token) await ctx.mail.send(resetMail(person.email, ctx.publicUrl, token));
}
