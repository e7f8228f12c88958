import { adminChatsPerPage } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { listEarlier, openChat } from "../chats/index.ts";
import { findOwnerOfChat, findUser, listChatsOf } from "./store.ts";

/** A member's chats. Every view is written to the audit log before anything is shown. */
export async function readChats(ctx: MemberCtx, { userId, cursor }: { userId: string; cursor?: string | undefined }) {
  if (!(await findUser(ctx, userId))) throw new Problem("user.not_found");
  const after = readCursor(cursor);
  await writeAudit(ctx, { actorId: ctx.userId, action: "chats.listed", subjectId: userId, details: {} });
  const rows = await listChatsOf(ctx, userId, { after, limit: adminChatsPerPage + 1 });
  const { page, next } = pageOf(rows, adminChatsPerPage, ({ updatedAt }) => updatedAt);
  const chats = page.map(({ createdAt, updatedAt, ...chat }) => ({
    ...chat,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { chats, next };
}

export async function readChat(ctx: MemberCtx, { chatId, before }: { chatId: string; before?: string | undefined }) {
  const ownerId = await findOwnerOfChat(ctx, chatId);
  const owner = ownerId && (await findUser(ctx, ownerId));
  if (!owner) throw new Problem("chat.not_found");
  await writeAudit(ctx, { actorId: ctx.userId, action: "chat.viewed", subjectId: owner.id, details: { chatId } });
  const asOwner: MemberCtx = { ...ctx, userId: owner.id };
  const opened = await openChat(asOwner, { chatId });
  const page = before === undefined ? opened : await listEarlier(asOwner, { chatId, before });
  const { id, email, displayName } = owner;
  return {
    chat: opened.chat,
    owner: { id, email, displayName },
    messages: page.messages,
    earlier: page.earlier,
  };
}
