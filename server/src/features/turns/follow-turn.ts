import { setTimeout as sleep } from "node:timers/promises";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findWallet } from "../wallet/index.ts";
import { findMessage, serializeMessage } from "../chats/index.ts";
import type { OpenTurn, StoredEvent } from "./running/turn-log.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { findTurn, listEvents } from "./store.ts";

export interface Following {
  turnId: string;
  /** The last event that the reader has; 0 for all. */
  after: number;
  signal: AbortSignal;
}

/** The polling interval for a turn of another process. */
const pollMs = 120;

/**
 * The events of a turn as they come, in batches, whichever process runs it, and finally its end: the stored message.
 * Refuses at once when the turn is not this member's.
 */
export async function followTurn(
  ctx: MemberCtx,
  turns: TurnRunner,
  following: Following,
): Promise<AsyncGenerator<StoredEvent[]>> {
  const key = { userId: ctx.userId, turnId: following.turnId };
  const open = turns.log.find(key);
  if (!open && !(await findTurn(ctx, key))) throw new Problem("turn.not_found");
  return follow(ctx, open, following);
}

async function* follow(ctx: MemberCtx, open: OpenTurn | null, following: Following): AsyncGenerator<StoredEvent[]> {
  let last = following.after;
  for await (const batch of open ? followOpen(open, following) : followStored(ctx, following)) {
    last = batch.at(-1)?.seq ?? last;
    yield batch;
  }
  if (following.signal.aborted) return;
  const end = open?.end ?? (await endOf(ctx, following.turnId, last + 1));
  if (end) yield [end];
}

async function* followOpen(turn: OpenTurn, { after, signal }: Following): AsyncGenerator<StoredEvent[]> {
  let wake = () => {};
  const woken = () => wake();
  turn.readers.add(woken);
  signal.addEventListener("abort", woken);
  try {
    // Numbers run from 1 without gaps, so that they are indexes of the list.
    let sent = Math.min(after, turn.events.length);
    while (!signal.aborted) {
      if (sent < turn.events.length) {
        const batch = turn.events.slice(sent);
        sent = turn.events.length;
        yield batch;
      } else if (turn.closed) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    turn.readers.delete(woken);
    signal.removeEventListener("abort", woken);
  }
}

async function* followStored(ctx: MemberCtx, { turnId, after, signal }: Following): AsyncGenerator<StoredEvent[]> {
  const key = { userId: ctx.userId, turnId };
  let sent = after;
  while (!signal.aborted) {
    const turn = await findTurn(ctx, key);
    // Read after the status, so that events written before the end are not missed.
    const batch = await listEvents(ctx, key, sent);
    sent = batch.at(-1)?.seq ?? sent;
    if (batch.length) yield batch;
    if (turn?.status !== "running") return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
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
