import { openingsKeptMax, ventureSharesMax } from "@cofounder/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";

const start = new Date("2026-05-04T09:00:00Z");
let now = start;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
beforeEach(() => {
  now = start;
});

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;
const rent = { value: 900, meaning: "fixed_cost", flow: "out", unit: "EUR/month" } as const;

async function owner(name: string) {
  const { api } = await app.signUp(name);
  const { venture } = await api.ventures.create({ name: "Chairs", line: "Fills empty chairs" });
  const { figure } = await api.ventures.addFigure({ ventureId: venture.id, ...price });
  return { api, ventureId: venture.id, figure };
}

const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";
const read = (url: string, language: "en" | "de" = "en") =>
  app.stranger.api.ventureShares.read({ token: tokenOf(url), language });

test("a link shows the figures that stand, as they are now, in the reader's language, and nothing of their chats", async () => {
  const { api, ventureId, figure } = await owner("Ann");
  const { url, share } = await api.ventureShares.make({ ventureId, reader: "Ida, Seed Fund" });
  expect(url).toMatch(/^http.*\/shared\/sheets\/[\w-]{43}$/);
  expect(share).toMatchObject({ reader: "Ida, Seed Fund", opened: 0, openings: [], hasExpired: false });
  expect(new Date(share.expiresAt).getTime() - start.getTime()).toBe(30 * 24 * 60 * 60_000);
  const added = (await api.ventures.addFigure({ ventureId, ...rent })).figure;
  const sheet = await read(url, "de");
  expect(sheet).toMatchObject({ name: "Chairs", line: "Fills empty chairs", reader: "Ida, Seed Fund" });
  expect(sheet.figures.map(({ id, value, origin }) => [id, value, origin])).toEqual([
    [figure.id, 29, null],
    [added.id, 900, null],
  ]);
  const { figures } = await api.ventures.figures({ ventureId, language: "de" });
  expect(sheet.figures.map(({ label }) => label)).toEqual(figures.map(({ label }) => label));
  await api.ventures.changeFigure({ ventureId, figureId: added.id, version: 1, state: "not_mine" });
  expect((await read(url)).figures.map(({ id }) => id)).toEqual([figure.id]);
});

test("a figure that was said in a chat is shown without the chat", async () => {
  const member = await app.signUp("Bob");
  const started = await member.send("I sell a booking app to hair salons in Lyon for 29 euros a month.");
  await member.finish(started.turnId);
  const ventureId = (await member.api.ventures.list()).ventures[0]?.id ?? "";
  await member.api.ventures.addFigure({ ventureId, ...rent });
  const { url } = await member.api.ventureShares.make({ ventureId });
  const sheet = await read(url);
  expect(sheet.figures.length).toBeGreaterThan(0);
  const said = JSON.stringify(sheet);
  for (const own of [started.chat.id, started.message.id, started.reply.id]) expect(said).not.toContain(own);
});

test("only the hash of a link is stored", async () => {
  const { api, ventureId } = await owner("Cal");
  const { url } = await api.ventureShares.make({ ventureId });
  const { rows } = await app.built.parts.ctx.database.pool.query(
    "select to_jsonb(s)::text as row from venture_shares s",
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(tokenOf(url));
  expect(JSON.stringify(await api.ventureShares.list({ ventureId }))).not.toContain(tokenOf(url));
});

test("an unknown link, an expired one, a withdrawn one and one of a deleted venture get the same answer", async () => {
  const { api, ventureId } = await owner("Dan");
  const short = await api.ventureShares.make({ ventureId, days: 1 });
  const withdrawn = await api.ventureShares.make({ ventureId, days: 365 });
  const other = (await api.ventures.create({ name: "Lamps" })).venture.id;
  const gone = await api.ventureShares.make({ ventureId: other });
  await read(short.url);
  now = new Date(start.getTime() + 24 * 60 * 60_000);
  await api.ventureShares.withdraw({ ventureId, ventureShareId: withdrawn.share.id });
  await api.ventures.delete({ ventureId: other });
  const answers = await Promise.all(
    ["x".repeat(43), ...[short, withdrawn, gone].map(({ url }) => tokenOf(url))].map(async (token) => {
      const response = await app.post("/api/shared/sheets", { token });
      return [response.status, await response.json()];
    }),
  );
  expect(answers[0]).toMatchObject([404, { code: "share.not_found" }]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  // The owner still sees that the first one ended, and how often it was opened.
  const { shares } = await api.ventureShares.list({ ventureId });
  expect(shares).toMatchObject([{ id: short.share.id, hasExpired: true, opened: 1, openings: [start.toISOString()] }]);
  expect(await refusalOf(api.ventureShares.withdraw({ ventureId, ventureShareId: withdrawn.share.id }))).toBe(
    "venture_share.not_found",
  );
});

test("the links of a blocked member show nothing", async () => {
  const { api, ventureId } = await owner("Eve");
  const { url } = await api.ventureShares.make({ ventureId });
  const { pool } = app.built.parts.ctx.database;
  const { rows } = await pool.query<{ userId: string }>(
    'select user_id as "userId" from venture_shares where venture_id = $1',
    [ventureId],
  );
  await read(url);
  await pool.query(
    "insert into blocked_accounts (id, user_id, reason, blocked_at) values (new_id(), $1, 'spam', now())",
    [rows[0]?.userId],
  );
  expect(await refusalOf(read(url))).toBe("share.not_found");
});

test("every opening is counted, whoever opens at once, and the newest are kept", async () => {
  const { api, ventureId } = await owner("Fay");
  const { url } = await api.ventureShares.make({ ventureId });
  await Promise.all(Array.from({ length: 20 }, () => read(url)));
  const { pool } = app.built.parts.ctx.database;
  await pool.query(
    "update venture_shares set openings = array_fill($2::timestamptz, array[$3::int]) where venture_id = $1",
    [ventureId, start, openingsKeptMax],
  );
  now = new Date(start.getTime() + 60_000);
  await read(url);
  const [share] = (await api.ventureShares.list({ ventureId })).shares;
  expect(share?.opened).toBe(21);
  expect(share?.openings).toHaveLength(openingsKeptMax);
  expect(share?.openings.slice(0, 2)).toEqual([now.toISOString(), start.toISOString()]);
});

test("of links that are made at once a venture keeps as many as it may", async () => {
  const { api, ventureId } = await owner("Gus");
  const made = await Promise.all(
    Array.from({ length: ventureSharesMax + 3 }, () =>
      refusalOf(api.ventureShares.make({ ventureId })).catch(() => null),
    ),
  );
  expect(made.filter((code) => code === "venture_share.limit_reached")).toHaveLength(3);
  const { shares } = await api.ventureShares.list({ ventureId });
  expect(shares).toHaveLength(ventureSharesMax);
  await api.ventureShares.withdraw({ ventureId, ventureShareId: shares[0]?.id ?? "" });
  await api.ventureShares.make({ ventureId });
});

test("a link ends within a year", async () => {
  const { api, ventureId } = await owner("Hal");
  for (const days of [0, 366, 1.5])
    expect(await refusalOf(api.ventureShares.make({ ventureId, days }))).toBe("invalid_input");
});

test("nobody makes, sees or withdraws links to a sheet of somebody else", async () => {
  const { api, ventureId } = await owner("Ivy");
  const { share, url } = await api.ventureShares.make({ ventureId });
  const other = (await app.signUp("Jon")).api.ventureShares;
  expect(await refusalOf(other.list({ ventureId }))).toBe("venture.not_found");
  expect(await refusalOf(other.make({ ventureId }))).toBe("venture.not_found");
  expect(await refusalOf(other.withdraw({ ventureId, ventureShareId: share.id }))).toBe("venture_share.not_found");
  expect((await read(url)).name).toBe("Chairs");
});
