import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, openSync } from "node:fs";
import { chmod, chown, lchown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { Binaries } from "./binaries.ts";
import { identify } from "./process-identity.ts";
import type { UserIds } from "./unprivileged-user.ts";

const run = promisify(execFile);

export interface ClusterOptions {
  /** Holds `cluster`, `socket`, `password` and `postgres.log`. */
  folder: string;
  binaries: Binaries;
  user: UserIds | null;
  settings?: Record<string, string>;
}

export interface Cluster {
  /** Connection settings for a database of this server. */
  connection(database: string): pg.ClientConfig;
  child: ChildProcess;
  stop(): Promise<void>;
}

export const superuser = "cofounder";
const port = 5432;

/** For a small machine with other work: little memory, durable commits. */
const smallMachine: Record<string, string> = {
  listen_addresses: "",
  port: String(port),
  max_connections: "80",
  shared_buffers: "128MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_wal_size: "512MB",
  checkpoint_timeout: "15min",
  wal_compression: "on",
  fsync: "on",
  synchronous_commit: "on",
  jit: "off",
  autovacuum_max_workers: "2",
  max_worker_processes: "4",
  max_parallel_workers: "2",
  log_min_messages: "warning",
  log_checkpoints: "off",
  log_line_prefix: "%m [%p] ",
  timezone: "UTC",
};

/** Starts the server of a folder, creating the cluster first when there is none. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const data = join(options.folder, "cluster");
  await prepareFolder(options);
  await removeUnfinished(options.folder);
  if (!existsSync(data)) await initialise(options, data);
  await checkVersion(data, options.binaries.major);
  await stopOrphan(data);
  const socket = await socketFolder(options);
  const connection = await connectionOf(options.folder);
  const child = await launch(options, data, socket);
  try {
    await untilReady(child, connection("postgres"), options.folder);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return { connection, child, stop: () => stopChild(child) };
}

/** The connection settings for a folder's server, whichever process started it. */
export async function connectionOf(folder: string): Promise<Cluster["connection"]> {
  const host = await socketPath(folder);
  const password = await readFile(join(folder, "password"), "utf8");
  return (database) => ({ host, port, user: superuser, password, database });
}

async function prepareFolder({ folder, user }: ClusterOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!user) return;
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o711);
}

/** A crash inside initdb leaves a temporary folder and never an incomplete `cluster`. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith("initdb-")) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function initialise({ folder, binaries, user }: ClusterOptions, data: string): Promise<void> {
  const half = join(folder, `initdb-${process.pid}`);
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const args = ["-D", half, "-U", superuser, "--pwfile", passwordFile, "--auth", "scram-sha-256"];
  await run(join(binaries.bin, "initdb"), [...args, "--encoding", "UTF8", "--locale", "C", "--no-instructions"], {
    cwd: folder,
    env: { LC_ALL: "C" },
    ...user,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`The database could not be made in ${folder}: ${error.stderr?.trim() || error.message}`);
  });
  await rename(half, data);
}

/** The data is of a different major version of PostgreSQL than the programs. */
export class OtherVersion extends Error {
  constructor(data: string, found: string, major: string) {
    super(
      `The data folder ${data} was made by PostgreSQL ${found}, and this version brings PostgreSQL ${major}. ` +
        (Number(found) < Number(major)
          ? `Run "npm run upgrade-data" once: it keeps the old data beside the new.`
          : `Start the newer version of the application that made it.`),
    );
  }
}

/** The major version of PostgreSQL that made a cluster; null where there is none. */
export async function versionOf(data: string): Promise<string | null> {
  if (!existsSync(data)) return null;
  return (await readFile(join(data, "PG_VERSION"), "utf8")).trim();
}

async function checkVersion(data: string, major: string): Promise<void> {
  const found = await versionOf(data);
  if (found !== null && found !== major) throw new OtherVersion(data, found, major);
}

/** A killed application leaves its server running. It holds our data, so it is shut down properly first. */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number((await readFile(file, "utf8")).split("\n")[0]);
  if (!(pid > 0) || !identify(pid) || !(await servesFolder(pid, data))) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (!identify(pid)) return;
    await sleep(20);
  }
  process.kill(pid, "SIGQUIT");
  await sleep(500);
}

async function servesFolder(pid: number, data: string): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return command.split("\0").includes(data);
}

/** A socket's path holds at most 107 bytes; a deep data folder gets one in the temporary folder. */
async function socketPath(folder: string): Promise<string> {
  const near = join(folder, "socket");
  const tooLong = Buffer.byteLength(join(near, `.s.PGSQL.${port}`)) > 100;
  return tooLong ? join(tmpdir(), `cofounder-${(await stat(folder)).ino}`) : near;
}

async function socketFolder({ folder, user }: ClusterOptions): Promise<string> {
  const at = await socketPath(folder);
  await mkdir(at, { recursive: true, mode: 0o700 });
  if (user) await lchown(at, user.uid, user.gid);
  return at;
}

async function launch({ folder, binaries, user, settings }: ClusterOptions, data: string, socket: string) {
  const all = { ...smallMachine, unix_socket_directories: socket, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(await rotatedLog(folder), "a", 0o600);
  // A process group of its own: Ctrl-C in the terminal must reach the application alone, which then stops the server
  // last.
  return spawn(join(binaries.bin, "postgres"), ["-D", data, ...flags], {
    cwd: data,
    detached: true,
    stdio: ["ignore", log, log],
    env: { LC_ALL: "C" },
    ...user,
  });
}

async function rotatedLog(folder: string): Promise<string> {
  const file = join(folder, "postgres.log");
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size > 10 * 1024 * 1024) await rename(file, join(dirname(file), `${basename(file)}.1`));
  return file;
}

async function untilReady(child: ChildProcess, config: pg.ClientConfig, folder: string): Promise<void> {
  const failures: Error[] = [];
  child.once("error", (error) => failures.push(error));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const [failure] = failures;
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(await lastWords(folder));
    const client = new pg.Client(config);
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
      await sleep(15);
    }
  }
  throw new Error(`The database in ${folder} did not get ready within a minute. See ${join(folder, "postgres.log")}.`);
}

async function lastWords(folder: string): Promise<string> {
  const log = await readFile(join(folder, "postgres.log"), "utf8").catch(() => "");
  return `The database in ${folder} stopped while starting:\n${log.trim().split("\n").slice(-6).join("\n")}`;
}

/** SIGINT is PostgreSQL's fast shutdown: transactions are rolled back, everything is written, then it ends. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGQUIT"), 15_000);
  await ended;
  clearTimeout(late);
}
