import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { storableJson } from "./db/storable.ts";
import type { Log } from "./log.ts";

/** Successive events of the type `text` are joined. */
export interface LoggableEvent {
  type: string;
  delta?: string;
}

export interface StoredEvent {
  seq: number;
  type: string;
  /** JSON of the event without its type, in its wire format. */
  data: string;
}

/** Whose work it is, and which. */
export interface LogKey {
  userId: string;
  id: string;
}

/** The log of work that this process is doing. */
export interface OpenLog extends LogKey {
  /** The events in the database, in order. */
  events: StoredEvent[];
  /** Called when `events` grew, and once more when `closed` became true. */
  readers: Set<() => void>;
  closed: boolean;
  /** The end, once it is stored; null when another process or none stored it. */
  end: StoredEvent | null;
  waiting: LoggableEvent[];
  /** Whether waiting events are to be written at once. */
  urgent: boolean;
  hasText: boolean;
  lastSeq: number;
  writing: boolean;
}

interface Queue {
  logs: Set<OpenLog>;
  pauseMs: number;
  hasWriter: boolean;
}

const retryMs = 250;

/** The table of the events, as `(user_id, <id>, seq, type, data)`. */
export interface EventTable {
  name: string;
  id: string;
  /** Text is batched this long: one row and one wire event for several tokens, of all logs at once. */
  gatherMs: number;
}

/** A retry is safe: a row that exists already came from the first attempt. */
const insertInto = ({ name, id }: EventTable) => ({
  name: `append_${name}`,
  text: `insert into ${name} (user_id, ${id}, seq, type, data)
         select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[], $5::text[])
         on conflict do nothing`,
});

/**
 * The log of running work: turns, or runs of tools. An event is shown only after it is in the database, so that a reader
 * who reconnects finds everything that was shown. The first words are written at once; the rest of all that runs is
 * written in batches every few milliseconds, so that the cost per token stays small however much runs.
 */
export class EventLog<Event extends LoggableEvent> {
  readonly #pool: pg.Pool;
  readonly #log: Log;
  readonly #insert: { name: string; text: string };
  readonly #open = new Map<string, OpenLog>();
  readonly #urgent: Queue = { logs: new Set(), pauseMs: 0, hasWriter: false };
  readonly #ordinary: Queue;

  constructor(pool: pg.Pool, log: Log, table: EventTable) {
    this.#pool = pool;
    this.#log = log;
    this.#insert = insertInto(table);
    this.#ordinary = { logs: new Set(), pauseMs: table.gatherMs, hasWriter: false };
  }

  open(key: LogKey): OpenLog {
    const opened: OpenLog = {
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
    this.#open.set(key.id, opened);
    return opened;
  }

  /** Null when it is not this member's or runs elsewhere. */
  find({ userId, id }: LogKey): OpenLog | null {
    const found = this.#open.get(id);
    return found?.userId === userId ? found : null;
  }

  list(): OpenLog[] {
    return [...this.#open.values()];
  }

  append(log: OpenLog, event: Event): void {
    const last = log.waiting.at(-1);
    if (event.type === "text" && last?.type === "text") last.delta = (last.delta ?? "") + (event.delta ?? "");
    else log.waiting.push(event.type === "text" ? { ...event } : event);
    log.urgent ||= event.type === "text" && !log.hasText;
    log.hasText ||= event.type === "text";
    this.#schedule(log);
  }

  /** Resolves when all appended events are in the database. */
  async written(log: OpenLog): Promise<void> {
    while (log.waiting.length || log.writing) {
      log.urgent = true;
      if (!log.writing) this.#schedule(log);
      await grown(log);
    }
  }

  /** Lets the readers read to the end. */
  close(log: OpenLog, end: StoredEvent | null): void {
    log.end = end;
    log.closed = true;
    this.#open.delete(log.id);
    for (const wake of log.readers) wake();
  }

  #schedule(log: OpenLog): void {
    const queue = log.urgent ? this.#urgent : this.#ordinary;
    queue.logs.add(log);
    if (!queue.hasWriter) void this.#drain(queue);
  }

  async #drain(queue: Queue): Promise<void> {
    queue.hasWriter = true;
    while (queue.logs.size) {
      if (queue.pauseMs > 0) await sleep(queue.pauseMs);
      const logs = [...queue.logs].filter((log) => !log.writing);
      queue.logs.clear();
      await this.#write(logs);
    }
    // In the same step as the last check of the queue: any later event finds no writer and starts one.
    queue.hasWriter = false;
  }

  /** One that is being written by the other queue is skipped here; that writer checks again when it is done. */
  async #write(logs: OpenLog[]): Promise<void> {
    const batches = logs.flatMap((log) => (log.waiting.length ? [take(log)] : []));
    if (!batches.length) return;
    for (;;) {
      try {
        await this.#pool.query({ ...this.#insert, values: columns(batches) });
        break;
      } catch (error) {
        // Only stored events may be shown: they wait until the database is back.
        this.#log.warn({ error }, "event log not written, retrying");
        await sleep(retryMs);
      }
    }
    for (const { log, rows } of batches) {
      log.writing = false;
      log.events.push(...rows);
      for (const wake of log.readers) wake();
      if (log.waiting.length) this.#schedule(log);
    }
  }
}

interface Batch {
  log: OpenLog;
  rows: StoredEvent[];
}

function take(log: OpenLog): Batch {
  log.writing = true;
  const rows = log.waiting.map(({ type, ...rest }) => ({ seq: ++log.lastSeq, type, data: storableJson(rest) }));
  log.waiting = [];
  log.urgent = false;
  return { log, rows };
}

function columns(batches: Batch[]): unknown[] {
  const flat = batches.flatMap(({ log, rows }) => rows.map((row) => ({ log, row })));
  return [
    flat.map(({ log }) => log.userId),
    flat.map(({ log }) => log.id),
    flat.map(({ row }) => row.seq),
    flat.map(({ row }) => row.type),
    flat.map(({ row }) => row.data),
  ];
}

/** Resolves the next time that events of a log are in the database. */
function grown({ readers }: OpenLog): Promise<void> {
  return new Promise((resolve) => {
    const woken = () => {
      readers.delete(woken);
      resolve();
    };
    readers.add(woken);
  });
}
