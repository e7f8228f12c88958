import { createHash } from "node:crypto";
import type { Language } from "@cofounder/contract";
import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { lockAccount } from "./account-writes.ts";
import { hasWorkingLink, issueLink } from "./mailed-links.ts";
import { mailLanguage } from "./mail-language.ts";
import { confirmationMail, resetMail } from "./mails.ts";

/** Mails that a stranger can have sent to an address; each kind has its own counter. */
type AskedMail = "sign-up" | "confirm-email" | "reset-password";

/** The key of a counter: it hides the address, and differs for every address. */
export const addressKey = (email: string): string => createHash("sha256").update(email).digest("base64url");

/** Counts a mail that is about to be sent. False: the hourly limit is reached. */
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
 * A link for a mail that anybody can request. Null when the hourly limit is reached and one of the mailed links is
 * still valid: so strangers can neither flood a mailbox nor lock its owner out.
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

/** Another link for the newest sign-up with this address. `page`: the language of the page that asks. */
export async function mailConfirmation(ctx: Ctx, person: Person, page: Language | null): Promise<void> {
  const token = await linkToMail(ctx, "confirm-email", person);
  if (!token) return;
  const addressee = { to: person.email, language: await mailLanguage(ctx, person.id, page) };
  await ctx.mail.send(confirmationMail(addressee, ctx.publicUrl, token));
}

export async function mailReset(ctx: Ctx, person: Person, page: Language | null): Promise<void> {
  const token = await linkToMail(ctx, "reset-password", person);
  if (!token) return;
  const addressee = { to: person.email, language: await mailLanguage(ctx, person.id, page) };
  await ctx.mail.send(resetMail(addressee, ctx.publicUrl, token));
}
