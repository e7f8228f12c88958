import type { Drafts } from "./drafts.ts";

/** A message sent while a reply was being written. It keeps its id, so that a repeated send has no effect. */
export interface Queued {
  messageId: string;
  text: string;
}

const none: Queued[] = [];
/** Stored beside the chat drafts, so that it survives a reload with them. */
const draftOf = (place: string): string => `${place}#queue`;

function parse(raw: string): Queued[] {
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? (value as Queued[]).filter(({ messageId, text }) => messageId && text) : none;
  } catch {
    return none;
  }
}

/** The queued messages by chat, in the order of sending. Lives outside React. */
export class SendQueue {
  readonly #drafts: Drafts;
  readonly #known = new Map<string, { raw: string; queued: Queued[] }>();
  readonly #watchers = new Set<() => void>();

  constructor(drafts: Drafts) {
    this.#drafts = drafts;
  }

  /** Returns the same array as long as nothing changed. */
  get(place: string): Queued[] {
    const raw = this.#drafts.read(draftOf(place));
    const known = this.#known.get(place);
    if (known?.raw === raw) return known.queued;
    const queued = raw === "" ? none : parse(raw);
    this.#known.set(place, { raw, queued });
    return queued;
  }

  has(place: string, messageId: string): boolean {
    return this.get(place).some((queued) => queued.messageId === messageId);
  }

  add(place: string, queued: Queued): void {
    this.#put(place, [...this.get(place), queued]);
  }

  remove(place: string, messageId: string): void {
    if (!this.has(place, messageId)) return;
    const left = this.get(place).filter((queued) => queued.messageId !== messageId);
    this.#put(place, left);
  }

  /** Moves messages queued for a first message to the chat that it created. */
  move(from: string, to: string): void {
    const moved = this.get(from);
    if (from === to || moved.length === 0) return;
    this.#put(from, none);
    this.#put(to, [...this.get(to), ...moved]);
  }

  /** Also notified of changes in another tab. */
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    window.addEventListener("storage", watcher);
    return () => {
      this.#watchers.delete(watcher);
      window.removeEventListener("storage", watcher);
    };
  };

  #put(place: string, queued: Queued[]): void {
    this.#drafts.write(draftOf(place), queued.length === 0 ? "" : JSON.stringify(queued));
    for (const watcher of this.#watchers) watcher();
  }
}
