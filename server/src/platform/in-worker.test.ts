import { expect, test } from "vitest";
import { inWorker, WorkerLimitExceeded } from "./in-worker.ts";
import { Problem } from "./problem.ts";
import { WorkerPool } from "./workers/worker-pool.ts";

/** Returns its input once it may. */
const waits = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from "node:worker_threads";
    Atomics.wait(workerData.may, 0, 0);
    parentPort.postMessage(workerData.number);`)}`,
);
const answersAtOnce = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from "node:worker_threads";
    parentPort.postMessage(workerData);`)}`,
);

const timeMaxMs = 30_000;
/** More than these tests use. */
const budget = new WorkerPool({ budgetMs: 60_000 });
const member = (id: number) => ({ id: `member ${id}`, isStranger: false });

test("work beyond the queue's limit is refused with the reason, other kinds of work continue, and queued work gets its turn", async () => {
  const may = new Int32Array(new SharedArrayBuffer(4));
  // Two running and twenty waiting.
  const all = Array.from({ length: 22 }, (_, number) =>
    inWorker<number>(waits, { task: { may, number }, caller: member(number), timeMaxMs, budget }),
  );
  const more = { task: { may, number: 22 }, caller: member(22), timeMaxMs, budget };
  const refused = await inWorker(waits, more).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: "unavailable" });
  expect(await inWorker(answersAtOnce, { task: "done", caller: member(1), timeMaxMs, budget })).toBe("done");
  Atomics.store(may, 0, 1);
  Atomics.notify(may, 0);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 22 }, (_, number) => number));
});

/** The same program as a kind of work of its own, so that each test has its own queue. */
const another = (kind: string) => new URL(`${waits.href}%0A//${kind}`);

test("a caller has one worker and a short queue, and strangers together one worker", async () => {
  const may = new Int32Array(new SharedArrayBuffer(4));
  const file = another("shares");
  const ended: string[] = [];
  const begin = (id: string, isStranger: boolean) => {
    const work = inWorker(file, { task: { may, number: 0 }, caller: { id, isStranger }, timeMaxMs, budget });
    return work.then(() => void ended.push(id));
  };
  const strangers = ["a", "b", "c"].map((id) => begin(id, true));
  const own = Array.from({ length: 4 }, () => begin("ann", false));
  await expect(begin("ann", false)).rejects.toMatchObject({ code: "too_many_requests" });
  const bob = begin("bob", false);
  Atomics.store(may, 0, 1);
  Atomics.notify(may, 0);
  await Promise.all([...strangers, ...own, bob]);
  // Ann's first and a stranger's ran at the same time; nobody waits for all of the strangers.
  expect(ended.indexOf("ann")).toBeLessThan(2);
  expect(ended).toHaveLength(8);
});

test("work that takes too much time or CPU time is stopped", async () => {
  const may = new Int32Array(new SharedArrayBuffer(4));
  const waiting = { task: { may, number: 0 }, caller: member(1), timeMaxMs: 100, budget };
  await expect(inWorker(another("late"), waiting)).rejects.toBeInstanceOf(WorkerLimitExceeded);
  const busy = new URL("data:text/javascript,for(;;);");
  await expect(inWorker(busy, { task: null, caller: member(1), timeMaxMs: 200, budget })).rejects.toBeInstanceOf(
    WorkerLimitExceeded,
  );
});

test("work is charged to its caller, who alone is refused when the budget is used up", async () => {
  const computes = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from "node:worker_threads";
      const end = performance.now() + 300;
      while (performance.now() < end);
      parentPort.postMessage("done");`)}`,
  );
  // Less CPU time than a busy machine gives the work in that time.
  const small = new WorkerPool({ budgetMs: 5 });
  const work = { task: null, timeMaxMs, budget: small };
  expect(await inWorker(computes, { ...work, caller: member(1) })).toBe("done");
  await expect(inWorker(computes, { ...work, caller: member(1) })).rejects.toMatchObject({ code: "too_many_requests" });
  expect(() => small.require("member 1")).toThrow(Problem);
  expect(await inWorker(computes, { ...work, caller: member(2) })).toBe("done");
});

test("a full queue refuses the caller with the most waiting, and admits others", async () => {
  const may = new Int32Array(new SharedArrayBuffer(4));
  const begin = (number: number) =>
    inWorker(another("full"), { task: { may, number }, caller: member(number), timeMaxMs, budget });
  const running = [begin(100), begin(101)];
  const fills = Array.from({ length: 20 }, (_, at) => begin(Math.floor(at / 3)).catch((error: unknown) => error));
  const other = begin(200);
  // The newest of the caller with three waiting.
  expect(await fills[17]).toMatchObject({ code: "too_many_requests" });
  Atomics.store(may, 0, 1);
  Atomics.notify(may, 0);
  expect(await other).toBe(200);
  const answers = await Promise.all([...running, ...fills]);
  expect(answers.filter((answer) => answer instanceof Problem)).toHaveLength(1);
});
