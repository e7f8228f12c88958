import { beforeAll, expect, test } from "vitest";
import { calmScript, type ScriptedModel, startScriptedModel } from "../../../e2e/fixtures/scripted-model.ts";
import { deleteOldAttempts } from "../features/accounts/index.ts";
import { endSilentTurns, listRunningTurns } from "../features/turns/index.ts";
import { renewDuePlans } from "../features/subscriptions/index.ts";
import { findDifferences } from "../features/wallet/index.ts";
import { openAiCompatible } from "../platform/model/openai-compatible.ts";
import { HeartbeatMonitor } from "../platform/heartbeat-monitor.ts";
import { password, refusalOf, startTestApp, type TestApp } from "./test-app.ts";

const hour = 60 * 60_000;
let ahead = 0;
let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp({
    now: () => new Date(Date.now() + ahead),
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    attemptsPerMinute: 1_000,
  });
  return () => model.close();
});

test.each([5, -5])(
  "a clock that jumps %i hours ahead during a reply does not end it, and the chat goes on",
  async (hours) => {
    const { ctx } = app.built.parts;
    const person = await app.signUp(`Jump${hours}`);
    const monitor = new HeartbeatMonitor();
    const started = await person.send("Explain #held please");
    expect(monitor.among(await listRunningTurns(ctx))).toEqual([]);
    ahead = hours * hour;
    await endSilentTurns(ctx, monitor.among(await listRunningTurns(ctx)));
    await model.goOn();
    const reply = await person.finish(started.turnId);
    expect(reply).toMatchObject({ outcome: "done", content: calmScript.tokens.join("") });
    const after = { chatId: started.chat.id, parentId: reply.id };
    const next = await person.finish((await person.send("And now?", after)).turnId);
    expect(next.outcome).toBe("done");
    const { messages } = await person.api.chats.get({ chatId: started.chat.id });
    expect(messages.map(({ id }) => id)).toEqual([started.message.id, reply.id, next.parentId, next.id]);
    expect((await person.api.wallet.history({})).entries).not.toEqual([]);
    expect(await findDifferences(ctx)).toEqual([]);
    ahead = 0;
  },
);

test("a caller who was rate-limited by a clock that ran ahead is admitted soon after it is corrected", async () => {
  const { ctx } = app.built.parts;
  const { pool } = ctx.database;
  const ada = await app.signUp("Ada");
  for (let attempt = 0; attempt < 10; attempt++) await ctx.limits.take("password", "ada");
  expect(await refusalOf(ctx.limits.take("password", "ada"))).toMatchObject({ code: "too_many_requests" });
  await ctx.limits.clean(ctx.now());
  expect(await refusalOf(ctx.limits.take("password", "ada"))).toMatchObject({ code: "too_many_requests" });
  await pool.query("update attempt_limits set expire = expire + $1", [5 * hour]);
  await pool.query("update rate_limits set count = 1000000, last_request = last_request + $1", [5 * hour]);
  const signIn = () => app.post("/api/auth/sign-in/email", { email: ada.email, password });
  expect((await signIn()).status).toBe(429);

  await ctx.limits.clean(ctx.now());
  await deleteOldAttempts(ctx);
  await ctx.limits.take("password", "ada");
  expect((await signIn()).status).toBe(200);
});

test("a clock that runs two months ahead and back gives each month's tokens once", async () => {
  const { ctx } = app.built.parts;
  const ben = await app.signUp("Ben");
  const { subscription } = await ben.api.subscriptions.activateOffer();
  const granted = async () =>
    (await ben.api.wallet.history({ reason: "grant" })).entries.map(({ delta }) => delta).length;
  const before = await granted();
  for (const days of [40, 0, 40, -3, 0]) {
    ahead = days * 24 * hour;
    await renewDuePlans(ctx);
    const now = await ben.api.subscriptions.get();
    expect(now.subscription?.tokensRemaining).toBe(subscription?.tokensRemaining);
  }
  expect(await granted()).toBe(before + 1);
  ahead = 0;
  expect(await findDifferences(ctx)).toEqual([]);
});
