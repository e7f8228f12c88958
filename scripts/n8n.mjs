// The real n8n, for the test that imports the workflows: large, so it is installed once and only when asked for.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { appEnv, appNode, root } from "./prepare.mjs";

// The newest whose own packages are all in the registry.
const version = "2.41.1";
const folder = join(root, "node_modules", ".cache", "n8n", version);
const program = join(folder, "node_modules", "n8n", "bin", "n8n");

/** The program, or null where it is not installed. */
export function n8nProgram() {
  const given = process.env.N8N_PROGRAM;
  return [given, program].find((place) => place && existsSync(place)) ?? null;
}

/** Installs it beside the other packages, without their install scripts. Says why where it cannot. */
export function installN8n() {
  if (n8nProgram()) return true;
  process.stdout.write(`Installing n8n ${version} for its test (2.9 GB, about six minutes, once)\n`);
  mkdirSync(folder, { recursive: true });
  // One package deep below names a version of cssomnom that is not in every registry; it parses styles, which no import needs.
  const overrides = { cssomnom: "npm:rrweb-cssom@0.8.0" };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ private: true, dependencies: { n8n: version }, overrides }),
  );
  try {
    const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", flags, { cwd: folder, env: appEnv(), stdio: "inherit", shell: process.platform === "win32" });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    process.stdout.write(`n8n could not be installed: ${error.message}\n`);
  }
  return n8nProgram() !== null;
}

export const n8nEnv = () => ({ N8N_PROGRAM: n8nProgram() ?? "", N8N_NODE: appNode() });
