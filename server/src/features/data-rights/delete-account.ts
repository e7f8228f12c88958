import type { EraseReceipt } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Addressee } from "../../platform/mail/letter.ts";
import { mailLanguage } from "../accounts/index.ts";
import { writeAudit } from "../audit/index.ts";
import { pictureKey } from "../profile/index.ts";
import { erasedMail } from "./mails.ts";
import { countRunning, eraseMember, insertReceipt, lockPicture, lockRunning } from "./store.ts";

/**
 * Deletes everything at once; the ledger stays without a person. The receipt lists what was erased and names nobody.
 */
export async function deleteAccount(ctx: MemberCtx): Promise<{ receipt: EraseReceipt }> {
  const language = await mailLanguage(ctx, ctx.userId);
  const { email, row } = await eraseWhenQuiet(ctx);
  await ctx.notifications.caughtUp();
  // The local mailbox is a part of this installation: a mail there would keep the address that was just erased.
  if (!ctx.mail.mailbox) await sayGoodbye(ctx, { to: email, language }, row.id);
  return { receipt: { ...row, erasedAt: row.erasedAt.toISOString() } };
}

/** Something began between two locks. The next attempt waits for it and locks it first. */
class BeganMeanwhile extends Error {}
const triesMax = 10;

async function eraseWhenQuiet(ctx: MemberCtx): Promise<Erasure> {
  for (let tried = 0; tried < triesMax; tried += 1) {
    try {
      return await erase(ctx);
    } catch (error) {
      if (!(error instanceof BeganMeanwhile)) throw error;
    }
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

interface Erasure {
  email: string;
  row: Awaited<ReturnType<typeof insertReceipt>>;
}

const erase = (ctx: MemberCtx): Promise<Erasure> =>
  inTransaction(ctx, async (tx) => {
    const running = await lockRunning(tx, tx.userId);
    const picture = await lockPicture(tx, tx.userId);
    // Nothing can begin any more, since that needs the profile. Work that ends locks itself first and then the profile:
    // without the lock taken here, the two would deadlock.
    if ((await countRunning(tx, tx.userId)) > running) throw new BeganMeanwhile();
    const erased = await eraseMember(tx, tx.userId);
    if (!erased) throw new Problem("unauthenticated");
    const { chats, messages, ledgerRows, images } = erased;
    const counts = { chats, messages, ledgerRows, files: images + (picture ? 1 : 0), erasedAt: tx.now() };
    const receipt = await insertReceipt(tx, counts);
    const details = { receipt: receipt.id };
    await writeAudit(tx, { actorId: tx.userId, action: "account.deleted", subjectId: tx.userId, details });
    // Before the commit: if the file cannot be removed, nothing is deleted and the person can try again.
    if (picture) await tx.files.delete(pictureKey(picture));
    return { email: erased.email, row: receipt };
  });

/** The account is deleted and the receipt shown, even when this mail fails. */
async function sayGoodbye(ctx: MemberCtx, addressee: Addressee, receiptId: string): Promise<void> {
  try {
    await ctx.mail.send(erasedMail(addressee, receiptId));
  } catch (error) {
    ctx.log.warn({ receiptId, error }, "mail to deleted account failed");
  }
}
