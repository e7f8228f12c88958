import { expect, test } from "vitest";
import { inWorker } from "./in-worker.ts";
import { Problem } from "./problem.ts";

/** Answers what it was given once it may. */
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

test("work beyond what may wait is refused by name, work of another kind is done meanwhile, and what waited gets its turn", async () => {
  const may = new Int32Array(new SharedArrayBuffer(4));
  // Two at work and twenty that wait.
  const all = Array.from({ length: 22 }, (_, number) => inWorker<number>(waits, { may, number }));
  const refused = await inWorker(waits, { may, number: 22 }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ code: "unavailable" });
  expect(await inWorker(answersAtOnce, "done")).toBe("done");
  Atomics.store(may, 0, 1);
  Atomics.notify(may, 0);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 22 }, (_, number) => number));
});
