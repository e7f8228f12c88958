import { type ContactMessage, contactMessagesPerPage } from "@cofounder/contract";
import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import {
  type ContactRow,
  type ContactState,
  countWaiting,
  deleteMessage,
  findMessage,
  listMessages,
  setHandled,
} from "./store.ts";

interface Asked {
  state?: ContactState | undefined;
  cursor?: string | undefined;
}

export async function readMessages(ctx: DbCtx, { state, cursor }: Asked) {
  const limit = contactMessagesPerPage + 1;
  const [rows, waiting] = await Promise.all([
    listMessages(ctx, { state: state ?? null, after: readCursor(cursor), limit }),
    countWaiting(ctx),
  ]);
  const { page, next } = pageOf(rows, contactMessagesPerPage, ({ createdAt }) => createdAt);
  return { messages: page.map(serialize), ...waiting, next };
}

export async function handleMessage(
  ctx: MemberCtx,
  { contactMessageId, handled }: { contactMessageId: string; handled: boolean },
): Promise<ContactMessage> {
  await inTransaction(ctx, async (tx) => {
    if (!(await setHandled(tx, contactMessageId, handled ? ctx.now() : null))) return;
    const action = handled ? "contact.handled" : "contact.reopened";
    await writeAudit(tx, { actorId: ctx.userId, action, subjectId: null, details: { message: contactMessageId } });
  });
  const row = await findMessage(ctx, contactMessageId);
  if (!row) throw new Problem("contact.not_found");
  return serialize(row);
}

/** Deletes a message and its copies in the local mailbox. Copies mailed elsewhere stay there. */
export async function removeMessage(ctx: MemberCtx, messageId: string): Promise<{ deleted: true }> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteMessage(tx, messageId))) throw new Problem("contact.not_found");
    const details = { message: messageId };
    await writeAudit(tx, { actorId: ctx.userId, action: "contact.deleted", subjectId: null, details });
  });
  return { deleted: true };
}

const serialize = ({ createdAt, handledAt, mailedAt, ...row }: ContactRow): ContactMessage => ({
  ...row,
  mailed: mailedAt !== null,
  createdAt: createdAt.toISOString(),
  handledAt: handledAt?.toISOString() ?? null,
});
