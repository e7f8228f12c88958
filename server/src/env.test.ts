import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "cofounder-env-"));

afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test("nothing has to be configured, and the generated secret stays the same", () => {
  const first = readEnv({ DATA_DIR });
  expect(first).toMatchObject({
    port: 3000,
    models: { text: null, fallback: null },
    search: null,
    smtp: null,
    databaseUrl: null,
  });
  expect(readEnv({ DATA_DIR }).authSecret).toBe(first.authSecret);
  expect(first.authSecret.length).toBeGreaterThan(40);
});

test("payments are set up by both keys or not at all, and a live key is sent only to Stripe", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const settings = { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiBase: null };
  expect(readEnv({ DATA_DIR, ...keys }).stripe).toEqual(settings);
  expect(readEnv({ DATA_DIR }).stripe).toBeNull();
  expect(() => readEnv({ DATA_DIR, STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/belong together/);
  expect(() => readEnv({ DATA_DIR, STRIPE_WEBHOOK_SECRET: "whsec_1" })).toThrow(/belong together/);
  expect(() => readEnv({ DATA_DIR, STRIPE_API_BASE: "http://localhost:1" })).toThrow(/without STRIPE_SECRET_KEY/);
  const live = { ...keys, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_API_BASE: "http://localhost:1" };
  expect(() => readEnv({ DATA_DIR, ...live })).toThrow(/only Stripe's own address/);
  expect(() => readEnv({ DATA_DIR, STRIPE_SECRET_KEY: "pk_1", STRIPE_WEBHOOK_SECRET: "s" })).toThrow(
    /STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
  );
});

test("each purpose may have a model of its own, at the main address with its key or at another without", () => {
  const main = { AI_BASE_URL: "http://one/v1", AI_MODEL: "main", AI_API_KEY: "main-key", AI_CONTEXT_TOKENS: "8000" };
  const own = { AI_READING_MODEL: "reader", AI_FALLBACK_BASE_URL: "http://two/v1", AI_FALLBACK_MODEL: "second" };
  const { models } = readEnv({ DATA_DIR, ...main, ...own });
  const [baseUrl, apiKey, contextTokens] = ["http://one/v1", "main-key", 8_000];
  expect(models).toEqual({
    text: { baseUrl, apiKey, model: "main", contextTokens },
    reading: { baseUrl, apiKey, model: "reader", contextTokens },
    tools: null,
    images: null,
    fallback: { baseUrl: "http://two/v1", apiKey: null, model: "second", contextTokens },
  });
  expect(() => readEnv({ DATA_DIR, AI_TOOLS_MODEL: "x" })).toThrow(/AI_TOOLS_MODEL is set without AI_BASE_URL/);
  expect(() => readEnv({ DATA_DIR, ...main, AI_IMAGE_API_KEY: "x" })).toThrow(/AI_IMAGE_API_KEY need AI_IMAGE_MODEL/);
});

test("all faults are reported at once", () => {
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

describe("where the local mailbox is disabled", () => {
  const SMTP_URL = "smtp://mail.example:587";
  const places: [string, Record<string, string>, RegExp][] = [
    ["PUBLIC_URL is another machine", { PUBLIC_URL: "https://cofounder.example" }, /PUBLIC_URL .* is not this machine/],
    ["a proxy stands before it", { TRUST_PROXY: "1" }, /TRUST_PROXY=1/],
  ];
  test.each(places)("because %s, a start without a mail server is refused with the reason", (_, place, why) => {
    expect(() => readEnv({ DATA_DIR, ...place })).toThrow(/SMTP_URL is needed: the local mailbox is closed/);
    expect(() => readEnv({ DATA_DIR, ...place })).toThrow(why);
    expect(readEnv({ DATA_DIR, ...place, SMTP_URL }).whyNoDevelopmentRoutes).toMatch(why);
  });

  test.each(places)("because %s, no scripted payment service is used", (_, place) => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_API_BASE: "http://localhost:1",
    };
    expect(() => readEnv({ DATA_DIR, ...place, SMTP_URL, ...stripe })).toThrow(/STRIPE_API_BASE is for tests/);
    expect(readEnv({ DATA_DIR, ...stripe }).stripe?.apiBase).toBe("http://localhost:1");
  });
});
