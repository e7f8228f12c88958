import type { SheetFigure } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type Started, type TestApp, type TestMember } from "../../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const idea = "A booking app for hair salons. Each salon pays us 29 euros a month and 40 salons pay.";
const question = "How much do we take in each month?";

async function ask(person: TestMember, text: string, more: Parameters<TestMember["send"]>[1] = {}): Promise<Started> {
  const started = await person.send(text, more);
  await person.finish(started.turnId);
  return started;
}

const own = { party: "venture", status: "actual", basis: "recurring" } as const;
const price = { ...own, meaning: "price", flow: "in", unit: { EUR: 1, customer: -1, month: -1 } } as const;
const paying = { ...own, meaning: "paying", flow: "none", unit: { customer: 1 } } as const;

function spanOf(quote: string) {
  const start = idea.indexOf(quote);
  return { message: 0, start, end: start + quote.length };
}

/** An idea in a chat and in the sheet of its venture, with both figures settled. */
async function told(name: string) {
  const person = await app.signUp(name);
  const started = await ask(person, idea);
  const { chat, reply } = started;
  const settlements = [
    { span: spanOf("29 euros"), reading: price },
    { span: spanOf("40"), reading: paying },
  ];
  await person.api.chats.settleFigures({ chatId: chat.id, messageId: reply.id, settlements });
  const { ventureId } = (await person.api.chats.get({ chatId: chat.id })).chat;
  return { person, chat, reply, ventureId: ventureId ?? "" };
}

type Told = Awaited<ReturnType<typeof told>>;

const figuresOf = async ({ person, ventureId }: Pick<Told, "person" | "ventureId">): Promise<SheetFigure[]> =>
  (await person.api.ventures.figures({ ventureId })).figures;

async function priceOf(each: Told): Promise<SheetFigure> {
  const figure = (await figuresOf(each)).find(({ reading }) => reading.meaning === "price");
  if (!figure) throw new Error("no price stands in the sheet");
  return figure;
}

async function correct(each: Told, change: { value?: number; state?: SheetFigure["state"] }) {
  const { id: figureId, version } = await priceOf(each);
  return each.person.api.ventures.changeFigure({ ventureId: each.ventureId, figureId, version, ...change });
}

async function replyOf({ person }: Pick<Told, "person">, { chat, reply }: Pick<Started, "chat" | "reply">) {
  const { messages } = await person.api.chats.get({ chatId: chat.id });
  const found = messages.find(({ id }) => id === reply.id);
  if (!found) throw new Error("the reply is gone");
  return found;
}

describe("a correction on the sheet", () => {
  test("computes the reply and those after it anew, free of charge", async () => {
    const each = await told("Ada");
    const later = await ask(each.person, question, { chatId: each.chat.id, parentId: each.reply.id });
    expect((await replyOf(each, each)).content).toContain("1,160");
    expect((await replyOf(each, later)).content).toContain("1,160");
    const before = await each.person.api.wallet.get();
    await correct(each, { value: 45 });
    for (const one of [each, later]) {
      const { content } = await replyOf(each, one);
      expect(content).toContain("1,800");
      expect(content).not.toContain("1,160");
    }
    expect(await each.person.api.wallet.get()).toEqual(before);
    expect((await figuresOf(each)).map(({ value, isTyped }) => [value, isTyped])).toEqual(
      expect.arrayContaining([
        [45, true],
        [40, false],
      ]),
    );
  });

  test("that a figure is not the venture's takes it out of the reply", async () => {
    const each = await told("Ben");
    await correct(each, { state: "not_mine" });
    const { content, parts } = await replyOf(each, each);
    expect(content).not.toContain("1,160");
    const heard = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
    expect(heard.find(({ quote }) => quote === "29 euros")?.state).toBe("dismissed");
    await correct(each, { state: "stands" });
    expect((await replyOf(each, each)).content).toContain("1,160");
  });

  test("keeps its value when the meaning of the figure is settled in the chat", async () => {
    const each = await told("Cem");
    await correct(each, { value: 45 });
    const { person, chat, reply } = each;
    const yearly = { ...price, unit: { EUR: 1, customer: -1, year: -1 } };
    await person.api.chats.settleFigures({
      chatId: chat.id,
      messageId: reply.id,
      settlements: [{ span: spanOf("29 euros"), reading: yearly }],
    });
    expect(await priceOf(each)).toMatchObject({ value: 45, unit: "EUR/customer/year", version: 3 });
    expect((await replyOf(each, each)).content).toContain("150");
  });

  test("gives way to what the founder says afterwards, and its history says so", async () => {
    const each = await told("Dia");
    await correct(each, { value: 45 });
    const text = "Each salon now pays us 49 euros a month.";
    const next = await ask(each.person, text, { chatId: each.chat.id, parentId: each.reply.id });
    const start = text.indexOf("49 euros");
    await each.person.api.chats.settleFigures({
      chatId: each.chat.id,
      messageId: next.reply.id,
      settlements: [{ span: { message: 1, start, end: start + "49 euros".length }, reading: price }],
    });
    const figures = await figuresOf(each);
    const left = figures.find(({ value }) => value === 45);
    expect(left?.state).toBe("no_longer_true");
    const place = { ventureId: each.ventureId, figureId: left?.id ?? "" };
    const { versions } = await each.person.api.ventures.figureVersions(place);
    expect(versions.map(({ value, state }) => [value, state])).toEqual([
      [45, "no_longer_true"],
      [45, "stands"],
      [29, "stands"],
    ]);
    expect(figures.find(({ value }) => value === 49)?.state).toBe("stands");
  });

  test("of two that are made at once one is refused with both values, and the reply has the value that is stored", async () => {
    const each = await told("Eve");
    const { id: figureId, version } = await priceOf(each);
    const results = await Promise.all(
      [50, 60].map((value) =>
        each.person.api.ventures.changeFigure({ ventureId: each.ventureId, figureId, version, value }).then(
          () => "stored",
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual(["stored", "venture.changed_meanwhile"]);
    const { value } = await priceOf(each);
    const { content } = await replyOf(each, each);
    expect(content).toContain(value === 50 ? "2,000" : "2,400");
    expect(content).not.toContain(value === 50 ? "2,400" : "2,000");
  });

  test("is refused while a reply of the chat is written, and nothing is stored", async () => {
    const each = await told("Fay");
    const { rows } = await app.built.parts.ctx.database.pool.query<{ user_id: string }>(
      "select id as user_id from users where email = $1",
      [each.person.email],
    );
    await app.built.parts.ctx.database.pool.query(
      "update turns set status = 'running', ended_at = null where user_id = $1",
      [rows[0]?.user_id],
    );
    expect(await refusalOf(correct(each, { value: 45 }))).toBe("chat.turn_running");
    expect((await priceOf(each)).value).toBe(29);
  });
});

describe("another chat of a venture", () => {
  const startIn = (each: Told, text: string) => ask(each.person, text, { ventureId: each.ventureId });

  test("computes with what stands in the sheet, and says where it comes from", async () => {
    const each = await told("Gil");
    const { content } = await replyOf(each, await startIn(each, question));
    expect(content).toContain("1,160");
    expect(content).toContain("From the venture's sheet I also use");
  });

  test("says otherwise: the sheet follows, and the first chat computes with the new value", async () => {
    const each = await told("Hal");
    const text = "From now on each salon pays us 35 euros a month.";
    const started = await startIn(each, text);
    const start = text.indexOf("35 euros");
    await each.person.api.chats.settleFigures({
      chatId: started.chat.id,
      messageId: started.reply.id,
      settlements: [{ span: { message: 0, start, end: start + "35 euros".length }, reading: price }],
    });
    const states = (await figuresOf(each)).map(({ value, state }) => [value, state]);
    expect(states).toEqual(
      expect.arrayContaining([
        [29, "no_longer_true"],
        [35, "stands"],
        [40, "stands"],
      ]),
    );
    const later = await ask(each.person, question, { chatId: each.chat.id, parentId: each.reply.id });
    expect((await replyOf(each, later)).content).toContain("1,400");
    const after = (await figuresOf(each)).map(({ value, state }) => [value, state]);
    expect(new Set(after.map(String))).toEqual(new Set(states.map(String)));
  });

  test("fills the forms of tools with the venture's figures", async () => {
    const each = await told("Ida");
    await startIn(each, question);
    const { venture } = await each.person.api.tools.venture({});
    expect(venture).toMatchObject({ buyer: expect.stringContaining("salon") as string });
  });
});
