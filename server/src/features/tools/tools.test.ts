import { setTimeout as sleep } from "node:timers/promises";
import { type FigureReading, problems } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { findDifferences } from "../wallet/index.ts";
import { endSilentRuns, listRunningRuns } from "./run-store.ts";

const tool = "enhance-prompt" as const;
const input = { prompt: "a bakery on wheels" };

let alone: TestApp;
let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  alone = await startTestApp();
  app = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

beforeEach(() => {
  model.answerWhole = () => JSON.stringify({ enhanced: "A bakery on wheels at dawn, warm light." });
});

const start = (member: TestMember, more: Partial<{ runId: string; input: unknown }> = {}) =>
  member.api.tools.start({ tool, runId: newId(), input, ...more });

/** Polls until the run has ended. */
async function ended(member: TestMember, runId: string) {
  for (;;) {
    const { run } = await member.api.tools.get({ runId });
    if (run.status !== "running") return run;
    await sleep(20);
  }
}

async function tokensOf(member: TestMember) {
  const { balance, plan } = await member.api.wallet.get();
  return balance + plan;
}

async function differences(of: TestApp) {
  return findDifferences(of.built.parts.ctx);
}

describe("a run without a model", () => {
  test("is made by the engine, costs its price and is in the history", async () => {
    const ada = await alone.signUp("Ada");
    const { run: started, tokens } = await start(ada);
    const run = await ended(ada, started.id);
    expect(run).toMatchObject({ status: "done", madeBy: "engine", cost: 1, title: input.prompt, input, notices: [] });
    expect(run.output).toMatchObject({ enhanced: expect.stringContaining("a bakery on wheels, ") });
    expect(tokens).toBe(9);
    expect((await ada.api.tools.get({ runId: run.id })).run).toEqual(run);
    expect((await ada.api.tools.list({ tool })).runs.map(({ id }) => id)).toEqual([run.id]);
    expect(await differences(alone)).toEqual([]);
  });

  test("sent twice is one run that costs once; the same id with another input is refused", async () => {
    const ben = await alone.signUp("Ben");
    const runId = newId();
    const [first, second] = await Promise.all([start(ben, { runId }), start(ben, { runId })]);
    expect(second.run.id).toBe(first.run.id);
    expect(await refusalOf(start(ben, { runId, input: { prompt: "something else" } }))).toBe("tool.id_taken");
    expect(await tokensOf(ben)).toBe(9);
  });

  test("with invalid input is refused with the invalid fields, and costs nothing", async () => {
    const cem = await alone.signUp("Cem");
    const response = await cem.fetch(`/api/tools/${tool}/runs`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ runId: newId(), input: { prompt: "  " } }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", data: { issues: [{ path: "prompt" }] } });
    expect(await tokensOf(cem)).toBe(10);
  });

  test("is refused when the wallet is empty, and nothing is stored", async () => {
    const dee = await alone.signUp("Dee");
    for (let at = 0; at < 10; at++) await start(dee);
    expect(await refusalOf(start(dee))).toBe("insufficient_tokens");
    expect((await dee.api.tools.list({ tool })).runs).toHaveLength(10);
  });

  test("twenty at once on ten tokens: ten run, ten are refused, and the ledger adds up", async () => {
    const eve = await alone.signUp("Eve");
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => start(eve)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await tokensOf(eve)).toBe(0);
    expect(await differences(alone)).toEqual([]);
  });
});

describe("a visitor", () => {
  test("gets the engine's result five times a day, unsaved, and is then asked to sign in", async () => {
    const visited = await startTestApp({
      model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    });
    const asked = model.requests.length;
    for (let at = 0; at < 5; at++) {
      const { run, tokens } = await start(visited.stranger);
      expect(run).toMatchObject({ status: "done", madeBy: "engine", cost: null });
      expect(tokens).toBeNull();
    }
    expect(await refusalOf(start(visited.stranger))).toBe("tool.visitor_limit");
    expect(model.requests.length).toBe(asked);
    const { rows } = await visited.built.parts.ctx.database.pool.query("select 1 from tool_runs");
    expect(rows).toEqual([]);
  });

  test("keeps the result through the sign-in, recomputed and free", async () => {
    const { run } = await start(alone.stranger);
    const fay = await alone.signUp("Fay");
    const kept = await fay.api.tools.keep({ tool, runId: run.id, input: run.input });
    expect(kept.run).toMatchObject({ id: run.id, output: run.output, cost: 0 });
    await fay.api.tools.keep({ tool, runId: run.id, input: run.input });
    expect((await fay.api.tools.list({ tool })).runs).toHaveLength(1);
    expect(await tokensOf(fay)).toBe(10);
  });
});

describe("a run with a model", () => {
  test("holds the model's words", async () => {
    const gil = await app.signUp("Gil");
    const { run } = await start(gil);
    expect(run).toMatchObject({ status: "done", madeBy: "model", cost: 1 });
    expect(run.output).toEqual({ enhanced: "A bakery on wheels at dawn, warm light." });
  });

  test.each([
    ["another form", () => JSON.stringify({ answer: "yes" })],
    ["no JSON", () => "Sure! Here is your prompt: <script>alert(1)</script>"],
    ["ten megabytes", () => JSON.stringify({ enhanced: "x".repeat(10_000_000) })],
    ["a wrong type", () => JSON.stringify({ enhanced: { __proto__: 1 } })],
  ])("that answers %s gives the engine's result, labelled and uncharged", async (_, answer) => {
    model.answerWhole = answer;
    const hal = await app.signUp(`Hal${newId()}`);
    const { run } = await start(hal);
    const done = await ended(hal, run.id);
    expect(done).toMatchObject({ status: "done", madeBy: "engine", cost: 0, notices: [{ code: "model_failed" }] });
    expect(done.output).toMatchObject({ enhanced: expect.stringContaining("a bakery on wheels, ") });
    expect(await tokensOf(hal)).toBe(10);
  });

  test("keeps every word, and marks an invented figure as the model's own", async () => {
    const enhanced = "A bakery on wheels. It sold 4,812 loaves last week. Warm light.";
    model.answerWhole = () => JSON.stringify({ enhanced });
    const ida = await app.signUp("Ida");
    const { run } = await start(ida);
    const { output, marks } = await ended(ida, run.id);
    expect(output).toEqual({ enhanced });
    expect(marks?.counts).toMatchObject({ own: 1, founder: 0, differs: 0 });
    const [marked] = marks?.texts ?? [];
    expect(marked?.marks.map(({ start: from, end, kind }) => [enhanced.slice(from, end), kind])).toEqual([
      ["4,812", "own"],
    ]);
  });

  test("can be stopped: it costs nothing and later results change nothing", async () => {
    const jo = await app.signUp("Jo");
    let answered = () => undefined as void;
    model.answerWhole = () =>
      new Promise((resolve) => (answered = () => resolve(JSON.stringify({ enhanced: "Late." }))));
    const { run } = await start(jo);
    expect(run).toMatchObject({ status: "running", stage: "writing" });
    const stopped = await jo.api.tools.stop({ runId: run.id });
    expect(stopped).toMatchObject({ run: { status: "stopped", cost: 0, output: null }, tokens: 10 });
    answered();
    await sleep(100);
    expect((await jo.api.tools.get({ runId: run.id })).run.status).toBe("stopped");
    expect((await jo.api.tools.list({ tool })).runs).toEqual([]);
    expect(await differences(app)).toEqual([]);
  });

  test("whose process is gone ends without a result and releases its tokens", async () => {
    const kim = await app.signUp("Kim");
    model.answerWhole = () => new Promise(() => undefined);
    const { run } = await start(kim);
    const { ctx } = app.built.parts;
    expect(await endSilentRuns(ctx, await listRunningRuns(ctx))).toBe(1);
    expect((await kim.api.tools.get({ runId: run.id })).run).toMatchObject({ status: "failed", cost: 0 });
    expect(await tokensOf(kim)).toBe(10);
    await kim.api.tools.stop({ runId: run.id });
    expect(await differences(app)).toEqual([]);
  });
});

describe("the history", () => {
  test("renames, copies and deletes", async () => {
    const lea = await alone.signUp("Lea");
    const { run } = await start(lea);
    await lea.api.tools.rename({ runId: run.id, title: "For the van" });
    const { run: copy } = await lea.api.tools.duplicate({ runId: run.id });
    expect(copy).toMatchObject({ title: "For the van (copy)", cost: 0 });
    expect((await lea.api.tools.get({ runId: copy.id })).run.output).toEqual(run.output);
    await lea.api.tools.delete({ runId: run.id });
    expect((await lea.api.tools.list({ tool })).runs.map(({ id }) => id)).toEqual([copy.id]);
    expect(await tokensOf(lea)).toBe(9);
  });

  test("is paged", async () => {
    const mia = await alone.signUp("Mia");
    const { run } = await start(mia);
    for (let at = 0; at < 22; at++) await mia.api.tools.duplicate({ runId: run.id });
    const first = await mia.api.tools.list({ tool });
    const second = await mia.api.tools.list({ tool, cursor: first.next ?? "" });
    expect([first.runs.length, second.runs.length, second.next]).toEqual([20, 3, null]);
    expect(new Set([...first.runs, ...second.runs].map(({ id }) => id)).size).toBe(23);
  });

  test("a chat about a result begins with it and knows its figures", async () => {
    const nia = await app.signUp("Nia");
    const { run } = await start(nia);
    await ended(nia, run.id);
    const { chatId } = await nia.api.tools.discuss({ runId: run.id });
    const { messages } = await nia.api.chats.get({ chatId });
    expect(messages.map(({ type, content, label }) => ({ type, content, label }))).toEqual([
      { type: "user", content: input.prompt, label: null },
      { type: "ai", content: run.markdown, label: "tool_result" },
    ]);
    const next = await nia.send("What would you change?", { chatId, parentId: messages[1]?.id ?? null });
    await nia.finish(next.turnId);
    expect(JSON.stringify(model.requests.at(-1)?.messages)).toContain("at dawn");
  });

  test("forms are prefilled from the latest chat, with an unread figure only after its settlement", async () => {
    const ola = await alone.signUp("Ola");
    expect((await ola.api.tools.venture({})).venture).toBeNull();
    const idea = "A booking tool for dentists at €49 per month. 12 paying customers. Competitors are Doctolib.";
    const customers = { meaning: "paying", value: 12, unit: "customer" };
    const turn = await ola.send(idea);
    const reply = await ola.finish(turn.turnId);
    const before = (await ola.api.tools.venture({})).venture;
    expect(before).toMatchObject({ told: idea, stage: "revenue", competitors: ["Doctolib"], figures: [customers] });
    const settled = (quote: string, reading: FigureReading) => {
      const at = idea.indexOf(quote);
      return { span: { message: 0, start: at, end: at + quote.length }, reading };
    };
    const own = { party: "venture", status: "actual", basis: "recurring" } as const;
    const price: FigureReading = { meaning: "price", unit: { EUR: 1, customer: -1, month: -1 }, flow: "in", ...own };
    const { chatId, id: messageId } = reply;
    await ola.api.chats.settleFigures({ chatId, messageId, settlements: [settled("€49", price)] });
    const { venture } = await ola.api.tools.venture({});
    expect(venture).toMatchObject({ currency: "EUR", competitors: ["Doctolib"] });
    expect(venture?.figures).toEqual([{ meaning: "price", value: 49, unit: "EUR/customer/month" }, customers]);
  });
});

describe("a venture", () => {
  test("fills the forms from its own chat or, without one, from its sheet", async () => {
    const pia = await alone.signUp("Pia-Adler");
    const { venture: bakery } = await pia.api.ventures.create({ name: "Bakery", line: "Bread by subscription" });
    const price = { value: 9, meaning: "price", flow: "in", unit: "EUR/customer/week" } as const;
    await pia.api.ventures.addFigure({ ventureId: bakery.id, ...price });
    const turn = await pia.send("A booking tool for dentists at €49 per month. 12 paying customers.");
    await pia.finish(turn.turnId);
    const latest = await pia.api.tools.venture({});
    expect(latest.venture).toMatchObject({ told: expect.stringContaining("dentists") as string });
    expect(latest.ventureId).not.toBe(bakery.id);
    const { venture } = await pia.api.tools.venture({ ventureId: bakery.id });
    expect(venture).toMatchObject({ told: "Bread by subscription" });
    expect(venture?.figures).toEqual([{ meaning: "price", value: 9, unit: "EUR/customer/week" }]);
    expect((await pia.api.tools.venture({ ventureId: "none" })).venture).toBeNull();
  });

  test("keeps what tools make for it, and their copies, until it is deleted", async () => {
    const quin = await alone.signUp("Quin-Adler");
    const { venture } = await quin.api.ventures.create({ name: "Dentists" });
    const ventureId = venture.id;
    const runId = newId();
    await quin.api.tools.start({ tool, runId, input, ventureId });
    await quin.api.tools.start({ tool, runId: newId(), input, ventureId: null });
    await quin.api.tools.duplicate({ runId });
    const { runs } = await quin.api.tools.listInVenture({ ventureId });
    expect(runs.map((run) => run.ventureId)).toEqual([ventureId, ventureId]);
    expect((await quin.api.tools.list({ tool })).runs).toHaveLength(3);
    await quin.api.ventures.delete({ ventureId });
    expect((await quin.api.tools.get({ runId })).run.ventureId).toBeNull();
  });

  test("of another member is refused, and nothing is charged", async () => {
    const [rex, sam] = [await alone.signUp("Rex-Adler"), await alone.signUp("Sam-Adler")];
    const { venture } = await rex.api.ventures.create({ name: "Dentists" });
    const ventureId = venture.id;
    const before = await sam.api.wallet.get();
    const refused = sam.api.tools.start({ tool, runId: newId(), input, ventureId });
    expect(await refusalOf(refused)).toBe("venture.not_found");
    expect(await refusalOf(sam.api.tools.venture({ ventureId }))).toBe("venture.not_found");
    expect(await sam.api.wallet.get()).toEqual(before);
  });
});

describe("POST /api/functions", () => {
  const call = (member: TestMember, name: string, body: unknown) =>
    member.fetch(`/api/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  test("enhance-prompt answers { enhanced } and is stored for the member", async () => {
    const pia = await app.signUp("Pia");
    const response = await call(pia, "enhance-prompt", { prompt: "a bakery", userId: "somebody else" });
    expect(await response.json()).toEqual({ enhanced: "A bakery on wheels at dawn, warm light." });
    expect((await pia.api.tools.list({ tool })).runs).toHaveLength(1);
  });

  test("chat-with-ai answers { response, marketOverview }, costs as a turn does and stores no chat", async () => {
    const quin = await alone.signUp("Quin");
    const message = "A bakery subscription for offices at €49 a month in Berlin. We only need 1% of the market.";
    const answer = await call(quin, "chat-with-ai", { message, requiresSearch: false });
    const { response, marketOverview } = (await answer.json()) as { response: string; marketOverview: string };
    expect(response).toContain("Market Potential");
    expect(response).toContain(marketOverview.split("\n")[0]);
    // It only asks for confirmation, which is free; an idea without figures leaves nothing to confirm.
    expect(await tokensOf(quin)).toBe(10);
    await call(quin, "chat-with-ai", {
      message: "A bakery subscription for offices in Berlin.",
      requiresSearch: false,
    });
    expect(await tokensOf(quin)).toBeLessThan(10);
    expect((await quin.api.chats.list({})).chats).toEqual([]);
    expect(await differences(alone)).toEqual([]);
  });

  test("an answer that cannot be paid is refused", async () => {
    const ray = await alone.signUp("Ray");
    for (let at = 0; at < 10; at++) await start(ray);
    const answer = await call(ray, "chat-with-ai", { message: "An idea" });
    expect(answer.status).toBe(402);
    const told = { code: "insufficient_tokens", data: { balance: 0 }, error: problems.insufficient_tokens.message };
    expect(await answer.json()).toMatchObject(told);
  });

  test.each([
    ["a body that is no JSON", "functions/enhance-prompt", "{"],
    ["a body without its field", "functions/enhance-prompt", "{}"],
    ["a name that is none", "functions/nothing", "{}"],
    ["no plan", "kimi", JSON.stringify({ messages: [{ role: "user", content: "An app" }] })],
  ])("a refusal gives the reason in `error` too: %s", async (_, path, body) => {
    const sam = await alone.signUp(`Sam${newId().slice(-6)}`);
    const headers = { "content-type": "application/json" };
    const answer = await sam.fetch(`/api/${path}`, { method: "POST", headers, body });
    const told = (await answer.json()) as { error: string; message: string; code: string };
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(told).toMatchObject({ error: told.message, code: expect.any(String) });
  });

  test("the pages' client reads a refusal of a function like any other", async () => {
    const tia = await alone.signUp("Tia");
    for (let at = 0; at < 10; at++) await start(tia);
    expect(await refusalOf(tia.api.functions.enhancePrompt({ prompt: "a lamp" }))).toBe("insufficient_tokens");
  });
});
