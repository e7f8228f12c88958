/** How often it is looked, in milliseconds; a block is found that much too long at most. */
const everyMs = 1;

/**
 * The longest that this thread computed without a timer having its turn, in milliseconds of its own computing: on a busy
 * machine it waits for a core as well, which is nobody's fault here and is not counted.
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
