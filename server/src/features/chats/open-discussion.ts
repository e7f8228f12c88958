import type { WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { titleOf } from "./rules.ts";
import { insertDiscussion } from "./store.ts";

export interface Discussion {
  title: string;
  /** The founder's input to the tool, in sentences. */
  said: string;
  /** The tool's result, as Markdown. */
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
