import { link, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { identify, isRunning, type ProcessIdentity } from "./process-identity.ts";

export class FolderInUse extends Error {
  constructor(folder: string, owner: ProcessIdentity) {
    super(
      `The data folder ${folder} is in use by process ${owner.pid}. Stop that one first, ` +
        `or give this one a folder of its own with DATA_DIR.`,
    );
  }
}

export interface OwnerLock {
  release(): Promise<void>;
}

/**
 * One owner per data folder. The lock file names the process by id and start time, so that a lock left by a killed
 * process is known to be stale and taken over.
 */
export async function takeOwnership(folder: string): Promise<OwnerLock> {
  const file = join(folder, "owner.lock");
  const me = identify(process.pid);
  if (!me) throw new Error("This process cannot find its own start time.");
  const mine = join(folder, `owner.${process.pid}.tmp`);
  await writeFile(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await linked(mine, file)) return { release: () => releaseOwn(file, me) };
      await clearStale(folder, file);
    }
    throw new Error(`The lock ${file} changes hands again and again. Start the application once, not several times.`);
  } finally {
    await rm(mine, { force: true });
  }
}

/** `link` makes the lock file with its content in one step, and fails when there is one already. */
async function linked(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function clearStale(folder: string, file: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner && isRunning(owner)) throw new FolderInUse(folder, owner);
  const aside = `${file}.${process.pid}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  // Another start may have been quicker: what we moved aside is then its new lock, and goes back.
  const moved = await readOwner(aside);
  if (moved && isRunning(moved)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as ProcessIdentity;
  } catch {
    return null;
  }
}

async function releaseOwn(file: string, me: ProcessIdentity): Promise<void> {
  const owner = await readOwner(file);
  if (owner?.pid === me.pid && owner.startedAt === me.startedAt) await unlink(file);
}
