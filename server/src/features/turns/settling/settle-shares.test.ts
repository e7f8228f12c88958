import type { FigureReading, FigureSpan, Message, Settlement } from "@cofounder/contract";
import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const said = [
  "A yoga studio in Lyon. A class is 50 euros for each booking and the teacher costs 20 euros for each booking.",
  "We have 200 bookings a month, and 6 % do not come.",
];
const own = { party: "venture", status: "actual", basis: "recurring" } as const;
const price: FigureReading = { meaning: "price", unit: { EUR: 1, booking: -1 }, flow: "in", ...own };
const cost: FigureReading = { meaning: "unit_cost", unit: { EUR: 1, booking: -1 }, flow: "out", ...own };
const volume: FigureReading = { meaning: "volume", unit: { booking: 1, month: -1 }, flow: "none", ...own };
const loss: FigureReading = { meaning: "loss", unit: { "%": 1 }, flow: "none", ...own };

function spanOf(quote: string): FigureSpan {
  const message = said.findIndex((text) => text.includes(quote));
  const start = said[message]?.indexOf(quote) ?? -1;
  return { message, start, end: start + quote.length };
}
const settle = (quote: string, reading: FigureReading): Settlement => ({ span: spanOf(quote), reading });
const known = [settle("50 euros", price), settle("20 euros", cost), settle("200", volume)];

async function conversation(member: TestMember): Promise<Message> {
  const first = await member.send(said[0] ?? "");
  const { chatId, id: parentId } = await member.finish(first.turnId);
  const second = await member.send(said[1] ?? "", { chatId, parentId });
  return member.finish(second.turnId);
}

const send = ({ api }: TestMember, { chatId, id }: Message, ...settlements: Settlement[]) =>
  api.chats.settleFigures({ chatId, messageId: id, settlements });

const labelOf = ({ parts }: Message, quote: string): string | undefined => {
  const heard = parts.find((part) => part.kind === "heard");
  return heard?.kind === "heard" ? heard.figures.find((figure) => figure.quote === quote)?.label : undefined;
};

test("a loss enters the results once its whole is named, whether typical or a figure of another message", async () => {
  const ada = await app.signUp("Ada");
  const reply = await conversation(ada);
  const without = await send(ada, reply, ...known, settle("6 %", loss));
  expect(without.message.content).toContain("6 %");
  expect(without.message.content).not.toContain("€27");
  const usual = await send(ada, reply, settle("6 %", { ...loss, shareOf: "orders" }));
  expect(labelOf(usual.message, "6 %")).toBe("lost, broken or returned, of orders or bookings");
  expect(usual.message.content).toContain("€27");
  const figure = await send(ada, reply, settle("6 %", { ...loss, shareOf: spanOf("50 euros") }));
  expect(labelOf(figure.message, "6 %")).toBe("lost, broken or returned, of “50 euros”");
  expect(figure.message.content).toContain("€27");
  const { rows } = await app.built.parts.ctx.database.pool.query<{ reading: FigureReading; first: string }>(
    `select s.reading, m.id as first from figure_settlements s join messages m on m.chat_id = s.chat_id
     where s.chat_id = $1 and s.reading->>'meaning' = 'loss' and m.content = $2`,
    [reply.chatId, said[0]],
  );
  const { start, end } = spanOf("50 euros");
  expect(rows[0]?.reading.shareOf).toEqual({ messageId: rows[0]?.first, start, end });
});

test("a regenerated reply keeps the named whole", async () => {
  const ben = await app.signUp("Ben");
  const reply = await conversation(ben);
  await send(ben, reply, ...known, settle("6 %", { ...loss, shareOf: spanOf("200") }));
  const request = { kind: "regenerate" as const, userMessageId: reply.parentId ?? "", webSearch: false };
  const { turnId } = await ben.api.chats.startTurn({ chatId: reply.chatId, request });
  expect(labelOf(await ben.finish(turnId), "6 %")).toBe("lost, broken or returned, of “200”");
});

test("a figure that cannot be a share of the named one is refused, and nothing is stored", async () => {
  const cid = await app.signUp("Cid");
  const reply = await conversation(cid);
  const refused = (...settlements: Settlement[]) => refusalOf(send(cid, reply, ...settlements));
  const sales = { ...volume, shareOf: "sales" as const };
  for (const wrong of [
    settle("6 %", { ...loss, shareOf: spanOf("6 %") }),
    settle("6 %", { ...loss, shareOf: spanOf("studio") }),
    settle("200", sales),
    settle("20 euros", { ...cost, shareOf: spanOf("50 euros") }),
  ])
    expect(await refused(...known, wrong)).toBe("figure.not_a_share");
  expect(await refused(settle("6 %", { ...loss, shareOf: { message: 7, start: 0, end: 2 } }))).toBe("figure.not_found");
  const { rowCount } = await app.built.parts.ctx.database.pool.query(
    "select 1 from figure_settlements where chat_id = $1",
    [reply.chatId],
  );
  expect(rowCount).toBe(0);
});
