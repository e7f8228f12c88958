/** The sampling interval in milliseconds; a block is overestimated by at most that much. */
const everyMs = 1;

/**
 * The longest time that this thread computed without running a timer, in milliseconds of its CPU time: waiting for a
 * core on a busy machine is not counted.
 */
export class LongestBlock {
  #longestMs = 0;
  #before = process.threadCpuUsage();
  readonly #timer = setInterval(() => this.#look(), everyMs);

  #look(): void {
    const { user, system } = process.threadCpuUsage(this.#before);
    this.#before = process.threadCpuUsage();
    this.#longestMs = Math.max(this.#longestMs, (user + system) / 1_000);
  }

  end(): number {
    this.#look();
    clearInterval(this.#timer);
    return this.#longestMs;
  }
}
