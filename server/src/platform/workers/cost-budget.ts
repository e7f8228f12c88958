import { Problem } from "../problem.ts";

interface Spent {
  ms: number;
  /** The time of that amount. */
  at: number;
}

/** Above this number callers are dropped, those first who spent nothing for the longest time. */
const callersMax = 20_000;

/**
 * Computing time that each caller may use, over all requests. It refills evenly, so that a spent budget is full again
 * after the period. Counted per process, because it shares out this process's time.
 */
export class CostBudget {
  readonly #spent = new Map<string, Spent>();
  readonly #budgetMs: number;
  readonly #periodMs: number;
  readonly #now: () => number;

  constructor(budgetMs: number, periodMs: number, now: () => number = () => performance.now()) {
    this.#budgetMs = budgetMs;
    this.#periodMs = periodMs;
    this.#now = now;
  }

  /**
   * Refuses with `too_many_requests` a caller with nothing left. The cost of a piece of work is known only after it.
   */
  require(caller: string): void {
    const over = this.#left(caller) - this.#budgetMs;
    if (over < 0) return;
    const waitMs = (over / this.#budgetMs) * this.#periodMs;
    throw new Problem("too_many_requests", { retryAfterSeconds: Math.floor(waitMs / 1_000) + 1 });
  }

  charge(caller: string, ms: number): void {
    const total = this.#left(caller) + ms;
    this.#spent.delete(caller);
    this.#spent.set(caller, { ms: total, at: this.#now() });
    if (this.#spent.size <= callersMax) return;
    const [longestAgo] = this.#spent.keys();
    if (longestAgo !== undefined) this.#spent.delete(longestAgo);
  }

  /** The spent time that is not refilled yet. */
  #left(caller: string): number {
    const spent = this.#spent.get(caller);
    if (!spent) return 0;
    return Math.max(0, spent.ms - ((this.#now() - spent.at) / this.#periodMs) * this.#budgetMs);
  }
}
