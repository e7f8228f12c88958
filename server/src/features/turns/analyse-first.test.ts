import { firstAnalysesPerDay, firstAnalysisMaxLength } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

const idea =
  "Meal kits for shift workers at €49 a month. Each box costs us €22, and 6% of customers leave every month.";

let model: ScriptedModel;
let app: TestApp;
let withModel: TestApp;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp({ trustProxy: true });
  withModel = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

const analyse = (to: TestApp, text = idea) => to.stranger.api.chats.analyseFirst({ text });

const from = (address: string) =>
  app.post("/api/first-analysis", { text: idea }, { origin: app.url, "x-forwarded-for": address });

const countRows = async ({ built }: TestApp) => {
  const { rows } = await built.parts.ctx.database.pool.query(
    `select (select count(*) from chats) + (select count(*) from messages) + (select count(*) from turns)
       + (select count(*) from api_usage_logs) as stored`,
  );
  return Number(rows[0]?.stored);
};

describe("the analysis of a visitor's message", () => {
  test("is the reply that the chat gives to it, and stores nothing", async () => {
    const first = await analyse(app);
    expect(await countRows(app)).toBe(0);
    expect(first.parts.some(({ kind }) => kind === "heard")).toBe(true);
    const member = await app.signUp("Ada");
    const reply = await member.finish((await member.send(idea)).turnId);
    expect(reply).toMatchObject({ content: first.content, analystRating: first.analystRating });
    // Ids of messages are made anew.
    const withoutIds = (parts: unknown) =>
      JSON.stringify(parts).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");
    expect(withoutIds(reply.parts)).toBe(withoutIds(first.parts));
  });

  test("calls no model where one is set up", async () => {
    const { content } = await analyse(withModel);
    expect(content).toContain("€49");
    expect(model.requests).toEqual([]);
    expect(await countRows(withModel)).toBe(0);
  });

  test("becomes one chat and one charge when the member sends it, however often the request is repeated", async () => {
    await analyse(app);
    const member = await app.signUp("Ben");
    const request = {
      chatId: newId(),
      request: {
        kind: "message" as const,
        // Without figures there is nothing to confirm first: its reply is charged.
        text: "A marketplace where bakeries sell yesterday's bread to restaurants.",
        messageId: newId(),
        parentId: null,
        startupType: null,
        webSearch: false,
      },
    };
    const [one, two] = await Promise.all([member.api.chats.startTurn(request), member.api.chats.startTurn(request)]);
    expect(two.turnId).toBe(one.turnId);
    const { cost } = await member.finish(one.turnId);
    expect(cost).toBeGreaterThan(0);
    await member.api.chats.startTurn(request);
    expect((await member.api.chats.list({})).chats).toHaveLength(1);
    expect((await member.api.accounts.session()).member?.tokens).toBe(10 - (cost ?? 0));
  });
});

describe("a visitor", () => {
  test("gets ten analyses a day from one address, and other addresses go on", async () => {
    for (let at = 0; at < firstAnalysesPerDay; at++) expect((await from("192.0.2.7")).status).toBe(200);
    const refused = await from("192.0.2.7");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "first_analysis.limit_reached" });
    expect((await from("192.0.2.8")).status).toBe(200);
  });

  test("is refused while all visitors together ask too often", async () => {
    const { pool } = app.built.parts.ctx.database;
    await pool.query("update attempt_limits set points = 600 where starts_with(key, 'first_analysis_all:')");
    const refused = await from("192.0.2.9");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "first_analysis.busy" });
    await pool.query("delete from attempt_limits where starts_with(key, 'first_analysis_all:')");
    expect((await from("192.0.2.9")).status).toBe(200);
  });

  test.each([
    ["nothing but blanks", " \n "],
    ["more than two paragraphs", "a".repeat(firstAnalysisMaxLength + 1)],
  ])("cannot send %s", async (_, text) => {
    expect(await refusalOf(analyse(app, text))).toBe("invalid_input");
  });

  test("cannot send a large body", async () => {
    const large = await app.post("/api/first-analysis", { text: "a".repeat(60_000) }, { origin: app.url });
    expect(large.status).toBe(413);
  });

  test("cannot be sent here by another site", async () => {
    const foreign = await app.post("/api/first-analysis", { text: idea }, { origin: "https://elsewhere.example" });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: "untrusted_origin" });
  });
});
