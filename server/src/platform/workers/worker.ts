import { flushCompileCache } from "node:module";
import { parentPort } from "node:worker_threads";
import { Problem } from "../problem.ts";
import { collectGarbage } from "./collect-garbage.ts";
import type { Answer, Task } from "./job.ts";

/** After its last job a thread keeps some forty megabytes of garbage, until it has had nothing to do for this long. */
const restMs = 60_000;
let rest: NodeJS.Timeout | undefined;

/** A thread of the pool: runs one job after the other, and keeps the code of each compiled. */
parentPort?.on("message", (task: Task) => {
  clearTimeout(rest);
  void answer(task).finally(() => {
    rest = setTimeout(collectGarbage, restMs);
  });
});

async function answer({ module, name, args }: Task): Promise<void> {
  if (name === null) {
    // What cannot be loaded fails with its job.
    await import(module).catch(() => undefined);
    // A thread is ended without a word: what it compiled is kept at once, for those that follow.
    flushCompileCache();
    parentPort?.postMessage({ ms: 0, value: null });
    return;
  }
  const { [name]: work } = (await import(module)) as Record<string, (...args: unknown[]) => unknown>;
  const before = process.threadCpuUsage();
  const took = (): number => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  parentPort?.postMessage(await outcomeOf(() => work?.(...args), took));
}

async function outcomeOf(work: () => unknown, took: () => number): Promise<Answer> {
  try {
    const value = await work();
    return { ms: took(), value };
  } catch (error) {
    if (!(error instanceof Problem)) return { ms: took(), error };
    const { code, data } = error;
    return { ms: took(), problem: { code, data } };
  }
}
