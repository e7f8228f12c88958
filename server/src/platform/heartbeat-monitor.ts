/** Work in some process that writes heartbeats to the database as long as it runs. */
export interface Heartbeat {
  userId: string;
  id: string;
  /** The last heartbeat, as the database prints it. */
  beat: string;
  /** The last heartbeat is more than a minute ago, by the database's clock. */
  old: boolean;
}

/** Three missed heartbeats: the process that ran it is gone. */
const silentMs = 15_000;
/** After this long without a check, it is unknown which work was silent meanwhile. */
const longestBetweenMs = 12_000;

/**
 * Detects work without heartbeats by repeated checks: silent is what shows the same heartbeat for 15 s of this
 * process's own running time. The times in the database are not used: clocks differ between machines and are adjusted,
 * and while the database was away no heartbeat could be written.
 */
export class HeartbeatMonitor {
  readonly #now: () => number;
  #seen = new Map<string, { beat: string; since: number }>();
  #lookedAt = -Infinity;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Of all running work, the silent part. */
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
