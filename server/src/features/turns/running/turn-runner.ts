import type { TurnNotice } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../../platform/ctx.ts";
import type { OpenLog, StoredEvent } from "../../../platform/event-log.ts";
import { PendingCancellations } from "../../../platform/pending-cancellations.ts";
import { retryUntilConnected } from "../../../platform/db/retry-until-connected.ts";
import { storableText } from "../../../platform/db/storable.ts";
import { takeTurn, type TurnInput, type TurnResult } from "../take-turn.ts";
import { openTurnLog, type TurnLog } from "./turn-log.ts";
import { replyRow, serializeMessage } from "../../chats/index.ts";
import { TurnUpdates } from "./turn-updates.ts";
import { beat, type EndedRow, type EndedTurn, endTurn } from "../store.ts";

const beatMs = 5_000;

const nothing: TurnResult = {
  outcome: "failed",
  content: "",
  parts: [],
  sources: [],
  analystRating: null,
  label: null,
  cost: 0,
  usage: [],
  venture: null,
  figures: null,
  superseded: [],
};

/** The end as a reader of the stored message would find it, without reading it again. */
function endEvent(row: EndedRow, result: EndedTurn, seq: number): StoredEvent {
  const place = { ...row, id: row.messageId };
  const message = serializeMessage(replyRow(place, { ...result, cost: row.cost }));
  return { seq, type: "end", data: JSON.stringify({ message, tokens: row.tokens }) };
}

/** The turns of this process: runs them with or without a reader, writes their heartbeats, stops them. */
export class TurnRunner {
  readonly log: TurnLog;
  readonly #news: TurnUpdates;
  readonly #ctx: Ctx;
  readonly #running = new Map<string, { abort: AbortController; ended: Promise<void> }>();
  readonly #early = new PendingCancellations();
  readonly #heart: NodeJS.Timeout;
  readonly #unlisten: () => void;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
    this.log = openTurnLog(ctx.database.logPool, ctx.log);
    this.#news = new TurnUpdates(ctx.database.logPool, ctx.log);
    this.#heart = setInterval(() => void this.#beat(), beatMs);
    this.#unlisten = ctx.notifications.on("turn_stop", (turnId) => this.stop(turnId));
  }

  /** Runs a stored turn. */
  start(ctx: MemberCtx, input: TurnInput): void {
    this.#news.publish({ userId: ctx.userId, chatId: input.chatId });
    const abort = new AbortController();
    if (this.#early.has(input.turnId)) abort.abort();
    const open = this.log.open({ userId: ctx.userId, id: input.turnId });
    const ended = this.#run(ctx, { open, input, abort }).finally(() => this.#running.delete(input.turnId));
    this.#running.set(input.turnId, { abort, ended });
  }

  stop(turnId: string): void {
    const running = this.#running.get(turnId);
    if (running) running.abort.abort();
    else this.#early.keep(turnId);
  }

  /** Settles when a turn of this process has ended and is stored. */
  async ended(turnId: string): Promise<void> {
    await this.#running.get(turnId)?.ended;
  }

  get count(): number {
    return this.#running.size;
  }

  /** Gives running turns some time to finish, then stops them; their text so far is kept. */
  async close(patienceMs: number): Promise<void> {
    const all = () => Promise.all([...this.#running.values()].map(({ ended }) => ended));
    const late = setTimeout(() => {
      for (const turnId of this.#running.keys()) this.stop(turnId);
    }, patienceMs);
    await all();
    await this.#news.told();
    clearTimeout(late);
    clearInterval(this.#heart);
    this.#unlisten();
  }

  async #run(ctx: MemberCtx, turn: { open: OpenLog; input: TurnInput; abort: AbortController }): Promise<void> {
    const { open, input, abort } = turn;
    let result = nothing;
    const notices: TurnNotice[] = [];
    try {
      const steps = takeTurn(ctx, input, abort.signal);
      for (let step = await steps.next(); ; step = await steps.next()) {
        if (step.done) {
          result = step.value;
          break;
        }
        if (step.value.type === "notice") notices.push({ code: step.value.code, text: step.value.text });
        this.log.append(open, step.value);
      }
    } catch (error) {
      ctx.log.error({ turnId: input.turnId, error }, "turn failed");
    }
    await this.#end(open, { ...result, content: storableText(result.content), notices });
  }

  async #end(open: OpenLog, result: EndedTurn): Promise<void> {
    await this.log.written(open);
    let end: StoredEvent | null = null;
    try {
      end = await this.#store(open, result);
    } catch (error) {
      this.#ctx.log.error({ turnId: open.id, error }, "end of turn not stored");
      end = await this.#store(open, { ...nothing, notices: [] }).catch((again: unknown) => {
        this.#ctx.log.error({ turnId: open.id, error: again }, "turn could not be ended; the scheduler will end it");
        return null;
      });
    }
    this.log.close(open, end);
  }

  /** Null: it had ended already, or its chat was deleted. Waits for a database that is away, as the log does. */
  async #store(open: OpenLog, result: EndedTurn): Promise<StoredEvent | null> {
    const ended = await retryUntilConnected(this.#ctx.log, () =>
      endTurn(this.#ctx, { userId: open.userId, turnId: open.id }, result),
    );
    if (!ended) return null;
    this.#news.publish({ userId: open.userId, chatId: ended.chatId });
    return endEvent(ended, result, open.lastSeq + 1);
  }

  async #beat(): Promise<void> {
    const open = this.log.list();
    if (!open.length) return;
    try {
      await beat(
        this.#ctx,
        open.map(({ userId, id }) => ({ userId, turnId: id })),
      );
    } catch (error) {
      this.#ctx.log.warn({ error }, "heartbeat of turns failed");
    }
  }
}
