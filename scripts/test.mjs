// npm test [check|unit|server|browser …]: everything, or the named parts; `all`: also every server test on PostgreSQL 15.
// The last line counts.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { appEnv, appNode, ensureInstalled, ensureWebBuilt, leanEnv, main, root } from "./prepare.mjs";
import { installN8n, n8nEnv, n8nProgram } from "./n8n.mjs";
import { chromium, describeSystem, ensurePrograms } from "./system.mjs";

const tool = (...parts) => join(root, "node_modules", ...parts);

/** Those that take longest come first, so that none is left to end alone. */
const checks = [
  ["lint", tool("oxlint", "bin", "oxlint"), "--type-aware", "--deny-warnings"],
  ["targets of the analyst", "evals/run.ts"],
  ["types", tool("typescript-7", "bin", "tsc"), "-p", "."],
  ["types of the web", tool("typescript-7", "bin", "tsc"), "-p", "web"],
  ["format", tool("oxfmt", "bin", "oxfmt"), "--check", "."],
  ["boundaries", "checks/boundaries.ts"],
  ["line lengths", "checks/line-lengths.ts"],
  ["dead code", tool("knip", "bin", "knip.js")],
  ["doc links", "checks/doc-links.ts"],
  ["catalogues", "checks/catalogues.ts"],
  ["texts of the analyst", "checks/analyst-texts.ts"],
  ["training messages", "analyst/training/check.ts"],
];

const projects = { unit: ["unit"], server: ["embedded", "postgres15"], n8n: ["n8n"], browser: ["browser"] };
const parts = ["check", "unit", "server", "n8n", "browser"];

const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name: said once more before the last line. */
const failures = [];

function partsAskedFor() {
  const asked = process.argv.slice(2).filter((part) => part !== "all");
  const unknown = asked.filter((part) => !parts.includes(part));
  if (unknown.length) throw new Error(`There is no part named ${unknown.join(", ")}. The parts: ${parts.join(", ")}.`);
  return asked;
}

main(async () => {
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
  if (chosen.includes("check")) await runChecks();
  runTests(wanted.filter((project) => !skipped.includes(project)));
  // What is offered and not asked for is said, and does not count.
  total.skipped += missing.length;
  writeSummary(skipped, Date.now() - began);
  process.exit(total.failed || total.passed === 0 ? 1 : 0);
});

function writeSummary(skipped, tookMs) {
  if (skipped.length) process.stdout.write(`\nSKIPPED as a whole: ${skipped.join(", ")} (see above)\n`);
  if (failures.length) process.stdout.write(`\nFAILED:\n${failures.map((name) => `  ${name}`).join("\n")}\n`);
  process.stdout.write(`\n${Math.round(tookMs / 1000)} s\n`);
  if (total.skipped) process.stdout.write(`${total.skipped} skipped\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
}

/** n8n is as large as everything else many times over: it comes when its part is named, and is used wherever it is. */
function withoutN8n(asked, wanted) {
  if (!wanted.includes("n8n") || n8nProgram() || (asked.includes("n8n") && installN8n())) return [];
  process.stdout.write(
    "\nSKIPPED: n8n is not installed. `npm test n8n` installs it (2.9 GB) and imports the workflows.\n",
  );
  return ["n8n"];
}

/** As many at once as there are cores: most of them use one. */
async function runChecks() {
  const left = [...checks];
  const runThem = async () => {
    for (let next = left.shift(); next; next = left.shift()) await runCheck(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runThem));
}

async function runCheck([name, ...args]) {
  const began = Date.now();
  const child = spawn(appNode(), args, { cwd: root, env: appEnv(), stdio: ["ignore", "pipe", "pipe"] });
  const [[status], ...said] = await Promise.all([once(child, "close"), textOf(child.stdout), textOf(child.stderr)]);
  const output = said.join("");
  process.stdout.write(`${status === 0 ? "✓" : "✗"} ${name} (${Date.now() - began} ms)\n`);
  if (status !== 0) process.stdout.write(`${output}\n`);
  total[status === 0 ? "passed" : "failed"]++;
  if (status !== 0) failures.push(`${name}: ${lastLines(output, 12)}`);
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
  // The programs that tests start find their code compiled.
  const { NODE_COMPILE_CACHE } = leanEnv;
  const env = appEnv({ CHROMIUM_PATH: chromium() ?? "", NODE_COMPILE_CACHE, ...n8nEnv() });
  const { status } = spawnSync(appNode(), [tool("vitest", "vitest.mjs"), "run", ...flags], {
    cwd: root,
    env,
    stdio: "inherit",
  });
  if (!existsSync(report)) {
    total.failed++;
    failures.push(`no report of ${names.join(", ")}: vitest ended with ${status}`);
    return;
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const named = namesOfFailures(testResults);
  failures.push(...named);
  // A file that could not be loaded holds no test and still failed.
  const brokenFiles = named.length - numFailedTests;
  total.passed += numPassedTests;
  total.failed += numFailedTests + brokenFiles;
  total.skipped += numPendingTests;
  if (status !== 0 && numFailedTests + brokenFiles === 0) {
    total.failed++;
    failures.push(`${names.join(", ")}: vitest ended with ${status} although no test failed`);
  }
}

function firstLines(text, count) {
  return text.trim().split("\n").slice(0, count).join("\n    ");
}

function lastLines(text, count) {
  return text.trim().split("\n").slice(-count).join("\n    ");
}

/** A line for each failed test, and for each failed file without one. */
function namesOfFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status: of }) => of === "failed");
    if (status === "failed" && !failed.length) return `${file}: ${lastLines(message ?? "", 3)}`;
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName.trim()}: ${firstLines(failureMessages?.[0] ?? "", 2)}`,
    );
  });
}
