import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { stopOrphan } from "./cluster.ts";

/** The folders of a data folder that hold a database, by what they are. */
export interface DatabaseFolders {
  present: string;
  /** Being made; worth nothing. */
  half: string;
  /** Whole and compared: waits to take the present one's place. */
  next: string;
}

export const databaseFolders = (folder: string): DatabaseFolders => ({
  present: join(folder, "postgres"),
  half: join(folder, "postgres.half"),
  next: join(folder, "postgres.next"),
});

/**
 * Puts the whole new database in the present one's place and keeps the old one. A folder's name is free for a moment
 * between; whoever comes then finishes it by `finishSwap`.
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

/** A crash between the old database's leaving and the new one's coming is finished here. */
export async function finishSwap(folder: string): Promise<void> {
  const { present, next } = databaseFolders(folder);
  if (existsSync(present) || !existsSync(next)) return;
  await rename(next, present);
  await persist(folder);
}

/** What a crashed upgrade left, beside a present database that may have been written to since. */
export async function removeUnfinished(folder: string): Promise<void> {
  const { half, next } = databaseFolders(folder);
  for (const left of [half, next]) {
    await stopOrphan(join(left, "cluster"));
    await rm(left, { recursive: true, force: true });
  }
}

/** Names survive a loss of power once their folder is written. */
async function persist(folder: string): Promise<void> {
  // Windows opens no folder.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
