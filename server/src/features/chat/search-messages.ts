import type { MemberCtx } from "../../platform/ctx.ts";
import { piecesOf, snippetAround, wordsOf } from "./rules.ts";
import { findMessages } from "./search-store.ts";

const hitsMax = 20;

export interface Hit {
  chatId: string;
  chatTitle: string;
  messageId: string;
  snippet: string;
  createdAt: string;
}

export async function searchMessages(ctx: MemberCtx, { query }: { query: string }): Promise<{ hits: Hit[] }> {
  const pieces = piecesOf(query);
  const rows = await findMessages(ctx, { query, pieces }, hitsMax);
  const marks = [...pieces, ...wordsOf(query)];
  return {
    hits: rows.map(({ chatId, chatTitle, messageId, content, createdAt }) => ({
      chatId,
      chatTitle,
      messageId,
      snippet: snippetAround(content, marks),
      createdAt: createdAt.toISOString(),
    })),
  };
}
