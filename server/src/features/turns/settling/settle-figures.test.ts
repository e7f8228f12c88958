import type { FigureReading, Message, Settlement } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { type Started, startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";
import { keptOf } from "../analysis/settlements-in.ts";
import { analyseTurn } from "../analysis/turn-analysis.ts";

let app: TestApp;
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + ahead) });
});

const idea =
  "A booking app for hair salons in Berlin. We charge 29 euros a month. 40 salons pay today. Rent is 800 euros a month, and the phone is 60 euros a month.";
const own = { party: "venture", status: "actual", basis: "recurring" } as const;
const price: FigureReading = { meaning: "price", unit: { EUR: 1, customer: -1, month: -1 }, flow: "in", ...own };
const rent: FigureReading = { meaning: "fixed_cost", unit: { EUR: 1, month: -1 }, flow: "out", ...own };

const more = "We also pay 300 euros a month for cloud servers. Is that too much, and what should I cut?";

const settleIn = (message: number, quote: string, reading: FigureReading | null): Settlement => {
  const start = [idea, more][message]?.indexOf(quote) ?? -1;
  return { span: { message, start, end: start + quote.length }, reading };
};
const settle = (quote: string, reading: FigureReading | null) => settleIn(0, quote, reading);

async function answered(member: TestMember, text = idea, after: Parameters<TestMember["send"]>[1] = {}) {
  const started = await member.send(text, after);
  return { ...started, reply: await member.finish(started.turnId) };
}

const send = ({ api }: TestMember, { reply }: Pick<Started, "reply">, ...settlements: Settlement[]) =>
  api.chats.settleFigures({ chatId: reply.chatId, messageId: reply.id, settlements });

/** How the reply reports each figure. */
const heardIn = ({ parts }: Pick<Message, "parts">) => {
  const heard = parts.find((part) => part.kind === "heard");
  return heard?.kind === "heard" ? Object.fromEntries(heard.figures.map(({ quote, state }) => [quote, state])) : {};
};

/** The messages and their settlements, as the engine answers them on the day of a reply. */
function told(said: string[], settlements: Settlement[], { createdAt }: Pick<Message, "createdAt">): string {
  const history = said.map((content, at) => ({ id: `${at}`, type: "user" as const, content }));
  const settled = settlements.flatMap((settlement) => keptOf(history, settlement) ?? []);
  return analyseTurn({ history, now: new Date(createdAt), narrated: false, settled }).reply.markdown;
}

async function storedReply(member: TestMember, { reply }: Pick<Started, "reply">): Promise<Message | undefined> {
  const { messages } = await member.api.chats.get({ chatId: reply.chatId });
  return messages.find(({ id }) => id === reply.id);
}

async function regenerated(member: TestMember, { message }: Pick<Started, "message">): Promise<Message> {
  const request = { kind: "regenerate" as const, userMessageId: message.id, webSearch: false };
  return member.finish((await member.api.chats.startTurn({ chatId: message.chatId, request })).turnId);
}

describe("a settled figure", () => {
  test("recomputes the reply at once, free of charge, as of the day of the reply, and is stored", async () => {
    const ada = await app.signUp("Ada");
    const first = await answered(ada);
    const { balance } = await ada.api.wallet.get();
    ahead = 3 * 366 * 24 * 60 * 60_000;
    const { message } = await send(ada, first, settle("29 euros", price)).finally(() => (ahead = 0));
    expect(message.content).not.toBe(first.reply.content);
    expect(message.content).toBe(told([idea], [settle("29 euros", price)], first.reply));
    expect(heardIn(first.reply)["29 euros"]).not.toBe("settled");
    expect(heardIn(message)["29 euros"]).toBe("settled");
    const { content, parts, tokensUsed, analystRating, ...rest } = message;
    expect(first.reply).toMatchObject(rest);
    expect(tokensUsed).toBe(Math.ceil(Array.from(content).length / 100));
    expect(parts.find(({ kind }) => kind === "rating")).toMatchObject({ rating: { score: analystRating } });
    expect(await storedReply(ada, first)).toEqual(message);
    expect((await ada.api.wallet.get()).balance).toBe(balance);
  });

  test("applies to every later reply: a regenerated one, and one to a later message", async () => {
    const ben = await app.signUp("Ben");
    const first = await answered(ben);
    const { message } = await send(ben, first, settle("29 euros", price), settle("800 euros", rent));
    expect((await regenerated(ben, first)).content).toBe(message.content);
    const { chatId } = message;
    const { reply } = await answered(ben, more, { chatId, parentId: message.id });
    const settled = [settle("29 euros", price), settle("800 euros", rent)];
    expect(reply.content).toBe(told([idea, more], settled, reply));
    expect(reply.content).not.toBe(told([idea, more], [], reply));
  });

  test("belongs to its own message: a later one or an earlier one, but not an edited version", async () => {
    const cid = await app.signUp("Cid");
    const first = await answered(cid);
    const { chatId } = first.reply;
    const second = await answered(cid, more, { chatId, parentId: first.reply.id });
    const settled = [settle("29 euros", price), settleIn(1, "300 euros", rent)];
    const { message } = await send(cid, second, ...settled);
    expect(message.content).toBe(told([idea, more], settled, second.reply));
    expect((await storedReply(cid, first))?.content).toBe(first.reply.content);
    const edited = await answered(cid, `${idea} `.repeat(2), { chatId, parentId: null });
    expect(edited.reply.content).toBe(told([edited.message.content], [], edited.reply));
  });

  test("is located among the founder's own messages, without the prompts of tools", async () => {
    const dan = await app.signUp("Dan");
    const first = await answered(dan);
    const { chatId } = first.reply;
    const request = {
      kind: "tool" as const,
      tool: "revenue-modeling" as const,
      language: "en" as const,
      messageId: crypto.randomUUID(),
      parentId: first.reply.id,
      startupType: null,
      webSearch: false,
    };
    const asked = await dan.finish((await dan.api.chats.startTurn({ chatId, request })).turnId);
    const third = await answered(dan, more, { chatId, parentId: asked.id });
    const { message } = await send(dan, third, settleIn(1, "300 euros", rent));
    expect(message.content).not.toBe(third.reply.content);
    const { message: again } = await send(dan, { reply: asked }, settle("29 euros", price));
    expect(again.content).not.toBe(asked.content);
  });

  test("is replaced by a later one, also within one request, and by null when it is not about the venture", async () => {
    const eve = await app.signUp("Eve");
    const first = await answered(eve);
    const wrong = { ...price, meaning: "unit_cost", flow: "out" } as const;
    await send(eve, first, settle("29 euros", wrong));
    const { message } = await send(eve, first, settle("29 euros", wrong), settle("29 euros", price));
    expect(message.content).toBe(told([idea], [settle("29 euros", price)], first.reply));
    const { message: without } = await send(eve, first, settle("29 euros", null));
    expect(without.content).toBe(told([idea], [settle("29 euros", null)], first.reply));
    expect([heardIn(message)["29 euros"], heardIn(without)["29 euros"]]).toEqual(["settled", "dismissed"]);
  });

  test("replaces one that an earlier engine version located slightly differently", async () => {
    const fay = await app.signUp("Fay");
    const first = await answered(fay);
    await send(fay, first, settle("29 euros", { ...price, status: "past" }));
    const { pool } = app.built.parts.ctx.database;
    const moved = await pool.query("update figure_settlements set span_end = span_end - 3 where message_id = $1", [
      first.message.id,
    ]);
    expect(moved.rowCount).toBe(1);
    const { message } = await send(fay, first, settle("29 euros", price));
    expect(message.content).toBe(told([idea], [settle("29 euros", price)], first.reply));
    const { rowCount } = await pool.query("select 1 from figure_settlements where message_id = $1", [first.message.id]);
    expect(rowCount).toBe(1);
  });
});

test("figures that are settled at the same moment are all stored, and the reply includes all", async () => {
  const gus = await app.signUp("Gus");
  for (let round = 0; round < 5; round++) {
    const first = await answered(gus);
    const all = [settle("29 euros", price), settle("800 euros", rent), settle("60 euros", rent)];
    const answers = await Promise.all(all.map((one) => send(gus, first, one)));
    const whole = told([idea], all, first.reply);
    const stored = await storedReply(gus, first);
    expect(stored?.content).toBe(whole);
    const settled = { "29 euros": "settled", "800 euros": "settled", "60 euros": "settled" };
    expect(heardIn(stored ?? { parts: [] })).toMatchObject(settled);
    expect(answers.filter(({ message }) => message.content === whole)).not.toEqual([]);
    const { rowCount } = await app.built.parts.ctx.database.pool.query(
      "select 1 from figure_settlements where message_id = $1",
      [first.message.id],
    );
    expect(rowCount).toBe(3);
  }
});

const later = ["Washing the towels is 90 euros a month.", "And the phone costs 60 euros a month. What should I cut?"];

/** A conversation of three messages, each answered. */
async function conversation(member: TestMember) {
  const first = await answered(member);
  const { chatId } = first.reply;
  const second = await answered(member, later[0], { chatId, parentId: first.reply.id });
  const third = await answered(member, later[1], { chatId, parentId: second.reply.id });
  return { first, second, third, said: [idea, ...later] };
}

test("a settlement in an early reply is in every later one of the chat, at once", async () => {
  const kim = await app.signUp("Kim");
  const { first, second, third, said } = await conversation(kim);
  const other = await answered(kim, more, { chatId: first.reply.chatId, parentId: first.reply.id });
  await send(kim, first, settle("29 euros", price));
  const settled = [settle("29 euros", price)];
  expect((await storedReply(kim, other))?.content).toBe(told([idea, more], settled, other.reply));
  await kim.api.chats.chooseBranch({ chatId: first.reply.chatId, messageId: third.reply.id });
  for (const [index, reply] of [second, third].entries()) {
    const stored = await storedReply(kim, reply);
    expect(stored?.content).toBe(told(said.slice(0, index + 2), settled, reply.reply));
    expect(stored?.content).not.toBe(reply.reply.content);
  }
});

test("two tabs that settle in different replies at once lose nothing in the last one", async () => {
  for (const name of ["Lea", "Leo"]) {
    const lea = await app.signUp(name);
    const { first, second, third, said } = await conversation(lea);
    await Promise.all([
      send(lea, first, settle("29 euros", price)),
      send(lea, second, settle("800 euros", rent)),
      send(lea, third, settle("60 euros", rent)),
    ]);
    const all = ["29 euros", "800 euros", "60 euros"].map((quote) =>
      settle(quote, quote === "29 euros" ? price : rent),
    );
    expect((await storedReply(lea, third))?.content).toBe(told(said, all, third.reply));
  }
});

test("replies too far down to be recomputed together stay unchanged", async () => {
  const max = await app.signUp("Max");
  const long = `${"We sell to salons and talk to them. ".repeat(1_200)} Rent is 800 euros a month.`;
  const first = await answered(max);
  const { chatId } = first.reply;
  const second = await answered(max, long, { chatId, parentId: first.reply.id });
  const third = await answered(max, long, { chatId, parentId: second.reply.id });
  await send(max, first, settle("29 euros", price));
  expect((await storedReply(max, second))?.content).toBe(
    told([idea, second.message.content], [settle("29 euros", price)], second.reply),
  );
  expect((await storedReply(max, third))?.content).toBe(third.reply.content);
});

test("every open tab is notified that the chat changed", async () => {
  const ida = await app.signUp("Ida");
  const first = await answered(ida);
  const gone = new AbortController();
  const stream = await ida.fetch("/api/live", { signal: gone.signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await send(ida, first, settle("29 euros", price));
  let seen = "";
  while (!seen.includes(`"chatId":"${first.reply.chatId}","change":"changed"`)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    expect(done, `the stream ended: ${seen}`).toBe(false);
    seen += value;
  }
  gone.abort();
});

test("deleting a chat deletes its settled figures", async () => {
  const jon = await app.signUp("Jon");
  const first = await answered(jon);
  await send(jon, first, settle("29 euros", price));
  await jon.api.chats.delete({ chatId: first.reply.chatId });
  const { pool } = app.built.parts.ctx.database;
  const { rowCount } = await pool.query("select 1 from figure_settlements where chat_id = $1", [first.reply.chatId]);
  expect(rowCount).toBe(0);
});
