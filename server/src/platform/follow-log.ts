import { setTimeout as sleep } from "node:timers/promises";
import type { OpenLog, StoredEvent } from "./event-log.ts";

export interface Following {
  /** The last event that the reader has; 0 for all. */
  after: number;
  signal: AbortSignal;
}

/** Where the events of one piece of work are read. */
export interface EventSource {
  /** Null where the work runs in another process, or has ended. */
  open: OpenLog | null;
  isRunning(): Promise<boolean>;
  list(after: number): Promise<StoredEvent[]>;
  /** The end as an event with this number; null when the work was deleted meanwhile. */
  end(seq: number): Promise<StoredEvent | null>;
}

/** The polling interval for work of another process. */
const pollMs = 120;

/** The events as they come, in batches, whichever process does the work, and finally its end. */
export async function* followLog(source: EventSource, following: Following): AsyncGenerator<StoredEvent[]> {
  const { open } = source;
  let last = following.after;
  for await (const batch of open ? followOpen(open, following) : followStored(source, following)) {
    last = batch.at(-1)?.seq ?? last;
    yield batch;
  }
  if (following.signal.aborted) return;
  const end = open?.end ?? (await source.end(last + 1));
  if (end) yield [end];
}

async function* followOpen(log: OpenLog, { after, signal }: Following): AsyncGenerator<StoredEvent[]> {
  let wake = () => {};
  const woken = () => wake();
  log.readers.add(woken);
  signal.addEventListener("abort", woken);
  try {
    // Numbers run from 1 without gaps, so that they are indexes of the list.
    let sent = Math.min(after, log.events.length);
    while (!signal.aborted) {
      if (sent < log.events.length) {
        const batch = log.events.slice(sent);
        sent = log.events.length;
        yield batch;
      } else if (log.closed) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    log.readers.delete(woken);
    signal.removeEventListener("abort", woken);
  }
}

async function* followStored(
  { isRunning, list }: EventSource,
  { after, signal }: Following,
): AsyncGenerator<StoredEvent[]> {
  let sent = after;
  while (!signal.aborted) {
    const running = await isRunning();
    // Read after the status, so that events written before the end are not missed.
    const batch = await list(sent);
    sent = batch.at(-1)?.seq ?? sent;
    if (batch.length) yield batch;
    if (!running) return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}
