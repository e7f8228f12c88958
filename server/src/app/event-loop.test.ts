import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { apiScopes, contract, type ToolName, toolShapes } from "@cofounder/contract";
import { openApiDocument } from "@cofounder/contract/openapi";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { grantAdmin } from "../features/accounts/index.ts";
import { activatePlan } from "../features/subscriptions/index.ts";
import { newId } from "../platform/db/columns.ts";
import { WorkerPool } from "../platform/workers/worker-pool.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { closeAtTheEnd } from "./test-closers.ts";
import { type Endpoint, endpointsOf, operationsOf, partsFirst, requestOf, type Scene } from "./test-endpoints.ts";
import { creatorsCsv, openFullScene } from "./test-full-scene.ts";
import { founderText, largestOf } from "./test-largest.ts";
import { Outside, type Sent } from "./test-outside.ts";
import type { Shape } from "./test-samples.ts";

/** The longest that one request may keep all others waiting. */
const longestMs = 20;
/** The first one compiles the code, and another process may have the core in any of them: a real block is in all. */
const tries = 4;

let app: TestApp;
let scene: Scene;
let outside: Outside;
const headersOf = { stranger: {}, owner: {}, admin: {}, key: {} } as Record<string, Record<string, string>>;

beforeAll(async () => {
  const workers = new WorkerPool({ budgetMs: Number.MAX_SAFE_INTEGER });
  closeAtTheEnd(() => workers.close());
  app = await startTestApp({ workers });
  outside = new Outside();
  closeAtTheEnd(() => outside.close());
  scene = await openFullScene(app);
  const { ctx } = app.built.parts;
  const admin = await app.signUp("Admin");
  const adminId = (await admin.api.accounts.session()).member?.id ?? "";
  await grantAdmin(ctx, { userId: adminId, because: "test" });
  await ctx.notifications.caughtUp();
  const { secret } = await scene.owner.api.apiKeys.make({ name: "Key", scopes: [...apiScopes], validHours: null });
  await activatePlan(ctx, {
    userId: scene.ids["userId"] ?? "",
    tier: "premium",
    source: "admin",
    actorId: adminId,
    because: "test",
  });
  headersOf["owner"] = { cookie: scene.owner.cookie, origin: app.url };
  headersOf["stranger"] = { origin: app.url };
  headersOf["admin"] = { cookie: admin.cookie, origin: app.url };
  headersOf["key"] = { authorization: `Bearer ${secret}` };
});

/** Nobody runs out of tokens, of calls or of attempts. */
async function refill(): Promise<void> {
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update profiles set token_balance = 1000000");
  await pool.query("delete from attempt_limits");
  await pool.query("delete from api_call_counts");
}

interface Measured {
  ms: number;
  status: number;
  text: string;
}

/** The longest that the event loop stood still between the request and the end of all that it began. */
async function measure(request: Sent): Promise<Measured> {
  const { turns, tools } = app.built.parts;
  await refill();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await sleep(2);
  delay.reset();
  const { status, text } = await outside.send(request);
  while (turns.count + tools.count > 0) await sleep(2);
  await sleep(2);
  delay.disable();
  return { ms: delay.max / 1e6, status, text };
}

/** The best of some tries that got in. */
async function leastOf(make: () => Sent): Promise<Measured> {
  const all: Measured[] = [];
  for (let at = 0; at < tries; at++) {
    all.push(await measure(make()));
    if (at > 0 && (all.at(-1)?.ms ?? 0) < longestMs) break;
  }
  const got = all.filter(({ status }) => status >= 200 && status < 400);
  const among = got.length ? got : all;
  const measured = among.reduce((best, one) => (one.ms < best.ms ? one : best));
  if (process.env["LOOP_TABLE"]) console.log(`LOOP ${measured.ms.toFixed(1)} ${measured.status} ${all.map(({ ms }) => ms.toFixed(0)).join(" ")}`);
  return measured;
}

function sentTo(endpoint: Endpoint, role: string, body: unknown): Sent {
  const [path] = requestOf(endpoint, scene);
  const { method } = endpoint;
  const headers = { ...headersOf[role], ...(method === "GET" ? {} : { "content-type": "application/json" }) };
  return { url: `${app.url}${path}`, method, headers, body: method === "GET" ? null : JSON.stringify(body) };
}

const everyone = { description: "everyone", seekingAmount: "everyone", traction: "everyone" };

/** Where the largest that the schema allows is not what gets in. */
const others: Record<string, (body: Record<string, unknown>) => object> = {
  "functions.kimi": () => ({ messages: Array.from({ length: 4 }, () => ({ role: "user", content: founderText(200_000) })), temperature: 1, max_tokens: 100 }),
  "pitches.submit": (body) => ({ ...body, visibility: everyone, opensAt: null, closesAt: null }),
  "pitches.update": (body) => ({ ...body, visibility: everyone, opensAt: null, closesAt: null }),
  "tools.importCreators": () => ({ csv: creatorsCsv(2_000) }),
  "tools.importOperatorCreators": () => ({ csv: creatorsCsv(2_000) }),
};

/** The fields of a request that is right for the owner, each as large as its endpoint allows. */
function largestBody(endpoint: Endpoint): Record<string, unknown> {
  const [, { body }] = requestOf(endpoint, scene);
  const right = typeof body === "string" ? (JSON.parse(body) as Record<string, unknown>) : {};
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const { properties = {}, ...shape } = endpoint.takes;
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)));
  const made = largestOf({ ...shape, properties: own }, right) as Record<string, unknown>;
  const fresh = { ...made, ...("runId" in made && { runId: newId() }) };
  return { ...fresh, ...others[endpoint.name]?.(fresh) };
}

const endpoints = endpointsOf(contract, "/api").toSorted(partsFirst);
const roleOf = { anyone: "owner", member: "owner", admin: "admin", key: "key" };

describe("the event loop stands still for less than 20 ms in whatever an endpoint does with the largest it takes", () => {
  test.each(endpoints)("$name", async (endpoint) => {
    if (process.env["LOOP_TABLE"]) console.log(`LOOP at ${endpoint.name}`);
    const { ms, status, text } = await leastOf(() => sentTo(endpoint, roleOf[endpoint.access], largestBody(endpoint)));
    if (process.env["LOOP_TABLE"] && status >= 400) console.log(`LOOP ! ${text.slice(0, 300)}`);
    expect(ms).toBeLessThan(longestMs);
  });
});
