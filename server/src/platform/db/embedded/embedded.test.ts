import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbeddedDatabase } from "./index.ts";
import { takeOwnership } from "./owner-lock.ts";
import { identify } from "./process-identity.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cofounder-embedded-"));
  await chmod(dataDir, 0o711);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (said: string[] = []) =>
  startEmbeddedDatabase({ dataDir, chosen: true, say: (text) => void said.push(text) });

async function ask(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test("committed data is there after a stop and a start, with fsync on", async () => {
  const first = await start();
  expect(await ask(first.connection, "show fsync")).toEqual([{ fsync: "on" }]);
  await ask(first.connection, "create table kept as select 42 as answer");
  await first.stop();
  const second = await start();
  expect(await ask(second.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
  await second.stop();
});

test("a folder has one owner: the second start is refused with the reason", async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
  await first.stop();
});

test("a stale lock of a process that is gone is taken over, and an incomplete cluster is created again", async () => {
  await writeFile(join(dataDir, "owner.lock"), JSON.stringify({ pid: process.pid, startedAt: "long ago" }));
  await mkdir(join(dataDir, "postgres", "initdb-1", "base"), { recursive: true });
  const database = await start();
  expect(await readdir(join(dataDir, "postgres"))).not.toContain("initdb-1");
  await database.stop();
});

/** An owner that is not heard for so long is gone: shorter than in an installation. */
const silenceMs = 2_000;

test("a folder owned in another container, whose processes cannot be seen, is refused while the owner lives and not afterwards", async () => {
  const lock = join(dataDir, "owner.lock");
  await writeFile(lock, JSON.stringify({ pid: 7, startedAt: "by another count", namespace: "pid:[1]" }));
  const heart = setInterval(() => void utimes(lock, new Date(), new Date()), 500);
  await expect(takeOwnership(dataDir, silenceMs)).rejects.toThrow("in use by process 7");
  expect(await readFile(lock, "utf8")).toContain("pid:[1]");
  clearInterval(heart);
  await (await takeOwnership(dataDir, silenceMs)).release();
});

test("an owner that was suspended learns that another took the folder, and leaves that one's lock", async () => {
  const file = join(dataDir, "owner.lock");
  const lock = await takeOwnership(dataDir);
  const other = JSON.stringify({ pid: 7, startedAt: "by another count", namespace: "pid:[1]" });
  await writeFile(file, other);
  await lock.lost;
  await lock.release();
  expect(await readFile(file, "utf8")).toBe(other);
});

test("the first process to take over a stale lock keeps it: a second one that had checked earlier puts it back", async () => {
  const file = join(dataDir, "owner.lock");
  await writeFile(file, JSON.stringify({ pid: 7, startedAt: "by another count", namespace: "pid:[1]" }));
  const then = new Date("2026-11-01T12:00:00Z");
  await utimes(file, then, then);
  const second = takeOwnership(dataDir, silenceMs).catch((error: unknown) => error);
  // It watches the silent lock for a while; meanwhile a quicker one takes over, whose lock has the same time.
  await sleep(silenceMs / 4);
  const quicker = JSON.stringify(identify(process.pid));
  const beside = join(dataDir, "quicker");
  await writeFile(beside, quicker);
  await utimes(beside, then, then);
  await rename(beside, file);
  expect(await second).toMatchObject({ message: expect.stringContaining(`in use by process ${process.pid}`) });
  expect(await readFile(file, "utf8")).toBe(quicker);
  expect(await readdir(dataDir)).toEqual(["owner.lock"]);
});

test("a running owner keeps touching its lock", async () => {
  const database = await start();
  const beat = async () => (await stat(join(dataDir, "owner.lock"))).mtimeMs;
  const first = await beat();
  await expect.poll(beat).toBeGreaterThan(first);
  await database.stop();
});

test("a data folder of another version is refused with what to do, and left unchanged", async () => {
  await (await start()).stop();
  const file = join(dataDir, "postgres", "cluster", "PG_VERSION");
  const version = await readFile(file, "utf8");
  await writeFile(file, "14\n");
  await expect(start()).rejects.toThrow(/made by PostgreSQL 14, .*npm run upgrade-data/);
  await writeFile(file, "99\n");
  await expect(start()).rejects.toThrow(/made by PostgreSQL 99, .*newer version of the application/);
  await writeFile(file, version);
  await (await start()).stop();
});

test("after kill -9 of the application its server is found and stopped, and no committed data is lost", async () => {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL("./index.ts", import.meta.url).href)};
    import pg from "pg";
    const { connection } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, chosen: true, say() {} });
    const client = new pg.Client(connection);
    await client.connect();
    await client.query("create table log (at int)");
    for (let at = 1; ; at++) { await client.query("insert into log values ($1)", [at]); console.log(at); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let acknowledged = 0;
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (data: Buffer) => {
      acknowledged = Number(data.toString().trim().split("\n").at(-1));
      if (acknowledged > 50) child.kill("SIGKILL");
    });
    child.once("exit", () => resolve());
  });
  const database = await start();
  const [row] = (await ask(database.connection, "select max(at) as last from log")) as { last: number }[];
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
  await database.stop();
});

test("a server that crashes is restarted", async () => {
  const said: string[] = [];
  const database = await start(said);
  const pid = Number((await readFile(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
  let rows: unknown[] = [];
  for (let attempt = 0; attempt < 100 && !rows.length; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    rows = await ask(database.connection, "select 1 as alive").catch(() => []);
  }
  expect(rows).toEqual([{ alive: 1 }]);
  expect(said[0]).toContain("stopped by itself");
  await database.stop();
});
