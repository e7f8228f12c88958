import { apiScopes, type ToolName, toolPrices } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../platform/db/columns.ts";
import { jobsIn } from "../platform/workers/job.ts";
import { WorkerPool } from "../platform/workers/worker-pool.ts";
import { startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { closeAtTheEnd } from "./test-closers.ts";
import { founderText } from "./test-largest.ts";
import { largestInput } from "./test-largest-requests.ts";

let app: TestApp;
let workers: WorkerPool;
let member: TestMember;
let secret: string;
let userId: string;

beforeAll(async () => {
  workers = new WorkerPool({ budgetMs: 2_000 });
  closeAtTheEnd(() => workers.close());
  app = await startTestApp({ workers });
});

const pool = () => app.built.parts.ctx.database.pool;
const json = { "content-type": "application/json" };
const post = (path: string, body: object) =>
  member.fetch(path, { method: "POST", headers: json, body: JSON.stringify(body) });
const byKey = (path: string, body: object, headers = {}) =>
  fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { ...json, ...headers, authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  member = await app.signUp(`Member${newId().slice(-8)}`);
  userId = (await member.api.accounts.session()).member?.id ?? "";
  secret = (await member.api.apiKeys.make({ name: "Key", scopes: [...apiScopes], validHours: null })).secret;
  await pool().query("delete from attempt_limits");
});

const message = (more = {}) => {
  const ids = { messageId: newId(), parentId: null, startupType: null };
  return { request: { kind: "message", text: founderText(2_000), webSearch: false, ...ids, ...more } };
};

/** What a member's message, tool or program asks of the engine, by the name of the test. */
const asked: [string, () => Promise<Response>][] = [
  ["a message", () => post(`/api/chats/${newId()}/turns`, message())],
  ["a message by the function", () => post("/api/functions/chat-with-ai", { message: founderText(2_000) })],
  [
    "an analysis by the public API",
    () => byKey("/v1/startup/generate", { type: "saas-platform", industry: "lamps", description: founderText(2_000) }),
  ],
  ...(Object.keys(toolPrices) as ToolName[])
    .filter((tool) => toolPrices[tool] > 0 && tool !== "app-generator")
    .map((tool): [string, () => Promise<Response>] => [
      tool,
      () => post(`/api/tools/${tool}/runs`, { runId: newId(), input: largestInput(tool) }),
    ]),
];

describe("an empty wallet is refused before the engine works", () => {
  test.each(asked)("%s", async (_, ask) => {
    await pool().query("update profiles set token_balance = 0, plan_tokens = 0 where user_id = $1", [userId]);
    const before = workers.jobs;
    expect((await ask()).status).toBe(402);
    expect(workers.jobs).toBe(before);
    await pool().query("update profiles set token_balance = 1000 where user_id = $1", [userId]);
    expect((await ask()).status).toBe(200);
    await expect.poll(() => workers.jobs).toBeGreaterThan(before);
  });
});

test("a second message while a reply is being written is refused before the engine works", async () => {
  const { chat, reply, turnId } = await member.send("A bakery for dogs at $12 a cake");
  await member.finish(turnId);
  await pool().query("update turns set status = 'running', heartbeat_at = now() where user_id = $1", [userId]);
  const before = workers.jobs;
  expect((await post(`/api/chats/${chat.id}/turns`, message({ parentId: reply.id }))).status).toBe(409);
  expect(workers.jobs).toBe(before);
});

test("a visitor who has used up the day's runs is refused before the engine works", async () => {
  const visit = () =>
    app.post("/api/tools/enhance-prompt/runs", { runId: newId(), input: { prompt: "a lamp on a table" } });
  const statuses = [];
  for (let at = 0; at < 30 && statuses.at(-1) !== 429; at++) statuses.push((await visit()).status);
  expect(statuses.at(-1)).toBe(429);
  const before = workers.jobs;
  expect((await visit()).status).toBe(429);
  expect((await app.post("/api/functions/chat-with-ai", { message: founderText(2_000) })).status).toBe(429);
  expect(workers.jobs).toBe(before);
});

/** Every request for the engine, paid or free. */
const computed: [string, () => Promise<Response>][] = [
  ...asked,
  ["the board of ideas", () => member.fetch("/api/ideas")],
  [
    "new ideas",
    () => post("/api/ideas/generate", { skills: ["lamps"], interests: ["light"], budget: 1, hoursPerWeek: 5 }),
  ],
  ["a list of creators", () => post("/api/tools/creators", { csv: "handle,platform\nada,youtube" })],
  ["the venture file", () => member.fetch("/api/tools/venture")],
  ["a search", () => member.fetch("/api/chats/search?query=bakery")],
];

const burn = jobsIn<{ burn(ms: number): void }>(
  new URL(
    `data:text/javascript,${encodeURIComponent(
      "export const burn = (ms) => { const from = process.threadCpuUsage(); " +
        "while (process.threadCpuUsage(from).user < 1000 * ms); };",
    )}`,
  ),
);

test("a member without computing time is refused everywhere, with the time to wait, before anything is made, stored or charged", async () => {
  await pool().query("update profiles set token_balance = 1000 where user_id = $1", [userId]);
  const { turnId } = await member.send("A bakery for dogs at $12 a cake");
  await member.finish(turnId);
  await member.api.ideas.add({ title: "Bakery", text: "For dogs" });
  const { balance } = await member.api.wallet.get();
  for (let at = 0; at < 4; at++) await workers.run(userId, burn("burn"), 1_500).catch(() => undefined);
  // The board's former content is kept; a changed idea is not stored.
  await pool().query("update ideas set text = 'For other dogs' where user_id = $1", [userId]);
  const before = workers.jobs;
  for (const [name, ask] of computed) {
    const response = await ask();
    expect(`${name}: ${response.status}`).toBe(`${name}: 429`);
    const { data } = (await response.json()) as { data?: { retryAfterSeconds?: number } };
    expect(data?.retryAfterSeconds ?? Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(workers.jobs).toBe(before);
  expect((await member.api.wallet.get()).balance).toBe(balance);
  const other = await app.signUp("Other");
  expect((await other.fetch("/api/ideas")).status).toBe(200);
});
