import type { TurnRequest } from "@cofounder/contract";

/** A message that the server has not confirmed yet. One per chat. */
export interface Outgoing {
  /** The destination chat: for a first message, an id that the server does not know yet. */
  chatId: string;
  request: TurnRequest;
  /** Null while it is being sent; the error once it failed. */
  failure: { error: unknown } | null;
}

/** Outgoing messages by place: a chat's id, or `newChat` before there is one. Lives outside React. */
export class Outbox {
  readonly #entries = new Map<string, Outgoing>();
  readonly #watchers = new Set<() => void>();

  get(place: string): Outgoing | null {
    return this.#entries.get(place) ?? null;
  }

  put(place: string, outgoing: Outgoing) {
    this.#entries.set(place, outgoing);
    this.#tell();
  }

  remove(place: string) {
    if (this.#entries.delete(place)) this.#tell();
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #tell() {
    for (const watcher of this.#watchers) watcher();
  }
}
