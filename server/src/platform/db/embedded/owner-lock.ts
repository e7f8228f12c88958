import { randomUUID } from "node:crypto";
import { readlinkSync } from "node:fs";
import { link, readFile, rename, rm, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  /**
   * Resolves when another process took the folder, as it does from an owner that was silent for too long: stop writing
   * at once.
   */
  lost: Promise<void>;
  release(): Promise<void>;
}

interface Owner extends ProcessIdentity {
  /** The namespace of the process id: each container has its own. */
  namespace?: string;
}

const beatMs = 1_000;
/** How long an owner in another container has to be silent before it counts as gone. */
const goneAfterMs = 8_000;

/**
 * One owner per data folder. The lock file names the process by id and start time, so that a lock left by a killed
 * process is recognized as stale and taken over. A process of another container cannot be looked up; the owner touches
 * the file every second, and a process that finds the file watches whether that continues.
 */
export async function takeOwnership(folder: string, silenceMs = goneAfterMs): Promise<OwnerLock> {
  const file = join(folder, "owner.lock");
  const identity = identify(process.pid);
  if (!identity) throw new Error("This process cannot find its own start time.");
  const me: Owner = { ...identity, namespace: namespaceOf() };
  const mine = join(folder, `owner.${randomUUID()}.tmp`);
  await writeFile(mine, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await linked(mine, file)) return held(file, me);
      await clearStale(folder, file, silenceMs);
    }
    throw new Error(`The lock ${file} changes hands again and again. Start the application once, not several times.`);
  } finally {
    await rm(mine, { force: true });
  }
}

function held(file: string, me: Owner): OwnerLock {
  const lost = Promise.withResolvers<void>();
  const beat = async () => {
    const owner = await readOwner(file);
    if (owner && !isSame(owner, me)) {
      clearInterval(heart);
      return lost.resolve();
    }
    await utimes(file, new Date(), new Date()).catch((error: NodeJS.ErrnoException) => {
      // A file removed by hand ends the ownership; other disk errors are retried.
      if (error.code === "ENOENT") clearInterval(heart);
    });
  };
  const heart = setInterval(() => void beat(), beatMs);
  heart.unref();
  return {
    lost: lost.promise,
    release: () => {
      clearInterval(heart);
      return releaseOwn(file, me);
    },
  };
}

/** `link` creates the lock file with its content in one step, and fails when there is one already. */
async function linked(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function clearStale(folder: string, file: string, silenceMs: number): Promise<void> {
  const owner = await readOwner(file);
  const isAlive = owner && (isRunning(owner) || (await beatsElsewhere(owner, file, silenceMs)));
  if (isAlive) throw new FolderInUse(folder, owner);
  const aside = `${file}.${randomUUID()}.stale`;
  try {
    await rename(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  // Another start may have been quicker: the moved file is then its new lock, and goes back.
  const moved = await readOwner(aside);
  if (moved && !isSame(moved, owner)) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

const isSame = (one: Owner, other: Owner | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The file's time is compared with itself alone: the clocks of two containers need not agree. */
async function beatsElsewhere(owner: Owner, file: string, silenceMs: number): Promise<boolean> {
  if (owner.namespace === undefined || owner.namespace === namespaceOf()) return false;
  const lastBeat = () =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  const first = await lastBeat();
  for (let waited = 0; waited < silenceMs; waited += 100) {
    await sleep(100);
    const now = await lastBeat();
    if (now !== first) return now !== null;
  }
  return false;
}

const namespaceOf = (): string => (process.platform === "linux" ? readlinkSync("/proc/self/ns/pid") : "");

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Owner;
  } catch {
    return null;
  }
}

async function releaseOwn(file: string, me: Owner): Promise<void> {
  if (isSame(me, await readOwner(file))) await unlink(file);
}
