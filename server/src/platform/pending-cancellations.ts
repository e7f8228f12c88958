const keptMs = 10_000;

/**
 * Stop requests that arrive before the run they stop has started in this process: the notification of a stop may
 * overtake the database's answer to the statement that opened the run. Those for other processes expire after a while.
 */
export class PendingCancellations {
  readonly #ids = new Set<string>();

  keep(id: string): void {
    this.#ids.add(id);
    setTimeout(() => this.#ids.delete(id), keptMs).unref();
  }

  /** Whether this was stopped before it was started. */
  has(id: string): boolean {
    return this.#ids.has(id);
  }
}
