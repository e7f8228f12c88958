import { Writable } from "node:stream";
import { apiScopes } from "@cofounder/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tokenIn as confirmationIn } from "../../../e2e/fixtures/make-account.ts";
import { type ScriptedModel, startScriptedModel } from "../../../e2e/fixtures/scripted-model.ts";
import { type ScriptedStripe, startScriptedStripe } from "../../../e2e/fixtures/scripted-stripe.ts";
import { newId } from "../platform/db/columns.ts";
import { openLog } from "../platform/log.ts";
import { openAiCompatible } from "../platform/model/openai-compatible.ts";
import { stripePayments } from "../platform/payments/stripe.ts";
import { password, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { codeOf, enrol } from "./test-factors.ts";

/** A marker in every prompt, message and name of a person that is sent here. */
const marked = "Quagga-7261";
const modelKey = "sk-model-key-that-nobody-may-read";

const lines: string[] = [];
const kept = new Writable({
  write(line: Buffer, _, done) {
    lines.push(line.toString());
    done();
  },
});

/** Strings that no line of the log may contain, by their kind. */
const secrets: Record<string, string> = { "a prompt": marked, "a password": password, "the model's key": modelKey };

let app: TestApp;
let model: ScriptedModel;
let stripe: ScriptedStripe;
let member: TestMember;

beforeAll(async () => {
  const tell = (...told: unknown[]) => void lines.push(told.map(String).join(" "));
  for (const name of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, name).mockImplementation(tell);
  model = await startScriptedModel();
  stripe = await startScriptedStripe(() => new Date());
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = stripe.env;
  Object.assign(secrets, { "Stripe's key": secretKey, "the secret of webhooks": webhookSecret });
  app = await startTestApp({
    log: openLog("trace", kept),
    model: openAiCompatible({ baseUrl: model.url, apiKey: modelKey, model: "scripted", silenceMs: 1_000 }),
    payments: stripePayments({ secretKey, webhookSecret, apiBase }),
  });
  return async () => {
    await model.close();
    await stripe.close();
  };
});

afterAll(() => void vi.restoreAllMocks());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) => app.post(path, body, headers);

async function signUpAndIn(): Promise<void> {
  member = await app.signUp("Ada");
  secrets["the cookie of a session"] = decodeURIComponent(member.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  secrets["the link of a confirmation"] = confirmationIn(await app.mailbox(), member.email);
  await post("/api/auth/sign-in/email", { email: member.email, password: `${password} wrong` });
  await post("/api/auth/request-password-reset", { email: member.email });
  secrets["the link to a new password"] = confirmationIn(await app.mailbox(), member.email, "reset");
  await post("/api/auth/reset-password", { newPassword: `${password} wrong`, token: "wrong" });
  await post("/api/auth/confirm-email", {
    newPassword: `${password} wrong`,
    token: secrets["the link of a confirmation"],
  });
  await fetch(`${app.url}/auth?confirm=${secrets["the link of a confirmation"]}`);
}

async function showFactors(): Promise<void> {
  const careful = await app.signUp("Careful");
  const { secret, backupCodes } = await enrol(app, careful);
  Object.assign(secrets, { "the secret of an app": secret, "a code": await codeOf(secret) });
  backupCodes.forEach((code, index) => (secrets[`backup code ${index}`] = code));
  await post("/api/auth/two-factor/verify-backup-code", { code: `${backupCodes[0]}x` }, { cookie: careful.cookie });
}

async function useKeys(): Promise<void> {
  const { secret } = await member.api.apiKeys.make({ name: marked, scopes: [...apiScopes], validHours: null });
  secrets["a key"] = secret;
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json", "idempotency-key": newId() };
  for (const body of [`{"content":"${marked}"}`, `{"content":7,"x":"${marked}"`, `{"content":["${marked}"]}`]) {
    await fetch(`${app.url}/v1/pitch/analyze`, { method: "POST", headers, body });
    await fetch(`${app.url}/mcp`, { method: "POST", headers, body });
  }
  await fetch(`${app.url}/v1/investor/match?stage=seed&industry=${marked}`, { headers });
  await fetch(`${app.url}/v1/pitch/analyze?key=${secret}`, { method: "POST", body: "{}" });
}

async function talk(): Promise<void> {
  for (const fault of ["", "#drop", "#garbage", "#refuse", "#limited", "#broken", "#eof", "#mute"]) {
    const { turnId } = await member.send(`${marked}: lamps at $30 ${fault}`);
    await member.finish(turnId);
  }
  for (const tool of ["enhance-prompt", "pitch-analyzer"] as const) {
    model.answerWhole = () => "no JSON";
    const input = tool === "enhance-prompt" ? { prompt: marked } : { content: marked };
    await member.api.tools.start({ tool, runId: newId(), input });
  }
  await member.fetch(`/api/chats/search?query=${marked}`);
  await member.fetch(`/api/chats/${newId()}/turns`, { method: "POST", body: `{"request":{"text":"${marked}` });
  await member.fetch(`/api/auth/reset-password/${marked}?callbackURL=https://${marked}.example`);
}

async function hearOfPayments(): Promise<void> {
  const door = `${app.url}/api/payments/events`;
  await fetch(door, { method: "POST", body: `{"id":"${marked}"}`, headers: { "stripe-signature": "t=1,v1=00" } });
  stripe.away = true;
  await member.api.subscriptions.buy({ tier: "pro" }).catch(() => undefined);
  stripe.away = false;
}

/** Makes the database refuse every write: the values are in its error. */
async function loseTables(): Promise<void> {
  const { pool } = app.built.parts.ctx.database;
  const tables = [
    "messages",
    "tool_runs",
    "ideas",
    "pitches",
    "contact_messages",
    "profiles",
    "sessions",
    "api_keys",
    "saved_plans",
  ];
  for (const table of tables) await pool.query(`alter table ${table} rename to ${table}_gone`);
  await member.send(marked).catch(() => undefined);
  const bodies = {
    ideas: { title: marked, text: marked },
    contact: { name: marked, email: "ada@example.com", message: marked, subject: marked, category: "general" },
    "tools/enhance-prompt/runs": { runId: newId(), input: { prompt: marked } },
    shared: { token: `${marked}-${"x".repeat(20)}`, password: marked },
    "shared/sheets": { token: `${marked}-${"x".repeat(20)}` },
  };
  for (const [path, body] of Object.entries(bodies)) await post(`/api/${path}`, body, { cookie: member.cookie });
  await member.fetch("/api/profile", {
    method: "PATCH",
    body: JSON.stringify({ displayName: marked }),
    headers: { "content-type": "application/json" },
  });
  await post("/api/auth/sign-in/email", { email: member.email, password });
  await fetch(`${app.url}/v1/pitch/analyze`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets["a key"]}` },
  });
}

test(
  "the log contains nothing that a person wrote and no credential, whatever fails",
  { timeout: 120_000 },
  async () => {
    await signUpAndIn();
    await showFactors();
    await app.built.parts.ctx.database.pool.query("update profiles set token_balance = 1000");
    await useKeys();
    await talk();
    await hearOfPayments();
    await loseTables();
    const told = lines.join("\n");
    expect(lines.length).toBeGreaterThan(60);
    expect(told).toContain("request failed");
    expect(told).toContain("does not exist");
    const found = Object.entries(secrets).filter(([, secret]) => secret === "" || told.includes(secret));
    const where = lines.filter((line) => found.some(([, secret]) => line.includes(secret)));
    expect([found.map(([what]) => what), where.map((line) => line.slice(0, 600))]).toEqual([[], []]);
  },
);
