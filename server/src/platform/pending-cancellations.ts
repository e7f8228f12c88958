const keptMs = 10_000;

/**
 * Stops that are heard before what they stop was started here: the news of a stop may overtake the database's answer to
 * the statement that opened it. Those for other processes are forgotten after a while.
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
