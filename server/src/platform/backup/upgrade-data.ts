import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type pg from "pg";
import { type ClusterOptions, OtherVersion, startCluster, versionOf } from "../db/embedded/cluster.ts";
import { findEarlierBinaries, isEarlier } from "../db/embedded/earlier-binaries.ts";
import { type EmbeddedOptions, ensureDatabase, ownFolder, usableBinaries } from "../db/embedded/index.ts";
import { databaseFolders, finishSwap, removeUnfinished, swapDatabases } from "../db/embedded/swap.ts";
import type { UserIds } from "../db/embedded/unprivileged-user.ts";
import { BackupRefused } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

export interface UpgradeOptions extends EmbeddedOptions {
  secret: string;
  /** Where the earlier PostgreSQL's programs are kept; null: in the data folder, and only as long as needed. */
  programs: string | null;
  /** Reports the next step. */
  report(step: string): void;
  now(): Date;
}

export interface Upgraded {
  from: string;
  to: string;
  rows: number;
  /** Where the old database is kept, in the data folder. */
  kept: string;
}

/**
 * Upgrades the embedded data to the major version of the packaged PostgreSQL: the old server is started once more, its
 * rows are copied into a new database beside it and counted, and the two are swapped. Whenever it is interrupted, one
 * of the two is complete and in its place at the next start, and a second run finishes.
 * @returns null when there is nothing to do
 */
export async function upgradeData(options: UpgradeOptions): Promise<Upgraded | null> {
  const { user, folder, lock } = await ownFolder(options);
  const leftovers = [join(folder, "upgrade-backup"), join(folder, "upgrade-programs")];
  const clear = async () => {
    for (const left of leftovers) await rm(left, { recursive: true, force: true });
  };
  try {
    await finishSwap(folder);
    await removeUnfinished(folder);
    await clear();
    try {
      return await upgradeFolder(options, folder, user);
    } finally {
      // Leftovers take up the space of a second database, whether the upgrade succeeded or not.
      await finishSwap(folder);
      await removeUnfinished(folder);
      await clear();
    }
  } finally {
    await lock.release();
  }
}

async function upgradeFolder(options: UpgradeOptions, folder: string, user: UserIds | null): Promise<Upgraded | null> {
  const { present, half } = databaseFolders(folder);
  const ours = await usableBinaries(user);
  const from = await earlierVersion(join(present, "cluster"), ours.major);
  if (from === null) return null;
  options.report(`Fetching the programs of PostgreSQL ${from}`);
  const fetched = await findEarlierBinaries(from, options.programs ?? join(folder, "upgrade-programs"));
  const theirs = await usableBinaries(user, fetched);

  const backup = join(folder, "upgrade-backup");
  // Files and secret stay where they are.
  const same = { filesFolder: null, secret: options.secret };
  options.report("Reading the old database");
  const { tables } = await onCluster({ folder: present, binaries: theirs, user }, (database) =>
    takeBackup({ ...same, database, withSecret: false, now: options.now }, backup),
  );
  options.report("Writing the new one");
  await onCluster({ folder: half, binaries: ours, user }, (database) =>
    restoreBackup(backup, { ...same, database, secretFile: null, otherSecret: false }),
  );
  options.report("Every row came; the two change places");
  const kept = freeName(join(folder, `postgres-${from}-${options.now().toISOString().slice(0, 10)}`));
  await swapDatabases(folder, kept, () => options.report("The old one is aside"));
  return { from, to: ours.major, rows: tables.reduce((sum, { rows }) => sum + rows, 0), kept: basename(kept) };
}

async function earlierVersion(cluster: string, ours: string): Promise<string | null> {
  const found = await versionOf(cluster);
  if (found === null) throw new BackupRefused(`There is no database in ${cluster}.`);
  if (found === ours) return null;
  if (!isEarlier(found)) throw new OtherVersion(cluster, found, ours);
  return found;
}

async function onCluster<Result>(
  options: ClusterOptions,
  work: (database: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(options);
  try {
    return await work(await ensureDatabase(cluster));
  } finally {
    await cluster.stop();
  }
}

function freeName(wanted: string): string {
  let name = wanted;
  for (let count = 2; existsSync(name); count++) name = `${wanted}-${count}`;
  return name;
}
