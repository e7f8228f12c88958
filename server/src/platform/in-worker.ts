import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";
import type { Workers } from "./workers/worker-pool.ts";

const memoryMaxMb = 384;
/** Growth of the whole process's memory at which the work is stopped: buffers of a worker are not in its heap. */
const growthMaxBytes = 900_000_000;
const atOnceMax = 2;
/** So that one worker is left for members. */
const strangersAtOnceMax = 1;
/** Further work is refused: it would wait longer than any client does. */
const waitingMax = 20;
const strangersWaitingMax = 10;
const waitingOfOneMax = 3;
const retryAfterSeconds = 10;

/** The caller: a member's id, or the network address of a stranger. */
export interface WorkCaller {
  id: string;
  isStranger: boolean;
}

/** The caller's budget of computing time. */
export type Budget = Pick<Workers, "require" | "charge">;

interface Work {
  task: unknown;
  caller: WorkCaller;
  /** Is charged for the work. */
  budget: Budget;
  /** In CPU time, so that a busy machine does the same work as a quiet one. */
  timeMaxMs: number;
  /** The time limit on a busy machine. */
  waitMaxMs?: number;
  /** Finds what the worker asks for, one `Question` at a time; the answer comes back as a message. */
  find?: (wanted: string) => Promise<unknown>;
}

/** A message of a worker that is not done yet. */
export interface Question {
  wanted: string;
}

const isQuestion = (message: unknown): message is Question =>
  typeof message === "object" && message !== null && "wanted" in message;

/** The default time limit, as a multiple of the CPU time limit. */
const patience = 4;

/** The work took more time or memory than any legitimate one. */
export class WorkerLimitExceeded extends Error {
  /** Its own memory or CPU time; otherwise time or memory of the process, which other work may have used. */
  readonly ofItself: boolean;

  constructor(ofItself: boolean) {
    super(`a worker took too much ${ofItself ? "memory or processor time" : "time or room"}`);
    this.ofItself = ofItself;
  }
}

/**
 * Heavy work on a client's data, in a thread of its own with limited time and memory, a few at a time and one of each
 * caller, so that the event loop stays free. `file` posts its answer, after what it asks for, and gets `task` as its `workerData`.
 * Throws `Overgrown`, or the worker's error. Refuses with `too_many_requests` a caller without computing time, and
 * where too many of this caller or of strangers wait; where too many wait in all, the newest work of the caller with
 * the most waiting, or with `unavailable`.
 */
export async function inWorker<Answer>(file: URL, work: Work): Promise<Answer> {
  const lane = lanes.get(file.href) ?? { running: [], waiting: [] };
  lanes.set(file.href, lane);
  work.budget.require(work.caller.id);
  await enter(lane, work.caller);
  try {
    // Earlier work in the queue may have used up the budget.
    work.budget.require(work.caller.id);
    return await run<Answer>(file, work);
  } finally {
    lane.running.splice(lane.running.indexOf(work.caller), 1);
    letIn(lane);
  }
}

interface Lane {
  running: WorkCaller[];
  waiting: { caller: WorkCaller; begin: () => void; refuse: (problem: Problem) => void }[];
}

/** One for each kind of work. */
const lanes = new Map<string, Lane>();

function mayRun({ running }: Lane, { id, isStranger }: WorkCaller): boolean {
  if (running.length >= atOnceMax || running.some((other) => other.id === id)) return false;
  return !isStranger || running.filter((other) => other.isStranger).length < strangersAtOnceMax;
}

async function enter(lane: Lane, caller: WorkCaller): Promise<void> {
  if (mayRun(lane, caller)) return void lane.running.push(caller);
  const waiting = lane.waiting.map((one) => one.caller);
  const own = waiting.filter(({ id }) => id === caller.id).length;
  const strangers = waiting.filter(({ isStranger }) => isStranger).length;
  if (own >= waitingOfOneMax || (caller.isStranger && strangers >= strangersWaitingMax)) throw tooMany();
  if (waiting.length >= waitingMax) makeRoom(lane, own);
  await new Promise<void>((begin, refuse) => lane.waiting.push({ caller, begin, refuse }));
}

const tooMany = () => new Problem("too_many_requests", { retryAfterSeconds });

/**
 * Refuses the newest piece of the caller with the most waiting, unless the newcomer, with `own` waiting, would then
 * have as many.
 */
function makeRoom({ waiting }: Lane, own: number): void {
  const countOf = (id: string) => waiting.filter(({ caller }) => caller.id === id).length;
  const most = Math.max(...waiting.map(({ caller }) => countOf(caller.id)));
  if (most <= own + 1) throw new Problem("unavailable", { retryAfterSeconds });
  const last = waiting.findLastIndex(({ caller }) => countOf(caller.id) === most);
  waiting.splice(last, 1)[0]?.refuse(tooMany());
}

/** The longest waiting of those that may run now. */
function letIn(lane: Lane): void {
  const next = lane.waiting.findIndex(({ caller }) => mayRun(lane, caller));
  const [found] = next < 0 ? [] : lane.waiting.splice(next, 1);
  if (!found) return;
  lane.running.push(found.caller);
  found.begin();
}

function run<Answer>(file: URL, work: Work): Promise<Answer> {
  const { task, caller, budget, timeMaxMs, waitMaxMs = patience * timeMaxMs, find } = work;
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb },
    stdout: true,
    stderr: true,
  });
  let usedMs = 0;
  const measure = async (): Promise<number> => {
    const { user, system } = await worker.cpuUsage();
    return (usedMs = (user + system) / 1_000);
  };
  return new Promise<Answer>((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const giveUp = (ofItself = false): void => reject(new WorkerLimitExceeded(ofItself));
    const look = async (): Promise<void> => {
      if (process.memoryUsage.rss() - before > growthMaxBytes) giveUp();
      if ((await measure()) > timeMaxMs) giveUp(true);
    };
    // The CPU time of a worker that has ended is not available.
    const watch = setInterval(() => void look().catch(() => undefined), 100);
    const late = setTimeout(() => giveUp(), waitMaxMs);
    const settle =
      <Args extends unknown[]>(end: (...args: Args) => void) =>
      (...args: Args): void => {
        clearInterval(watch);
        clearTimeout(late);
        end(...args);
      };
    worker.on("message", (message: Answer | Question) => {
      if (!find || !isQuestion(message)) return settle(() => resolve(message as Answer))();
      find(message.wanted).then((found) => worker.postMessage(found), settle(reject));
    });
    worker.once("error", (error) => settle(() => (isOutOfMemory(error) ? giveUp(true) : reject(error)))());
    worker.once(
      "exit",
      settle(() => giveUp()),
    );
  }).finally(async () => {
    await measure().catch(() => undefined);
    budget.charge(caller.id, usedMs);
    await worker.terminate();
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
