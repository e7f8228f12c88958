import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** As many as there are cores, where the default is one less; twice as many were no faster, and journeys timed out. */
const maxWorkers = Math.max(2, availableParallelism());

const server = {
  include: ["server/src/**/*.test.ts"],
  maxWorkers,
  globalSetup: ["server/src/app/test-databases.ts"],
  setupFiles: ["server/src/app/test-setup.ts"],
  // Loading the application costs more than most files' tests: a worker loads it once for all its files.
  isolate: false,
  // What counts is the result; how long a busy machine takes for it does not.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** What an older PostgreSQL may do otherwise: statements that race, plans, search, notifications, copies. */
const byVersion = [
  "server/src/app/{backup,clock,database-gone,deleted-meanwhile}.test.ts",
  "server/src/features/chats/{chats,rows-read}.test.ts",
  "server/src/features/turns/{delete-*,settling/{correct-figure,settle-meanwhile},turns}.test.ts",
  "server/src/features/{blocks,decisions,kill-tests,promo-codes,public-api,scenarios,storage,wallet}/*.test.ts",
  "server/src/features/venture-{files,shares}/*.test.ts",
  "server/src/features/saved-plans/search-plans.test.ts",
  "server/src/features/sites/delete-saving.test.ts",
  "server/src/features/subscriptions/{life-of-a-plan,plan-tokens}.test.ts",
  "server/src/platform/db/*.test.ts",
];

/** Of the other server tests with a database a tenth, another one for each `TEST_SEED`. */
function tenthOf(files: string[], seed = process.env.TEST_SEED ?? ""): string[] {
  const drawn = files.filter((file) => (createHash("sha256").update(`${seed} ${file}`).digest()[0] ?? 0) < 256 / 10);
  return drawn.filter((file) => /startTestApp|inject\("postgres"\)/.test(readFileSync(file, "utf8")));
}

/** With `TEST_ALL` every server test runs on PostgreSQL 15 too. */
const onPostgres15 = process.env.TEST_ALL ? server.include : [...byVersion, ...tenthOf(globSync(server.include))];

const fuzz = { rounds: Number(process.env.FUZZ_ROUNDS ?? 1), seed: Number(process.env.FUZZ_SEED ?? 1) };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          maxWorkers,
          // Loading the engine costs more than most files' tests: a worker loads it once for all its files.
          isolate: false,
          // What counts is the result; how long a busy machine takes for it does not.
          testTimeout: 120_000,
          include: [
            "{contract,analyst,generators}/src/**/*.test.ts",
            "analyst/training/**/*.test.ts",
            "web/{app,build-plugins}/**/*.test.{ts,tsx}",
            "{checks,evals}/**/*.test.ts",
          ],
        },
      },
      { test: { name: "embedded", ...server, provide: { fuzz }, env: { TEST_POSTGRES: "embedded" } } },
      {
        test: {
          name: "postgres15",
          ...server,
          include: onPostgres15,
          // They bring their PostgreSQL themselves.
          exclude: ["server/src/app/upgrade-data.test.ts", "server/src/platform/db/embedded/*.test.ts"],
          provide: { fuzz },
          env: { TEST_POSTGRES: "15" },
        },
      },
      {
        test: {
          name: "n8n",
          include: ["generators/n8n/**/*.test.ts"],
          globalSetup: ["server/src/app/test-databases.ts", "generators/n8n/program.ts"],
          env: { TEST_POSTGRES: "embedded" },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          globalSetup: ["server/src/app/test-databases.ts"],
          env: { TEST_POSTGRES: "embedded" },
          maxWorkers,
          // The files of a worker share an application and a browser (e2e/fixtures/stage.ts).
          isolate: false,
          // A page may take seconds to come on a busy machine; what is waited for is what counts, not how fast it comes.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
