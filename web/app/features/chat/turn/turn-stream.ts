import type { TurnEvent } from "@cofounder/contract";
import { createParser, type EventSourceMessage } from "eventsource-parser";
import { isTurnEventType, type NumberedEvent } from "./turn-state.ts";

/** Why no more events will come. `gone`: the server no longer has this turn's events, so its chat must be refetched. */
export type StreamClose = "ended" | "gone" | "unauthenticated";

export interface TurnListener {
  onEvents(events: NumberedEvent[]): void;
  onConnection(connected: boolean): void;
  onClose(reason: StreamClose): void;
}

/** The environment of the stream; tests pass their own. */
export interface StreamParts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Calls back when the network or the tab comes back; returns a function that stops listening. */
  onWake: (callback: () => void) => () => void;
  now: () => number;
  random: () => number;
}

const firstDelayMs = 400;
const longestDelayMs = 10_000;
/** A connection silent for this long is considered dead: a sleeping laptop gets no error. */
const silenceMs = 45_000;
/** After waking, a connection silent for this long is not trusted. */
const staleMs = 12_000;
/** So many connections closed without an event mean that the turn has no more events. */
const emptyClosesMax = 4;

export function retryDelayMs(attempt: number, random: number): number {
  const ceiling = Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
  return ceiling / 2 + (ceiling / 2) * random;
}

/** Parses one SSE frame; null for an event that this version does not know. */
export function readFrame(frame: EventSourceMessage): NumberedEvent | null {
  const seq = Number(frame.id);
  const type = frame.event ?? "";
  if (!frame.id || !Number.isInteger(seq) || !isTurnEventType(type)) return null;
  try {
    const data: unknown = JSON.parse(frame.data);
    if (typeof data !== "object" || data === null) return null;
    return { seq, event: { ...data, type } as TurnEvent };
  } catch {
    return null;
  }
}

function closeReason(status: number): StreamClose | null {
  if (status === 401) return "unauthenticated";
  if (status === 204) return "ended";
  if (status === 403 || status === 404 || status === 410) return "gone";
  return null;
}

/** A connection restored by the first retry is not reported. */
const quietFailures = 1;

type Attempt = StreamClose | "broken" | "empty";

/**
 * Follows a turn until it ends, reconnecting after the last received event. Returns a function that stops listening.
 */
export function followTurn(turn: { id: string; after: number }, listener: TurnListener, parts: StreamParts) {
  const stream = new TurnStream(turn, listener, parts);
  void stream.run();
  return () => stream.stop();
}

class TurnStream {
  readonly #url: string;
  readonly #listener: TurnListener;
  readonly #parts: StreamParts;
  readonly #stopped = new AbortController();
  readonly #offWake: () => void;
  #after: number;
  #heardAt: number;
  #connection = new AbortController();
  #endPause = () => {};

  constructor(turn: { id: string; after: number }, listener: TurnListener, parts: StreamParts) {
    this.#url = `/api/turns/${turn.id}/events`;
    this.#after = turn.after;
    this.#listener = listener;
    this.#parts = parts;
    this.#heardAt = parts.now();
    this.#offWake = parts.onWake(() => this.#wake());
  }

  async run() {
    let failures = 0;
    let emptyCloses = 0;
    while (!this.#stopped.signal.aborted) {
      const before = this.#after;
      const outcome = await this.#attempt();
      if (this.#stopped.signal.aborted) return;
      if (outcome !== "broken" && outcome !== "empty") return this.#close(outcome);
      emptyCloses = outcome === "empty" ? emptyCloses + 1 : 0;
      if (emptyCloses >= emptyClosesMax) return this.#close("gone");
      failures = this.#after > before ? 0 : failures + 1;
      if (failures > quietFailures) this.#listener.onConnection(false);
      await this.#pause(retryDelayMs(failures, this.#parts.random()));
    }
  }

  stop() {
    this.#stopped.abort();
    this.#endPause();
    this.#offWake();
  }

  #close(reason: StreamClose) {
    this.#offWake();
    this.#listener.onClose(reason);
  }

  #wake() {
    this.#endPause();
    if (this.#parts.now() - this.#heardAt > staleMs) this.#connection.abort();
  }

  async #attempt(): Promise<Attempt> {
    this.#connection = new AbortController();
    const signal = AbortSignal.any([this.#stopped.signal, this.#connection.signal]);
    const headers: Record<string, string> = { accept: "text/event-stream" };
    if (this.#after > 0) headers["last-event-id"] = String(this.#after);
    try {
      const response = await this.#parts.fetch(this.#url, { headers, signal, cache: "no-store" });
      const closed = closeReason(response.status);
      if (closed) return closed;
      if (!response.ok || !response.body) return "broken";
      this.#listener.onConnection(true);
      return await this.#read(response.body.getReader());
    } catch {
      return "broken";
    }
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Attempt> {
    const before = this.#after;
    const connection = this.#connection;
    let frames: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (frame) => frames.push(frame) });
    const decoder = new TextDecoder();
    for (;;) {
      this.#heardAt = this.#parts.now();
      const idleTimer = setTimeout(() => connection.abort(), silenceMs);
      const chunk = await reader.read().finally(() => clearTimeout(idleTimer));
      if (chunk.done) return this.#after === before ? "empty" : "broken";
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      if (this.#take(frames)) return "ended";
      frames = [];
    }
  }

  /** Passes the frames on; true if they included the turn's end. */
  #take(frames: EventSourceMessage[]): boolean {
    const events = frames.map(readFrame).filter((event) => event !== null);
    if (events.length === 0) return false;
    this.#after = Math.max(this.#after, ...events.map((event) => event.seq));
    this.#listener.onEvents(events);
    return events.some(({ event }) => event.type === "end");
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The implementation in a browser. */
export const browserStreamParts: StreamParts = {
  fetch: (url, init) => fetch(url, { ...init, credentials: "same-origin" }),
  onWake(callback) {
    const whenVisible = () => document.visibilityState === "visible" && callback();
    window.addEventListener("online", callback);
    document.addEventListener("visibilitychange", whenVisible);
    return () => {
      window.removeEventListener("online", callback);
      document.removeEventListener("visibilitychange", whenVisible);
    };
  },
  now: () => Date.now(),
  random: () => Math.random(),
};
