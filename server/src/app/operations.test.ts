import { Writable } from "node:stream";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "./test-app.ts";

const metricsToken = "only the tests ask for these";
const lines: string[] = [];
const log = pino(
  { level: "info", base: null },
  new Writable({ write: (text, _, done) => (lines.push(String(text)), done()) }),
);

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startTestApp({ log, metricsToken });
  member = await app.signUp("Watched");
});

interface Line {
  requestId: string;
  route: string;
  status: number;
}
const requests = () =>
  lines.map((line) => JSON.parse(line) as Line & { msg: string }).filter(({ msg }) => msg === "request");
const tell = (token: string) => fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });

test("each request is logged as one line with the id that the answer carries and the router's path without ids", async () => {
  const { turnId, chat } = await member.send("An app that sorts receipts of bakers, secret-word");
  await member.finish(turnId);
  const answer = await member.fetch(`/api/chats/${chat.id}?token=in-the-address`, {
    headers: { "x-request-id": "mine-1" },
  });
  expect(answer.headers.get("x-request-id")).toBe("mine-1");
  expect(requests().filter(({ requestId }) => requestId === "mine-1")).toMatchObject([
    { method: "GET", route: "/api/chats/{chatId}", status: 200, ms: expect.any(Number) },
  ]);
  expect(requests().some(({ route }) => route === "/api/turns/:turnId/events")).toBe(true);
  const all = lines.join("");
  for (const secret of ["secret-word", "in-the-address", "correct horse", chat.id, turnId, member.email]) {
    expect(all).not.toContain(secret);
  }
});

test("a request id from outside is used only when it is well-formed", async () => {
  for (const wrong of ["a b", "x".repeat(129), '{"a":1}']) {
    const answer = await fetch(`${app.url}/healthz`, { headers: { "x-request-id": wrong } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("the metrics are served only with the bearer token, and no label contains an id", async () => {
  expect((await fetch(`${app.url}/metrics`)).status).toBe(401);
  expect((await tell(`${metricsToken}x`)).status).toBe(401);
  await fetch(`${app.url}/api/chats/019abc00-0000-7000-8000-000000000000`);
  const text = await (await tell(metricsToken)).text();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/chats\/\{chatId\}\/turns",status="200"\} 1/,
  );
  expect(text).toMatch(/mails_total\{outcome="sent"\} 1/);
  for (const name of [
    "open_streams",
    "running_turns",
    "running_tools",
    "database_main_waiting",
    "event_loop_lag_p99_seconds",
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("without a token there are no metrics", async () => {
  const other = await startTestApp();
  expect((await fetch(`${other.url}/metrics`)).status).toBe(404);
});

test("a process is ready while its database has our tables, and refuses new work when it is told to stop", async () => {
  const other = await startTestApp();
  const ready = async () => {
    const answer = await fetch(`${other.url}/readyz`);
    return [answer.status, await answer.text()];
  };
  expect(await ready()).toEqual([200, "ready"]);
  const { pool } = other.built.parts.ctx.database;
  await pool.query(
    "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
  );
  await expect.poll(ready).toEqual([503, "not ready: migrations"]);
  other.built.parts.operations.readiness.stopping = true;
  expect(await ready()).toEqual([503, "not ready: stopping"]);
  const refused = await other.post("/api/auth/sign-in/email", { email: "a@example.com", password: "x" });
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("connection")]).toEqual([
    503,
    "1",
    "close",
  ]);
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
});
