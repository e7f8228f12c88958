import type { MemberCtx } from "../../../platform/ctx.ts";
import { jobsIn } from "../../../platform/workers/job.ts";
import type * as rules from "../rules.ts";
import { piecesOf, wordsOf } from "../rules.ts";
import { findMessages } from "./search-store.ts";

const jobs = jobsIn<typeof rules>(new URL("../rules.ts", import.meta.url));

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
  const texts = rows.map(({ content }) => content);
  const snippets = texts.length > 0 ? await ctx.workers.run(ctx.userId, jobs("snippetsAround"), texts, marks) : [];
  return {
    hits: rows.map(({ chatId, chatTitle, messageId, createdAt }, index) => ({
      chatId,
      chatTitle,
      messageId,
      snippet: snippets[index] ?? "",
      createdAt: createdAt.toISOString(),
    })),
  };
}
