import type { MemberCtx } from "../../platform/ctx.ts";
import { isWithoutSpaces, snippetAround, wordsOf } from "./rules.ts";
import { findByPiece, findByWords } from "./store.ts";

const hitsMax = 20;

export interface Hit {
  chatId: string;
  chatTitle: string;
  messageId: string;
  snippet: string;
  createdAt: string;
}

export async function searchMessages(ctx: MemberCtx, { query }: { query: string }): Promise<{ hits: Hit[] }> {
  const words = wordsOf(query);
  if (!words.length) return { hits: [] };
  const byPiece = isWithoutSpaces(query);
  const rows = byPiece ? await findByPiece(ctx, query, hitsMax) : await findByWords(ctx, words, hitsMax);
  const marks = byPiece ? [query] : words;
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
