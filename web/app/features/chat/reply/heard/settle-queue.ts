import type { Settled } from "./shown-figures.ts";

/** The settlements of one press, on their way to the server. */
export interface SettlementRequest {
  chatId: string;
  messageId: string;
  settled: readonly Settled[];
}

const none: readonly Settled[] = [];

/** Presses that are not saved yet. Each is sent when the previous one is answered, so that the last one wins. */
export class SettleQueue {
  readonly #send: (act: SettlementRequest) => Promise<void>;
  readonly #onRefused: (error: unknown) => void;
  readonly #watchers = new Set<() => void>();
  readonly #known = new Map<string, readonly Settled[]>();
  #waiting: SettlementRequest[] = [];
  #running: Promise<void> = Promise.resolve();

  /** `send` resolves once the saved state is on the screen. */
  constructor(send: (act: SettlementRequest) => Promise<void>, onRefused: (error: unknown) => void) {
    this.#send = send;
    this.#onRefused = onRefused;
  }

  /** The presses pending for a reply, in order; the same array as long as nothing changed. */
  get(messageId: string): readonly Settled[] {
    return this.#known.get(messageId) ?? none;
  }

  add(act: SettlementRequest): void {
    this.#put([...this.#waiting, act]);
    if (this.#waiting.length === 1) this.#running = this.#run();
  }

  /** Resolves when nothing is pending for the chat. */
  async saved(chatId: string): Promise<void> {
    while (this.#waiting.some((act) => act.chatId === chatId)) await this.#running;
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  async #run(): Promise<void> {
    for (let act = this.#waiting[0]; act; act = this.#waiting[0]) {
      try {
        await this.#send(act);
      } catch (error) {
        this.#onRefused(error);
      }
      this.#put(this.#waiting.slice(1));
    }
  }

  #put(waiting: SettlementRequest[]): void {
    this.#waiting = waiting;
    this.#known.clear();
    for (const { messageId, settled } of waiting)
      this.#known.set(messageId, [...(this.#known.get(messageId) ?? none), ...settled]);
    for (const watcher of this.#watchers) watcher();
  }
}
