import { chatTool, type Message } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type Started, startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";
import type { AskedTool } from "../../chats/index.ts";
import { founderMessages } from "./founder-messages.ts";
import { toolPrompts } from "./tool-prompts.ts";
import { analyseTurn } from "./turn-analysis.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
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

const marketAnalysis = () => ({
  kind: "tool" as const,
  tool: "market-analysis" as const,
  messageId: crypto.randomUUID(),
  parentId: null,
  startupType: null,
  webSearch: false,
});

describe("a tool of the sidebar", () => {
  test("sends its prompt and counts as a deep request, also when its reply is written again", async () => {
    const person = await app.signUp("Tool");
    const first = await sendAndFinish(person, "A booking tool for dentists at €49 a month");
    const { id: chatId } = first.chat;
    const balance = (await person.api.wallet.get()).balance;
    const request = { ...marketAnalysis(), parentId: first.reply.id };
    const started = await person.api.chats.startTurn({ chatId, request });
    const reply = await person.finish(started.turnId);
    expect(reply.cost).toBe(2);
    expect((await person.api.wallet.get()).balance).toBe(balance - 2);
    expect(started.message.content).toContain("Analyse the market");
    const regenerate = { kind: "regenerate" as const, userMessageId: started.message.id, webSearch: false };
    const again = await person.finish((await person.api.chats.startTurn({ chatId, request: regenerate })).turnId);
    expect([again.cost, sectionsOf(again)]).toEqual([2, sectionsOf(reply)]);
  });

  test("is known by its name and not by its words: the same words typed are the founder's", async () => {
    const person = await app.signUp("Typer");
    const chatId = crypto.randomUUID();
    const asked = await person.api.chats.startTurn({ chatId, request: marketAnalysis() });
    expect((await person.finish(asked.turnId)).cost).toBe(0);
    const typed = await person.send(asked.message.content);
    expect((await person.finish(typed.turnId)).cost).toBe(1);
  });
});

const sectionsOf = ({ parts }: Message) => parts.flatMap((part) => (part.kind === "section" ? part.id : []));

describe("the analyst's input", () => {
  const idea = "A booking app for independent hairdressers in Spain. €29 a month, churn 4% a month.";

  test("includes the idea at the start of a long chat", async () => {
    const person = await app.signUp("Talker");
    await app.built.parts.ctx.database.pool.query("update profiles set token_balance = 1000 where email = $1", [
      person.email,
    ]);
    const first = await sendAndFinish(person, idea);
    let parentId = first.reply.id;
    for (let at = 0; at < 22; at++)
      parentId = (await sendAndFinish(person, `Thanks ${at}`, { chatId: first.chat.id, parentId })).reply.id;
    const last = await person.send("Give me the full report", { chatId: first.chat.id, parentId });
    expect((await person.finish(last.turnId)).content).toContain("hairdressers in Spain");
  });

  const prompts = Object.entries(toolPrompts).flatMap(([language, ofTools]) =>
    chatTool.options.map((tool) => ({ language: language as AskedTool["language"], tool, prompt: ofTools[tool] })),
  );

  const spoken = { now: new Date("2026-11-20"), narrated: false };

  test.each(prompts)(
    "$tool, used in $language by a founder who wrote nothing yet, greets in that language",
    ({ prompt, ...tool }) => {
      const { language, reply } = analyseTurn({ ...spoken, history: [{ type: "user", content: prompt, tool }] });
      expect(language).toBe(tool.language);
      expect(reply.parts.some(({ kind }) => kind === "questions")).toBe(true);
      expect(reply.parts.some(({ kind }) => kind === "rating" || kind === "metrics")).toBe(false);
    },
  );

  const german =
    "Ein Werkzeug für Biologielabore in Deutschland, 79 € im Monat. 23 Labore zahlen, 2 % kündigen im Monat.";

  test.each(prompts.filter(({ language }) => language === "en" || language === "zh"))(
    "$tool, used in $language, answers with its own part of the founder's picture, in the founder's language",
    ({ prompt, ...tool }) => {
      const history = [
        { type: "user" as const, content: german },
        { type: "ai" as const, content: "Ein Bild" },
        { type: "user" as const, content: prompt, tool },
      ];
      const { language, reply } = analyseTurn({ ...spoken, history });
      expect(language).toBe("de");
      expect(reply.parts.filter(({ kind }) => kind === "section").length).toBeGreaterThan(0);
      expect(reply.markdown).not.toContain("keine neue Zahl");
    },
  );

  test("leaves out the prompts of earlier tools", () => {
    const asked: AskedTool = { tool: "generate-ideas", language: "en" };
    const tool = { type: "user" as const, content: toolPrompts.en["generate-ideas"], tool: asked };
    const said = { type: "user" as const, content: idea };
    const reply = { type: "ai" as const, content: "A reply" };
    expect(founderMessages([said, reply, tool, reply, said])).toEqual([said, said]);
    expect(founderMessages([said, reply, tool])).toEqual([said]);
    expect(founderMessages([tool])).toEqual([]);
  });
});

test("the engine reads the beginning and the end of a very long conversation, so that others do not wait for it", () => {
  const said = (length: number) => ({ type: "user" as const, content: "x".repeat(length) });
  const lengthOf = ({ content }: { content: string }) => content.length;
  const long = [said(100_000), ...Array.from({ length: 400 }, () => said(99_999)), said(100_000)];
  expect(founderMessages(long).map(lengthOf)).toEqual([100_000, 100_000]);
  const usual = Array.from({ length: 500 }, (_, at) => said(300 + at));
  const read = founderMessages(usual).map(lengthOf);
  expect(read[0]).toBe(300);
  expect(read.slice(1)).toEqual(Array.from({ length: read.length - 1 }, (_, at) => 800 - read.length + 1 + at));
  expect(read.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(39_000);
  const short = Array.from({ length: 500 }, () => said(70));
  expect(founderMessages(short)).toHaveLength(500);
});
