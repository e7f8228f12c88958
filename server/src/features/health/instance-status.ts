import type { DbCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import type { DependencyAnswers } from "../../platform/dependency-health.ts";
import { deleteStatus, deleteStatuses, writeStatus } from "./store.ts";

/** What a process can count of itself. */
export interface Counted {
  streams: number;
  turns: number;
  tools: number;
}

const everyMs = 5_000;
export const silentMs = 20_000;

/** Stores this process's status every few seconds, so that any process can report on all. */
export class InstanceStatus {
  readonly id = newId();
  readonly version: string;
  readonly #ctx: DbCtx;
  readonly #startedAt: Date;
  readonly #heard: DependencyAnswers;
  readonly #count: () => Counted;
  readonly #timer: NodeJS.Timeout;

  constructor(
    ctx: DbCtx,
    { version, heard, count }: { version: string; heard: DependencyAnswers; count: () => Counted },
  ) {
    this.#ctx = ctx;
    this.version = version;
    this.#heard = heard;
    this.#count = count;
    this.#startedAt = ctx.now();
    this.#timer = setInterval(() => void this.write(), everyMs);
  }

  async write(): Promise<void> {
    const seenAt = this.#ctx.now();
    const memoryBytes = process.memoryUsage.rss();
    const { id, version } = this;
    const row = { id, version, startedAt: this.#startedAt, seenAt, memoryBytes, heard: this.#heard, ...this.#count() };
    try {
      await writeStatus(this.#ctx, row);
      await deleteStatuses(this.#ctx, new Date(seenAt.getTime() - silentMs * 3));
    } catch (error) {
      this.#ctx.log.warn({ error }, "instance status not stored");
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    try {
      await deleteStatus(this.#ctx, this.id);
    } catch (error) {
      this.#ctx.log.warn({ error }, "instance status not deleted; it expires by itself");
    }
  }
}
