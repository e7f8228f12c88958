import { setTimeout as sleep } from "node:timers/promises";
import type { TurnEvent } from "@cofounder/contract";
import type pg from "pg";
import { storableJson } from "../../../platform/db/storable.ts";
import type { Log } from "../../../platform/log.ts";

/** All but the end, which is not logged: it is the stored message. */
export type LoggedEvent = Exclude<TurnEvent, { type: "end" }>;

export interface StoredEvent {
  seq: number;
  type: string;
  /** JSON of the event without its type, in its wire format. */
  data: string;
}

export interface TurnKey {
  userId: string;
  turnId: string;
}

/** A turn that this process is answering. */
export interface OpenTurn extends TurnKey {
  /** The events in the database, in order. */
  events: StoredEvent[];
  /** Called when `events` grew, and once more when `closed` became true. */
  readers: Set<() => void>;
  closed: boolean;
  /** The end, once it is stored; null when another process or none stored it. */
  end: StoredEvent | null;
  waiting: LoggedEvent[];
  /** Whether waiting events are to be written at once. */
  urgent: boolean;
  hasText: boolean;
  lastSeq: number;
  writing: boolean;
}

interface Queue {
  turns: Set<OpenTurn>;
  pauseMs: number;
  hasWriter: boolean;
}

/** Ordinary text is batched this long: one row and one wire event for several tokens, of many turns at once. */
const gatherMs = 20;
const retryMs = 250;

/** A retry is safe: a row that exists already came from the first attempt. */
const insertEvents = {
  name: "append_turn_events",
  text: `insert into turn_events (user_id, turn_id, seq, type, data)
         select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[])
         on conflict do nothing`,
};

/**
 * The log of running turns. An event is shown only after it is in the database, so that a reader who reconnects finds
 * everything that was shown. The first words of a turn are written at once; the rest of all turns is written in batches
 * every few milliseconds, so that the cost per token stays small however many turns run.
 */
export class TurnLog {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #open = new Map<string, OpenTurn>();
  readonly #urgent: Queue = { turns: new Set(), pauseMs: 0, hasWriter: false };
  readonly #ordinary: Queue = { turns: new Set(), pauseMs: gatherMs, hasWriter: false };

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  open(key: TurnKey): OpenTurn {
    const turn: OpenTurn = {
      ...key,
      events: [],
      readers: new Set(),
      closed: false,
      end: null,
      waiting: [],
      urgent: false,
      hasText: false,
      lastSeq: 0,
      writing: false,
    };
    this.#open.set(key.turnId, turn);
    return turn;
  }

  /** Null when the turn is not this member's or runs elsewhere. */
  find({ userId, turnId }: TurnKey): OpenTurn | null {
    const turn = this.#open.get(turnId);
    return turn?.userId === userId ? turn : null;
  }

  list(): OpenTurn[] {
    return [...this.#open.values()];
  }

  append(turn: OpenTurn, event: LoggedEvent): void {
    const last = turn.waiting.at(-1);
    if (event.type === "text" && last?.type === "text") last.delta += event.delta;
    else turn.waiting.push(event.type === "text" ? { ...event } : event);
    turn.urgent ||= event.type === "text" && !turn.hasText;
    turn.hasText ||= event.type === "text";
    this.#schedule(turn);
  }

  /** Resolves when all appended events are in the database. */
  async written(turn: OpenTurn): Promise<void> {
    while (turn.waiting.length || turn.writing) {
      turn.urgent = true;
      if (!turn.writing) this.#schedule(turn);
      await grown(turn);
    }
  }

  /** Lets the readers read to the end. */
  close(turn: OpenTurn, end: StoredEvent | null): void {
    turn.end = end;
    turn.closed = true;
    this.#open.delete(turn.turnId);
    for (const wake of turn.readers) wake();
  }

  #schedule(turn: OpenTurn): void {
    const queue = turn.urgent ? this.#urgent : this.#ordinary;
    queue.turns.add(turn);
    if (!queue.hasWriter) void this.#drain(queue);
  }

  async #drain(queue: Queue): Promise<void> {
    queue.hasWriter = true;
    while (queue.turns.size) {
      if (queue.pauseMs > 0) await sleep(queue.pauseMs);
      const turns = [...queue.turns].filter((turn) => !turn.writing);
      queue.turns.clear();
      await this.#write(turns);
    }
    // In the same step as the last check of the queue: any later event finds no writer and starts one.
    queue.hasWriter = false;
  }

  /** A turn being written by the other queue is skipped here; that writer checks again when it is done. */
  async #write(turns: OpenTurn[]): Promise<void> {
    const batches = turns.flatMap((turn) => (turn.waiting.length ? [take(turn)] : []));
    if (!batches.length) return;
    for (;;) {
      try {
        await this.#pool.query({ ...insertEvents, values: columns(batches) });
        break;
      } catch (error) {
        // Only stored events may be shown: the turns wait until the database is back.
        this.#log.warn({ error }, "turn log not written, retrying");
        await sleep(retryMs);
      }
    }
    for (const { turn, rows } of batches) {
      turn.writing = false;
      turn.events.push(...rows);
      for (const wake of turn.readers) wake();
      if (turn.waiting.length) this.#schedule(turn);
    }
  }
}

interface Batch {
  turn: OpenTurn;
  rows: StoredEvent[];
}

function take(turn: OpenTurn): Batch {
  turn.writing = true;
  const rows = turn.waiting.map(({ type, ...rest }) => ({ seq: ++turn.lastSeq, type, data: storableJson(rest) }));
  turn.waiting = [];
  turn.urgent = false;
  return { turn, rows };
}

function columns(batches: Batch[]): unknown[] {
  const flat = batches.flatMap(({ turn, rows }) => rows.map((row) => ({ turn, row })));
  return [
    flat.map(({ turn }) => turn.userId),
    flat.map(({ turn }) => turn.turnId),
    flat.map(({ row }) => row.seq),
    flat.map(({ row }) => row.type),
    flat.map(({ row }) => row.data),
  ];
}

/** Resolves the next time that events of a turn are in the database. */
function grown({ readers }: OpenTurn): Promise<void> {
  return new Promise((resolve) => {
    const woken = () => {
      readers.delete(woken);
      resolve();
    };
    readers.add(woken);
  });
}
