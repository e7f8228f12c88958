import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";

const memoryMaxMb = 384;
/** Growth of the whole process at which the work is broken off: buffers of a worker are not in its heap. */
const growthMaxBytes = 900_000_000;
const atOnceMax = 2;
/** So that one worker is left for members. */
const strangersAtOnceMax = 1;
/** More than these are asked to come back: they would wait longer than anybody does. */
const waitingMax = 20;
const strangersWaitingMax = 10;
const waitingOfOneMax = 3;
const retryAfterSeconds = 10;

/** For whom the work is done: a member's id, or the network address of a stranger. */
export interface WorkCaller {
  id: string;
  isStranger: boolean;
}

interface Work {
  task: unknown;
  caller: WorkCaller;
  /** Of processor time: on a busy machine the same work is done as on a quiet one. */
  timeMaxMs: number;
  /** How long it is waited for on a busy machine. */
  waitMaxMs?: number;
}

/** So many times the processor time, in all, is waited for it where nothing else is said. */
const patience = 4;

/** The work took more time or memory than any that is meant well. */
export class Overgrown extends Error {
  /** Its own memory or processor time; otherwise time or room in the process, for which others may be the reason. */
  readonly ofItself: boolean;

  constructor(ofItself: boolean) {
    super(`a worker took too much ${ofItself ? "memory or processor time" : "time or room"}`);
    this.ofItself = ofItself;
  }
}

/**
 * Heavy work on what a client brought, in a thread of its own with an end to its time and memory, a few at a time and one
 * of each caller: the one event loop goes on meanwhile. `file` posts one message, the answer, and is handed `task` as its
 * `workerData`. Throws `Overgrown`, or what the worker threw; refuses with `too_many_requests` where too many of this
 * caller or of strangers wait, with `unavailable` where too many wait in all.
 */
export async function inWorker<Answer>(file: URL, work: Work): Promise<Answer> {
  const gate = gates.get(file.href) ?? { running: [], waiting: [] };
  gates.set(file.href, gate);
  await enter(gate, work.caller);
  try {
    return await run<Answer>(file, work);
  } finally {
    gate.running.splice(gate.running.indexOf(work.caller), 1);
    letIn(gate);
  }
}

interface Gate {
  running: WorkCaller[];
  waiting: { caller: WorkCaller; begin: () => void }[];
}

/** One for each kind of work. */
const gates = new Map<string, Gate>();

function mayRun({ running }: Gate, { id, isStranger }: WorkCaller): boolean {
  if (running.length >= atOnceMax || running.some((other) => other.id === id)) return false;
  return !isStranger || running.filter((other) => other.isStranger).length < strangersAtOnceMax;
}

async function enter(gate: Gate, caller: WorkCaller): Promise<void> {
  if (mayRun(gate, caller)) return void gate.running.push(caller);
  const waiting = gate.waiting.map((one) => one.caller);
  if (waiting.length >= waitingMax) throw new Problem("unavailable", { retryAfterSeconds });
  const own = waiting.filter(({ id }) => id === caller.id).length;
  const strangers = waiting.filter(({ isStranger }) => isStranger).length;
  if (own >= waitingOfOneMax || (caller.isStranger && strangers >= strangersWaitingMax))
    throw new Problem("too_many_requests", { retryAfterSeconds });
  await new Promise<void>((begin) => gate.waiting.push({ caller, begin }));
}

/** Whoever waits longest of those who may run now. */
function letIn(gate: Gate): void {
  const next = gate.waiting.findIndex(({ caller }) => mayRun(gate, caller));
  const [found] = next < 0 ? [] : gate.waiting.splice(next, 1);
  if (!found) return;
  gate.running.push(found.caller);
  found.begin();
}

function run<Answer>(file: URL, { task, timeMaxMs, waitMaxMs = patience * timeMaxMs }: Work): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    stdout: true,
    stderr: true,
  });
  return new Promise<Answer>((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const giveUp = (ofItself = false): void => reject(new Overgrown(ofItself));
    const look = async (): Promise<void> => {
      if (process.memoryUsage.rss() - before > growthMaxBytes) giveUp();
      const { user, system } = await worker.cpuUsage();
      if (user + system > timeMaxMs * 1_000) giveUp(true);
    };
    // A worker that has ended has no time to tell.
    const watch = setInterval(() => void look().catch(() => undefined), 100);
    const late = setTimeout(() => giveUp(), waitMaxMs);
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
