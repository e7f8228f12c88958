import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { derive } from "../derivations/derive.ts";
import { knownFigures } from "../derivations/known-figures.ts";
import { proveAnswer, readingBrief } from "./brief.ts";
import type { ModelReading } from "./reading.ts";

const now = new Date("2026-06-01T00:00:00Z");
const text =
  "We wash cars at the office car park. A wash is 19 euros, soap and water come to 4.50 per wash, the " +
  "washer gets 6 euros for each. 14 offices signed up, 3 of them pay. Who should I call first?";

const idOf = (message: string, number: string, index = 0): string => `q${index}_${message.indexOf(number)}`;
const id = (number: string) => idOf(text, number);

const figures = {
  price: { id: id("19 euros"), quote: "A wash is 19 euros", meaning: "price", unit: "EUR/wash" },
  soap: { id: id("4.50"), quote: "soap and water come to 4.50 per wash", meaning: "unit_cost", unit: "EUR/wash" },
  pay: { id: id("6 euros"), quote: "the washer gets 6 euros for each", meaning: "pay", unit: "EUR/wash" },
  signed: { id: id("14 offices"), quote: "14 offices signed up", meaning: "said_yes", unit: "customer" },
  paying: {
    id: id("3 of them"),
    quote: "3 of them pay",
    meaning: "paying",
    unit: "customer",
    share_of: id("14 offices"),
  },
};
const whole = { kind: "idea", figures: Object.values(figures), questions: ["Who should I call first?"] };

const prove = (answer: unknown, messages = [text], readings: ModelReading[] = []) =>
  proveAnswer({ messages, readings }, answer);

describe("a model's reading", () => {
  test("each number is listed with its id and the words around it", () => {
    const { numbers, spans } = readingBrief({ messages: [text], readings: [] });
    expect(numbers.split("\n")).toHaveLength(5);
    expect(numbers).toContain(`${id("19 euros")} | 19 euros | `);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(["19 euros", "4.50", "6 euros", "14", "3"]);
  });

  test("a reading that stands in the founder's words is proven whole", () => {
    const proof = prove(whole);
    expect(proof?.failures).toEqual([]);
    expect(proof?.reading.figures).toHaveLength(5);
    expect(proof?.reading.questions.map(({ start, end }) => text.slice(start, end))).toEqual(whole.questions);
  });

  test.each([
    ["an unknown id", { ...figures.price, id: "q0_9999" }, "no number q0_9999"],
    [
      "a quote that is not the founder's",
      { ...figures.price, quote: "A wash costs 19 euros" },
      "not the founder's words",
    ],
    ["a quote of another number", { ...figures.price, quote: "the washer gets 6 euros" }, "not the founder's words"],
    ["a unit that is none", { ...figures.price, unit: "EUR per wash" }, "is no unit"],
    ["another currency than the one written", { ...figures.price, unit: "USD/wash" }, "an amount in EUR"],
    ["a period the founder does not name", { ...figures.price, unit: "EUR/customer/month" }, "nothing of a month"],
    ["a noun the founder does not use", { ...figures.price, unit: "EUR/booking" }, '"booking" stands in none'],
    ["a count in money", { ...figures.price, meaning: "paying" }, "number of people or things"],
    ["a meaning that does not exist", { ...figures.price, meaning: "wash_price" }, "meaning"],
  ])("%s is refused with words to mend it from", (_, wrong, because) => {
    const proof = prove({ ...whole, figures: [wrong, figures.soap, figures.pay, figures.signed, figures.paying] });
    expect(proof?.failures.map((failure) => failure.because).join("\n")).toContain(because);
    expect(proof?.reading.figures).toHaveLength(4);
  });

  test("a rate between two currencies, half of something and a profit are taken as models write them", () => {
    const said =
      "My bank gives 1,560 naira for a dollar. Half of them pay in cash. I want at least 300 dollars of profit.";
    const read = [
      { id: idOf(said, "1,560"), quote: "gives 1,560 naira", meaning: "none", unit: "NGN/USD" },
      { id: idOf(said, "Half"), quote: "Half of them pay", meaning: "share", unit: "%" },
      {
        id: idOf(said, "300"),
        quote: "300 dollars of profit",
        meaning: "profit",
        unit: "USD",
        flow: "in",
        status: "target",
      },
    ];
    const proof = prove({ kind: "idea", figures: read }, [said]);
    expect(proof?.failures).toEqual([]);
    const { venture } = analyse({ messages: [said], now, readings: proof ? [proof.reading] : [] });
    expect(knownFigures(venture).map((figure) => [figure.id, figure.value, figure.unit])).toEqual([
      [read[0]?.id, 1560, { NGN: 1, USD: -1 }],
      [read[1]?.id, 0.5, {}],
      [read[2]?.id, 300, { USD: 1 }],
    ]);
  });

  test("a measure is proven in any of its spellings, also in another than the founder's", () => {
    const said = "We sell tiles at £185 per square metre and fire 38 square metres a month.";
    const read = [
      { id: idOf(said, "£185"), quote: "at £185 per square metre", meaning: "price", unit: "GBP/square metre" },
      { id: idOf(said, "38"), quote: "fire 38 square metres a month", meaning: "volume", unit: "sqm/month" },
    ];
    const proof = prove({ kind: "idea", figures: read }, [said]);
    expect(proof?.failures).toEqual([]);
    expect(proof?.reading.figures.map(({ reading: { unit } }) => unit)).toEqual([
      { GBP: 1, "m²": -1 },
      { "m²": 1, month: -1 },
    ]);
  });

  test("a measure that the founder does not name is refused", () => {
    const proof = prove({ ...whole, figures: [{ ...figures.price, unit: "EUR/sq ft" }] });
    expect(proof?.failures.map(({ because }) => because).join("\n")).toContain('"ft²" stands in none');
  });

  test("a person is one in any words, and this year is a year in Austria too", () => {
    const said = "Heuer werden es ungefähr 90 Stück Rotwild. Ein Essen kostet 12 Euro, und wir sind eine Gruppe von 8.";
    const read = [
      { id: idOf(said, "90"), quote: "Heuer werden es ungefähr 90 Stück", meaning: "volume", unit: "Stück/year" },
      { id: idOf(said, "12 Euro"), quote: "Ein Essen kostet 12 Euro", meaning: "price", unit: "EUR/person" },
      { id: idOf(said, "8"), quote: "eine Gruppe von 8", meaning: "usage", unit: "person/Gruppe" },
    ];
    expect(prove({ kind: "idea", figures: read }, [said])?.failures).toEqual([]);
  });

  test("a number that is left out is asked for", () => {
    const proof = prove({ ...whole, figures: [figures.price] });
    expect(proof?.failures.map((failure) => failure.id)).toContain(id("4.50"));
  });

  test("a number that the model finds unclear stays open without a failure", () => {
    const unclear = { ...figures.price, meaning: "unclear" };
    const proof = prove({ ...whole, figures: [unclear, ...whole.figures.slice(1)] });
    expect(proof?.failures).toEqual([]);
    expect(proof?.reading.figures).toHaveLength(4);
  });

  test("two readings of one number are refused", () => {
    const proof = prove({ ...whole, figures: [...whole.figures, { ...figures.price, meaning: "unit_cost" }] });
    expect(proof?.failures).toHaveLength(1);
  });

  test.each([null, "no", [], { figures: "all" }, { kind: "letter", figures: [] }])("%j is no reading", (answer) => {
    expect(prove(answer)).toBeNull();
  });
});

describe("an analysis of what a model read", () => {
  const reading = prove(whole)?.reading;
  if (!reading) throw new Error("the reading is proven above");

  test("computes from every proven figure", () => {
    const { venture } = analyse({ messages: [text], now, readings: [reading] });
    expect(venture.unread).toEqual([]);
    expect(venture.quantities.every(({ readBy }) => readBy === "model")).toBe(true);
    const left = venture.computed.metrics.find(({ name }) => name === "contribution");
    expect(left).toMatchObject({ value: 8.5, unit: { EUR: 1, wash: -1 } });
  });

  test("leaves open what was not proven", () => {
    const partial = prove({ ...whole, figures: whole.figures.slice(1) })?.reading;
    const { venture } = analyse({ messages: [text], now, readings: partial ? [partial] : [] });
    expect(venture.unread.map(({ quote }) => quote)).toEqual(["19 euros"]);
    expect(venture.computed.metrics.find(({ name }) => name === "contribution")).toBeUndefined();
  });

  test("the founder's own word stands above it", () => {
    const span = { message: 0, start: text.indexOf("6 euros"), end: text.indexOf("6 euros") + "6 euros".length };
    const { venture } = analyse({ messages: [text], now, readings: [reading], settled: [{ span, reading: null }] });
    expect(venture.dismissed.map(({ quote }) => quote)).toEqual(["6 euros"]);
  });

  test("a later reading takes a figure back, and the earlier ones stand", () => {
    const later = "The washer is my brother, he works for free now. And soap is 5 euros per wash, not 4.50.";
    const brief = readingBrief({ messages: [text, later], readings: [reading] });
    expect(brief.standing.split("\n")).toHaveLength(5);
    const proof = prove(
      {
        kind: "correction",
        figures: [
          {
            id: idOf(later, "5 euros", 1),
            quote: "soap is 5 euros per wash",
            meaning: "unit_cost",
            unit: "EUR/wash",
            of: "soap",
          },
        ],
        not_figures: [idOf(later, "4.50", 1)],
        retracted: [id("6 euros"), id("4.50")],
      },
      [text, later],
      [reading],
    );
    expect(proof?.failures).toEqual([]);
    const { venture } = analyse({
      messages: [text, later],
      now,
      readings: [reading, ...(proof ? [proof.reading] : [])],
    });
    const left = venture.computed.metrics.find(({ name }) => name === "contribution");
    expect(left?.value).toBe(14);
  });
});

describe("who buys and what is sold", () => {
  const messages = ["Small vets pay 39 euros a month for dog training.", "The buyers are dog owners, not vets."];
  const place = (message: number, words: string) => {
    const start = messages[message]?.indexOf(words) ?? 0;
    return { message, start, end: start + words.length };
  };
  const nothing = { figures: [], dismissed: [], retracted: [], rivals: [], questions: [], instructions: [] };
  const first: ModelReading = {
    ...nothing,
    kind: "idea",
    messages: [0],
    buyer: place(0, "Small vets"),
    offer: place(0, "dog training"),
  };
  const second: ModelReading = { ...first, kind: "correction", messages: [1], buyer: null, offer: null };
  const read = (later: Partial<ModelReading>) => {
    const { venture } = analyse({ messages, now, readings: [first, { ...second, ...later }] });
    return [venture.phrases.buyer?.text, venture.offer?.text];
  };

  test("is what the latest reading names", () => {
    expect(read({ buyer: place(1, "dog owners") })).toEqual(["dog owners", "dog training"]);
  });

  test("stands where a later reading names nobody", () => {
    expect(read({})).toEqual(["Small vets", "dog training"]);
  });
});

describe("a model's derivation", () => {
  const { reading } = prove(whole) ?? {};
  const known = knownFigures(analyse({ messages: [text], now, readings: reading ? [reading] : [] }).venture);
  const [price, soap, pay] = [id("19 euros"), id("4.50"), id("6 euros")];
  const request = { name: "left_per_wash", unit: "EUR/wash", because: "what a wash leaves" };

  test("is computed from proven figures", () => {
    expect(derive({ ...request, expression: `${price} - ${soap} - ${pay}` }, known)).toMatchObject({
      id: "d_left_per_wash",
      type: "computed",
      value: 8.5,
      formula: "19 − 4.5 − 6",
    });
  });

  test("says that it rests on an assumption", () => {
    const assumptions = [{ id: "a_washes", value: 120, unit: "wash/month", because: "six a working day" }];
    const found = derive(
      { ...request, expression: `a_washes * (${price} - ${soap} - ${pay})`, unit: "EUR/month", assumptions },
      known,
    );
    expect(found).toMatchObject({ type: "assumption", value: 1020, assumptions });
  });

  test.each([
    ["an unknown name", `${price} - q0_1`, "neither in FACTS"],
    ["units that do not cancel", `${price} * ${soap}`, "The units give"],
    ["a sum of different units", `${price} + ${id("14 offices")}`, "cannot be added"],
    ["a figure written as a plain number", `${price} - 4.5`, "4.5 has no unit: name a figure by its id"],
    ["a program", "process.exit()", ""],
    ["a division by zero", `${price} * ${soap} / (${soap} - ${soap})`, "divided by zero"],
  ])("%s is refused", (_, expression, because) => {
    const found = derive({ ...request, expression }, known);
    expect(found).toHaveProperty("error");
    expect("error" in found ? found.error : "").toContain(because);
  });
});
