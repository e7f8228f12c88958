import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, type Started, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { fileNameOf, snippetsAround, titleOf, wordsOf } from "./rules.ts";

let app: TestApp;
let ada: TestMember;

beforeAll(async () => {
  app = await startTestApp();
  ada = await app.signUp("Ada");
});

async function sendAndFinish(
  person: TestMember,
  text: string,
  more: Parameters<TestMember["send"]>[1] = {},
): Promise<Started> {
  const started = await person.send(text, more);
  await person.finish(started.turnId);
  return started;
}

describe("branches", () => {
  test("an edited message is a version beside the first one, each with its own continuation, and either can be shown", async () => {
    const person = await app.signUp("Branch");
    const first = await sendAndFinish(person, "A salon booking app for $29 a month");
    const chatId = first.chat.id;
    const second = await sendAndFinish(person, "A salon booking app for $39 a month", { chatId, parentId: null });
    const shown = await person.api.chats.get({ chatId });
    expect(shown.messages.map(({ id }) => id)).toEqual([second.message.id, second.reply.id]);
    expect(shown.messages[0]?.siblingIds).toEqual([first.message.id, second.message.id]);
    expect(await person.api.chats.chooseBranch({ chatId, messageId: first.message.id })).toEqual({
      leafId: first.reply.id,
    });
    const back = await person.api.chats.get({ chatId });
    expect(back.messages.map(({ id }) => id)).toEqual([first.message.id, first.reply.id]);
    expect((await person.api.chats.get({ chatId })).chat.title).toBe("A salon booking app for $29 a month");
  });

  test("a regenerated reply is a version beside the first", async () => {
    const person = await app.signUp("Again");
    const first = await sendAndFinish(person, "A pet food subscription, $40 a month");
    const request = { kind: "regenerate" as const, userMessageId: first.message.id, webSearch: false };
    const again = await person.api.chats.startTurn({ chatId: first.chat.id, request });
    expect((await person.finish(again.turnId)).siblingIds).toEqual([first.reply.id, again.reply.id]);
  });
});

describe("a chat", () => {
  test("that is long opens at its end and loads the rest page by page", async () => {
    const person = await app.signUp("Long");
    const first = await sendAndFinish(person, "Message 0");
    await app.built.parts.ctx.database.pool.query("update profiles set token_balance = 1000 where email = $1", [
      person.email,
    ]);
    let parentId = first.reply.id;
    for (let at = 1; at < 40; at++)
      parentId = (await sendAndFinish(person, `Message ${at}`, { chatId: first.chat.id, parentId })).reply.id;
    const seen = await person.api.chats.get({ chatId: first.chat.id });
    expect(seen.messages).toHaveLength(50);
    expect(seen.messages.at(-1)?.id).toBe(parentId);
    const above = await person.api.chats.earlier({ chatId: first.chat.id, before: seen.earlier ?? "" });
    expect(above.messages).toHaveLength(30);
    expect(above.messages[0]?.id).toBe(first.message.id);
    expect(above.earlier).toBeNull();
  });

  test("is listed newest first, 20 a page, found by its title, renamed and deleted with all its content", async () => {
    const person = await app.signUp("Lister");
    await app.built.parts.ctx.database.pool.query("update profiles set token_balance = 1000 where email = $1", [
      person.email,
    ]);
    for (let at = 0; at < 23; at++) await sendAndFinish(person, `Idea number ${at}`);
    const first = await person.api.chats.list({});
    expect(first.chats.map(({ title }) => title).slice(0, 2)).toEqual(["Idea number 22", "Idea number 21"]);
    expect(first.chats).toHaveLength(20);
    const rest = await person.api.chats.list({ cursor: first.next ?? "" });
    expect(rest.chats.map(({ title }) => title)).toEqual(["Idea number 2", "Idea number 1", "Idea number 0"]);
    expect(rest.next).toBeNull();
    const chatId = rest.chats[0]?.id ?? "";
    await person.api.chats.update({ chatId, title: "100% _sure_" });
    expect((await person.api.chats.list({ query: "% _" })).chats.map(({ id }) => id)).toEqual([chatId]);
    expect(await person.api.chats.delete({ chatId })).toEqual({ deleted: true });
    expect(await refusalOf(person.api.chats.get({ chatId }))).toBe("chat.not_found");
    const left = await app.built.parts.ctx.database.pool.query("select 1 from messages where chat_id = $1", [chatId]);
    expect(left.rowCount).toBe(0);
    expect(await refusalOf(person.api.chats.list({ cursor: "nonsense" }))).toBe("invalid_input");
  });

  test("is found by words of its messages and by parts of a script without spaces, never by another member", async () => {
    await sendAndFinish(ada, "A platform for beekeepers in Provence");
    await sendAndFinish(ada, "宠物食品订阅，每月99元");
    const hits = async (query: string, person = ada) => (await person.api.chats.search({ query })).hits;
    expect((await hits("beekee prov")).length).toBeGreaterThan(0);
    expect((await hits("物食品")).length).toBeGreaterThan(0);
    expect(await hits("beekee & zzz | ! :* '")).toEqual([]);
    expect(await hits("beekeepers", await app.signUp("Nosy"))).toEqual([]);
  });

  test.each([
    ["Un ÉLAN pour les boulangères", "élan boulangeres"],
    ["Übung macht den Meister", "ubung"],
    ["एक सैलून खोलना है", "सैलून"],
    ["L'été d'Amélie, prix: 29€/mois", "amelie 29"],
    ["Für Café-Räder", "café rader"],
    ["中文和English混合", "english混"],
  ])("with %j is found by %j, whatever the case and accents", async (text, query) => {
    const { message } = await sendAndFinish(ada, text);
    expect((await ada.api.chats.search({ query })).hits.map(({ messageId }) => messageId)).toContain(message.id);
  });

  test("accepts any search and any text: a search without a word finds nothing, and the longest text is stored", async () => {
    const person = await app.signUp("Extremes");
    const texts = [
      Array.from({ length: 100_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join(""),
      Array.from({ length: 33_000 }, (_, at) =>
        String.fromCodePoint(0x20000 + at, 0x20000 + ((at * 31) % 40_000)),
      ).join(" "),
    ];
    for (const text of texts) expect((await person.send(text)).message.content).toBe(text);
    for (const query of ["''", "!! :*", "\\'&|", "ŉŉ", "½ ℃"])
      expect(Array.isArray((await person.api.chats.search({ query })).hits)).toBe(true);
    expect((await person.api.chats.search({ query: "!! :*" })).hits).toEqual([]);
  });

  test("gives one hit for all versions of a message: the shown one, or else the newest that contains the words", async () => {
    const person = await app.signUp("Versions");
    const texts = ["Saffron and cumin", "Saffron and cloves", "Vanilla alone"];
    const first = await sendAndFinish(person, texts[0] ?? "");
    const chatId = first.chat.id;
    const later: Started[] = [];
    for (const text of texts.slice(1)) later.push(await sendAndFinish(person, text, { chatId, parentId: null }));
    const [second, third] = later;
    const ownHits = async (query: string) => {
      const { hits } = await person.api.chats.search({ query });
      const own = [first, second, third].map((started) => started?.message.id);
      return hits.map(({ messageId }) => messageId).filter((id) => own.includes(id));
    };
    expect(await ownHits("saffron")).toEqual([second?.message.id]);
    await person.api.chats.chooseBranch({ chatId, messageId: first.message.id });
    expect(await ownHits("saffron")).toEqual([first.message.id]);
    expect(await ownHits("vanilla")).toEqual([third?.message.id]);
    const request = { kind: "regenerate" as const, userMessageId: first.message.id, webSearch: false };
    await person.finish((await person.api.chats.startTurn({ chatId, request })).turnId);
    const { messages } = await person.api.chats.get({ chatId });
    const { hits } = await person.api.chats.search({ query: messages[1]?.content.match(/\p{L}{6,}/u)?.[0] ?? "" });
    const replies = hits.map(({ messageId }) => messageId);
    expect(replies).toContain(messages[1]?.id);
    expect(replies).not.toContain(first.reply.id);
  });

  test("is exported as Markdown with both sides", async () => {
    const started = await sendAndFinish(ada, "A carbon report for cafés at €50 a month");
    const file = await ada.api.chats.export({ chatId: started.chat.id });
    const markdown = await file.text();
    expect(file.name).toBe("A-carbon-report-for-cafés-at-50-a-month.md");
    expect(markdown).toContain("A carbon report for cafés at €50 a month");
    expect(markdown).toContain("## Co-founder");
  });
});

describe("rules", () => {
  test.each([
    ["x".repeat(50), "x".repeat(50)],
    ["x".repeat(51), `${"x".repeat(50)}...`],
    ["  two\n lines ", "two lines"],
    ["😀".repeat(51), `${"😀".repeat(50)}...`],
  ])("a title of %j", (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  test("a file name has no characters that a file system refuses", () => {
    expect(fileNameOf('a/b\\c:d*e?"<>|')).toBe("a-b-c-d-e.md");
    expect(fileNameOf("///")).toBe("chat.md");
  });

  test("words lose characters that the query language would read as operators", () => {
    expect(wordsOf("a & b | (c) ! 'd' :*")).toEqual(["a", "b", "c", "d"]);
  });

  test("a snippet shows the first hit", () => {
    const [snippet] = snippetsAround([`${"word ".repeat(60)}needle ${"word ".repeat(60)}`], ["needle"]);
    expect(snippet).toContain("needle");
  });
});
