import { Problem } from "../problem.ts";

export interface QueueBounds {
  /** Running pieces of work, in all and for one caller. */
  atOnce: number;
  atOncePerCaller: number;
  /** Waiting pieces, in all and for one caller. */
  waiting: number;
  waitingPerCaller: number;
}

interface Waiting {
  begin(): void;
  refuse(problem: Problem): void;
}

interface Caller {
  running: number;
  waiting: Waiting[];
}

const callerSeconds = 2;
const allSeconds = 5;

/**
 * Runs a few pieces of work at a time. Callers take turns, however much each of them requests. A caller with too much
 * waiting is refused with `too_many_requests`; when too much waits in all, so is the newest piece of the caller with
 * the most. Others are refused, with `unavailable`, only where no caller has more than one piece waiting.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  /** Callers with work here, the one who was served longest ago first. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #waiting = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#waiting;
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const caller = this.#callers.get(name) ?? { running: 0, waiting: [] };
    if (this.#mayStart(caller)) this.#start(name, caller);
    else await this.#wait(name, caller);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      caller.running -= 1;
      if (caller.running === 0 && caller.waiting.length === 0) this.#callers.delete(name);
      this.#startNext();
    }
  }

  #mayStart({ running }: Caller): boolean {
    return this.#running < this.#bounds.atOnce && running < this.#bounds.atOncePerCaller;
  }

  #start(name: string, caller: Caller): void {
    this.#running += 1;
    caller.running += 1;
    this.#callers.delete(name);
    this.#callers.set(name, caller);
  }

  #wait(name: string, caller: Caller): Promise<void> {
    const { waiting, waitingPerCaller } = this.#bounds;
    if (caller.waiting.length >= waitingPerCaller)
      throw new Problem("too_many_requests", { retryAfterSeconds: callerSeconds });
    if (this.#waiting >= waiting) this.#makeRoom(caller.waiting.length);
    this.#waiting += 1;
    this.#callers.set(name, caller);
    return new Promise((begin, refuse) => caller.waiting.push({ begin, refuse }));
  }

  /**
   * Refuses the newest piece of the caller with the most waiting, unless the newcomer, with `own` waiting, would then
   * have as many.
   */
  #makeRoom(own: number): void {
    const most = [...this.#callers.values()].reduce((found, one) =>
      one.waiting.length > found.waiting.length ? one : found,
    );
    if (most.waiting.length > own + 1) {
      this.#waiting -= 1;
      most.waiting.pop()?.refuse(new Problem("too_many_requests", { retryAfterSeconds: callerSeconds }));
      return;
    }
    if (own > 0) throw new Problem("too_many_requests", { retryAfterSeconds: callerSeconds });
    throw new Problem("unavailable", { retryAfterSeconds: allSeconds });
  }

  #startNext(): void {
    for (const [name, caller] of this.#callers) {
      if (caller.waiting.length === 0 || !this.#mayStart(caller)) continue;
      this.#waiting -= 1;
      this.#start(name, caller);
      caller.waiting.shift()?.begin();
      return;
    }
  }
}
