import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";

const timeMaxMs = 30_000;
const memoryMaxMb = 384;
/** Growth of the whole process at which the work is broken off: buffers of a worker are not in its heap. */
const growthMaxBytes = 900_000_000;
const atOnceMax = 2;
/** More than these are asked to come back: they would wait longer than anybody does. */
const waitingMax = 20;

/** The work took more time or memory than any that is meant well. */
export class Overgrown extends Error {
  /** Its own memory; otherwise time, or room in the process, for which others may be the reason. */
  readonly byMemory: boolean;

  constructor(byMemory: boolean) {
    super(`a worker took too much ${byMemory ? "memory" : "time or room"}`);
    this.byMemory = byMemory;
  }
}

/**
 * Heavy work on what a member brought, in a thread of its own with an end to its time and memory, a few at a time: the
 * one event loop goes on meanwhile. `file` posts one message, the answer, and is handed `task` as its `workerData`.
 * Throws `Overgrown`, or what the worker threw; refuses with `unavailable` where too many wait.
 */
export function inWorker<Answer>(file: URL, task: unknown): Promise<Answer> {
  const gate = gates.get(file.href) ?? { running: 0, waiting: [] };
  gates.set(file.href, gate);
  return inTurn(gate, () => run<Answer>(file, task));
}

interface Gate {
  running: number;
  waiting: (() => void)[];
}

/** One for each kind of work. */
const gates = new Map<string, Gate>();

async function inTurn<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  if (gate.waiting.length >= waitingMax) throw new Problem("unavailable");
  while (gate.running >= atOnceMax) await new Promise<void>((resolve) => gate.waiting.push(resolve));
  gate.running += 1;
  try {
    return await work();
  } finally {
    gate.running -= 1;
    gate.waiting.shift()?.();
  }
}

function run<Answer>(file: URL, task: unknown): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    stdout: true,
    stderr: true,
  });
  return new Promise<Answer>((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const giveUp = (byMemory = false): void => reject(new Overgrown(byMemory));
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > growthMaxBytes) giveUp();
    }, 100);
    const late = setTimeout(() => giveUp(), timeMaxMs);
    const settle = (end: () => void) => (): void => {
      clearInterval(watch);
      clearTimeout(late);
      end();
    };
    worker.once("message", (answer: Answer) => settle(() => resolve(answer))());
    worker.once("error", (error) => settle(() => (isOutOfMemory(error) ? giveUp(true) : reject(error)))());
    worker.once(
      "exit",
      settle(() => giveUp()),
    );
  }).finally(() => worker.terminate());
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
