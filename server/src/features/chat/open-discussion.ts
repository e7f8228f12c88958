import type { WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { titleOf } from "./rules.ts";
import { insertDiscussion } from "./store.ts";

export interface Discussion {
  title: string;
  /** What the founder told the tool, in sentences. */
  said: string;
  /** What the tool made of it, as Markdown. */
  answer: string;
  sources: WebSource[];
}

/** A new chat that begins with a result made elsewhere. Returns its id. */
export async function openDiscussion(ctx: MemberCtx, { title, said, answer, sources }: Discussion): Promise<string> {
  const [chatId, questionId, answerId] = [newId(), newId(), newId()];
  const now = ctx.now();
  await insertDiscussion(ctx, { chatId, questionId, answerId, title: titleOf(title), said, answer, sources, now });
  return chatId;
}
