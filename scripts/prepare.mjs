// What start, dev, test and bench need before they can run. Plain Node 20 and nothing installed.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const at = (...parts) => join(root, ...parts);
const bin = at("node_modules", ".bin");

/** Installs what the lock file names, when it changed since the last time. */
export function ensureInstalled() {
  const stamp = at("node_modules", ".installed-lock");
  const lock = hashOf([at("package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  process.stdout.write("Installing the packages of the lock file (about a minute, once)\n");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { shell: process.platform === "win32" });
  writeFileSync(stamp, lock);
}

/** The Node that runs the application: the one that came with the packages, or this one where it is new enough. */
export function appNode() {
  const packaged = join(bin, process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  throw new Error(
    `The application runs on Node 24. There is no packaged one for ${process.platform}-${process.arch}: install Node 24 and start again.`,
  );
}

/** The environment of child processes: the packaged Node and the packages' programs come first. */
export function appEnv(more = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...more };
}

/** Builds the web when its sources changed since the last time. */
export function ensureWebBuilt() {
  const stamp = at("web", "build", ".sources");
  const now = hashOf([
    ...filesIn(at("web", "app")),
    ...filesIn(at("web", "public")),
    ...filesIn(at("web", "build-plugins")),
    ...filesIn(at("contract", "src")),
    ...filesIn(at("analyst", "src")).filter((file) => file.endsWith(".ts")),
    ...filesIn(at("generators", "src")),
    ...readdirSync(at("web"), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => at("web", name)),
    at("package-lock.json"),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
  process.stdout.write("Building the web (some seconds, when its sources changed)\n");
  const quiet = { cwd: at("web"), env: appEnv({ NODE_ENV: "production" }), stdio: ["ignore", "pipe", "pipe"] };
  try {
    execFileSync(appNode(), [at("node_modules", "@react-router", "dev", "bin.cjs"), "build"], quiet);
    execFileSync(appNode(), [at("scripts", "precompress.mjs"), at("web", "build", "client")], quiet);
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ""}${error.stderr ?? ""}`);
    throw new Error("The web could not be built.");
  }
  mkdirSync(at("web", "build"), { recursive: true });
  writeFileSync(stamp, now);
}

/** Compiled code is kept beside the packages, and the C library keeps fewer heaps of its own: both save memory. */
export const leanEnv = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at("node_modules", ".cache", "compile"),
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
};

/** Runs to the end; throws when it fails. */
export function run(command, args, options = {}) {
  execFileSync(command, args, { cwd: root, stdio: "inherit", ...options });
}

/** Starts a child that shares this terminal, hands on the signals and ends with its code. */
export function follow(command, args, env = appEnv()) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** Prints a failure of the preparation without a stack and ends. */
export function main(work) {
  void Promise.resolve()
    .then(work)
    .catch((error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    });
}
