import { request } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ProblemDocument } from "@cofounder/contract";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { activatePlan } from "../subscriptions/index.ts";

let app: TestApp;
/** A second process on the same database. */
let beside: TestApp;
let member: TestMember;
let secret: string;
/** Never the same in two tests: each has its own day and, with it, its own calls. */
let clock = Date.parse("2027-03-01T12:00:00Z");

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
  beside = await startTestApp({ database: app.database, now: () => new Date(clock) });
  member = await app.signUp("Ada");
  secret = await keyOf(member);
});

beforeEach(async () => {
  clock += 24 * 60 * 60_000;
  await fill(member, 1_000);
});

const scopes = ["tools:run" as const];
const keyOf = async (who: TestMember, more: { scopes?: ["venture:read"] } = {}) =>
  (await who.api.apiKeys.make({ name: "Test", scopes, validHours: null, ...more })).secret;

const pool = () => app.built.parts.ctx.database.pool;
const pitch = { content: "Online booking for physiotherapists\n---\nPractices miss calls." };

/** Gives a wallet a balance, with its ledger entries. */
async function fill(who: TestMember, balance: number): Promise<void> {
  await pool().query("update profiles set token_balance = $2 where email = $1", [who.email, balance]);
}

interface Sent {
  at?: TestApp;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function post(path: string, { at = app, key = secret, body = pitch, headers = {} }: Sent = {}): Promise<Response> {
  return fetch(`${at.url}/v1${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const get = (path: string, { at = app, key = secret }: Sent = {}) =>
  fetch(`${at.url}/v1${path}`, { headers: { authorization: `Bearer ${key}` } });

const problemOf = async (response: Response) => {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return (await response.json()) as ProblemDocument;
};

const balanceOf = async (who: TestMember) => (await who.api.wallet.get()).balance;

async function logged(): Promise<string[]> {
  const { rows } = await pool().query<{ line: string }>(
    `select api_name || ' ' || status || ' ' || tokens_used as line from api_usage_logs
     where api_name like '/v1/%' and created_at >= $1 order by id`,
    [new Date(clock)],
  );
  return rows.map(({ line }) => line);
}

test("an account that calls too often is refused before anything is counted or logged", async () => {
  const hasty = await app.signUp("Hasty");
  const { secret: key } = await hasty.api.apiKeys.make({ name: "Key", scopes: ["tools:run"], validHours: null });
  await pool().query(
    "insert into attempt_limits (key, points, expire) select 'api_request:' || id, 600, $2 from users where email = $1",
    [hasty.email, Date.now() + 60_000],
  );
  const response = await post("/pitch/analyze", { key });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, expect.any(String)]);
  expect(await problemOf(response)).toMatchObject({ code: "too_many_requests" });
  const { rows } = await pool().query(
    `select (select count(*)::int from api_usage_logs l where l.user_id = u.id) as logged,
       (select count(*)::int from api_call_counts c where c.user_id = u.id) as counted from users u where email = $1`,
    [hasty.email],
  );
  expect(rows).toEqual([{ logged: 0, counted: 0 }]);
});

test("the four calls answer, cost the same as on the website and are logged", async () => {
  const startup = await post("/startup/generate", {
    body: {
      type: "saas-platform",
      industry: "Physiotherapy",
      description: "Online booking for practices",
    },
  });
  expect(startup.status).toBe(200);
  const generated = (await startup.json()) as { analysis: string; ideas: unknown[]; tokensUsed: number };
  expect(generated.analysis).toContain("Online booking for practices");
  expect(generated.ideas.length).toBeGreaterThan(2);
  expect(JSON.stringify(generated)).not.toMatch(/[Yy]ou have \d+ hours|You can: |your budget of|I assume \d+ hours/);
  expect(generated.tokensUsed).toBeGreaterThanOrEqual(1);
  const competitors = await post("/competitor/analyze", {
    body: { industry: "Physiotherapy", businessIdea: "Online booking at €49 a month" },
  });
  const review = await post("/pitch/analyze");
  const investors = await get("/investor/match?stage=seed&industry=healthcare");
  for (const response of [competitors, review, investors]) {
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  expect(await review.json()).toMatchObject({ tokensUsed: 2, madeBy: "engine", result: { band: "red" } });
  expect(await investors.json()).toMatchObject({ result: { investors: [{}, {}, {}] } });
  expect(await competitors.json()).toMatchObject({ tokensUsed: 2, notices: [{ code: "search_unavailable" }] });
  expect(await balanceOf(member)).toBe(1_000 - generated.tokensUsed - 6);
  expect(await logged()).toEqual([
    `/v1/startup/generate success ${generated.tokensUsed}`,
    "/v1/competitor/analyze success 2",
    "/v1/pitch/analyze success 2",
    "/v1/investor/match success 2",
  ]);
});

test("an analysis that only asks for confirmation costs nothing, as in a chat", async () => {
  const balance = await balanceOf(member);
  const startup = await post("/startup/generate", {
    body: {
      type: "saas-platform",
      industry: "Physiotherapy",
      description: "Online booking at €49 a month for practices",
    },
  });
  expect(await startup.json()).toMatchObject({ tokensUsed: 0 });
  expect(await balanceOf(member)).toBe(balance);
});

test("a call's result is among the member's results on the website", async () => {
  const { id } = (await (await post("/pitch/analyze")).json()) as { id: string };
  expect((await member.api.tools.get({ runId: id })).run).toMatchObject({ tool: "pitch-analyzer", status: "done" });
});

test.each([
  ["no key", {}],
  ["an unknown key", { authorization: `Bearer cof_${"a".repeat(43)}` }],
  ["a key under another scheme", { authorization: "Basic cof_" }],
])("401 Unauthorized: %s", async (_, headers: Record<string, string>) => {
  for (const more of [{}, { cookie: member.cookie }, { "x-api-key": secret }, { "api-key": secret }]) {
    const response = await fetch(`${app.url}/v1/investor/match?stage=seed&industry=ai`, {
      headers: { ...headers, ...more },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe("Bearer");
    expect(await problemOf(response)).toMatchObject({ title: "Unauthorized", code: "api_key.invalid", status: 401 });
  }
});

test("400 Bad Request names the fields, costs nothing and is logged", async () => {
  const response = await post("/startup/generate", { body: { type: "bakery", industry: "x" } });
  expect(response.status).toBe(400);
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ title: "Bad Request", code: "invalid_input", status: 400 });
  expect(problem.issues?.map(({ path }) => path)).toEqual(["type", "description"]);
  expect(problem.requestId).toBe(response.headers.get("x-request-id"));
  expect((await get("/investor/match?stage=idea&industry=saas")).status).toBe(400);
  for (const body of ["{", "[]", "null", '"x"', '{"content":"\\u0000"}'])
    expect((await post("/pitch/analyze", { body })).status).toBeLessThan(500);
  expect(await balanceOf(member)).toBe(1_000);
  expect((await logged())[0]).toBe("/v1/startup/generate error 0");
});

test("402: an empty wallet is told how many tokens are missing, and the call is logged", async () => {
  await fill(member, 0);
  const response = await post("/pitch/analyze");
  expect(response.status).toBe(402);
  expect(await problemOf(response)).toMatchObject({ code: "insufficient_tokens", balance: 0, cost: 2 });
  expect(await logged()).toEqual(["/v1/pitch/analyze insufficient_tokens 0"]);
});

test("403: a key may do what its scopes allow, whatever else the request carries", async () => {
  const reader = await keyOf(member, { scopes: ["venture:read"] });
  const idem = newId();
  expect((await post("/pitch/analyze", { headers: { "idempotency-key": idem } })).status).toBe(200);
  for (const headers of [{}, { cookie: member.cookie }, { "x-api-key": secret }, { "idempotency-key": idem }]) {
    const response = await post("/pitch/analyze", { key: reader, headers });
    expect(response.status).toBe(403);
    expect(await problemOf(response)).toMatchObject({ code: "api_key.scope_missing" });
  }
});

test("a revoked key is refused by every process at once", async () => {
  const { key, secret: short } = await member.api.apiKeys.make({ name: "Short", scopes, validHours: null });
  expect((await post("/pitch/analyze", { key: short, at: beside })).status).toBe(200);
  await member.api.apiKeys.revoke({ keyId: key.id });
  expect((await post("/pitch/analyze", { key: short, at: beside })).status).toBe(401);
});

test("a blocked account's keys are refused by every process within a second, and the calls are logged", async () => {
  const blocked = await app.signUp("Blocked");
  const key = await keyOf(blocked);
  expect((await post("/pitch/analyze", { key, at: beside })).status).toBe(200);
  await pool().query(
    `insert into blocked_accounts (id, user_id, reason, is_active, blocked_at)
     select new_id(), id, 'spam', true, now() from users where email = $1`,
    [blocked.email],
  );
  for (const at of [app, beside]) {
    const response = await post("/pitch/analyze", { key, at });
    expect(response.status).toBe(403);
    expect(await problemOf(response)).toMatchObject({ code: "account.blocked" });
  }
  expect(await logged()).toContain("/v1/pitch/analyze blocked_free_user 0");
});

const callsToday = (who: TestMember, calls: number) =>
  pool().query(
    `insert into api_call_counts (user_id, day, calls) select id, $2, $3 from users where email = $1
     on conflict (user_id, day) do update set calls = excluded.calls`,
    [who.email, new Date(clock).toISOString().slice(0, 10), calls],
  );

const nothing = { body: "{}" };

test("429: a hundred calls a day without a plan, over all keys and both processes, however many come at once", async () => {
  await callsToday(member, 95);
  const keys = [secret, await keyOf(member)];
  const tries = Array.from({ length: 12 }, (_, at) =>
    post("/pitch/analyze", { ...nothing, at: at % 2 ? app : beside, key: keys[at % 2] ?? "" }),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(7);
  const [last] = refused;
  expect(last?.headers.get("ratelimit-limit")).toBe("100");
  expect(last?.headers.get("ratelimit-remaining")).toBe("0");
  expect(last?.headers.get("retry-after")).toBe(String(12 * 60 * 60));
  expect(last && (await problemOf(last))).toMatchObject({ title: "Rate Limit Exceeded", code: "api.day_limit" });
  expect((await logged()).filter((line) => line.includes("rate_limited"))).toHaveLength(7);
  clock += 12 * 60 * 60_000;
  expect((await post("/pitch/analyze", nothing)).headers.get("ratelimit-remaining")).toBe("99");
});

test("the count survives a restart", async () => {
  await callsToday(member, 99);
  const before = await startTestApp({ database: app.database, now: () => new Date(clock) });
  expect((await post("/pitch/analyze", { ...nothing, at: before })).headers.get("ratelimit-remaining")).toBe("0");
  await before.close();
  const after = await startTestApp({ database: app.database, now: () => new Date(clock) });
  expect((await post("/pitch/analyze", { ...nothing, at: after })).status).toBe(429);
});

test("a plan has its own limit: 1,000 calls a day on pro, unlimited on premium", async () => {
  const buyer = await app.signUp("Buyer");
  const key = await keyOf(buyer);
  const userId = (await buyer.api.accounts.session()).member?.id ?? "";
  const give = (tier: "pro" | "premium") =>
    activatePlan(app.built.parts.ctx, { userId, tier, source: "admin", actorId: userId, because: "test" });
  await give("pro");
  await callsToday(buyer, 998);
  expect((await post("/pitch/analyze", { ...nothing, key })).headers.get("ratelimit-remaining")).toBe("1");
  await callsToday(buyer, 1_000);
  expect((await post("/pitch/analyze", { ...nothing, key })).status).toBe(429);
  await give("premium");
  const free = await post("/pitch/analyze", { ...nothing, key });
  expect(free.status).toBe(400);
  expect(free.headers.has("ratelimit-limit")).toBe(false);
});

test("a repeat with the same idempotency key gets the same answer and costs nothing", async () => {
  const headers = { "idempotency-key": newId() };
  const first = await post("/pitch/analyze", { headers });
  const again = await post("/pitch/analyze", { headers, at: beside });
  expect(again.status).toBe(200);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(first.headers.has("idempotency-replayed")).toBe(false);
  expect(await again.text()).toBe(await first.text());
  expect(await balanceOf(member)).toBe(998);
});

test("a different request with the same idempotency key is refused, at the same address or another", async () => {
  const headers = { "idempotency-key": newId() };
  await post("/pitch/analyze", { headers });
  for (const [path, body] of [
    ["/pitch/analyze", { content: "Something else" }],
    ["/competitor/analyze", pitch],
  ] as const) {
    const response = await post(path, { headers, body });
    expect(response.status).toBe(422);
    expect(await problemOf(response)).toMatchObject({ code: "idempotency.key_reused" });
  }
  expect(await balanceOf(member)).toBe(998);
});

test("of concurrent repeats, to both processes, one runs; the others get its answer or are told to wait", async () => {
  const headers = { "idempotency-key": newId() };
  const tries = Array.from({ length: 10 }, (_, at) => post("/pitch/analyze", { headers, at: at % 2 ? app : beside }));
  const answers = await Promise.all(tries);
  const ran = answers.filter((each) => each.status === 200);
  const waiting = answers.filter((each) => each.status === 409);
  expect(ran.filter((each) => !each.headers.has("idempotency-replayed"))).toHaveLength(1);
  expect(ran.length + waiting.length).toBe(10);
  for (const each of waiting) {
    expect(each.headers.get("retry-after")).toBe("1");
    expect(await problemOf(each)).toMatchObject({ code: "idempotency.running" });
  }
  expect(await balanceOf(member)).toBe(998);
  const { rows } = await pool().query("select 1 from tool_runs where created_at = $1", [new Date(clock)]);
  expect(rows).toHaveLength(1);
});

test("a failed call runs again with the same idempotency key", async () => {
  const headers = { "idempotency-key": newId() };
  await fill(member, 0);
  expect((await post("/pitch/analyze", { headers })).status).toBe(402);
  await fill(member, 10);
  expect((await post("/pitch/analyze", { headers })).status).toBe(200);
});

test("a call whose process died after the work was done is finished by a repeat, and not charged again", async () => {
  const headers = { "idempotency-key": newId() };
  await post("/pitch/analyze", { headers });
  // The state left by a process that stored the run and died before it stored the answer.
  await pool().query("update idempotent_calls set status = null, answer = null where idempotency_key = $1", [
    headers["idempotency-key"],
  ]);
  expect((await post("/pitch/analyze", { headers })).status).toBe(409);
  clock += 11 * 60_000;
  const tries = await Promise.all([app, beside].map((at) => post("/pitch/analyze", { headers, at })));
  expect(tries.some(({ status }) => status === 200)).toBe(true);
  expect(await balanceOf(member)).toBe(998);
});

test("two members can use the same idempotency key", async () => {
  const other = await app.signUp("Other");
  const headers = { "idempotency-key": "the-same" };
  const first = (await (await post("/pitch/analyze", { headers })).json()) as { id: string };
  const theirs = await post("/pitch/analyze", { headers, key: await keyOf(other) });
  expect(((await theirs.json()) as { id: string }).id).not.toBe(first.id);
});

test.each(["", "x".repeat(256), "two words"])("%j is not a valid idempotency key", async (idempotencyKey) => {
  const response = await post("/pitch/analyze", { headers: { "idempotency-key": idempotencyKey } });
  expect(response.status).toBe(400);
});

test("pages of every origin may call, without cookies, and only here", async () => {
  const preflight = await fetch(`${app.url}/v1/pitch/analyze`, {
    method: "OPTIONS",
    headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
  const refused = await post("/pitch/analyze", { key: "none", headers: { origin: "https://elsewhere.example" } });
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(refused.headers.has("access-control-allow-credentials")).toBe(false);
  expect(refused.headers.get("access-control-expose-headers")).toContain("RateLimit-Remaining");
  const elsewhere = await fetch(`${app.url}/api/session`, { headers: { origin: "https://elsewhere.example" } });
  expect(elsewhere.headers.has("access-control-allow-origin")).toBe(false);
});

test("a call has an id: the caller's, or one of ours where theirs is invalid", async () => {
  const named = await post("/pitch/analyze", { ...nothing, headers: { "x-request-id": "build-42" } });
  expect(named.headers.get("x-request-id")).toBe("build-42");
  const odd = await post("/pitch/analyze", { ...nothing, headers: { "x-request-id": "<script>" } });
  expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

/** The status of a call that declares its size, and sends nothing before it is answered. */
function announced(bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "content-length": bytes, authorization: `Bearer ${secret}` };
    const call = request(`${app.url}/v1/pitch/analyze`, { method: "POST", headers });
    call.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
    call.flushHeaders();
  });
}

test("too large a body, an unknown path and a wrong method are refused in the same form", async () => {
  expect(await announced(1_100_000)).toBe(413);
  for (const response of [await post("/nothing"), await get("/pitch/analyze"), await get("")]) {
    expect([response.status, (await problemOf(response)).code]).toEqual([404, "not_found"]);
  }
});
