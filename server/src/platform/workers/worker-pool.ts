import { getCompileCacheDir } from "node:module";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ProblemCode } from "@cofounder/contract";
import { Problem } from "../problem.ts";
import { CostBudget } from "./cost-budget.ts";
import { FairQueue } from "./fair-queue.ts";
import type { Answer, ArgsOf, Job, ResultOf, Task } from "./job.ts";

export interface Workers {
  /** Refuses with `too_many_requests` a caller without computing time, before anything is stored or counted. */
  require(caller: string): void;
  /** Charges a caller's budget for computing that was done elsewhere. */
  charge(caller: string, ms: number): void;
  /**
   * Runs a job in a thread, so that no other request waits for it. `caller` is a member's id or a visitor's address,
   * whose budget is charged; null is the server itself. Throws the job's error; refuses with `too_many_requests` or
   * `unavailable` where the budget is used up, too much waits, or the job takes too long.
   */
  run<Work>(caller: string | null, job: Job<Work>, ...args: ArgsOf<Work>): Promise<ResultOf<Work>>;
  /** The same for work that has threads of its own already, such as password hashes: a few at a time. */
  beside<T>(caller: string, work: () => Promise<T>): Promise<T>;
}

/** Two at least, so that one caller's work never keeps all others waiting. */
const threadsMax = Math.min(8, Math.max(2, availableParallelism()));
/** Of the four threads that Node has for such work, two are always free for others. */
const besideMax = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Several times what the longest input takes on a busy machine. */
const longestMs = 15_000;
const memoryMaxMb = 384;
/** By default a thread keeps a hundred megabytes more of its latest objects, and is no faster. */
const youngMaxMb = 16;
/** Node makes a folder of its own for its version in the one that it is given. */
const cacheOfVersion = getCompileCacheDir();
const compileCache = cacheOfVersion && dirname(cacheOfVersion);
const seconds = 1_000;

interface Busy {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** What the pool's threads are kept for: a thread takes seconds to start and a hundred megabytes. */
const surplusMs = 300_000;

interface PoolSettings {
  /** A thread ends when not all of them were needed at once for this long; one always stays. */
  surplusMs?: number;
  /** Milliseconds of computing that each caller may use in a minute. */
  budgetMs?: number;
  longestMs?: number;
  /** Receives the reason why a thread ended, unless it was stopped for taking too long. */
  onFault?(error: Error): void;
}

/** Threads that stay and keep their code compiled. They start on demand, and one that ended is replaced. */
export class WorkerPool implements Workers {
  readonly #threads = new Map<Worker, Busy | null>();
  readonly #idle: Worker[] = [];
  /** Jobs for which all threads are busy. */
  readonly #waiting: ((thread: Worker) => void)[] = [];
  readonly #queue = new FairQueue({
    atOnce: threadsMax,
    atOncePerCaller: threadsMax - 1,
    waiting: 500,
    waitingPerCaller: 30,
  });
  readonly #besides = new FairQueue({ atOnce: besideMax, atOncePerCaller: 1, waiting: 200, waitingPerCaller: 10 });
  readonly #budget: CostBudget;
  readonly #longestMs: number;
  readonly #surplusMs: number;
  #surplus: NodeJS.Timeout | undefined;
  readonly #onFault: (error: Error) => void;
  #jobs = 0;
  #ownJobs = 0;

  constructor({
    budgetMs = 10 * seconds,
    longestMs: longest = longestMs,
    surplusMs: surplus = surplusMs,
    onFault = () => undefined,
  }: PoolSettings = {}) {
    this.#budget = new CostBudget(budgetMs, 60 * seconds);
    this.#longestMs = longest;
    this.#surplusMs = surplus;
    this.#onFault = onFault;
  }

  /** The number of started jobs, of members and visitors. */
  get jobs(): number {
    return this.#jobs;
  }

  get threads(): number {
    return this.#threads.size;
  }

  get waiting(): number {
    return this.#queue.waiting + this.#besides.waiting;
  }

  require(caller: string): void {
    this.#budget.require(caller);
  }

  charge(caller: string, ms: number): void {
    this.#budget.charge(caller, ms);
  }

  async run<Work>(caller: string | null, job: Job<Work>, ...args: ArgsOf<Work>): Promise<ResultOf<Work>> {
    if (caller !== null) this.#budget.require(caller);
    // The server's own jobs take turns like those of as many callers.
    return this.#queue.run(caller ?? `own ${(this.#ownJobs += 1)}`, async () => {
      // Earlier work in the queue may have used up the budget.
      if (caller !== null) this.#budget.require(caller);
      if (caller !== null) this.#jobs += 1;
      const answer = await this.#answer({ module: job.module, name: job.name, args });
      if (caller !== null) this.#budget.charge(caller, answer.ms);
      if ("problem" in answer) throw new Problem(answer.problem.code as ProblemCode, answer.problem.data);
      if ("error" in answer) throw answer.error;
      return answer.value as ResultOf<Work>;
    });
  }

  async beside<T>(caller: string, work: () => Promise<T>): Promise<T> {
    this.#budget.require(caller);
    return this.#besides.run(caller, async () => {
      this.#budget.require(caller);
      this.#jobs += 1;
      const began = performance.now();
      try {
        return await work();
      } finally {
        this.#budget.charge(caller, performance.now() - began);
      }
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#surplus);
    this.#waiting.length = 0;
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  /** A job that took too long has used all of its time; its thread ends with it. */
  async #answer(task: Task): Promise<Answer> {
    const thread = await this.#take(task.module);
    const late = setTimeout(() => void thread.terminate(), this.#longestMs);
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        this.#threads.set(thread, { resolve, reject });
        thread.postMessage(task);
      });
      this.#free(thread);
      return answer;
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      return { ms: this.#longestMs, problem: { code: "unavailable", data: { retryAfterSeconds: 5 } } };
    } finally {
      clearTimeout(late);
    }
  }

  /** The first thread that is free. A new one loads its code first, and another may be done before. */
  async #take(module: string): Promise<Worker> {
    const idle = this.#idle.shift();
    if (this.#idle.length === 0) this.#keepAll();
    if (idle) return idle;
    const free = new Promise<Worker>((resolve) => this.#waiting.push(resolve));
    if (this.#threads.size < threadsMax) this.#load(this.#start(), module);
    return free;
  }

  #load(thread: Worker, module: string): void {
    // Where it ends before it is loaded, another takes its place.
    this.#threads.set(thread, { resolve: () => this.#free(thread), reject: () => undefined });
    thread.postMessage({ module, name: null, args: [] } satisfies Task);
  }

  #free(thread: Worker): void {
    this.#threads.set(thread, null);
    const next = this.#waiting.shift();
    if (next) next(thread);
    else this.#idle.push(thread);
  }

  /** All threads are needed now; those that are not needed again for long end. */
  #keepAll(): void {
    clearTimeout(this.#surplus);
    this.#surplus = setTimeout(() => {
      // Work in this moment postpones it.
      if (this.#idle.length < this.#threads.size) this.#keepAll();
      else for (const thread of this.#idle.splice(1)) void thread.terminate();
    }, this.#surplusMs).unref();
  }

  #start(): Worker {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      // Without the cache each thread loads a compiler of its own for TypeScript.
      env: compileCache === undefined ? {} : { NODE_COMPILE_CACHE: compileCache },
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMb, maxYoungGenerationSizeMb: youngMaxMb },
    });
    thread.unref();
    this.#threads.set(thread, null);
    thread.on("message", (answer: Answer) => this.#threads.get(thread)?.resolve(answer));
    // It ran out of memory, or the fault is ours and outside of any job: "exit" follows.
    thread.on("error", this.#onFault);
    thread.once("exit", () => {
      this.#threads.get(thread)?.reject(new Ended());
      this.#threads.delete(thread);
      if (this.#idle.includes(thread)) this.#idle.splice(this.#idle.indexOf(thread), 1);
      if (this.#waiting.length > 0 && this.#threads.size < threadsMax) this.#free(this.#start());
    });
    return thread;
  }
}

class Ended extends Error {}
