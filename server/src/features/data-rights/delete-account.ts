import type { EraseReceipt } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { pictureKey } from "../profile/index.ts";
import { erasedMail } from "./mails.ts";
import { eraseMember, insertReceipt, lockPicture } from "./store.ts";

/** Everything goes at once; the ledger stays without a person. The receipt says what was erased and names nobody. */
export async function deleteAccount(ctx: MemberCtx): Promise<{ receipt: EraseReceipt }> {
  const { email, row } = await inTransaction(ctx, async (tx) => {
    const picture = await lockPicture(tx, tx.userId);
    const erased = await eraseMember(tx, tx.userId);
    if (!erased) throw new Problem("unauthenticated");
    const { chats, messages, ledgerRows, images } = erased;
    const counts = { chats, messages, ledgerRows, files: images + (picture ? 1 : 0), erasedAt: tx.now() };
    const receipt = await insertReceipt(tx, counts);
    const details = { receipt: receipt.id };
    await writeAudit(tx, { actorId: tx.userId, action: "account.deleted", subjectId: tx.userId, details });
    // Before the commit: where the file cannot be removed nothing is, and the person can try again.
    if (picture) await tx.files.delete(pictureKey(picture));
    return { email: erased.email, row: receipt };
  });
  await ctx.notifications.caughtUp();
  // The local mailbox is a part of this installation: a mail there would keep the address that was just erased.
  if (!ctx.mail.mailbox) await sayGoodbye(ctx, email, row.id);
  return { receipt: { ...row, erasedAt: row.erasedAt.toISOString() } };
}

/** The account is gone, and the receipt is shown, whether or not this mail leaves. */
async function sayGoodbye(ctx: MemberCtx, email: string, receiptId: string): Promise<void> {
  try {
    await ctx.mail.send(erasedMail(email, receiptId));
  } catch (error) {
    ctx.log.warn({ receiptId, error }, "the last mail to a deleted account could not be sent");
  }
}
