import type { Message, ReplyPart, Settlement } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const said =
  "We sell 1,150 bouquets a month in the station hall at 34 francs, 14.50 goes on growers, rent is CHF 6,800 a month. A " +
  "shop in the old town is 3,900 a month, with 1,050 bouquets. Is the move to the old town worth it?";
const own = { party: "venture", basis: "recurring" } as const;
const bouquets = { meaning: "volume", unit: { bouquet: 1, month: -1 }, flow: "none", ...own } as const;
const rent = { meaning: "fixed_cost", unit: { CHF: 1, month: -1 }, flow: "out", ...own } as const;

const settle = (quote: string, reading: Settlement["reading"]): Settlement => {
  const start = said.indexOf(quote);
  return { span: { message: 0, start, end: start + quote.length }, reading };
};
const known = [
  settle("1,150", { ...bouquets, status: "actual" }),
  settle("34 francs", { ...rent, meaning: "price", flow: "in", unit: { CHF: 1, bouquet: -1 }, status: "actual" }),
  settle("14.50", { ...rent, meaning: "unit_cost", unit: { CHF: 1, bouquet: -1 }, status: "actual" }),
  settle("CHF 6,800", { ...rent, status: "actual", of: "station hall" }),
  settle("3,900", { ...rent, status: "planned", of: "old town" }),
  settle("1,050", { ...bouquets, status: "planned", of: "old town" }),
];

const send = ({ api }: TestMember, { chatId, id }: Message, ...settlements: Settlement[]) =>
  api.chats.settleFigures({ chatId, messageId: id, settlements });
const questionsOf = ({ parts }: Message) =>
  parts
    .filter((part): part is Extract<ReplyPart, { kind: "questions" }> => part.kind === "questions")
    .flatMap(({ items }) => items);
// (6,800 − 3,900) − 100 × (34 − 14.50)
const difference = "**CHF 950 each month** more than today";

test("a press on what a plan takes the place of computes the reply anew, free, and holds for later messages", async () => {
  const ada = await app.signUp("Ada");
  const first = await ada.send(said);
  const reply = await ada.finish(first.turnId);
  const { message: asking } = await send(ada, reply, ...known);
  const [question] = questionsOf(asking);
  const choice = question?.choices?.find(({ label }) => label.startsWith("In place of"));
  if (!choice) throw new Error("nothing to press");
  const before = await ada.api.accounts.session();
  const { message: pressed } = await send(ada, reply, choice.settlement);
  expect(pressed.content).toContain(difference);
  expect(questionsOf(pressed).some(({ choices }) => choices)).toBe(false);
  expect((await ada.api.accounts.session()).member?.tokens).toBe(before.member?.tokens);

  const { messages } = await ada.api.chats.get({ chatId: reply.chatId });
  expect(messages.find(({ id }) => id === reply.id)?.content).toContain(difference);
  const later = await ada.send("So is the move to the old town worth it?", {
    chatId: reply.chatId,
    parentId: reply.id,
  });
  expect((await ada.finish(later.turnId)).content).toContain(difference);

  const { rows } = await app.built.parts.ctx.database.pool.query<{ place: object; first: string }>(
    `select s.reading->'inPlaceOf' as place, m.id as first from figure_settlements s
     join messages m on m.chat_id = s.chat_id and m.content = $2
     where s.chat_id = $1 and s.reading ? 'inPlaceOf'`,
    [reply.chatId, said],
  );
  const start = said.indexOf("CHF 6,800");
  expect(rows.map(({ place }) => place)).toEqual([{ messageId: rows[0]?.first, start, end: start + 9 }]);
});

test("a place in a message that is not there is refused", async () => {
  const ben = await app.signUp("Ben");
  const { turnId } = await ben.send(said);
  const reply = await ben.finish(turnId);
  const wrong = settle("3,900", { ...rent, status: "planned", inPlaceOf: { message: 7, start: 0, end: 2 } });
  await expect(send(ben, reply, wrong)).rejects.toMatchObject({ code: "figure.not_found" });
});
