import type { MemberCtx } from "../../platform/ctx.ts";
import type { StoredEvent } from "../../platform/event-log.ts";
import { followLog, type Following } from "../../platform/follow-log.ts";
import { Problem } from "../../platform/problem.ts";
import { findWallet } from "../wallet/index.ts";
import { findMessage, serializeMessage } from "../chats/index.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { findTurn, listEvents } from "./store.ts";

/**
 * The events of a turn as they come, in batches, whichever process runs it, and finally its end: the stored message.
 * Refuses at once when the turn is not this member's.
 */
export async function followTurn(
  ctx: MemberCtx,
  turns: TurnRunner,
  { turnId, ...following }: Following & { turnId: string },
): Promise<AsyncGenerator<StoredEvent[]>> {
  const key = { userId: ctx.userId, turnId };
  const open = turns.log.find({ userId: ctx.userId, id: turnId });
  if (!open && !(await findTurn(ctx, key))) throw new Problem("turn.not_found");
  const source = {
    open,
    isRunning: async () => (await findTurn(ctx, key))?.status === "running",
    list: (after: number) => listEvents(ctx, key, after),
    end: (seq: number) => endOf(ctx, turnId, seq),
  };
  return followLog(source, following);
}

/** Null when the chat was deleted meanwhile. */
async function endOf(ctx: MemberCtx, turnId: string, seq: number): Promise<StoredEvent | null> {
  const turn = await findTurn(ctx, { userId: ctx.userId, turnId });
  if (!turn) return null;
  const [message, wallet] = await Promise.all([findMessage(ctx, turn.messageId), findWallet(ctx, ctx.userId)]);
  if (!message) return null;
  const tokens = (wallet?.balance ?? 0) + (wallet?.plan ?? 0);
  return { seq, type: "end", data: JSON.stringify({ message: serializeMessage(message), tokens }) };
}
