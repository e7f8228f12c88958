import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { MessageRow } from "./serialize.ts";
import { fileNameOf } from "./rules.ts";
import { findChat, listBranch } from "./store.ts";

/** Read page by page, so that other requests are served in between. */
const perRead = 200;

/** The shown branch as one Markdown document. */
export async function exportChat(ctx: MemberCtx, { chatId }: { chatId: string }): Promise<File> {
  const chat = await findChat(ctx, chatId);
  if (!chat) throw new Problem("chat.not_found");
  const head = [`# ${chat.title}`, chat.startupType ? `*${chat.startupType}*` : ""].filter(Boolean).join("\n\n");
  const pages: Uint8Array<ArrayBuffer>[] = [];
  for (let next = chat.leafId; next !== null;) {
    const messages = await listBranch(ctx, next, perRead);
    pages.push(encoder.encode(messages.map((message) => `\n\n${toMarkdown(message)}`).join("")));
    next = messages[0]?.parentId ?? null;
  }
  return new File([head, ...pages.toReversed(), "\n"], fileNameOf(chat.title), { type: "text/markdown;charset=utf-8" });
}

const encoder = new TextEncoder();

function toMarkdown({ type, content, createdAt, sources, outcome }: MessageRow): string {
  const who = type === "user" ? "You" : "Co-founder";
  const cut = outcome === "stopped" || outcome === "interrupted" ? ` (${outcome})` : "";
  const links = sources.map(({ title, url }) => `- [${title.replace(/[[\]]/g, "")}](${url})`);
  const list = links.length ? `\n\nSources:\n\n${links.join("\n")}` : "";
  return `## ${who}, ${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC${cut}\n\n${content}${list}`;
}
