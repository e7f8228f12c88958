import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function pathsIn(environment: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", environment);
  return JSON.stringify((await import("./routes.ts")).default);
}

test("the design page is there for developers and no part of what visitors get", async () => {
  expect(await pathsIn("development")).toContain('"path":"design"');
  expect(await pathsIn("production")).not.toContain("design");
});
