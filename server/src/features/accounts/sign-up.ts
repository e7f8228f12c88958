import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { insertAccount, lockAccountOf, type NewAccount, replaceAccount } from "./account-writes.ts";
import { issueLink, voidLinks } from "./mailed-links.ts";
import { accountExistsMail, confirmationMail } from "./mails.ts";
import { welcome } from "./welcome.ts";

/** Whoever deletes an account in the very moment in which somebody signs up with its address. */
const triesMax = 3;

/**
 * Makes an account that opens once its address is confirmed. Of several sign-ups with one address the newest counts: it
 * replaces name and password, and the links of the earlier ones work no more, so that no link confirms what somebody
 * else typed. Where the address has an account, its holder is told by mail; the answer is the same.
 */
export async function signUp(ctx: Ctx, wanted: NewAccount): Promise<void> {
  const made = await inTransaction(ctx, async (tx) => {
    const userId = await claimAddress(tx, wanted);
    return userId && { userId, token: await issueLink(tx, "confirm-email", { userId, about: "" }) };
  });
  if (!made) return ctx.mail.send(accountExistsMail(wanted.email, ctx.publicUrl));
  await welcome(ctx, { ...wanted, id: made.userId });
  await ctx.mail.send(confirmationMail(wanted.email, ctx.publicUrl, made.token));
}

/** Null: a confirmed account has the address. */
async function claimAddress(tx: Ctx, wanted: NewAccount): Promise<string | null> {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const created = await insertAccount(tx, wanted);
    if (created) return created;
    const found = await lockAccountOf(tx, wanted.email);
    if (found?.emailVerified) return null;
    if (!found) continue;
    await voidLinks(tx, found.id);
    await replaceAccount(tx, found.id, wanted);
    return found.id;
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

/** Another link for the newest sign-up with this address. */
export async function mailConfirmation(ctx: Ctx, { id, email }: { id: string; email: string }): Promise<void> {
  const token = await issueLink(ctx, "confirm-email", { userId: id, about: "" });
  await ctx.mail.send(confirmationMail(email, ctx.publicUrl, token));
}
