import { type Chat, type Message, messagesPerPage } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { serializeChat, serializeMessage } from "./serialize.ts";
import { findChat, findMessage, listBranch } from "./store.ts";

export interface Page {
  messages: Message[];
  earlier: string | null;
}

export async function openChat(ctx: MemberCtx, { chatId }: { chatId: string }): Promise<Page & { chat: Chat }> {
  const chat = await findChat(ctx, chatId);
  if (!chat) throw new Problem("chat.not_found");
  return {
    chat: serializeChat(chat),
    ...(chat.leafId ? await pageUpFrom(ctx, chat.leafId) : { messages: [], earlier: null }),
  };
}

/** The page above a message that is already shown. */
export async function listEarlier(
  ctx: MemberCtx,
  { chatId, before }: { chatId: string; before: string },
): Promise<Page> {
  const message = await findMessage(ctx, before);
  if (message?.chatId !== chatId) throw new Problem("message.not_found");
  return message.parentId ? pageUpFrom(ctx, message.parentId) : { messages: [], earlier: null };
}

async function pageUpFrom(ctx: MemberCtx, leafId: string): Promise<Page> {
  const rows = await listBranch(ctx, leafId, messagesPerPage);
  const top = rows[0];
  return { messages: rows.map(serializeMessage), earlier: top?.parentId ? top.id : null };
}

/** A finished reply with the title of its chat. */
export async function readReply(
  ctx: MemberCtx,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<{ chatTitle: string; content: string }> {
  const [chat, message] = await Promise.all([findChat(ctx, chatId), findMessage(ctx, messageId)]);
  const isReply = message?.chatId === chatId && message.type === "ai" && message.content.trim() !== "";
  if (!chat || !message || !isReply) throw new Problem("message.not_found");
  return { chatTitle: chat.title, content: message.content };
}
