import { Problem } from "../problem.ts";

interface Spent {
  ms: number;
  /** When it was that much. */
  at: number;
}

/** More callers than these are forgotten, those first who spent nothing for the longest time. */
const callersMax = 20_000;

/**
 * Computing time that each caller may use, in all that is asked for. What was spent comes back evenly, so that a whole
 * budget is there again after the period. Counted in this process: it is this process's time that is shared out.
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

  /** Refuses with `too_many_requests` whoever has nothing left. What a piece of work takes is known after it only. */
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

  /** What is not back yet of what was spent. */
  #left(caller: string): number {
    const spent = this.#spent.get(caller);
    if (!spent) return 0;
    return Math.max(0, spent.ms - ((this.#now() - spent.at) / this.#periodMs) * this.#budgetMs);
  }
}
