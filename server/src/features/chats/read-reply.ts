import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findChat, findMessage } from "./store.ts";

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
