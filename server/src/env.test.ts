import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "cofounder-env-"));

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test("nothing has to be configured, and the secret that was made stays the same", () => {
  const first = readEnv({ DATA_DIR });
  expect(first).toMatchObject({ port: 3000, model: null, search: null, smtp: null, databaseUrl: null });
  expect(readEnv({ DATA_DIR }).authSecret).toBe(first.authSecret);
  expect(first.authSecret.length).toBeGreaterThan(40);
});

test("every fault is named at once", () => {
  const wrong = {
    DATA_DIR,
    NODE_ENV: "production",
    AI_BASE_URL: "http://localhost:1/v1",
    TAVILY_API_KEY: "a",
    SEARXNG_URL: "http://s",
  };
  expect(() => readEnv(wrong)).toThrow(
    /AI_MODEL[\s\S]*choose one web search[\s\S]*PUBLIC_URL[\s\S]*AUTH_SECRET[\s\S]*SMTP_URL/,
  );
  expect(() => readEnv({ DATA_DIR, PORT: "many", SMTP_URL: "http://mail" })).toThrow(/PORT[\s\S]*SMTP_URL/);
});
