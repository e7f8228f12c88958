import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { rule } from "../../app/test-endpoints.ts";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { bringIn, invitationOf } from "../../app/test-invitations.ts";
import { newId } from "../../platform/db/columns.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

let app: TestApp;
let model: ScriptedModel;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp({
    model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }),
    ownerEmail: "keeper@example.com",
  });
  return () => model.close();
});
beforeEach(() => {
  model.requests.length = 0;
});

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;
/** As the sheet's figure stands among the facts for a model. */
const known = "29 EUR/customer/month";

async function shared(names: [string, string], access: "view" | "edit" = "view") {
  const [owner, guest] = [await app.signUp(names[0]), await app.signUp(names[1])];
  const { venture } = await owner.api.ventures.create({ name: "Salon app", line: "A booking app for hair salons" });
  const ventureId = venture.id;
  await owner.api.ventures.addFigure({ ventureId, ...price });
  const ventureMemberId = await bringIn(app, { owner, ventureId, guest, access });
  return { owner, guest, ventureId, ventureMemberId };
}

async function ask(member: TestMember, text: string, more: Parameters<TestMember["send"]>[1] = {}) {
  const started = await member.send(text, more);
  const reply = await member.finish(started.turnId);
  return { chatId: started.chat.id, ventureId: started.chat.ventureId, parentId: reply.id, text: reply.content };
}

const hiring = { role: "Frontend developer", budget: "medium", skills: "React" };

/** What the model was shown since the test began. */
const shownToModel = (): string =>
  model.requests.flatMap(({ messages }) => messages.map(({ content }) => content)).join("\n");

const numbers = "Our rent is 1,250 euros a month, and 40 salons pay.";

describe("a guest's chat about a venture", () => {
  test("knows what stands in the sheet, is listed with the venture, and is the guest's alone", async () => {
    const { owner, guest, ventureId } = await shared(["Ann", "Bob"]);
    const chat = await ask(guest, numbers, { ventureId });
    expect(chat.ventureId).toBe(ventureId);
    expect(shownToModel()).toContain(known);
    expect((await guest.api.chats.get({ chatId: chat.chatId })).chat.ventureId).toBe(ventureId);
    expect((await guest.api.chats.list({ ventureId })).chats.map(({ id }) => id)).toEqual([chat.chatId]);
    expect((await owner.api.chats.list({ ventureId })).chats).toEqual([]);
    expect((await owner.api.chats.list({})).chats).toEqual([]);
    expect(await refusalOf(owner.api.chats.get({ chatId: chat.chatId }))).toBe("chat.not_found");
  });

  test.each(["view", "edit"] as const)(
    "changes nothing of the owner's sheet, whatever is said and settled there, by a guest who may %s",
    async (access) => {
      const { owner, guest, ventureId } = await shared([`Cal-${access}`, `Dee-${access}`], access);
      const before = await sheetOf(owner, ventureId);
      const chat = await ask(guest, `${numbers} Perhaps we ask for 35 euros a month from each salon.`, { ventureId });
      const start = numbers.indexOf("1,250");
      const reading = {
        meaning: "fixed_cost",
        unit: { EUR: 1, month: -1 },
        flow: "out",
        party: "venture",
        status: "actual",
        basis: "recurring",
      } as const;
      const { message } = await guest.api.chats.settleFigures({
        chatId: chat.chatId,
        messageId: chat.parentId,
        settlements: [{ span: { message: 0, start, end: start + "1,250 euros".length }, reading }],
      });
      // The reply is computed anew with what the sheet says, and 1,250 / 29 are 44 customers.
      expect(JSON.stringify(message.parts)).toContain("44");
      expect(await sheetOf(owner, ventureId)).toEqual(before);
      expect((await guest.api.ventures.list()).ventures.map(({ id }) => id)).toEqual([ventureId]);
      expect((await owner.api.ventures.list()).ventures).toHaveLength(1);
    },
  );

  test("takes a test on for the guest, and not into the venture", async () => {
    const { owner, guest, ventureId } = await shared(["Eve", "Fin"], "edit");
    const { parentId: messageId } = await ask(guest, numbers, { ventureId });
    expect((await guest.api.killTests.lock({ messageId, rule })).test).toMatchObject({ ventureId: null });
    expect((await owner.api.killTests.list({ ventureId })).tests).toEqual([]);
  });

  test("keeps its messages and learns nothing more once the access has ended", async () => {
    const { owner, guest, ventureId, ventureMemberId } = await shared(["Gus", "Hal"]);
    const { chatId, parentId } = await ask(guest, numbers, { ventureId });
    await owner.api.ventureMembers.remove({ ventureId, ventureMemberId });
    await owner.api.ventures.addFigure({ ventureId, ...price, value: 47 });
    model.requests.length = 0;
    await ask(guest, "And what is left each month?", { chatId, parentId });
    expect(shownToModel()).not.toContain("47 EUR");
    expect(shownToModel()).not.toContain(known);
    const { chat, messages } = await guest.api.chats.get({ chatId });
    expect(chat.ventureId).toBeNull();
    expect(messages).toHaveLength(4);
    expect(await refusalOf(guest.send(numbers, { ventureId }))).toBe("venture.not_found");
  });

  test("learns nothing of a venture whose owner is blocked, or that is deleted", async () => {
    const { owner, guest, ventureId } = await shared(["Ira", "Jan"]);
    const { chatId, parentId } = await ask(guest, numbers, { ventureId });
    const { pool } = app.built.parts.ctx.database;
    const keeper = await app.signUp("Keeper");
    await keeper.api.blocks.block({ email: owner.email, reason: "spam" });
    model.requests.length = 0;
    const next = await ask(guest, "And what is left each month?", { chatId, parentId });
    expect(shownToModel()).not.toContain(known);
    await pool.query("delete from ventures where id = $1", [ventureId]);
    expect((await guest.api.chats.get({ chatId })).chat.ventureId).toBeNull();
    await ask(guest, "And in a year?", { chatId, parentId: next.parentId });
    expect((await guest.api.ventures.list()).ventures).toEqual([]);
  });

  test("can be moved there, and back to a venture of the guest's own", async () => {
    const { owner, guest, ventureId } = await shared(["Kim", "Lea"]);
    const { venture: own } = await guest.api.ventures.create({ name: "Bakery" });
    const { chatId } = await ask(guest, numbers, { ventureId: own.id });
    const move = async (to: string | null) => (await guest.api.chats.move({ chatId, ventureId: to })).chat.ventureId;
    expect(await move(ventureId)).toBe(ventureId);
    expect((await guest.api.ventures.figures({ ventureId: own.id })).figures).toEqual([]);
    expect((await owner.api.ventures.figures({ ventureId })).figures).toHaveLength(1);
    expect(await move(own.id)).toBe(own.id);
    expect(await move(null)).toBeNull();
  });

  test("is not begun, and nothing is moved or made there, by somebody who was not invited", async () => {
    const { ventureId } = await shared(["Max", "Nia"]);
    const stranger = await app.signUp("Oto");
    expect(await refusalOf(stranger.send(numbers, { ventureId }))).toBe("venture.not_found");
    const { chatId } = await ask(stranger, numbers);
    expect(await refusalOf(stranger.api.chats.move({ chatId, ventureId }))).toBe("venture.not_found");
    expect(await refusalOf(stranger.api.tools.venture({ ventureId }))).toBe("venture.not_found");
    const run = { tool: "resource-finder", runId: newId(), input: hiring, ventureId } as const;
    expect(await refusalOf(stranger.api.tools.start(run))).toBe("venture.not_found");
    expect(model.requests.map((request) => JSON.stringify(request)).join()).not.toContain(known);
  });
});

describe("a guest's tool", () => {
  test("is filled in from the venture, and its result is filed under it for the guest alone", async () => {
    const { owner, guest, ventureId, ventureMemberId } = await shared(["Pia", "Quin"]);
    expect((await guest.api.tools.venture({ ventureId })).venture).toMatchObject({
      idea: "A booking app for hair salons",
    });
    const runId = newId();
    await guest.api.tools.start({ tool: "resource-finder", runId, input: hiring, ventureId });
    await expect.poll(async () => (await guest.api.tools.get({ runId })).run.status).toBe("done");
    expect(shownToModel()).toContain(known);
    expect((await guest.api.tools.listInVenture({ ventureId })).runs.map(({ id }) => id)).toEqual([runId]);
    expect((await owner.api.tools.listInVenture({ ventureId })).runs).toEqual([]);
    await owner.api.ventureMembers.remove({ ventureId, ventureMemberId });
    expect((await guest.api.tools.get({ runId })).run.ventureId).toBeNull();
    expect(await refusalOf(guest.api.tools.venture({ ventureId }))).toBe("venture.not_found");
  });
});

test("a guest who accepts a second invitation keeps their chats about the venture", async () => {
  const { owner, guest, ventureId } = await shared(["Ria", "Sam"]);
  const { chatId } = await ask(guest, numbers, { ventureId });
  const { pool } = app.built.parts.ctx.database;
  const renamed = "sam.new@example.com";
  await owner.api.ventureMembers.invite({ ventureId, email: renamed, access: "edit" });
  await pool.query("update users set email = $2 where email = $1", [guest.email, renamed]);
  await guest.api.ventureMembers.accept({ token: await invitationOf(app, renamed) });
  expect((await guest.api.chats.get({ chatId })).chat.ventureId).toBe(ventureId);
  expect((await guest.api.ventures.get({ ventureId })).venture.access).toBe("edit");
  expect((await owner.api.ventureMembers.list({ ventureId })).members).toHaveLength(1);
});

async function sheetOf({ api }: TestMember, ventureId: string) {
  const { figures } = await api.ventures.figures({ ventureId });
  return { figures, venture: (await api.ventures.get({ ventureId })).venture };
}
