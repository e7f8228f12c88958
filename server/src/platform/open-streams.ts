import { Problem } from "./problem.ts";

export interface StreamBounds {
  /** A member's tabs and running replies together. */
  perMember: number;
  /** Offices and schools share an address. */
  perAddress: number;
}

export const streamBounds: StreamBounds = { perMember: 100, perAddress: 5_000 };

/** How long a refused client should wait before it requests a stream again. */
const retryAfterSeconds = 30;

/** The open event streams of this process, counted by member and by network address. */
export class OpenStreams {
  readonly #bounds: StreamBounds;
  readonly #counts = new Map<string, number>();
  #open = 0;

  constructor(bounds: StreamBounds = streamBounds) {
    this.#bounds = bounds;
  }

  get open(): number {
    return this.#open;
  }

  /** Counts one more; refuses with `too_many_requests`. Returns a function that removes it from the count, once. */
  enter({ userId, address }: { userId: string; address: string }): () => void {
    const keys: [string, number][] = [
      [`member ${userId}`, this.#bounds.perMember],
      [`address ${address}`, this.#bounds.perAddress],
    ];
    for (const [key, max] of keys)
      if ((this.#counts.get(key) ?? 0) >= max) throw new Problem("too_many_requests", { retryAfterSeconds });
    for (const [key] of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#open++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#open--;
      for (const [key] of keys) this.#leave(key);
    };
  }

  #leave(key: string): void {
    const rest = (this.#counts.get(key) ?? 0) - 1;
    if (rest > 0) this.#counts.set(key, rest);
    else this.#counts.delete(key);
  }
}
