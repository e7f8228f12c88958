import type { FigureReading, Settlement } from "@cofounder/contract";
import { settlementsAtOnceMax, settlementsPerChatMax } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";
import { newId } from "../../../platform/db/columns.ts";
import { openDiscussion } from "../../chats/open-discussion.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const idea = "A booking app for hair salons in Berlin. We charge 29 euros a month. 40 salons pay today.";
const start = idea.indexOf("29 euros");
const span = { message: 0, start, end: start + "29 euros".length };
const price: FigureReading = {
  meaning: "price",
  unit: { EUR: 1, customer: -1, month: -1 },
  flow: "in",
  party: "venture",
  status: "actual",
  basis: "recurring",
};
const right: Settlement = { span, reading: price };

interface Place {
  chatId: string;
  messageId: string;
}

const send = ({ api }: TestMember, place: Place, ...settlements: Settlement[]) =>
  refusalOf(api.chats.settleFigures({ ...place, settlements }));

async function begun(member: TestMember, text = idea): Promise<Place & { questionId: string }> {
  const { turnId, message } = await member.send(text);
  const { chatId, id: messageId } = await member.finish(turnId);
  return { chatId, messageId, questionId: message.id };
}

const rows = async (chatId: string) =>
  (await app.built.parts.ctx.database.pool.query("select 1 from figure_settlements where chat_id = $1", [chatId]))
    .rowCount;

test("settlements at a place without a number are refused together with the valid ones beside them", async () => {
  const ada = await app.signUp("Ada");
  const { questionId: _, ...place } = await begun(ada);
  const before = await ada.api.chats.get({ chatId: place.chatId });
  for (const wrong of [
    { ...span, start: start + 1 },
    { ...span, end: span.end - 1 },
    { message: 0, start: 0, end: 5 },
    { message: 0, start: 5_000, end: 5_002 },
    { ...span, message: 1 },
  ])
    expect(await send(ada, place, right, { span: wrong, reading: price })).toBe("figure.not_found");
  expect(await rows(place.chatId)).toBe(0);
  expect(await ada.api.chats.get({ chatId: place.chatId })).toEqual(before);
});

test("a message that is not a reply with an analysis in this chat is refused", async () => {
  const ben = await app.signUp("Ben");
  const [{ questionId, ...place }, elsewhere] = [await begun(ben), await begun(ben)];
  expect(await send(ben, { ...place, messageId: questionId }, right)).toBe("message.not_found");
  expect(await send(ben, { ...place, messageId: elsewhere.messageId }, right)).toBe("message.not_found");
  expect(await send(ben, { ...place, messageId: newId() }, right)).toBe("message.not_found");
  expect(await send(ben, { ...place, chatId: newId() }, right)).toBe("chat.not_found");
  const userId = (await ben.api.accounts.session()).member?.id ?? "";
  const discussion = { title: "Salons", said: idea, answer: "# A name", sources: [] };
  const chatId = await openDiscussion({ ...app.built.parts.ctx, userId }, discussion);
  const { messages } = await ben.api.chats.get({ chatId });
  expect(await send(ben, { chatId, messageId: messages[1]?.id ?? "" }, right)).toBe("message.not_found");
});

test("settling is refused while a reply is written in the chat", async () => {
  const cid = await app.signUp("Cid");
  const { questionId, ...place } = await begun(cid);
  const { pool } = app.built.parts.ctx.database;
  const mark = (status: string) =>
    pool.query("update turns set status = $2, heartbeat_at = now() where user_message_id = $1", [questionId, status]);
  await mark("running");
  expect(await send(cid, place, right)).toBe("chat.turn_running");
  await mark("done");
  expect(await rows(place.chatId)).toBe(0);
  expect(await send(cid, place, right)).toMatchObject({ message: { id: place.messageId } });
});

test("a reply that would exceed its founder's storage limit stays unchanged, and so do the figures", async () => {
  const eve = await app.signUp("Eve");
  const { questionId: _, ...place } = await begun(eve);
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update storage_limits set bytes_max = 1 where kind = 'messages'");
  expect(await send(eve, place, right)).toBe("storage.full");
  expect(await rows(place.chatId)).toBe(0);
  await pool.query("update storage_limits set bytes_max = 300000000 where kind = 'messages'");
  expect(await send(eve, place, right)).toMatchObject({ message: { id: place.messageId } });
});

test("a chat holds a limited number of settled figures", async () => {
  const fay = await app.signUp("Fay");
  const { questionId, ...place } = await begun(fay);
  const { pool } = app.built.parts.ctx.database;
  await pool.query(
    `insert into figure_settlements (user_id, chat_id, message_id, span_start, span_end, settled_at)
     select m.user_id, m.chat_id, m.id, at, at + 1, now() from messages m cross join generate_series(1000, $2::int) at
     where m.id = $1`,
    [questionId, 999 + settlementsPerChatMax],
  );
  expect(await send(fay, place, right)).toBe("figure.limit_reached");
  expect(await rows(place.chatId)).toBe(settlementsPerChatMax);
  await pool.query("delete from figure_settlements where message_id = $1 and span_start = 1000", [questionId]);
  expect(await send(fay, place, right)).toMatchObject({ message: { id: place.messageId } });
  expect(await send(fay, place, right)).toMatchObject({ message: { id: place.messageId } });
});

test("the largest number of settlements per request is accepted with the longest units, and one more is refused", async () => {
  const gus = await app.signUp("Gus");
  const { questionId: _, ...place } = await begun(gus);
  const symbols = Array.from({ length: 6 }, (__, at) => [`${"Ω".repeat(59)}${at}`, -1]);
  const longest: Settlement = { span, reading: { ...price, unit: Object.fromEntries(symbols) } };
  const all = Array.from({ length: settlementsAtOnceMax }, () => longest);
  expect(await send(gus, place, ...all)).toMatchObject({ message: { id: place.messageId } });
  expect(await rows(place.chatId)).toBe(1);
  expect(await send(gus, place, ...all, longest)).toBe("invalid_input");
});
