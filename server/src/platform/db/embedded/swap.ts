import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stopOrphan } from "./cluster.ts";

/** The folders of a data folder that hold a database, by their role. */
export interface DatabaseFolders {
  present: string;
  /** Incomplete; can be deleted. */
  half: string;
  /** Complete and compared: waits to replace the present one. */
  next: string;
}

export const databaseFolders = (folder: string): DatabaseFolders => ({
  present: join(folder, "postgres"),
  half: join(folder, "postgres.half"),
  next: join(folder, "postgres.next"),
});

/**
 * Replaces the present database with the complete new one and keeps the old one. Between the two renames the folder's
 * name is unused; after a crash there `finishSwap` completes it.
 * @returns where the old one is kept
 */
export async function swapDatabases(folder: string, kept: string, between: () => void): Promise<void> {
  const { present, half, next } = databaseFolders(folder);
  await rename(half, next);
  await persist(folder);
  await rename(present, kept);
  await persist(folder);
  between();
  await finishSwap(folder);
}

/** Completes a swap that crashed between its two renames. */
export async function finishSwap(folder: string): Promise<void> {
  const { present, next } = databaseFolders(folder);
  if (existsSync(present) || !existsSync(next)) return;
  await rename(next, present);
  await persist(folder);
}

/** Leftovers of a crashed upgrade, beside a present database that may have been written to since. */
export async function removeUnfinished(folder: string): Promise<void> {
  const { half, next } = databaseFolders(folder);
  for (const left of [half, next]) {
    await stopOrphan(join(left, "cluster"));
    await rm(left, { recursive: true, force: true });
  }
}

/** Names survive a power failure once their folder is synced. */
async function persist(folder: string): Promise<void> {
  // Windows cannot open a folder.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
