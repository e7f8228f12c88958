import type { ToolStage } from "@cofounder/contract";
import type { Ctx, MemberCtx } from "../../platform/ctx.ts";
import { retryUntilConnected } from "../../platform/db/retry-until-connected.ts";
import { EventLog, type OpenLog } from "../../platform/event-log.ts";
import { PendingCancellations } from "../../platform/pending-cancellations.ts";
import type { RunText } from "./definition.ts";
import type { Making } from "./make-result.ts";
import { failed, meteredResult } from "./metered-result.ts";
import { beatRuns, endRun, type RunEnd, type RunKey, writeStage } from "./run-store.ts";

const beatMs = 5_000;
/** Longer than any model needs; then the run fails and costs nothing. */
const longestMs = 5 * 60_000;

interface Work {
  key: RunKey;
  making: Making;
  abort: AbortController;
  open: OpenLog;
}

interface Running {
  key: RunKey;
  abort: AbortController;
  ended: Promise<void>;
}

/** The tools that run in this process, with or without a waiting client. */
export class ToolRunner {
  /** What models write in running tools. */
  readonly log: EventLog<RunText>;
  readonly #ctx: Ctx;
  readonly #running = new Map<string, Running>();
  readonly #early = new PendingCancellations();
  readonly #heart: NodeJS.Timeout;
  readonly #unlisten: () => void;

  constructor(ctx: Ctx) {
    this.#ctx = ctx;
    this.log = new EventLog(ctx.database.logPool, ctx.log, { name: "tool_events", id: "run_id", gatherMs: 100 });
    this.#heart = setInterval(() => void this.#beat(), beatMs);
    this.#unlisten = ctx.notifications.on("tool_stop", (runId) => this.#stop(runId));
  }

  /** Runs a stored run. Resolves when its end is stored. */
  start(ctx: MemberCtx, runId: string, making: Making): Promise<void> {
    const key = { userId: ctx.userId, runId };
    const abort = new AbortController();
    if (this.#early.has(runId)) abort.abort();
    const open = this.log.open({ userId: ctx.userId, id: runId });
    const ended = this.#run(ctx, { key, making, abort, open }).finally(() => this.#running.delete(runId));
    this.#running.set(runId, { key, abort, ended });
    return ended;
  }

  get count(): number {
    return this.#running.size;
  }

  #stop(runId: string): void {
    const running = this.#running.get(runId);
    if (running) running.abort.abort();
    else this.#early.keep(runId);
  }

  /** Gives running work some time to finish, then stops it. */
  async close(patienceMs: number): Promise<void> {
    const late = setTimeout(() => {
      for (const { abort } of this.#running.values()) abort.abort();
    }, patienceMs);
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    clearTimeout(late);
    clearInterval(this.#heart);
    this.#unlisten();
  }

  async #run(ctx: MemberCtx, { key, making, abort, open }: Work) {
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(longestMs)]);
    let end = failed;
    // One after the other, so that the latest update is the one that is stored.
    let stored = Promise.resolve();
    const enterStage = (stage: ToolStage) => void (stored = stored.then(() => this.#storeStage(key, stage)));
    const write = (event: RunText) => this.log.append(open, event);
    try {
      end = await meteredResult(ctx, making, { signal, enterStage, write });
    } catch (error) {
      // Stopped by a person, or with the process: not a failure.
      if (!abort.signal.aborted) ctx.log.error({ runId: key.runId, error }, "tool run failed");
    }
    await this.log.written(open);
    await this.#end(ctx, { key, making, end });
    this.log.close(open, null);
  }

  async #end(ctx: MemberCtx, { key, making, end }: { key: RunKey; making: Making; end: RunEnd }): Promise<void> {
    try {
      const ended = await retryUntilConnected(ctx.log, () => endRun(ctx, key, end));
      if (ended && end.status === "done") await making.tool.keep?.(ctx, key.runId);
    } catch (error) {
      // The clean-up of silent runs ends it.
      ctx.log.error({ runId: key.runId, error }, "end of tool run not stored");
    }
  }

  async #storeStage(key: RunKey, stage: ToolStage): Promise<void> {
    try {
      await writeStage(this.#ctx, key, stage);
    } catch (error) {
      this.#ctx.log.warn({ runId: key.runId, error }, "stage of tool run not stored");
    }
  }

  async #beat(): Promise<void> {
    if (this.#running.size === 0) return;
    try {
      await beatRuns(
        this.#ctx,
        [...this.#running.values()].map(({ key }) => key),
      );
    } catch (error) {
      this.#ctx.log.warn({ error }, "heartbeat of tool runs failed");
    }
  }
}
