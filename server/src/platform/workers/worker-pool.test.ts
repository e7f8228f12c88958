import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { Problem } from "../problem.ts";
import { CostBudget } from "./cost-budget.ts";
import { FairQueue } from "./fair-queue.ts";
import { jobsIn } from "./job.ts";
import { WorkerPool } from "./worker-pool.ts";

interface Jobs {
  double(number: number): number;
  compute(ms: number): string;
  never(): void;
  fill(): void;
  fail(): never;
  thread(): number;
}

const jobs = jobsIn<Jobs>(
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { threadId } from "node:worker_threads";
    export const thread = () => threadId;
    export const double = (number) => number * 2;
    export const compute = (ms) => { const end = performance.now() + ms; while (performance.now() < end); return "done"; };
    export const never = () => { for (;;); };
    export const fill = () => { let kept = null; for (;;) kept = { kept, more: Math.random() }; };
    export const fail = () => { throw new TypeError("a fault"); };`)}`,
  ),
);

function poolOf(settings: ConstructorParameters<typeof WorkerPool>[0] = {}): WorkerPool {
  const pool = new WorkerPool(settings);
  onTestFinished(() => pool.close());
  return pool;
}

const refusalOf = (attempt: Promise<unknown>) =>
  attempt.catch((error: unknown) => (error instanceof Problem ? error.code : error));

describe("the worker pool", () => {
  test("runs jobs while the event loop stays free, and passes on a job's error", async () => {
    const pool = poolOf();
    const work = pool.run("ada", jobs("compute"), 300);
    const first = await Promise.race([work, sleep(50, "the loop is free")]);
    expect(first).toBe("the loop is free");
    expect(await work).toBe("done");
    expect(await pool.run("ada", jobs("double"), 21)).toBe(42);
    expect(await pool.run("ada", jobs("fail")).catch((error: unknown) => error)).toMatchObject({ message: "a fault" });
  });

  test("stops a job that takes too much time or memory, charges it, and continues with a new thread", async () => {
    const pool = poolOf({ longestMs: 2_000, budgetMs: 3_000 });
    expect(await refusalOf(pool.run("ada", jobs("never")))).toBe("unavailable");
    expect(await refusalOf(pool.run("ben", jobs("fill")))).toBe("unavailable");
    expect(await pool.run("ada", jobs("double"), 4)).toBe(8);
    expect(await refusalOf(pool.run("ada", jobs("never")))).toBe("unavailable");
    expect(await refusalOf(pool.run("ada", jobs("double"), 4))).toBe("too_many_requests");
    expect(await pool.run("ben", jobs("double"), 4)).toBe(8);
  });

  test("a thread that is not needed beside another ends, one stays, and more start again", async () => {
    const pool = poolOf({ surplusMs: 300 });
    const both = () => Promise.all([pool.run("ada", jobs("compute"), 100), pool.run("ben", jobs("compute"), 100)]);
    expect(await both()).toEqual(["done", "done"]);
    await expect.poll(() => pool.threads, { timeout: 20_000 }).toBe(1);
    expect(await pool.run("ada", jobs("double"), 3)).toBe(6);
    expect(await both()).toEqual(["done", "done"]);
  });

  test("a job does not wait for a new thread where a running one is done before", async () => {
    const pool = poolOf();
    const first = await pool.run("ada", jobs("thread"));
    const running = pool.run("ada", jobs("compute"), 5);
    expect(await pool.run("ben", jobs("thread"))).toBe(first);
    expect(await running).toBe("done");
  });

  test("refuses only a caller who has used up the minute's budget, before it works", async () => {
    // Less CPU time than a busy machine gives the job in that time.
    const pool = poolOf({ budgetMs: 5 });
    await pool.run("ada", jobs("compute"), 150);
    const begun = pool.jobs;
    const refused = await pool.run("ada", jobs("double"), 1).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "too_many_requests", data: { retryAfterSeconds: expect.any(Number) } });
    expect(await refusalOf(pool.beside("ada", () => Promise.resolve("hashed")))).toBe("too_many_requests");
    expect(pool.jobs).toBe(begun);
    expect(await pool.run("ben", jobs("double"), 1)).toBe(2);
    expect(await pool.run(null, jobs("double"), 1)).toBe(2);
  });
});

/** Work that ends when it is told to. */
function held(): { work: () => Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

describe("the queue", () => {
  test("lets callers take turns, however much one of them requests", async () => {
    const queue = new FairQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 10, waitingPerCaller: 10 });
    const first = held();
    const order: string[] = [];
    const asked = [queue.run("ada", first.work)];
    for (const name of ["ada", "ada", "ada", "ben", "cem"])
      asked.push(queue.run(name, () => Promise.resolve(void order.push(name))));
    first.end();
    await Promise.all(asked);
    expect(order.slice(0, 3).toSorted()).toEqual(["ada", "ben", "cem"]);
  });

  test("keeps a place for others beside one caller's work", async () => {
    const queue = new FairQueue({ atOnce: 2, atOncePerCaller: 1, waiting: 10, waitingPerCaller: 10 });
    const [long, next] = [held(), held()];
    const ada = [queue.run("ada", long.work), queue.run("ada", next.work)];
    expect(await queue.run("ben", () => Promise.resolve("served"))).toBe("served");
    long.end();
    next.end();
    await Promise.all(ada);
  });

  test("refuses a caller with too much waiting", async () => {
    const queue = new FairQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 10, waitingPerCaller: 2 });
    const first = held();
    const asked = ["ada", "ada", "ada"].map((name) => queue.run(name, first.work));
    expect(await refusalOf(queue.run("ada", first.work))).toBe("too_many_requests");
    first.end();
    await Promise.all(asked);
  });

  test("that is full refuses the callers who fill it, and admits all others", async () => {
    const queue = new FairQueue({ atOnce: 1, atOncePerCaller: 1, waiting: 4, waitingPerCaller: 4 });
    const first = held();
    const served: string[] = [];
    const ask = (name: string) => queue.run(name, () => Promise.resolve(void served.push(name)));
    const running = queue.run("ada", first.work);
    const fills = ["ada", "ada", "ada", "ben"].map(ask);
    const refused = fills.map(refusalOf);
    const others = [ask("cem"), ask("dia")];
    expect(await Promise.all(refused.slice(1, 3))).toEqual(["too_many_requests", "too_many_requests"]);
    // One each: a caller who wants a second one is refused, and a newcomer is told that there is no room.
    expect(await refusalOf(ask("ben"))).toBe("too_many_requests");
    expect(await refusalOf(ask("eva"))).toBe("unavailable");
    expect(queue.waiting).toBe(4);
    first.end();
    await Promise.all([running, fills[0], fills[3], ...others]);
    expect(served.toSorted()).toEqual(["ada", "ben", "cem", "dia"]);
    expect(queue.waiting).toBe(0);
  });
});

test("a budget refills evenly and never exceeds its maximum", () => {
  let now = 0;
  const budget = new CostBudget(10_000, 60_000, () => now);
  budget.charge("ada", 12_000);
  expect(() => budget.require("ada")).toThrow(Problem);
  now = 11_000;
  expect(() => budget.require("ada")).toThrow(Problem);
  now = 12_500;
  expect(() => budget.require("ada")).not.toThrow();
  now = 1_000_000;
  budget.charge("ada", 9_999);
  expect(() => budget.require("ada")).not.toThrow();
  budget.charge("ada", 1);
  expect(() => budget.require("ada")).toThrow(Problem);
});
