import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type Started, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;
let ada: TestMember;
let ben: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signUp("Ada");
  ben = await app.signUp("Ben");
});

const idea = "I sell a booking app to hair salons in Lyon for 29 euros a month.";

async function ask(person: TestMember, text: string, more: Parameters<TestMember["send"]>[1] = {}): Promise<Started> {
  const started = await person.send(text, more);
  await person.finish(started.turnId);
  return started;
}

const chatOf = async (person: TestMember, { chat }: Started) => (await person.api.chats.get({ chatId: chat.id })).chat;
const venturesOf = async (person: TestMember) => (await person.api.ventures.list()).ventures;
const query = (text: string, values: unknown[] = []) => app.built.parts.ctx.database.pool.query(text, values);

describe("a venture", () => {
  test("that two people change at once keeps the first change, and the second is refused with both values", async () => {
    const { venture } = await ada.api.ventures.create({ name: "Salon app", currency: "EUR" });
    const change = (line: string) =>
      ada.api.ventures.change({ ventureId: venture.id, version: 1, line }).then(
        ({ venture: changed }) => changed,
        (error: { code: string; data: unknown }) => error,
      );
    const results = await Promise.all(["Books salons", "Books hairdressers", "Books barbers"].map(change));
    const stored = (await ada.api.ventures.get({ ventureId: venture.id })).venture;
    expect(stored.version).toBe(2);
    const refused = results.filter((each) => "code" in each);
    expect(results.filter((each) => "line" in each)).toEqual([stored]);
    expect(refused).toHaveLength(2);
    for (const { code, data } of refused) {
      expect(code).toBe("venture.changed_meanwhile");
      expect(data).toMatchObject({ conflict: { theirs: { line: stored.line }, version: 2 } });
    }
    expect(stored).toMatchObject({ name: "Salon app", currency: "EUR", buyer: "" });
  });

  test("is listed by its member alone, the one changed last first", async () => {
    const person = await app.signUp("Cem");
    const made = [];
    for (const name of ["One", "Two"]) made.push((await person.api.ventures.create({ name })).venture);
    await person.api.ventures.change({ ventureId: made[0]?.id ?? "", version: 1, place: "Lyon" });
    expect((await venturesOf(person)).map(({ name }) => name)).toEqual(["One", "Two"]);
    expect(await venturesOf(await app.signUp("Dia"))).toEqual([]);
  });

  test("of another member is not found, whatever is asked of it", async () => {
    const { venture } = await ada.api.ventures.create({ name: "Mine" });
    const ventureId = venture.id;
    expect(await refusalOf(ben.api.ventures.get({ ventureId }))).toBe("venture.not_found");
    expect(await refusalOf(ben.api.ventures.change({ ventureId, version: 1, name: "Theirs" }))).toBe(
      "venture.not_found",
    );
    expect(await refusalOf(ben.api.ventures.delete({ ventureId }))).toBe("venture.not_found");
    expect((await ada.api.ventures.get({ ventureId })).venture.name).toBe("Mine");
  });

  test("that is deleted leaves its chats, which belong to none then", async () => {
    const person = await app.signUp("Eve");
    const started = await ask(person, idea);
    const [venture] = await venturesOf(person);
    await person.api.ventures.delete({ ventureId: venture?.id ?? "" });
    expect(await venturesOf(person)).toEqual([]);
    expect(await chatOf(person, started)).toMatchObject({ id: started.chat.id, ventureId: null });
  });
});

describe("the first message of a chat", () => {
  test("makes a venture of what is certain, and the chat belongs to it", async () => {
    const person = await app.signUp("Fay");
    const started = await ask(person, idea);
    const [venture, ...others] = await venturesOf(person);
    expect(others).toEqual([]);
    expect((await chatOf(person, started)).ventureId).toBe(venture?.id);
    expect(venture?.name).not.toBe("");
    expect(venture).toMatchObject({ version: 1, stage: null });
  });

  test("makes none in a chat of a venture, and none twice", async () => {
    const person = await app.signUp("Gil");
    const { venture } = await person.api.ventures.create({ name: "Bakery" });
    const started = await ask(person, idea, { ventureId: venture.id });
    const { chat, reply } = started;
    await ask(person, "And at 39 euros a month?", { chatId: chat.id, parentId: reply.id });
    expect((await chatOf(person, started)).ventureId).toBe(venture.id);
    expect(await venturesOf(person)).toHaveLength(1);
  });

  test("that is about no venture makes none", async () => {
    const person = await app.signUp("Hal");
    const started = await ask(person, "Hello!");
    expect(await venturesOf(person)).toEqual([]);
    expect((await chatOf(person, started)).ventureId).toBeNull();
  });

  test("is refused for a venture of another member", async () => {
    const { venture } = await ada.api.ventures.create({ name: "Mine" });
    expect(await refusalOf(ben.send(idea, { ventureId: venture.id }))).toBe("venture.not_found");
  });

  test("is answered where no more ventures are kept, and makes none", async () => {
    const person = await app.signUp("Ida");
    await person.api.ventures.create({ name: "Only" });
    await query("update storage_limits set rows_max = 1 where kind = 'ventures'");
    const started = await ask(person, idea);
    await query("update storage_limits set rows_max = 300 where kind = 'ventures'");
    const { messages } = await person.api.chats.get({ chatId: started.chat.id });
    expect(messages.at(-1)).toMatchObject({ outcome: "done" });
    expect(await venturesOf(person)).toHaveLength(1);
  });
});

describe("a chat", () => {
  test("moves to another venture and to none, and stays there after the next message", async () => {
    const person = await app.signUp("Jon");
    const started = await ask(person, idea);
    const chatId = started.chat.id;
    const { venture } = await person.api.ventures.create({ name: "Other" });
    expect((await person.api.chats.move({ chatId, ventureId: venture.id })).chat.ventureId).toBe(venture.id);
    const filed = await person.api.chats.list({ ventureId: venture.id });
    expect(filed.chats.map(({ id }) => id)).toEqual([chatId]);
    expect((await person.api.chats.move({ chatId, ventureId: null })).chat.ventureId).toBeNull();
    await ask(person, "And at 39 euros a month?", { chatId, parentId: started.reply.id });
    expect((await chatOf(person, started)).ventureId).toBeNull();
    expect((await person.api.chats.list({ ventureId: venture.id })).chats).toEqual([]);
  });

  test("does not move to a venture of another member", async () => {
    const started = await ask(ada, idea);
    const { venture } = await ben.api.ventures.create({ name: "Ben's" });
    const chatId = started.chat.id;
    expect(await refusalOf(ada.api.chats.move({ chatId, ventureId: venture.id }))).toBe("venture.not_found");
    expect(await refusalOf(ben.api.chats.move({ chatId, ventureId: venture.id }))).toBe("chat.not_found");
    expect(await refusalOf(ada.api.chats.move({ chatId, ventureId: newId() }))).toBe("venture.not_found");
  });
});
