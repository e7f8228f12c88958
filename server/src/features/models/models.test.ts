import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { testSentence } from "./try-model.ts";

const ownerEmail = "keeper@example.com";
const key = "sk-the-key-of-a-model-9876";
const none = { text: null, reading: null, tools: null, images: null, fallback: null };
const prices = { inputPrice: 2, outputPrice: 10 };

let one: ScriptedModel;
let two: ScriptedModel;
let app: TestApp;
let admin: TestMember;

beforeAll(async () => {
  [one, two] = await Promise.all([startScriptedModel(), startScriptedModel()]);
  app = await startTestApp({ ownerEmail });
  admin = await app.signUp("Keeper");
  return async () => void (await Promise.all([one.close(), two.close()]));
});

beforeEach(async () => {
  one.reset();
  two.reset();
  two.isReliable = true;
  for (const purpose of ["text", "reading", "tools", "images", "fallback"] as const)
    await admin.api.models.clear({ purpose });
});

const settingOf = async (purpose: string, of = admin) =>
  (await of.api.models.settings()).settings.find((setting) => setting.purpose === purpose);

type Saved = Parameters<TestMember["api"]["models"]["save"]>[0];

const save = (purpose: Saved["purpose"], baseUrl: string | null, more: Partial<Saved> = {}) =>
  admin.api.models.save({ purpose, baseUrl, model: "scripted", contextTokens: null, ...prices, ...more });

const idea = "A wash is 19 euros, soap is 4.50 euros per wash, and we wash forty cars at the office each month.";

async function say(member: TestMember, text = idea) {
  return member.finish((await member.send(text)).turnId);
}

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.built.parts.ctx.database.pool.query<Row>(text, values)).rows;

describe("a model that an admin sets up", () => {
  test("answers the next turn, and no more once it is cleared", async () => {
    expect((await say(admin)).label).toBe("offline_analysis");
    await save("text", `${one.url}/`, { apiKey: key });
    one.answerStreamed = () => "The model answers.";
    expect(await say(admin)).toMatchObject({ content: "The model answers.", label: null });
    expect((await admin.api.accounts.session()).instance.model).toBe("scripted");
    await admin.api.models.clear({ purpose: "text" });
    expect((await say(admin)).label).toBe("offline_analysis");
    expect((await admin.api.accounts.session()).instance.model).toBeNull();
  });

  test("answers in every process at once", async () => {
    const elsewhere = await startTestApp({ ownerEmail, database: app.database });
    await save("text", one.url);
    await expect.poll(() => elsewhere.built.parts.ctx.model?.name).toBe("scripted");
    await admin.api.models.clear({ purpose: "text" });
    await expect.poll(() => elsewhere.built.parts.ctx.model).toBeNull();
    await elsewhere.close();
  });

  test("stands, though an earlier look at the settings ends after the change", async () => {
    const { ctx, models } = app.built.parts;
    const [isRead, isChanged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const readLate = async (text: string) => {
      const answer = await ctx.database.pool.query(text);
      isRead.resolve();
      await isChanged.promise;
      return answer;
    };
    const early = models.reload({
      ...ctx,
      database: { ...ctx.database, pool: Object.assign(Object.create(null), { query: readLate }) },
    });
    await isRead.promise;
    await save("text", one.url);
    isChanged.resolve();
    await early;
    expect(ctx.model?.name).toBe("scripted");
  });

  test("keeps its key encrypted, and shows its last four characters alone", async () => {
    await save("text", one.url, { apiKey: key });
    const shown = await admin.fetch("/api/admin/models");
    expect(await shown.text()).not.toContain(key);
    expect(await settingOf("text")).toMatchObject({ source: "page", keyEnd: "9876", keyIsLost: false, ...prices });
    const [row] = await query<{ sealed: string; all: string }>(
      "select sealed_key as sealed, model_settings::text as all from model_settings where purpose = 'text'",
    );
    expect(row?.sealed.length).toBeGreaterThan(key.length);
    expect(row?.all).not.toContain(key);
    const log = JSON.stringify(await admin.api.admin.audit({ action: "model." }));
    expect(log).toContain("model.changed");
    expect(log).not.toContain(key);
  });

  test("whose stored key cannot be opened says so, and is asked without it", async () => {
    await save("text", one.url, { apiKey: key });
    one.apiKey = key;
    const draft = { purpose: "text", baseUrl: one.url } as const;
    expect((await admin.api.models.list(draft)).failure).toBeNull();
    await query("update model_settings set sealed_key = 'AAAA' || substr(sealed_key, 5)");
    expect(await settingOf("text")).toMatchObject({ keyIsLost: true });
    expect((await admin.api.models.list(draft)).failure).toMatchObject({ kind: "unauthorized" });
  });

  test("takes its stored key to no other address", async () => {
    await save("text", one.url, { apiKey: key });
    await admin.api.models.list({ purpose: "text", baseUrl: two.url });
    expect(two.keys).toEqual([""]);
    await save("text", two.url);
    expect(await settingOf("text")).toMatchObject({ keyEnd: null });
  });

  test("keeps the key that another admin stores at the same moment", async () => {
    await save("text", one.url, { apiKey: key });
    const other = await app.built.parts.ctx.database.pool.connect();
    await other.query("begin");
    await other.query("update model_settings set key_end = 'NEWK' where purpose = 'text'");
    const saving = save("text", one.url, { model: "another" });
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await query(waiting)).length).toBe(1);
    await other.query("commit");
    other.release();
    await saving;
    expect(await settingOf("text")).toMatchObject({ model: "another", keyEnd: "NEWK" });
  });

  test("keeps its key where only the rest is changed, and loses it on request", async () => {
    await save("text", one.url, { apiKey: key });
    await save("text", one.url, { model: "another" });
    expect(await settingOf("text")).toMatchObject({ model: "another", keyEnd: "9876" });
    await save("text", one.url, { model: "another", apiKey: null });
    expect(await settingOf("text")).toMatchObject({ keyEnd: null });
  });
});

describe("each purpose", () => {
  test("has the model of the text, unless it has one of its own", async () => {
    await save("text", one.url);
    expect(await settingOf("reading")).toMatchObject({ source: "text" });
    await save("reading", two.url, { model: "reader" });
    await say(admin);
    expect(two.requests.map(({ tool_choice: choice }) => choice)).toEqual([
      { type: "function", function: { name: "record_reading" } },
    ]);
    expect(one.requests.every(({ tool_choice: choice }) => typeof choice !== "object")).toBe(true);
  });

  test("may name another model at the same address, with the same key", async () => {
    await save("text", one.url, { apiKey: key });
    await save("tools", null, { model: "another" });
    one.apiKey = key;
    expect((await admin.api.models.list({ purpose: "tools", baseUrl: null })).failure).toBeNull();
    expect(await settingOf("tools")).toMatchObject({ baseUrl: null, model: "another", keyEnd: null });
  });

  test("needs an address", async () => {
    expect(await refusalOf(save("reading", null, { model: "reader" }))).toBe("model.no_address");
    expect(await refusalOf(save("text", null))).toBe("model.no_address");
  });

  test("of the tools words a tool's result", async () => {
    await save("text", one.url);
    await save("tools", two.url, { model: "worder" });
    const runId = newId();
    await admin.api.tools.start({ tool: "enhance-prompt", runId, input: { prompt: "a lamp" } });
    await expect.poll(async () => (await admin.api.tools.get({ runId })).run.status).not.toBe("running");
    expect(two.requests).not.toHaveLength(0);
    expect(one.requests).toHaveLength(0);
  });
});

test("a second model answers where the first fails, and is named in what was used", async () => {
  const member = await app.signUp("Fay");
  await save("text", "http://127.0.0.1:9/v1", { model: "dead" });
  await save("fallback", two.url, { model: "second" });
  two.answerStreamed = () => "The second answers.";
  expect(await say(member)).toMatchObject({ content: "The second answers.", label: null, notices: [] });
  const used = await query<{ model: string; input: number }>(
    `select model, input_tokens as input from api_usage_logs l join users u on u.id = l.user_id where u.email = $1`,
    [member.email],
  );
  expect(used).toEqual([{ model: "second", input: 20 }]);
});

describe("what the environment sets up", () => {
  let fixed: TestApp;
  let keeper: TestMember;

  beforeAll(async () => {
    const text = { baseUrl: one.url, apiKey: key, model: "scripted", contextTokens: 128_000 };
    fixed = await startTestApp({ ownerEmail, models: { ...none, text } });
    keeper = await fixed.signUp("Keeper");
  });

  test("stands above the page, which may say what it costs", async () => {
    const saving = keeper.api.models.save({
      purpose: "text",
      baseUrl: two.url,
      model: "x",
      contextTokens: null,
      ...prices,
    });
    expect(await refusalOf(saving)).toBe("model.set_by_environment");
    expect(await refusalOf(keeper.api.models.clear({ purpose: "text" }))).toBe("model.set_by_environment");
    await keeper.api.models.price({ purpose: "text", ...prices });
    expect(await settingOf("text", keeper)).toMatchObject({
      source: "environment",
      model: "scripted",
      keyEnd: "9876",
      ...prices,
    });
  });

  test("is tested with its own address and key, whatever is typed", async () => {
    await keeper.api.models.list({ purpose: "text", baseUrl: two.url, apiKey: "another-key" });
    expect(two.keys).toEqual([]);
    expect(one.keys).toEqual([`Bearer ${key}`]);
  });
});

test("a server's list of models comes with the context length that it names", async () => {
  const listed = await admin.api.models.list({ purpose: "text", baseUrl: one.url });
  expect(listed).toEqual({
    failure: null,
    models: [
      { id: "another", contextTokens: null },
      { id: "scripted", contextTokens: 64_000 },
    ],
  });
  one.apiKey = key;
  const refused = await admin.api.models.list({ purpose: "text", baseUrl: one.url, apiKey: "wrong-key-0123" });
  expect(refused.failure).toMatchObject({ kind: "unauthorized", message: expect.stringContaining("Wrong key") });
});

test("a model is tested before it is saved: text, call and our reading of a sentence", async () => {
  const figure = (number: string, quote: string, means: { meaning: string; unit: string }) => ({
    id: `q0_${testSentence.indexOf(number)}`,
    quote,
    ...means,
  });
  one.answerReading = () => ({
    kind: "idea",
    figures: [
      figure("12 euros", "lunch boxes to offices for 12 euros each", { meaning: "price", unit: "EUR/box" }),
      figure("7 euros", "one costs us 7 euros to make", { meaning: "unit_cost", unit: "EUR/box" }),
      figure("40 offices", "40 offices order today", { meaning: "customers", unit: "office" }),
    ],
  });
  const draft = { purpose: "text", baseUrl: one.url, model: "scripted", contextTokens: null } as const;
  const tried = await admin.api.models.test(draft);
  expect(tried.text).toMatchObject({ failure: null, text: expect.stringContaining("who pays first") });
  expect(tried.text.firstMs).toBeGreaterThan(0);
  expect(tried.text.tokensPerSecond).toBeGreaterThan(0);
  expect(tried.toolCall).toEqual({ failure: null, called: true });
  expect(tried.reading).toMatchObject({ failure: null, sentence: testSentence });
  expect(tried.reading.proven.map(({ quote }) => quote)).toContain("12 euros");
  expect((await admin.api.models.settings()).settings.every(({ source }) => source === "none")).toBe(true);
  const dead = await admin.api.models.test({ ...draft, baseUrl: "http://127.0.0.1:9/v1" });
  expect([dead.text, dead.toolCall, dead.reading].map(({ failure }) => failure?.kind)).toEqual([
    "unreachable",
    "unreachable",
    "unreachable",
  ]);
});

test("what a member used this month is told in tokens and at the typed prices", async () => {
  const member = await app.signUp("Gil");
  await save("text", one.url);
  await say(member);
  const { month, use } = await admin.api.models.use();
  expect(month).toBe(new Date().toISOString().slice(0, 7));
  const row = use.find(({ email }) => email === member.email);
  const asked = one.requests.length;
  expect(row).toMatchObject({ model: "scripted", inputTokens: 10 * asked, outputTokens: 20 * asked });
  expect(row?.cost).toBeCloseTo((10 * asked * 2 + 20 * asked * 10) / 1_000_000, 9);
  await admin.api.models.clear({ purpose: "text" });
  const later = (await admin.api.models.use()).use.find(({ email }) => email === member.email);
  expect(later?.cost).toBeNull();
});

test("the numbers of the month's replies are counted by what backs them", async () => {
  const before = (await admin.api.models.use()).numbers;
  const member = await app.signUp("Ida");
  await save("text", one.url);
  one.answerReading = () => ({
    kind: "idea",
    figures: [{ id: "q0_10", quote: "A wash is 19 euros", meaning: "price", unit: "EUR/wash" }],
  });
  one.answerStreamed = () => "At €19 the 1,234 visitors are worth a test.";
  await say(member);
  const { backed, own, differs } = (await admin.api.models.use()).numbers;
  expect([backed - before.backed, own - before.own, differs - before.differs]).toEqual([1, 1, 0]);
});
