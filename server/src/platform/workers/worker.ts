import { parentPort } from "node:worker_threads";
import { Problem } from "../problem.ts";
import type { Answer, Task } from "./job.ts";

/** A thread of the pool: runs one job after the other, and keeps the code of each compiled. */
parentPort?.on("message", (task: Task) => void answer(task));

async function answer({ module, name, args }: Task): Promise<void> {
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
