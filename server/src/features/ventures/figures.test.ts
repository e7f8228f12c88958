import type { SheetFigure } from "@cofounder/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type Started, type TestApp, type TestMember } from "../../app/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;
const idea = "A booking app for hair salons. Each salon pays us 29 euros a month.";

async function ask(person: TestMember, text: string, more: Parameters<TestMember["send"]>[1] = {}): Promise<Started> {
  const started = await person.send(text, more);
  await person.finish(started.turnId);
  return started;
}

async function figuresOf(person: TestMember): Promise<SheetFigure[]> {
  const { ventures } = await person.api.ventures.list();
  const sheets = await Promise.all(ventures.map(({ id: ventureId }) => person.api.ventures.figures({ ventureId })));
  return sheets.flatMap(({ figures }) => figures);
}

/** Characters of the first message. */
function spanOf(quote: string) {
  const start = idea.indexOf(quote);
  return { message: 0, start, end: start + quote.length };
}

/** The founder says what the only number of the first message is. */
async function settle(person: TestMember, { chat, reply }: Started) {
  const span = spanOf("29 euros");
  const reading = {
    meaning: "price",
    unit: { EUR: 1, customer: -1, month: -1 },
    flow: "in",
    party: "venture",
    status: "actual",
    basis: "recurring",
  } as const;
  const settlements = [{ span, reading }];
  await person.api.chats.settleFigures({ chatId: chat.id, messageId: reply.id, settlements });
}

async function member(name: string) {
  const person = await app.signUp(name);
  const { venture } = await person.api.ventures.create({ name: "Salon app" });
  return { person, ventureId: venture.id };
}

describe("a figure of a chat", () => {
  test("stands in the sheet once it is settled, with its words, its place and its meaning", async () => {
    const person = await app.signUp("Ada");
    const started = await ask(person, idea);
    await settle(person, started);
    const [figure, ...others] = await figuresOf(person);
    expect(others).toEqual([]);
    expect(figure).toMatchObject({
      value: 29,
      state: "stands",
      isTyped: false,
      unit: "EUR/customer/month",
      origin: { chatId: started.chat.id, messageId: started.message.id },
    });
    expect(figure?.label).toContain("price");
    expect(figure?.quote).toContain("29");
  });

  test("moves with its chat to another sheet", async () => {
    const { person, ventureId } = await member("Ben");
    const started = await ask(person, idea);
    await settle(person, started);
    await person.api.chats.move({ chatId: started.chat.id, ventureId });
    expect((await person.api.ventures.figures({ ventureId })).figures.map(({ value }) => value)).toEqual([29]);
    await person.api.chats.move({ chatId: started.chat.id, ventureId: null });
    expect(await figuresOf(person)).toEqual([]);
  });

  test("that is settled as not part of the venture stands no longer, and its history says so", async () => {
    const person = await app.signUp("Cem");
    const started = await ask(person, idea);
    await settle(person, started);
    const { chat, reply } = started;
    const settlements = [{ span: spanOf("29 euros"), reading: null }];
    await person.api.chats.settleFigures({ chatId: chat.id, messageId: reply.id, settlements });
    const [figure] = await figuresOf(person);
    expect(figure).toMatchObject({ value: 29, state: "no_longer_true", version: 2 });
    const { ventureId } = (await person.api.chats.get({ chatId: chat.id })).chat;
    const history = await person.api.ventures.figureVersions({
      ventureId: ventureId ?? "",
      figureId: figure?.id ?? "",
    });
    expect(history.versions.map(({ state }) => state)).toEqual(["no_longer_true", "stands"]);
  });

  test("keeps what a member typed over it, whatever the next reply reads", async () => {
    const person = await app.signUp("Dia");
    const started = await ask(person, idea);
    await settle(person, started);
    const { chat, reply } = started;
    const { ventureId } = (await person.api.chats.get({ chatId: chat.id })).chat;
    const [figure] = await figuresOf(person);
    const place = { ventureId: ventureId ?? "", figureId: figure?.id ?? "" };
    await person.api.ventures.changeFigure({ ...place, version: figure?.version ?? 0, value: 35 });
    await ask(person, "What should I test first?", { chatId: chat.id, parentId: reply.id });
    expect(await figuresOf(person)).toMatchObject([{ value: 35, quote: "", isTyped: true, state: "stands" }]);
  });
});

describe("a figure of the sheet", () => {
  test("that two people change at once keeps the first change, and the others are refused with both values", async () => {
    const { person, ventureId } = await member("Eve");
    const { figure } = await person.api.ventures.addFigure({ ventureId, ...price });
    const place = { ventureId, figureId: figure.id, version: 1 };
    const results = await Promise.all(
      [31, 32, 33, 34].map((value) =>
        person.api.ventures.changeFigure({ ...place, value }).then(
          ({ figure: changed }) => ({ stored: changed.value }),
          ({ code, data }: { code: string; data: unknown }) => ({ value, code, data }),
        ),
      ),
    );
    const [stored] = await figuresOf(person);
    expect(stored?.version).toBe(2);
    expect(results.filter((each) => "stored" in each)).toEqual([{ stored: stored?.value }]);
    const refused = results.filter((each) => "code" in each);
    expect(refused).toHaveLength(3);
    for (const { value, code, data } of refused) {
      expect(code).toBe("venture.changed_meanwhile");
      expect(data).toMatchObject({ conflict: { yours: { value }, theirs: { value: stored?.value }, version: 2 } });
    }
    const { versions } = await person.api.ventures.figureVersions({ ventureId, figureId: figure.id });
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test("is kept with all others that are typed at once, the first of the sheet too", async () => {
    const { person, ventureId } = await member("Kim");
    const values = Array.from({ length: 24 }, (_, value) => value);
    await Promise.all(values.map((value) => person.api.ventures.addFigure({ ventureId, ...price, value })));
    expect((await figuresOf(person)).map(({ value }) => value).toSorted((one, two) => one - two)).toEqual(values);
  });

  test("is set aside and stands again, and says what it is in the language that is asked for", async () => {
    const { person, ventureId } = await member("Fay");
    const { figure } = await person.api.ventures.addFigure({ ventureId, ...price });
    const place = { ventureId, figureId: figure.id };
    const aside = await person.api.ventures.changeFigure({ ...place, version: 1, state: "not_mine" });
    expect(aside.figure).toMatchObject({ state: "not_mine", value: 29 });
    const again = await person.api.ventures.changeFigure({ ...place, version: 2, state: "stands", language: "de" });
    expect(again.figure).toMatchObject({ state: "stands", version: 3 });
    expect(again.figure.label).toContain("Preis");
  });

  test("with a unit that cannot be read is refused, and nothing is stored", async () => {
    const { person, ventureId } = await member("Gil");
    const add = (unit: string) => person.api.ventures.addFigure({ ventureId, ...price, unit });
    expect(await refusalOf(add("EUR//month"))).toBe("venture_figure.unit");
    expect(await figuresOf(person)).toEqual([]);
  });

  test("of another member is not found", async () => {
    const { person, ventureId } = await member("Hal");
    const { figure } = await person.api.ventures.addFigure({ ventureId, ...price });
    const other = await member("Ida");
    const place = { ventureId, figureId: figure.id };
    expect(await refusalOf(other.person.api.ventures.figures({ ventureId }))).toBe("venture.not_found");
    expect(await refusalOf(other.person.api.ventures.changeFigure({ ...place, version: 1, value: 1 }))).toBe(
      "venture.not_found",
    );
    expect(await refusalOf(other.person.api.ventures.figureVersions(place))).toBe("venture.not_found");
  });

  test("goes with its venture, and its member's storage counts it no longer", async () => {
    const { person, ventureId } = await member("Jon");
    await person.api.ventures.addFigure({ ventureId, ...price });
    await person.api.ventures.delete({ ventureId });
    const { rows } = await app.built.parts.ctx.database.pool.query(
      `select s.rows::int from member_storage s join users u on u.id = s.user_id
       where u.email = $1 and s.kind like 'venture%' order by s.kind`,
      [person.email],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((kept) => (kept as { rows: number }).rows !== 0)).toEqual([]);
  });
});
