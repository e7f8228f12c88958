import type { FigureReading, HeardFigure, Message } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type ScriptedModel, startScriptedModel } from "../../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";
import { openAiCompatible } from "../../../platform/model/openai-compatible.ts";
import { findDifferences } from "../../wallet/index.ts";

let model: ScriptedModel;
let app: TestApp;
let withModel: TestApp;

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp();
  withModel = await startTestApp({ model: openAiCompatible({ baseUrl: model.url, apiKey: null, model: "scripted" }) });
  return () => model.close();
});

const idea =
  "A bakery subscription for offices. We charge 39 euros a month. 14 offices pay. 120 euros went into the fair for each. Rent is 800 euros.";
const sentence = "The 120 is what it cost to win one.";
const toWin = "120 euros: cost of winning a customer";
const price: FigureReading = {
  meaning: "price",
  unit: { EUR: 1 },
  flow: "in",
  party: "venture",
  status: "actual",
  basis: "once",
};

async function say(member: TestMember, text: string, before?: Message): Promise<Message> {
  const after = before ? { chatId: before.chatId, parentId: before.id } : {};
  return member.finish((await member.send(text, after)).turnId);
}

const heardIn = ({ parts }: Message) => parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
const chipIn = (message: Message) => heardIn(message).find(({ quote }) => quote === "120 euros");
const noticesIn = ({ parts }: Message) => parts.flatMap((part) => (part.kind === "notice" ? [part.text] : []));

const click = ({ api }: TestMember, { chatId, id: messageId }: Message, reading: FigureReading | null) => {
  const start = idea.indexOf("120 euros");
  const span = { message: 0, start, end: start + "120 euros".length };
  return api.chats.settleFigures({ chatId, messageId, settlements: [{ span, reading }] });
};

describe("a sentence that says what an earlier figure means", () => {
  test("settles it, and the reply says so, computes with it and shows the chip as settled", async () => {
    const ada = await app.signUp("Ada");
    const first = await say(ada, idea);
    expect(chipIn(first)).toMatchObject({ state: "unread" });
    const reply = await say(ada, sentence, first);
    expect(noticesIn(reply)).toContainEqual(expect.stringContaining(toWin));
    expect(chipIn(reply)).toMatchObject({ state: "settled", reading: { meaning: "acquisition_spend" } });
    expect(heardIn(reply).filter(({ span }) => span.message === 1)).toEqual([]);
    expect(reply.content).toContain("Cost to win a customer");
    const { messages } = await ada.api.chats.get({ chatId: reply.chatId });
    expect(messages.find(({ id }) => id === reply.id)).toEqual(reply);
  });

  test("applies to every later reply, until a later sentence says otherwise", async () => {
    const ben = await app.signUp("Ben");
    const reply = await say(ben, sentence, await say(ben, idea));
    const later = await say(ben, "What does it cost us to win a customer?", reply);
    expect(later.content).toContain("120");
    expect(chipIn(later)).toBeUndefined();
    const gone = await say(ben, "Forget the 120.", later);
    expect(chipIn(gone)).toMatchObject({ state: "dismissed" });
    expect(chipIn(await say(ben, "Our phone is 60 euros a month.", gone))).toBeUndefined();
  });

  test("is overridden by a later click, and overrides an earlier one", async () => {
    const cid = await app.signUp("Cid");
    const first = await say(cid, idea);
    await click(cid, first, price);
    const reply = await say(cid, sentence, first);
    expect(chipIn(reply)).toMatchObject({ state: "settled", reading: { meaning: "acquisition_spend" } });
    const { message } = await click(cid, reply, price);
    expect(chipIn(message)).toMatchObject({ state: "settled", reading: price });
    const { chatId, parentId } = message;
    const request = { kind: "regenerate" as const, userMessageId: parentId ?? "", webSearch: false };
    const again = await cid.finish((await cid.api.chats.startTurn({ chatId, request })).turnId);
    expect(chipIn(again)).toMatchObject({ state: "settled", reading: price });
    const last = await say(cid, sentence, message);
    expect(chipIn(last)).toMatchObject({ state: "settled", reading: { meaning: "acquisition_spend" } });
  });

  test("does not apply when its message was edited away", async () => {
    const dan = await app.signUp("Dan");
    const first = await say(dan, idea);
    await say(dan, sentence, first);
    const other = await say(dan, "Our phone is 60 euros a month.", first);
    expect(chipIn(other)).toMatchObject({ state: "unread" });
  });
});

describe("a message that says that all is right", () => {
  const meantBy = ({ id, reading }: HeardFigure) => [id, reading?.meaning, reading?.unit];
  const guessed = (message: Message) => heardIn(message).filter(({ state, reading }) => state === "unread" && reading);

  test("settles every guess as the button does, free of charge, and the venture's sheet holds the figures", async () => {
    const fay = await app.signUp("Fay");
    const first = await say(fay, idea);
    const waiting = guessed(first);
    expect(waiting.length).toBeGreaterThan(0);
    const { balance } = await fay.api.wallet.get();
    const reply = await say(fay, "Yes, all of that is right.", first);
    const settled = heardIn(reply).filter(({ state }) => state === "settled");
    expect(settled.map(meantBy)).toEqual(waiting.map(meantBy));
    expect((await fay.api.wallet.get()).balance).toBe(balance);
    const [venture] = (await fay.api.ventures.list()).ventures;
    const { figures } = await fay.api.ventures.figures({ ventureId: venture?.id ?? "" });
    expect(figures.map(({ quote }) => quote)).toEqual(expect.arrayContaining(waiting.map(({ quote }) => quote)));
  });

  test("leaves what a later press says", async () => {
    const gil = await app.signUp("Gil");
    const first = await say(gil, idea);
    const [waiting] = guessed(first);
    const { chatId, id: messageId } = await say(gil, "All right.", first);
    const settlements = waiting ? [{ span: waiting.span, reading: null }] : [];
    const { message } = await gil.api.chats.settleFigures({ chatId, messageId, settlements });
    expect(heardIn(message).find(({ id }) => id === waiting?.id)).toMatchObject({ state: "dismissed" });
    const again = await say(gil, "Our phone is 60 euros a month.", message);
    expect(heardIn(again).map(({ id }) => id)).not.toContain(waiting?.id);
  });
});

describe.each([
  ["the engine alone", () => app],
  ["a model", () => withModel],
])("with %s", (_, on) => {
  test("a message that only settles is free like a click, and one that says more is charged", async () => {
    const eve = await on().signUp("Eve");
    const first = await say(eve, idea);
    const { balance } = await eve.api.wallet.get();
    const reply = await say(eve, sentence, first);
    expect(reply).toMatchObject({ outcome: "done", cost: 0, label: "offline_analysis" });
    expect((await eve.api.wallet.get()).balance).toBe(balance);
    const more = await say(eve, "The 800 is the rent per month. Should we charge more?", reply);
    expect(more.cost).toBeGreaterThan(0);
    expect(await findDifferences(on().built.parts.ctx)).toEqual([]);
  });
});
