import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { startTurn } from "./start-turn.ts";
import { findLatestChat, findMessage } from "../chats/index.ts";
import type { TurnRunner } from "./running/turn-runner.ts";

export interface Told {
  chatId: string;
  /** Markdown. */
  answer: string;
  /** In tokens of the wallet. */
  cost: number;
}

/** A message in the most recently used chat, or in a new one, and its answer once it is complete. */
export async function messageCofounder(ctx: MemberCtx, text: string, turns: TurnRunner): Promise<Told> {
  const latest = await findLatestChat(ctx);
  const chatId = latest?.id ?? newId();
  const following = { messageId: newId(), parentId: latest?.leafId ?? null, startupType: null, webSearch: false };
  const { turnId, reply } = await startTurn(ctx, { chatId, request: { kind: "message", text, ...following } }, turns);
  await turns.ended(turnId);
  const answer = await findMessage(ctx, reply.id);
  if (!answer) throw new Problem("message.not_found");
  return { chatId, answer: answer.content, cost: answer.cost ?? 0 };
}
