import type { Message, TestRule } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ScriptedModel,
  type ScriptedRequest,
  startScriptedModel,
} from "../../../../e2e/fixtures/scripted-model.ts";
import { startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { openAiCompatible } from "../../platform/model/openai-compatible.ts";

let model: ScriptedModel;
let app: TestApp;
let member: TestMember;

const settings = () => ({ baseUrl: model.url, apiKey: null, model: "scripted", readingMaxMs: 3_000 });

beforeAll(async () => {
  model = await startScriptedModel();
  app = await startTestApp({ model: openAiCompatible(settings()) });
  return () => model.close();
});

let members = 0;

beforeEach(async () => {
  model.reset();
  member = await app.signUp(`Reader${members++}`);
});

const idea =
  "We wash cars at the office. A wash is 19 euros, soap is 4.50 euros per wash, the washer gets 6 euros for each wash.";
const id = (text: string, number: string, message = 0) => `q${message}_${text.indexOf(number)}`;
const wash = (number: string, meaning: string, quote: string) => ({
  id: id(idea, number),
  quote,
  meaning,
  unit: "EUR/wash",
});
const price = wash("19 euros", "price", "A wash is 19 euros");
const soap = wash("4.50 euros", "unit_cost", "soap is 4.50 euros per wash");
const pay = wash("6 euros", "pay", "the washer gets 6 euros for each wash");
const settled = { meaning: "pay", flow: "out", party: "venture", status: "actual", basis: "once" } as const;
const read = (...figures: unknown[]) => ({ kind: "idea", figures });

async function say(text: string, before?: Message): Promise<Message> {
  const after = before ? { chatId: before.chatId, parentId: before.id } : {};
  return member.finish((await member.send(text, after)).turnId);
}

const heardIn = ({ parts }: Message) => parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
const marksIn = ({ parts, content }: Message) =>
  parts
    .flatMap((part) => (part.kind === "marks" ? part.marks : []))
    .map(({ start, end, kind }) => [content.slice(start, end), kind]);
const metricsIn = ({ parts }: Message) =>
  parts.flatMap((part) => (part.kind === "metrics" ? part.items.map(({ name }) => name) : []));
const noticesOf = ({ notices }: Message) => notices.map(({ code }) => code);
const contentOf = (role: string, request: ScriptedRequest | undefined) =>
  request?.messages.filter((message) => message.role === role).map(({ content }) => content) ?? [];

describe("a turn with a model", () => {
  test("the card is computed from what the model read, and the model is given what follows", async () => {
    model.answerReading = () => read(price, soap, pay);
    model.answerStreamed = () => "Each wash leaves €8.50 of the €19.";
    const reply = await say(idea);
    expect(heardIn(reply).map(({ quote, state }) => `${quote} ${state}`)).toEqual([
      "19 euros read",
      "4.50 euros read",
      "6 euros read",
    ]);
    expect(metricsIn(reply)).toEqual(["contribution"]);
    expect(reply).toMatchObject({ content: "Each wash leaves €8.50 of the €19.", label: null, notices: [] });
    expect(model.requests).toHaveLength(2);
    expect(contentOf("tool", model.requests[1])[0]).toContain("m_contribution | ");
    expect(marksIn(reply)).toEqual([
      ["€8.50", "computed"],
      ["€19", "founder"],
    ]);
  });

  test("what is still not proven after the second reading is told with its reason, and no tool is offered for a third", async () => {
    const wrong = { ...soap, unit: "EUR/booking" };
    model.answerReading = () => read(price, wrong, pay);
    await say(idea);
    const [given = ""] = contentOf("tool", model.requests.at(-1)).slice(-1);
    expect(given).toMatch(new RegExp(`NOT PROVEN.*\\n${soap.id} \\| .*"booking" stands in none`));
    expect(given).toMatch(/Now answer the founder\.$/);
    expect(model.requests.map(({ tools = [] }) => tools.map(({ function: { name } }) => name))).toEqual([
      ["record_reading"],
      ["record_reading"],
      ["derive", "law"],
    ]);
  });

  test("a model is told so where there is no figure to compute with", async () => {
    model.answerReading = () => read();
    await say("We want to bake seaweed snacks and sell them in the bulk shops of Santiago.");
    const [given = ""] = contentOf("tool", model.requests.at(-1)).slice(-1);
    expect(given).toMatch(/^FACTS\nnone: no figure of the founder's is proven yet\n/);
  });

  test("the card shows what the model derived and used, and nothing else of the engine's", async () => {
    model.answerReading = () => read(price, soap, pay);
    const reply = await say(`${idea} #calculate`);
    expect(metricsIn(reply)).toEqual(["floor"]);
    expect(new Set(reply.parts.map(({ kind }) => kind))).toEqual(new Set(["heard", "metrics", "words", "marks"]));
  });

  test("the engine's test is offered beside the text where the founder's own figures fix its bar", async () => {
    const text = `${idea} Rent is 850 euros a month.`;
    const rent = {
      id: id(text, "850 euros"),
      quote: "Rent is 850 euros a month",
      meaning: "fixed_cost",
      unit: "EUR/month",
      flow: "out",
    };
    model.answerReading = () => read(price, soap, pay, rent);
    const reply = await say(text);
    const offered = reply.parts.flatMap((part) => (part.kind === "section" ? [part] : []));
    expect(offered).toHaveLength(1);
    const [{ test: planned, text: shown } = { test: undefined, text: "" }] = offered;
    // 850 / 8.50 are 100 washes a month, and 92 in the 28 days of the test.
    expect(planned).toMatchObject({
      comparison: "at_least",
      threshold: 92,
      statement: expect.stringContaining("at least 100 washes each month") as string,
    });
    expect(shown).toContain(planned?.how ?? "nothing");
    const { days: _days, ...rule } = planned ?? { days: null };
    const taken = await member.api.killTests.lock({
      messageId: reply.id,
      rule: { ...(rule as Omit<TestRule, "endsOn">), endsOn: "2999-12-31" },
    });
    expect(taken.test).toMatchObject({ origin: { messageId: reply.id }, rule: { threshold: 92 } });
  });

  test("the card does not say which figures no result of the engine's uses", async () => {
    const walk = `${idea} The walk there takes 10 minutes.`;
    const minutes = { id: id(walk, "10 minutes"), quote: "takes 10 minutes", meaning: "duration", unit: "minute" };
    model.answerReading = () => read(price, soap, pay, minutes);
    const reply = await say(walk);
    expect(heardIn(reply)).toHaveLength(4);
    expect(reply.parts.filter(({ kind }) => kind === "notice")).toEqual([]);
  });

  test("the text is stored as the model wrote it, and its own figures are marked", async () => {
    model.answerReading = () => read(price, soap, pay);
    const text = "Car washes in Germany take in about €2,400 million a year.";
    model.answerStreamed = () => text;
    const reply = await say(idea);
    expect(reply.content).toBe(text);
    expect(marksIn(reply)).toEqual([[expect.stringContaining("2,400"), "own"]]);
  });

  test("the numbers are shown before they are read", async () => {
    const { turnId } = await member.send(idea);
    await member.finish(turnId);
    const { rows } = await app.built.parts.ctx.database.pool.query<{ type: string; data: unknown }>(
      "select type, data from turn_events where turn_id = $1 order by seq",
      [turnId],
    );
    const types = rows.map(({ type }) => type);
    expect(types.indexOf("numbers")).toBeGreaterThanOrEqual(0);
    expect(types.indexOf("numbers")).toBeLessThan(types.indexOf("card"));
  });

  test("what is not proven goes back once and is open after that", async () => {
    const wrong = { ...price, unit: "EUR/month" };
    model.answerReading = ({ messages }) => (messages.length > 2 ? read(wrong) : read(wrong, soap, pay));
    const reply = await say(idea);
    expect(model.requests).toHaveLength(3);
    expect(contentOf("tool", model.requests[1])[0]).toContain(`${price.id} | `);
    expect(heardIn(reply).map(({ quote, state }) => `${quote} ${state}`)).toEqual([
      "19 euros unread",
      "4.50 euros read",
      "6 euros read",
    ]);
  });

  test("a corrected entry is taken", async () => {
    const wrong = { ...price, quote: "A wash costs 19 euros" };
    model.answerReading = ({ messages }) => (messages.length > 2 ? read(price) : read(wrong, soap, pay));
    expect(heardIn(await say(idea)).every(({ state }) => state === "read")).toBe(true);
  });

  test("a reading stands in later messages, which read what is new and take back what is old", async () => {
    model.answerReading = () => read(price, soap, pay);
    const first = await say(idea);
    const later = "Soap is 5 euros per wash now, not 4.50 euros.";
    const asked: ScriptedRequest[] = [];
    model.answerReading = (request) => {
      asked.push(request);
      const figure = {
        id: id(later, "5 euros", 1),
        quote: "Soap is 5 euros per wash",
        meaning: "unit_cost",
        unit: "EUR/wash",
      };
      return { kind: "correction", figures: [figure], not_figures: [id(later, "4.50 euros", 1)], retracted: [soap.id] };
    };
    const reply = await say(later, first);
    expect(asked[0]?.messages[0]?.content).toMatch(/^TODAY \d{4}-\d\d-\d\d$/m);
    expect(asked[0]?.messages[0]?.content).toContain(`STANDING (id | number | what)\n${price.id} | 19 euros`);
    // The founder's own words put the number in the place of the one that is known.
    expect(heardIn(reply).map(({ quote, state }) => `${quote} ${state}`)).toContain("5 euros settled");
  });

  test("words alone take a figure back and name another buyer", async () => {
    const offer = "Vets pay 39 euros a month for dog training, the hotel plan is 99 euros a month.";
    const each = { meaning: "price", unit: "EUR/month" };
    const [vets, hotel] = ["39 euros", "99 euros"].map((number) => ({ ...each, id: id(offer, number), quote: number }));
    model.answerReading = () => ({
      ...read(vets, { ...hotel, of: "hotel plan" }),
      buyer: "Vets",
      offer: "dog training",
    });
    const first = await say(offer);
    expect((await member.api.tools.venture({})).venture).toMatchObject({ buyer: "Vets" });
    model.answerReading = () => ({ kind: "correction", figures: [], retracted: [hotel?.id], buyer: "dog owners" });
    const second = await say("Forget the hotel plan. The buyers are dog owners, not vets.", first);
    const facts = contentOf("tool", model.requests.at(-1)).join("\n");
    expect(facts).toContain("39 euros");
    expect(facts).not.toContain("99 euros");
    const { venture } = await member.api.tools.venture({});
    expect(venture).toMatchObject({ buyer: "dog owners" });
    expect(venture?.figures.map(({ value }) => value)).toEqual([39]);
    const before = model.requests.length;
    await say("How do I find the first dog owners?", second);
    expect(model.requests).toHaveLength(before + 1);
  });

  test("the forms of the tools know what was read, and it is kept with the message", async () => {
    model.answerReading = () => read(price, soap, pay);
    await say(idea);
    const { venture } = await member.api.tools.venture({});
    expect(venture?.figures).toContainEqual({ meaning: "price", value: 19, unit: "EUR/wash" });
    const { rows } = await app.built.parts.ctx.database.pool.query<{ reading: unknown }>(
      "select reading from messages m join profiles p on p.user_id = m.user_id where p.email = $1 and reading is not null",
      [member.email],
    );
    expect(rows).toHaveLength(1);
  });

  test("settling a figure changes the card, and neither the model's text nor its marks", async () => {
    model.answerReading = () => read(price, soap);
    model.answerStreamed = () => "A wash costs €19.";
    const reply = await say(idea);
    const start = idea.indexOf("6 euros");
    const span = { message: 0, start, end: start + "6 euros".length };
    const reading = { ...settled, unit: { EUR: 1, wash: -1 } };
    const { chatId, id: messageId } = reply;
    await member.api.chats.settleFigures({ chatId, messageId, settlements: [{ span, reading }] });
    const { messages } = await member.api.chats.get({ chatId });
    const after = messages.find((message) => message.id === messageId);
    expect(after?.content).toBe("A wash costs €19.");
    expect(after && marksIn(after)).toEqual([["€19", "founder"]]);
    expect(after && heardIn(after).map(({ quote, state }) => `${quote} ${state}`)).toContain("6 euros settled");
  });

  test("only an idea is rated beside a model's text, not a decision of a running business", async () => {
    model.answerReading = () => read(price, soap, pay);
    const rated = await say(idea);
    expect(rated.parts.some(({ kind }) => kind === "rating")).toBe(rated.analystRating !== null);
    model.answerReading = () => ({ ...read(price, soap, pay), kind: "question_venture" });
    const decided = await say(idea);
    expect(decided.parts.some(({ kind }) => kind === "heard")).toBe(true);
    expect(decided.parts.some(({ kind }) => kind === "rating")).toBe(false);
    expect(decided.analystRating).toBeNull();
  });

  test("a task is answered without a card", async () => {
    model.answerReading = () => read(price, soap, pay);
    const first = await say(idea);
    const reply = await say("Write me a cold mail to the office manager.", first);
    expect(heardIn(reply)).toEqual([]);
    expect(model.requests.at(-1)?.tools).toHaveLength(2);
  });

  test.each(["stall", "drop", "garbage", "broken", "limited", "mute"])(
    "a reading that ends in %s gives way to the engine's own, and the text goes on",
    async (fault) => {
      const reply = await say(`${idea} #reading-${fault}`);
      expect(noticesOf(reply)).toEqual(["reading_failed"]);
      expect(reply).toMatchObject({ outcome: "done", label: null });
      expect(reply.content).toContain("who pays first");
      expect(heardIn(reply).length).toBeGreaterThanOrEqual(3);
    },
  );

  test("a call that holds no reading is asked for once more", async () => {
    let asked = 0;
    model.answerReading = () => (asked++ === 0 ? "the founder washes cars" : read(price, soap, pay));
    const reply = await say(idea);
    expect(noticesOf(reply)).toEqual([]);
    expect(heardIn(reply).every(({ state }) => state === "read")).toBe(true);
  });

  test("a server without tools is asked for JSON, and answers", async () => {
    model.answerStreamed = ({ messages }) =>
      messages[0]?.content.includes("JSON Schema")
        ? `Here:\n\`\`\`json\n${JSON.stringify(read(price, soap, pay))}\n\`\`\``
        : "Good.";
    const toolless = await startTestApp({ model: openAiCompatible(settings()) });
    const other = await toolless.signUp("Toolless");
    const { turnId } = await other.send(`${idea} #reading-toolless`);
    const reply = await other.finish(turnId);
    expect(heardIn(reply).every(({ state }) => state === "read")).toBe(true);
    expect(reply.content).toBe("Good.");
    expect(model.requests.map(({ tools }) => Boolean(tools))).toEqual([true, false, false]);
  });

  test("numbers that differ from what was computed go back once, and only the model rewrites them", async () => {
    model.answerReading = () => read(price, soap, pay);
    model.answerStreamed = ({ messages }) => {
      const last = messages.at(-1)?.content ?? "";
      if (!last.includes("differ from what was computed")) return "Good. The contribution per wash is €9.75. Go on.";
      return JSON.stringify({
        sentences: [{ old: "The contribution per wash is €9.75.", new: "The contribution per wash is €8.50." }],
      });
    };
    const reply = await say(idea);
    expect(reply.content).toBe("Good. The contribution per wash is €8.50. Go on.");
    expect(marksIn(reply)).toEqual([["€8.50", "computed"]]);
  });

  test("a message of 100,000 characters reaches the model whole", async () => {
    const long = `${idea} ${"We talked to many offices about it. ".repeat(2_770)}`.slice(0, 100_000);
    const reply = await say(long);
    expect(contentOf("user", model.requests.at(-1))[0]).toHaveLength(long.trim().length);
    expect(noticesOf(reply)).toEqual([]);
  });
});
