/** The sampling interval in milliseconds; a block is overestimated by at most that much. */
const everyMs = 1;

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1_000;
};

/**
 * The longest time that this thread computed without running a timer, in milliseconds of its CPU time: waiting for a
 * core on a busy machine is not counted. Some systems count CPU time in steps of 4 ms, so that a block can seem longer
 * than the time that passed; it then counts as the time that passed.
 */
export class LongestBlock {
  #longestMs = 0;
  #before = { cpu: process.threadCpuUsage(), at: performance.now() };
  readonly #timer = setInterval(() => this.#look(), everyMs);

  #look(): void {
    const passed = Math.min(cpuMs(this.#before.cpu), performance.now() - this.#before.at);
    this.#before = { cpu: process.threadCpuUsage(), at: performance.now() };
    this.#longestMs = Math.max(this.#longestMs, passed);
  }

  end(): number {
    this.#look();
    clearInterval(this.#timer);
    return this.#longestMs;
  }
}

const rows = Array.from({ length: 1_500 }, (_, index) => ({
  order: (index * 7_919) % 1_500,
  name: `row ${index} ${"x".repeat(index % 40)}`,
  values: [index, index / 3, String(index)],
}));
const rowsText = JSON.stringify(rows);

/** Parses, sorts, writes and searches 120 kB, which is what requests mostly do. */
function computeOnce(): number {
  const parsed = JSON.parse(rowsText) as typeof rows;
  return JSON.stringify(parsed.toSorted((one, other) => one.order - other.order)).match(/row \d+ x*/g)?.length ?? 0;
}

/** CPU milliseconds of `computeOnce` in this thread now: 2 on the machine that the limits are made for. */
export function standardMs(): number {
  const times = 40;
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time++) computeOnce();
  return cpuMs(before) / times;
}
