import type { Message } from "@cofounder/contract";
import { emptyTurn, withTurnEvent, type NumberedEvent, type TurnState } from "./turn-state.ts";
import { followTurn, type StreamClose, type StreamParts } from "./turn-stream.ts";

export interface LiveTurn extends TurnState {
  turnId: string;
  connected: boolean;
  /** Why the stream ended; null while it is open. */
  closed: StreamClose | null;
}

export interface TurnOutcome {
  turnId: string;
  chatId: string;
  /** Null if the stream ended without the stored message: the chat must be refetched. */
  ended: Message | null;
  tokens: number | null;
  reason: StreamClose;
}

/** Unwatched streams stay open up to this total: a browser has few connections to spend. */
const openStreamsMax = 3;

interface Entry {
  chatId: string;
  live: LiveTurn;
  watchers: Set<() => void>;
  /** Closes the stream; null while none is open. */
  stop: (() => void) | null;
}

/** The replies being written, each under its turn's id. Lives outside React, so that navigation loses nothing. */
export class TurnStore {
  readonly #entries = new Map<string, Entry>();
  readonly #parts: StreamParts;
  readonly #onClosed: (outcome: TurnOutcome) => void;

  constructor(parts: StreamParts, onClosed: (outcome: TurnOutcome) => void) {
    this.#parts = parts;
    this.#onClosed = onClosed;
  }

  get(turnId: string): LiveTurn | null {
    return this.#entries.get(turnId)?.live ?? null;
  }

  /** Starts to follow a turn, or resumes its stream. */
  open(turnId: string, chatId: string) {
    const entry = this.#entry(turnId, chatId);
    if (entry.stop || entry.live.closed) return;
    entry.stop = followTurn(
      { id: turnId, after: entry.live.seq },
      {
        onEvents: (events) => this.#take(entry, events),
        onConnection: (connected) => this.#set(entry, { ...entry.live, connected }),
        onClose: (reason) => this.#close(entry, reason),
      },
      this.#parts,
    );
    this.#closeUnwatched();
  }

  watch(turnId: string, chatId: string, watcher: () => void): () => void {
    const entry = this.#entry(turnId, chatId);
    entry.watchers.add(watcher);
    return () => {
      entry.watchers.delete(watcher);
      if (entry.live.closed && entry.watchers.size === 0) this.#entries.delete(turnId);
    };
  }

  /** Closes all streams. */
  close() {
    for (const entry of this.#entries.values()) entry.stop?.();
    this.#entries.clear();
  }

  #entry(turnId: string, chatId: string): Entry {
    const known = this.#entries.get(turnId);
    if (known) return known;
    const live: LiveTurn = { ...emptyTurn, turnId, connected: true, closed: null };
    const entry: Entry = { chatId, live, watchers: new Set(), stop: null };
    this.#entries.set(turnId, entry);
    return entry;
  }

  #set(entry: Entry, live: LiveTurn) {
    entry.live = live;
    for (const watcher of entry.watchers) watcher();
  }

  #take(entry: Entry, events: NumberedEvent[]) {
    const { turnId, connected, closed } = entry.live;
    const state = events.reduce<TurnState>(withTurnEvent, entry.live);
    this.#set(entry, { ...state, turnId, connected, closed });
  }

  #close(entry: Entry, reason: StreamClose) {
    entry.stop = null;
    const { turnId, ended, tokens } = entry.live;
    this.#onClosed({ turnId, chatId: entry.chatId, ended, tokens, reason });
    this.#set(entry, { ...entry.live, closed: reason });
  }

  #closeUnwatched() {
    const open = [...this.#entries.values()].filter((entry) => entry.stop !== null);
    const idle = open.filter((entry) => entry.watchers.size === 0);
    for (const entry of idle.slice(0, Math.max(0, open.length - openStreamsMax))) {
      entry.stop?.();
      entry.stop = null;
    }
  }
}
