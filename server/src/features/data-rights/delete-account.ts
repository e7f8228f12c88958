import type { EraseReceipt } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { pictureKey } from "../profile/index.ts";
import { erasedMail } from "./mails.ts";
import { eraseMember, findPicture, insertReceipt } from "./store.ts";

/** Everything goes at once; the ledger stays without a person. The receipt says what was erased and names nobody. */
export async function deleteAccount(ctx: MemberCtx): Promise<{ receipt: EraseReceipt }> {
  const picture = pictureKey(await findPicture(ctx, ctx.userId));
  const { email, row } = await inTransaction(ctx, async (tx) => {
    const erased = await eraseMember(tx, tx.userId);
    if (!erased) throw new Problem("unauthenticated");
    const { chats, messages, ledgerRows } = erased;
    const counts = { chats, messages, ledgerRows, files: picture ? 1 : 0, erasedAt: tx.now() };
    const receipt = await insertReceipt(tx, counts);
    const details = { receipt: receipt.id };
    await writeAudit(tx, { actorId: tx.userId, action: "account.deleted", subjectId: tx.userId, details });
    return { email: erased.email, row: receipt };
  });
  await ctx.notifications.caughtUp();
  if (picture) await ctx.files.delete(picture);
  // The local mailbox is a part of this installation: a mail there would keep the address that was just erased.
  if (!ctx.mail.mailbox) await ctx.mail.send(erasedMail(email, row.id));
  return { receipt: { ...row, erasedAt: row.erasedAt.toISOString() } };
}
