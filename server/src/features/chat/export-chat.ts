import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { MessageRow } from "./present.ts";
import { fileNameOf } from "./rules.ts";
import { findChat, listBranch } from "./store.ts";

const messagesMax = 20_000;

/** The shown branch as one Markdown document. */
export async function exportChat(
  ctx: MemberCtx,
  { chatId }: { chatId: string },
): Promise<{ filename: string; markdown: string }> {
  const chat = await findChat(ctx, chatId);
  if (!chat) throw new Problem("chat.not_found");
  const messages = chat.leafId ? await listBranch(ctx, chat.leafId, messagesMax) : [];
  const head = [`# ${chat.title}`, chat.startupType ? `*${chat.startupType}*` : ""].filter(Boolean);
  const markdown = `${[...head, ...messages.map(toMarkdown)].join("\n\n")}\n`;
  return { filename: fileNameOf(chat.title), markdown };
}

function toMarkdown({ type, content, createdAt, sources, outcome }: MessageRow): string {
  const who = type === "user" ? "You" : "Co-founder";
  const cut = outcome === "stopped" || outcome === "interrupted" ? ` (${outcome})` : "";
  const links = sources.map(({ title, url }) => `- [${title.replace(/[[\]]/g, "")}](${url})`);
  const list = links.length ? `\n\nSources:\n\n${links.join("\n")}` : "";
  return `## ${who}, ${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC${cut}\n\n${content}${list}`;
}
