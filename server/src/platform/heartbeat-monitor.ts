/** Something that runs in some process and beats in the database as long as it does. */
export interface Heartbeat {
  userId: string;
  id: string;
  /** The last beat, as the database prints it. */
  beat: string;
  /** The last beat is more than a minute ago, by the database's clock. */
  old: boolean;
}

/** Three missed heartbeats: the process that ran it is gone. */
const silentMs = 15_000;
/** Whoever did not look for so long cannot tell who was silent meanwhile. */
const longestBetweenMs = 12_000;

/**
 * Tells whose heart has stopped by looking again and again: who shows the same beat for 15 s of this process's own
 * running time. The times in the database say nothing about that: clocks differ between machines and are put forward
 * and back, and while the database was away no heart could beat.
 */
export class HeartbeatMonitor {
  readonly #now: () => number;
  #seen = new Map<string, { beat: string; since: number }>();
  #lookedAt = -Infinity;

  /** @param now milliseconds of a clock that only runs forward */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Of all that run now, those that are silent. */
  among(heartbeats: Heartbeat[]): Heartbeat[] {
    const now = this.#now();
    const before = now - this.#lookedAt > longestBetweenMs ? new Map<string, never>() : this.#seen;
    this.#lookedAt = now;
    this.#seen = new Map();
    return heartbeats.filter(({ id, beat }) => {
      const known = before.get(id);
      const since = known?.beat === beat ? known.since : now;
      this.#seen.set(id, { beat, since });
      return now - since >= silentMs;
    });
  }
}
