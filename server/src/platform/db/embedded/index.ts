import { createHash } from "node:crypto";
import { chmod, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Binaries, copyBinaries, findPackagedBinaries, reachableByOthers } from "./binaries.ts";
import { type Cluster, connectionOf, startCluster } from "./cluster.ts";
import { FolderInUse, takeOwnership } from "./owner-lock.ts";
import { databaseFolders, finishSwap } from "./swap.ts";
import { unprivilegedUser, type UserIds } from "./unprivileged-user.ts";

export type { Binaries } from "./binaries.ts";
export { OtherVersion, startCluster } from "./cluster.ts";
export { FolderInUse } from "./owner-lock.ts";
export { NoEarlierBinaries } from "./earlier-binaries.ts";
export { unprivilegedUser } from "./unprivileged-user.ts";

export interface EmbeddedDatabase {
  connection: pg.ClientConfig;
  /** The folder that really holds the database. */
  folder: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** True when the operator chose the folder: it is then used as it is or refused, never replaced. */
  chosen: boolean;
  say(message: string): void;
}

const databaseName = "cofounder";
/** Used by root when the data folder is below a folder that only root may enter. */
const fallbackRoot = "/var/lib/cofounder";

/** Starts the embedded database, and keeps it running until `stop`. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { user, folder, lock } = await ownFolder(options);
  try {
    await finishSwap(folder);
    const binaries = await usableBinaries(user);
    const start = () => startCluster({ folder: databaseFolders(folder).present, binaries, user });
    const supervisor = await supervise(start, options.say);
    const connection = await ensureDatabase(supervisor.cluster());
    void lock.lost.then(async () => {
      options.say(`The data folder ${folder} was taken over while this process stood still, so it stops.`);
      await supervisor.stop();
      process.kill(process.pid, "SIGTERM");
    });
    return {
      connection,
      folder,
      stop: async () => {
        await supervisor.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Locks the data folder for this process. Refused while an application uses it. */
export async function ownFolder(options: EmbeddedOptions) {
  const user = unprivilegedUser();
  const folder = await chooseFolder(options, user !== null);
  await mkdir(folder, { recursive: true });
  if (user) await chmod(folder, 0o711);
  return { user, folder, lock: await takeOwnership(folder) };
}

/** Binaries, by default the packaged ones, in a folder where the server's user can run them. */
export async function usableBinaries(user: UserIds | null, given?: Binaries): Promise<Binaries> {
  const binaries = given ?? (await findPackagedBinaries());
  if (!user || (await reachableByOthers(binaries.bin))) return binaries;
  return copyBinaries(binaries, join(fallbackRoot, "bin"));
}

/** For commands: the database of a folder, through the application that runs it, or started here when none does. */
export async function useEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const folder = await chooseFolder(options, unprivilegedUser() !== null);
    const connection = (await connectionOf(databaseFolders(folder).present))(databaseName);
    return { connection, folder, stop: () => Promise.resolve() };
  }
}

async function chooseFolder({ dataDir, chosen, say }: EmbeddedOptions, asRoot: boolean): Promise<string> {
  const wanted = resolve(dataDir);
  if (!asRoot || (await reachableByOthers(wanted))) return wanted;
  if (chosen) {
    throw new Error(
      `DATA_DIR ${wanted} lies below a folder that only root may enter, and PostgreSQL does not run as root. ` +
        `Choose a folder that other users may pass through, such as ${fallbackRoot}, or start as another user.`,
    );
  }
  const instead = join(fallbackRoot, createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  say(`${wanted} lies below a folder that only root may enter; the data is kept in ${instead}.`);
  return instead;
}

interface Supervisor {
  cluster(): Cluster;
  stop(): Promise<void>;
}

/** A full disk or a crash ends the server; it is restarted, with growing delays while it keeps failing. */
async function supervise(start: () => Promise<Cluster>, say: (message: string) => void): Promise<Supervisor> {
  let current = await start();
  let stopping = false;
  let revival: Promise<void> = Promise.resolve();
  const watch = (cluster: Cluster) => {
    cluster.child.once("exit", (code, signal) => {
      if (stopping) return;
      say(`The database stopped by itself (${signal ?? code}); starting it again.`);
      revival = revive();
    });
  };
  const revive = async () => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 10_000)) {
      try {
        current = await start();
        watch(current);
        return;
      } catch (error) {
        say(error instanceof Error ? error.message : String(error));
        await sleep(wait);
      }
    }
  };
  watch(current);
  return {
    cluster: () => current,
    stop: async () => {
      stopping = true;
      await revival;
      await current.stop();
    },
  };
}

export async function ensureDatabase(cluster: Cluster): Promise<pg.ClientConfig> {
  const client = new pg.Client(cluster.connection("postgres"));
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
  return cluster.connection(databaseName);
}
