import { beforeAll, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { findDifferences } from "../wallet/index.ts";

let model: ScriptedModel;
const apps: Record<string, TestApp> = {};

beforeAll(async () => {
  model = await startScriptedModel();
  apps["the engine alone"] = await startTestApp();
  const ofModel = openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" });
  apps["a model"] = await startTestApp({ model: ofModel });
  return () => model.close();
});

const app = (name: string): TestApp => {
  const found = apps[name];
  if (!found) throw new Error(`There is no application with ${name}`);
  return found;
};

const balanceOf = async (name: string, email: string) => {
  const { rows } = await app(name).built.parts.ctx.database.pool.query<{ tokens: number }>(
    "select token_balance as tokens from profiles where email = $1",
    [email],
  );
  return rows[0]?.tokens;
};

describe.each(["the engine alone", "a model"])("with %s", (name) => {
  test.each(["hello", "Thanks!", "Hola", "Danke"])("%s costs nothing and has no rating", async (text) => {
    const member = await app(name).signUp(`M${newId().slice(-8)}`);
    const { turnId } = await member.send(text);
    expect(await member.finish(turnId)).toMatchObject({ outcome: "done", cost: 0, analystRating: null });
    expect(await balanceOf(name, member.email)).toBe(10);
    expect(await findDifferences(app(name).built.parts.ctx)).toEqual([]);
  });

  test("a tool in an empty chat costs nothing and has no rating", async () => {
    const member = await app(name).signUp(`T${newId().slice(-8)}`);
    const { turnId } = await member.api.chats.startTurn({
      chatId: newId(),
      request: {
        kind: "tool",
        tool: "deep-analysis",
        language: "en",
        parentId: null,
        messageId: newId(),
        startupType: null,
        webSearch: false,
      },
    });
    expect(await member.finish(turnId)).toMatchObject({ outcome: "done", cost: 0, analystRating: null });
    expect(await balanceOf(name, member.email)).toBe(10);
  });

  test("an idea costs a token", async () => {
    const member = await app(name).signUp(`I${newId().slice(-8)}`);
    const { turnId } = await member.send("A marketplace where bakeries sell yesterday's bread to restaurants.");
    expect((await member.finish(turnId)).cost).toBeGreaterThan(0);
    expect(await balanceOf(name, member.email)).toBeLessThan(10);
  });
});

test("without a model, a question that a stored answer fits costs what a reply costs, and one that none fits nothing", async () => {
  const member = await app("the engine alone").signUp(`Q${newId().slice(-8)}`);
  const asked = async (text: string) => member.finish((await member.send(text)).turnId);
  const answered = await asked("What is vesting?");
  expect(answered).toMatchObject({ outcome: "done", cost: 1 });
  expect(answered.content).toContain("How vesting and a cliff work");
  const unanswered = await asked("How do I cook rice for twelve people?");
  expect(unanswered).toMatchObject({ outcome: "done", cost: 0 });
  expect(unanswered.content).toContain("/help-center/getting-started#model");
});

test("without a model, a later message that the engine can do nothing with costs nothing, and a question costs", async () => {
  const member = await app("the engine alone").signUp(`N${newId().slice(-8)}`);
  const first = await member.send("A bakery subscription for offices at €49 a month. 12 paying offices.");
  await member.finish(first.turnId);
  let parentId = first.reply.id;
  const costOf = async (text: string) => {
    const { turnId, reply } = await member.send(text, { chatId: first.chat.id, parentId });
    parentId = reply.id;
    return (await member.finish(turnId)).cost;
  };
  const before = await balanceOf("the engine alone", member.email);
  expect(await costOf("thanks")).toBe(0);
  expect(await costOf("My dog sleeps all day.")).toBe(0);
  expect(await costOf("That's wrong, the price is €59, not €49.")).toBe(0);
  expect(await costOf("The buyers are law firms, I said.")).toBe(0);
  expect(await balanceOf("the engine alone", member.email)).toBe(before);
  expect(await costOf("How much is left for each customer?")).toBeGreaterThan(0);
  expect(await findDifferences(app("the engine alone").built.parts.ctx)).toEqual([]);
});

test("without a model, a reply that only asks for confirmation costs nothing, nor does confirming; a question then costs", async () => {
  const member = await app("the engine alone").signUp(`C${newId().slice(-8)}`);
  const text =
    "A booking app for independent hairdressers in Spain. €29 a month, 40 salons in the pilot, churn 4% a month.";
  const { turnId, chat, reply } = await member.send(text);
  const ended = await member.finish(turnId);
  expect(ended).toMatchObject({ outcome: "done", cost: 0 });
  const heard = ended.parts.find((part) => part.kind === "heard");
  const settlements = (heard?.figures ?? []).flatMap(({ span, state, reading }) =>
    state === "unread" && reading ? [{ span, reading }] : [],
  );
  expect(settlements.length).toBeGreaterThan(1);
  await member.api.chats.settleFigures({ chatId: chat.id, messageId: reply.id, settlements });
  expect(await balanceOf("the engine alone", member.email)).toBe(10);
  const asked = await member.send("How much do we take in each month?", { chatId: chat.id, parentId: reply.id });
  expect((await member.finish(asked.turnId)).cost).toBeGreaterThan(0);
  expect(await findDifferences(app("the engine alone").built.parts.ctx)).toEqual([]);
});

test("without a model, a tool costs what it costs although every figure waits to be confirmed", async () => {
  const member = await app("the engine alone").signUp(`D${newId().slice(-8)}`);
  const { turnId, chat, reply } = await member.send(
    "A booking app for hairdressers. €29 a month, 40 salons, churn 4% a month.",
  );
  await member.finish(turnId);
  const started = await member.api.chats.startTurn({
    chatId: chat.id,
    request: {
      kind: "tool",
      tool: "deep-analysis",
      language: "en",
      parentId: reply.id,
      messageId: newId(),
      startupType: null,
      webSearch: false,
    },
  });
  expect((await member.finish(started.turnId)).cost).toBeGreaterThan(0);
});
