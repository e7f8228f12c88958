import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { insertAccount, lockAccountOf, type NewAccount, replaceAccount } from "./account-writes.ts";
import { countMail } from "./asked-mails.ts";
import { fromThisMachine, hasWorkingLink, issueLink, voidLinks } from "./mailed-links.ts";
import { mailLanguage } from "./mail-language.ts";
import { accountBlockedMail, accountExistsMail, confirmationMail } from "./mails.ts";
import { findByEmail, isAddressBlocked } from "./store.ts";
import { welcome } from "./welcome.ts";

/** The account was deleted at the very moment of a sign-up with its address. */
const triesMax = 3;

/**
 * Makes an account that opens once its address is confirmed. Of several sign-ups with one address the newest counts: it
 * replaces name, password and language and voids the earlier links, so that no link confirms what somebody else typed. Where the
 * address has an account, its holder is told by mail; the answer is the same. Where the hourly limit of mails is
 * reached no mail is sent, and the newest link stays valid: it confirms with a password typed beside it. Returns the
 * account, and null where the address has one already.
 */
export async function signUp(ctx: Ctx, wanted: NewAccount, isDirect: boolean): Promise<string | null> {
  const isCounted = await countMail(ctx, "sign-up", wanted.email);
  const made = await inTransaction(ctx, async (tx) => {
    const userId = await claimAddress(tx, wanted);
    if (!userId) return null;
    if (!isCounted && (await hasWorkingLink(tx, "confirm-email", userId))) return { userId, token: null };
    await voidLinks(tx, userId);
    return { userId, token: await issueLink(tx, "confirm-email", { userId, about: isDirect ? fromThisMachine : "" }) };
  });
  if (made) await welcome(ctx, { ...wanted, id: made.userId });
  const addressee = { to: wanted.email, language: wanted.language ?? "en" };
  if (made?.token) await ctx.mail.send(confirmationMail(addressee, ctx.publicUrl, made.token));
  if (!made && isCounted) await notifyHolder(ctx, wanted);
  return made?.userId ?? null;
}

async function notifyHolder(ctx: Ctx, { email: to, language: page }: NewAccount): Promise<void> {
  const holder = await findByEmail(ctx, to);
  if (!holder) return;
  const addressee = { to, language: await mailLanguage(ctx, holder.id, page) };
  const isBlocked = await isAddressBlocked(ctx, to);
  await ctx.mail.send(isBlocked ? accountBlockedMail(addressee) : accountExistsMail(addressee, ctx.publicUrl));
}

/** Null: the address has an account that is confirmed or blocked. */
async function claimAddress(tx: Ctx, wanted: NewAccount): Promise<string | null> {
  for (let attempt = 0; attempt < triesMax; attempt++) {
    const created = await insertAccount(tx, wanted);
    if (created) return created;
    const found = await lockAccountOf(tx, wanted.email);
    if (!found) continue;
    if (found.emailVerified || (await isAddressBlocked(tx, wanted.email))) return null;
    await replaceAccount(tx, found.id, wanted);
    return found.id;
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}
