import { readFile, statfs } from "node:fs/promises";
import type { ServiceHealth, SystemHealth } from "@cofounder/contract";
import type { Ctx } from "../../platform/ctx.ts";
import { migrationsFolder } from "../../platform/db/database.ts";
import type { DependencyAnswers } from "../../platform/dependency-health.ts";
import { type InstanceStatus, silentMs } from "./instance-status.ts";
import { listStatuses, type ProcessRow, readDatabase, readQueue } from "./store.ts";

const dayMs = 24 * 60 * 60_000;
const mailTriedMs = 3 * dayMs;

export interface HealthParts {
  status: InstanceStatus;
  dataDir: string;
}

/** The installation's current status, without secrets, addresses or anybody's texts. */
export async function readHealth(ctx: Ctx, { status, dataDir }: HealthParts): Promise<SystemHealth> {
  await status.write();
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms);
  const roundTripMs = await measureRoundTrip(ctx);
  const [database, queue, rows, disk] = await Promise.all([
    readDatabase(ctx),
    readQueue(ctx, { since: ago(dayMs), givenUp: ago(mailTriedMs) }),
    listStatuses(ctx, ago(silentMs)),
    readDisk(ctx, dataDir),
  ]);
  const { version, migrations, ...state } = database;
  return {
    at: ctx.now().toISOString(),
    versions: {
      product: status.version,
      node: process.version,
      database: version,
      migration: await nameOfMigration(migrations),
    },
    database: { ...state, roundTripMs },
    queue,
    model: { name: ctx.model?.name ?? null, ...serviceOf(rows, "model", ctx.model !== null) },
    mail: { local: ctx.mail.mailbox !== null, ...serviceOf(rows, "mail", ctx.mail.mailbox === null) },
    disk,
    processes: rows.map((row) => presentProcess(row, status.id)),
  };
}

function presentProcess(row: ProcessRow, currentId: string): SystemHealth["processes"][number] {
  const { id, version, startedAt, seenAt, streams, turns, tools, memoryBytes } = row;
  const counted = { streams, turns, tools, memoryBytes };
  const times = { startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() };
  return { id, version, ...times, ...counted, current: id === currentId };
}

async function measureRoundTrip({ database }: Ctx): Promise<number> {
  const begun = performance.now();
  await database.pool.query("select 1");
  return Math.round((performance.now() - begun) * 10) / 10;
}

/** The latest response that any process received. */
function serviceOf(rows: ProcessRow[], name: keyof DependencyAnswers, configured: boolean): ServiceHealth {
  let last: ServiceHealth = { configured, lastSuccess: null, lastFailure: null, fault: null };
  for (const { heard } of rows) {
    const { success, failure, fault } = heard[name];
    if (success && success > (last.lastSuccess ?? "")) last = { ...last, lastSuccess: success };
    if (failure && failure > (last.lastFailure ?? "")) last = { ...last, lastFailure: failure, fault };
  }
  return last;
}

async function readDisk(ctx: Ctx, dataDir: string): Promise<SystemHealth["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    ctx.log.warn({ error }, "free disk space unknown");
    return null;
  }
}

async function nameOfMigration(applied: number): Promise<string> {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8")) as {
    entries: { tag: string }[];
  };
  return journal.entries[applied - 1]?.tag ?? `${applied}`;
}
