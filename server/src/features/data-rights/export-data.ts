import type { MemberCtx } from "../../platform/ctx.ts";
import { inWorker, WorkerLimitExceeded } from "../../platform/in-worker.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { pictureKey } from "../profile/index.ts";
import { testFileKey } from "../test-files/index.ts";
import type { CollectTask } from "./collect-worker.ts";
import { findPicture } from "./store.ts";

const timeMaxMs = 60_000;

/**
 * A zip with a JSON file for each kind of data, and the files. Made in a thread of its own, because an account can be
 * large.
 */
export async function exportData(ctx: MemberCtx): Promise<File> {
  await ctx.limits.take("export", ctx.userId);
  const task: CollectTask = { config: ctx.database.config, userId: ctx.userId, picture: await readPicture(ctx) };
  const pieces = await collect(ctx, task);
  await writeAudit(ctx, { actorId: ctx.userId, action: "data.exported", subjectId: ctx.userId, details: {} });
  const name = `my-data-${ctx.now().toISOString().slice(0, 10)}.zip`;
  return new File(pieces, name, { type: "application/zip" });
}

async function collect({ workers: budget, files }: MemberCtx, task: CollectTask): Promise<Uint8Array<ArrayBuffer>[]> {
  const caller = { id: task.userId, isStranger: false };
  const find = (fileId: string) => files.get(testFileKey(fileId));
  try {
    return await inWorker(new URL("./collect-worker.ts", import.meta.url), { task, caller, budget, timeMaxMs, find });
  } catch (error) {
    throw error instanceof WorkerLimitExceeded ? new Problem("unavailable", { retryAfterSeconds: 60 }) : error;
  }
}

async function readPicture(ctx: MemberCtx): Promise<Uint8Array | null> {
  const name = await findPicture(ctx, ctx.userId);
  return name === null ? null : ctx.files.get(pictureKey(name));
}
