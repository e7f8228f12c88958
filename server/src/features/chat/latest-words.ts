import type { MemberCtx } from "../../platform/ctx.ts";
import { findLatestLeaf, listHistory } from "./store.ts";
import { saidIn } from "./tool-prompts.ts";

const messagesMax = 100;

/** What the founder wrote in the chat that was used last, oldest first; empty when there is none. */
export async function latestWords(ctx: MemberCtx): Promise<string[]> {
  const leafId = await findLatestLeaf(ctx);
  return leafId ? saidIn(await listHistory(ctx, leafId, { most: messagesMax, replies: 1 })) : [];
}
