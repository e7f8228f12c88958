import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, inject, test } from "vitest";
import { calmScript, startScriptedModel } from "../../../e2e/fixtures/scripted-model.ts";
import { startTcpProxy, type TcpProxy } from "../../../e2e/fixtures/tcp-proxy.ts";
import { openAiCompatible } from "../platform/model/openai-compatible.ts";
import { findDifferences } from "../features/wallet/index.ts";
import { password, refusalOf, startTestApp, type TestApp, type TestMember } from "./test-app.ts";
import { copyTemplate } from "./test-databases.ts";

let proxy: TcpProxy;
let app: TestApp;
let key: string;

beforeAll(async () => {
  const model = await startScriptedModel();
  const database = await copyTemplate(inject("postgres"));
  proxy = await startTcpProxy({ path: `${database.host}/.s.PGSQL.${database.port}` });
  app = await startTestApp({
    database: { ...database, host: "127.0.0.1", port: proxy.port },
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    // This limit is counted in the database too, and checked before anything else.
    attemptsPerMinute: 1_000,
  });
  key = await keyOf(await app.signUp("Key"));
  return async () => {
    await app.close();
    await proxy.close();
    await model.close();
  };
});

const keyOf = async (member: TestMember): Promise<string> =>
  (await member.api.apiKeys.make({ name: "Test", scopes: ["tools:run"], validHours: null })).secret;

const ready = async () => {
  const answer = await fetch(`${app.url}/readyz`);
  return `${answer.status} ${await answer.text()}`;
};

const codeOf = async (pending: Promise<Response>) => {
  const answer = await pending;
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code}`;
};

test("while the database is away every route says so, and when it is back everything recovers by itself", async () => {
  const ada = await app.signUp("Ada");
  const ben = await app.signUp("Ben");
  const connections = proxy.connections;
  const turn = await ada.send("Explain #slow please");
  const live = await ada.fetch("/api/live");
  proxy.cut();
  await expect.poll(ready).toBe("503 not ready: database");

  const before = proxy.refused;
  expect(await refusalOf(ada.api.chats.list({}))).toBe("unavailable");
  expect(await refusalOf(ada.send("While it is gone"))).toBe("unavailable");
  expect(await codeOf(ben.fetch("/api/session"))).toBe("503 unavailable");
  expect(await codeOf(app.post("/api/auth/sign-in/email", { email: ada.email, password }))).toBe("503 unavailable");
  expect(await codeOf(app.post("/api/auth/sign-up/email", { email: "c@example.com", name: "C", password }))).toBe(
    "503 unavailable",
  );
  const authorization = `Bearer ${key}`;
  const asked = { industry: "bakeries", businessIdea: "A bread box for offices at 39 euros a month" };
  expect(await codeOf(app.post("/v1/competitor/analyze", asked, { authorization }))).toBe("503 unavailable");
  expect(await codeOf(app.post("/mcp", {}, { authorization }))).toBe("503 unavailable");
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await sleep(2_000);
  // A few attempts a second, however long it takes.
  expect(proxy.refused - before).toBeLessThan(60);

  proxy.mend();
  await expect.poll(ready, { timeout: 10_000 }).toBe("200 ready");
  const reply = await ada.finish(turn.turnId);
  expect(reply).toMatchObject({ outcome: "done", content: calmScript.tokens.join("") });
  expect((await ada.finish((await ada.send("And now?")).turnId)).outcome).toBe("done");
  expect(await findDifferences(app.built.parts.ctx)).toEqual([]);
  // The listeners are back too, once each.
  await live.body?.cancel();
  await sleep(500);
  expect(proxy.connections).toBeLessThanOrEqual(connections + 8);
});
