import type { Message } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";
import { founderMessages } from "./analysis/founder-messages.ts";

let model: ScriptedModel;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  model = await startScriptedModel();
  const settings = { baseUrl: model.url, apiKey: null, model: "scripted", contextTokens: 2_000 };
  app = await startTestApp({ model: openAiCompatible(settings) });
  return () => model.close();
});

let members = 0;

beforeEach(async () => {
  model.reset();
  member = await app.signUp(`Long${members++}`);
});

async function say(text: string, before?: Message): Promise<Message> {
  const after = before ? { chatId: before.chatId, parentId: before.id } : {};
  return member.finish((await member.send(text, after)).turnId);
}

const noticesOf = ({ notices }: Message) => notices.map(({ code, text }) => [code, text]);
const systemOf = () => model.requests.at(-1)?.messages[0]?.content ?? "";
const founders = () => model.requests.at(-1)?.messages.filter(({ role }) => role === "user") ?? [];

const idea = "We wash cars at the office. A wash is 19 euros. Fleet managers pay for it, and Wascho does the same.";
const chat = "I talked to my neighbour for a long while, and she had a lot to say about cars and the weather. ".repeat(
  15,
);

const reading = {
  kind: "idea",
  figures: [{ id: `q0_${idea.indexOf("19 euros")}`, quote: "A wash is 19 euros", meaning: "price", unit: "EUR/wash" }],
  buyer: "Fleet managers",
  offer: "wash cars",
  rivals: ["Wascho"],
};

describe("a chat that is longer than the model's context", () => {
  test("keeps what was proven of its oldest messages as a summary, and the founder is told how many", async () => {
    model.answerReading = () => reading;
    let last = await say(idea);
    expect(noticesOf(last)).toEqual([]);
    for (const place of ["Graz", "Linz", "Wels"])
      last = await say(`We have decided to begin in ${place}. ${chat}`, last);
    await say("And which permit do I need for the yard?", last);
    expect(systemOf()).toContain("EARLIER");
    expect(systemOf()).toContain(
      'message 1 | 19 euros = price in EUR/wash, actual; buyer: "Fleet managers"; offer: "wash cars"; competitor: "Wascho"',
    );
    expect(systemOf()).toMatch(/message 2 \| .*"We have decided to begin in Graz\./);
    expect(founders().map(({ content }) => content.slice(0, 40))).not.toContain(idea.slice(0, 40));
    expect(noticesOf(await say("And which permit for the road?", last))).toEqual([["messages_summarised", "3"]]);
  });

  test("a message that is too long alone is cut with a notice of its own", async () => {
    const long = `${idea} ${"We talked to many offices about it. ".repeat(400)}`;
    expect(noticesOf(await say(long)).map(([code]) => code)).toEqual(["message_shortened"]);
  });
});

describe("the engine reads of a very long conversation", () => {
  const user = (content: string) => ({ type: "user" as const, content });

  test("its first and newest message, and before all others those with numbers", () => {
    const history = [
      user("idea"),
      user("A wash is 19 euros."),
      ...Array.from({ length: 60 }, (_, index) => user(`${"talk ".repeat(200)}${"abcdefghij".charAt(index % 10)}`)),
      user("newest"),
    ];
    const read = founderMessages(history).map(({ content }) => content);
    expect(read.slice(0, 2)).toEqual(["idea", "A wash is 19 euros."]);
    expect(read.at(-1)).toBe("newest");
    expect(read.length).toBeLessThan(history.length);
    expect(read.length).toBeGreaterThan(35);
  });
});
