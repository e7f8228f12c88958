// npm test [check|unit|server|browser …]: everything, or the named parts; `all`: also every server test on PostgreSQL 15.
// The last line counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { appEnv, appNode, ensureInstalled, ensureWebBuilt, main, root } from "./prepare.mjs";
import { installN8n, n8nEnv, n8nProgram } from "./n8n.mjs";
import { chromium, describeSystem, ensurePrograms } from "./system.mjs";

const tool = (...parts) => join(root, "node_modules", ...parts);

const checks = [
  ["types", tool("typescript-7", "bin", "tsc"), "-p", "."],
  ["types of the web", tool("typescript-7", "bin", "tsc"), "-p", "web"],
  ["lint", tool("oxlint", "bin", "oxlint"), "--type-aware", "--deny-warnings"],
  ["format", tool("oxfmt", "bin", "oxfmt"), "--check", "."],
  ["boundaries", "checks/boundaries.ts"],
  ["line lengths", "checks/line-lengths.ts"],
  ["dead code", tool("knip", "bin", "knip.js")],
  ["doc links", "checks/doc-links.ts"],
  ["catalogues", "checks/catalogues.ts"],
  ["texts of the analyst", "checks/analyst-texts.ts"],
  ["training messages", "analyst/training/check.ts"],
  ["targets of the analyst", "evals/run.ts"],
];

const projects = { unit: ["unit"], server: ["embedded", "postgres15"], n8n: ["n8n"], browser: ["browser", "measured"] };
const parts = ["check", "unit", "server", "n8n", "browser"];

const total = { passed: 0, failed: 0, skipped: 0 };

function partsAskedFor() {
  const asked = process.argv.slice(2).filter((part) => part !== "all");
  const unknown = asked.filter((part) => !parts.includes(part));
  if (unknown.length) throw new Error(`There is no part named ${unknown.join(", ")}. The parts: ${parts.join(", ")}.`);
  return asked;
}

main(() => {
  const isAll = process.argv.includes("all");
  const asked = partsAskedFor();
  const chosen = asked.length ? asked : parts;
  const began = Date.now();
  ensureInstalled();
  process.stdout.write(`${describeSystem()}\n`);
  if (isAll) process.env.TEST_ALL = "1";
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 10_000));
  if (!isAll)
    process.stdout.write(`PostgreSQL 15 repeats a tenth of the server tests: TEST_SEED=${process.env.TEST_SEED}\n`);
  const wanted = chosen.flatMap((part) => projects[part] ?? []);
  const missing = ensurePrograms(wanted);
  const skipped = [...missing, ...withoutN8n(asked, wanted)];
  if (chosen.includes("check")) runChecks();
  runTests(wanted.filter((project) => !skipped.includes(project)));
  // What is offered and not asked for is said, and does not count.
  total.skipped += missing.length;
  if (skipped.length) process.stdout.write(`\nSKIPPED as a whole: ${skipped.join(", ")} (see above)\n`);
  process.stdout.write(`\n${Math.round((Date.now() - began) / 1000)} s\n`);
  process.stdout.write(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}\n`,
  );
  process.exit(total.failed || total.passed === 0 ? 1 : 0);
});

/** n8n is as large as everything else many times over: it comes when its part is named, and is used wherever it is. */
function withoutN8n(asked, wanted) {
  if (!wanted.includes("n8n") || n8nProgram() || (asked.includes("n8n") && installN8n())) return [];
  process.stdout.write(
    "\nSKIPPED: n8n is not installed. `npm test n8n` installs it (2.9 GB) and imports the workflows.\n",
  );
  return ["n8n"];
}

function runChecks() {
  for (const [name, ...args] of checks) {
    const began = Date.now();
    const { status, stdout, stderr } = spawnSync(appNode(), args, { cwd: root, env: appEnv(), encoding: "utf8" });
    process.stdout.write(`${status === 0 ? "✓" : "✗"} ${name} (${Date.now() - began} ms)\n`);
    if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
    total[status === 0 ? "passed" : "failed"]++;
  }
}

/** The browser tests come last and alone: they use both cores and the built web. */
function runTests(wanted) {
  const quick = wanted.filter((project) => !projects.browser.includes(project));
  const browsing = wanted.filter((project) => projects.browser.includes(project));
  if (quick.length) runVitest(quick);
  if (!browsing.length) return;
  ensureWebBuilt();
  runVitest(browsing);
}

function runVitest(names) {
  const report = join(root, "node_modules", ".cache", `tests-${names.join("-")}.json`);
  mkdirSync(join(root, "node_modules", ".cache"), { recursive: true });
  rmSync(report, { force: true });
  const flags = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...names.flatMap((name) => ["--project", name]),
  ];
  const env = appEnv({ CHROMIUM_PATH: chromium() ?? "", ...n8nEnv() });
  const { status } = spawnSync(appNode(), [tool("vitest", "vitest.mjs"), "run", ...flags], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (!existsSync(report)) {
    total.failed++;
    return;
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  // A file that could not be loaded holds no test and still failed.
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status: of }) => of !== "failed"),
  ).length;
  total.passed += numPassedTests;
  total.failed += numFailedTests + brokenFiles;
  total.skipped += numPendingTests;
  if (status !== 0 && numFailedTests + brokenFiles === 0) total.failed++;
}
