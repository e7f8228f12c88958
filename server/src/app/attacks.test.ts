import { visitorRunsPerDay } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { newId } from "../platform/db/columns.ts";
import { password, refusalOf, startTestApp, type TestApp } from "./test-app.ts";
import { openScene, type Scene } from "./test-endpoints.ts";

let app: TestApp;
let scene: Scene;

beforeAll(async () => {
  app = await startTestApp();
  scene = await openScene(app);
});

const rows = async (text: string) => (await app.built.parts.ctx.database.pool.query(text)).rows;

test("50 strangers who sign up at once on a new installation do not become admin, whatever fields they send", async () => {
  const alone = await startTestApp();
  const wishes = { role: "admin", isAdmin: true, emailVerified: true, assurance: "aal2" };
  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      alone.post("/api/auth/sign-up/email", { ...wishes, name: `P${at}`, email: `p${at}@example.com`, password }),
    ),
  );
  const { pool } = alone.built.parts.ctx.database;
  const { rows: people } = await pool.query<{ n: number }>("select count(*)::int as n from users");
  const { rows: admins } = await pool.query("select 1 from user_roles where role = 'admin'");
  const { rows: confirmed } = await pool.query("select 1 from users where email_verified");
  expect([people[0]?.n, admins.length, confirmed.length]).toEqual([50, 0, 0]);
});

test("identity headers that other products trust do not authenticate a stranger", async () => {
  const { userId = "" } = scene.ids;
  const { email, cookie } = scene.owner;
  const [name, value = ""] = cookie.split("=");
  const [token = ""] = decodeURIComponent(value).split(".");
  for (const headers of [
    { "x-user-id": userId, "x-user-email": email, "x-role": "admin" },
    { "x-forwarded-user": email, "remote-user": email, "x-remote-user": email },
    { "x-client-ip": "127.0.0.1", "x-real-ip": "127.0.0.1", "x-original-url": "/api/wallet" },
    { authorization: `Bearer ${token}` },
    { cookie: `${name}=${token}` },
    { cookie: `${name}=${token}.${"A".repeat(43)}%3D` },
    { cookie: `${name}=${encodeURIComponent(JSON.stringify({ userId, alg: "none" }))}` },
  ]) {
    const response = await fetch(`${app.url}/api/wallet`, { headers: headers as Record<string, string> });
    expect(response.status).toBe(401);
  }
});

test("a share link gives access to the plan's text and nothing else", async () => {
  const { planId = "" } = scene.ids;
  const { share } = await scene.owner.api.savedPlans.share({ planId, days: 2, password: null });
  const token = share.url?.split(/[/#]/).at(-1) ?? "";
  expect(await app.stranger.api.savedPlans.read({ token, password: null })).toMatchObject({
    markdown: expect.any(String),
  });
  const given = { authorization: `Bearer ${token}`, "x-share-token": token, "content-type": "application/json" };
  const plan = `/api/saved-plans/${planId}`;
  for (const [method, path] of [
    ["GET", plan],
    ["PATCH", plan],
    ["POST", `${plan}/versions`],
    ["GET", `${plan}/export?format=md`],
    ["DELETE", plan],
    ["DELETE", `${plan}/shares/${share.id}`],
  ] as const) {
    const body = method === "GET" ? null : JSON.stringify({ title: "Mine", markdown: "Mine", token });
    expect((await fetch(`${app.url}${path}?token=${token}`, { method, headers: given, body })).status).toBe(401);
  }
});

test("passing ids of another member's objects as one's own changes nothing of that member's", async () => {
  const { owner, other, ids, started } = scene;
  const { runId = "", chatId = "" } = ids;
  const before = [await owner.api.tools.get({ runId }), await owner.api.chats.get({ chatId })];
  const input = { prompt: "mine now" };
  expect(await refusalOf(other.send("Mine now", { chatId, parentId: started.reply.id }))).toMatch(/not_found$/);
  // An id is scoped to its member: these endpoints may create objects of the other member's own.
  await refusalOf(other.send("Mine now", { chatId }));
  await refusalOf(other.send("Mine now", { messageId: started.message.id }));
  await refusalOf(other.api.tools.start({ tool: "enhance-prompt", runId, input }));
  await refusalOf(other.api.tools.keep({ tool: "enhance-prompt", runId, input }));
  const source = { kind: "message", chatId, messageId: started.reply.id } as const;
  expect(await refusalOf(other.api.savedPlans.save({ source }))).toBe("message.not_found");
  expect([await owner.api.tools.get({ runId }), await owner.api.chats.get({ chatId })]).toEqual(before);
  const owners = await rows(`select user_id from tool_runs where id = '${runId}' and user_id = '${ids.userId}'`);
  expect(owners).toHaveLength(1);
});

test("a visitor's free runs are counted by address, whatever the visitor sends and however often it starts a new session", async () => {
  const ask = (at: number) =>
    fetch(`${app.url}/api/tools/enhance-prompt/runs`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": `203.0.113.${at}`,
        "x-real-ip": `203.0.113.${at}`,
        "x-client-ip": `203.0.113.${at}`,
        forwarded: `for=203.0.113.${at}`,
        cookie: `cofounder.session_token=${newId()}`,
        origin: app.url,
        "user-agent": `Browser ${at}`,
      },
      body: JSON.stringify({ runId: newId(), input: { prompt: `lamps ${at}` } }),
    });
  const statuses: number[] = [];
  for (let at = 0; at < visitorRunsPerDay + 2; at++) statuses.push((await ask(at)).status);
  expect(statuses).toEqual([...Array.from({ length: visitorRunsPerDay }, () => 200), 429, 429]);
});
