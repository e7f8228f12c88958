import { beforeAll, expect, test } from "vitest";
import { startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { ModelFailure } from "../../platform/model/model.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { DependencyHealth } from "../../platform/dependency-health.ts";

let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  const model = await startScriptedModel();
  app = await startTestApp({
    ownerEmail: "keeper@example.com",
    model: openAiCompatible({ baseUrl: model.url, apiKey: "sk-never-told", model: "scripted", silenceMs: 1_500 }),
  });
  admin = await app.signUp("Keeper");
  return () => model.close();
});

test("an admin reads versions, database, disk and what this process does", async () => {
  const health = await admin.api.health.read();
  expect(health.versions.node).toBe(process.version);
  expect(health.versions.database).toMatch(/^\d+/);
  expect(health.versions.migration).toMatch(/^\d{4}_\w+$/);
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.database.connectionsMax).toBeGreaterThanOrEqual(health.database.connections);
  expect(health.database.roundTripMs).toBeGreaterThanOrEqual(0);
  expect(health.disk?.freeBytes).toBeGreaterThan(0);
  expect(health.processes).toMatchObject([{ current: true, version: "0.0.0-test", turns: 0 }]);
  expect(health.mail).toMatchObject({ local: true, configured: false });
  expect(health.mail.lastSuccess).not.toBeNull();
});

test("the status lists every process with its open streams and running replies, whichever process is asked", async () => {
  const elsewhere = await startTestApp({ database: app.database });
  const gone = new AbortController();
  const stream = await admin.fetch("/api/live", { signal: gone.signal });
  expect(stream.status).toBe(200);
  const started = await admin.send("Explain #slow please");
  const here = await admin.api.health.read();
  expect(here.processes).toHaveLength(2);
  expect(here.processes.find(({ current }) => current)).toMatchObject({ streams: 1, turns: 1 });
  expect(here.queue.replies.running).toBe(1);
  await admin.api.chats.stopTurn({ turnId: started.turnId });
  gone.abort();
  await expect.poll(async () => (await admin.api.health.read()).queue.replies.running).toBe(0);
  await expect
    .poll(async () => (await admin.api.health.read()).processes.map(({ streams }) => streams))
    .toEqual([0, 0]);
  await elsewhere.close();
  expect((await admin.api.health.read()).processes).toHaveLength(1);
});

test("it shows when the model answered last and why it failed last, without its secrets", async () => {
  const started = await admin.send("A bakery subscription for offices at €49 a month.");
  await admin.finish(started.turnId);
  const answered = await admin.api.health.read();
  expect(answered.model).toMatchObject({ configured: true, name: "scripted", lastFailure: null });
  expect(answered.model.lastSuccess).not.toBeNull();
  const nobody = openAiCompatible({
    baseUrl: "http://127.0.0.1:9",
    apiKey: "sk-never-told",
    model: "x",
    silenceMs: 500,
  });
  const services = new DependencyHealth(() => new Date());
  const heard = services.model(nobody);
  const events = heard.stream({ messages: [{ role: "user", content: "a secret plan" }] }, new AbortController().signal);
  await expect(events.next()).rejects.toBeInstanceOf(ModelFailure);
  expect(services.heard.model).toMatchObject({ success: null, fault: "unreachable" });
  const text = JSON.stringify([answered, services.heard]);
  for (const secret of ["sk-never-told", "127.0.0.1", "secret plan", "bakery"]) expect(text).not.toContain(secret);
});
