import { defineConfig } from "vitest/config";

const server = {
  include: ["server/src/**/*.test.ts"],
  globalSetup: ["server/src/app/test-databases.ts"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // What counts is the result; how long a busy machine takes for it does not.
          testTimeout: 30_000,
          include: [
            "{contract,analyst,maker}/src/**/*.test.ts",
            "web/app/**/*.test.{ts,tsx}",
            "{checks,evals}/**/*.test.ts",
          ],
        },
      },
      { test: { name: "embedded", ...server, env: { TEST_POSTGRES: "embedded" } } },
      { test: { name: "postgres15", ...server, env: { TEST_POSTGRES: "15" } } },
      {
        test: {
          name: "n8n",
          include: ["maker/n8n/**/*.test.ts"],
          globalSetup: ["server/src/app/test-databases.ts", "maker/n8n/program.ts"],
          env: { TEST_POSTGRES: "embedded" },
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["e2e/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // A page may take seconds to come on a busy machine; what is waited for is what counts, not how fast it comes.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
