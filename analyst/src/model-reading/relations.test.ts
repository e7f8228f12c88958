import { describe, expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { knownFigures, knownLine } from "../derivations/known-figures.ts";
import { backingOf } from "../marks/backing.ts";
import { markText } from "../marks/mark-text.ts";
import { proveAnswer } from "./brief.ts";

const now = new Date("2026-06-01T00:00:00Z");

const idIn = (text: string, number: string) => `q0_${text.indexOf(number)}`;
const entry = (text: string, [number, quote]: [number: string, quote: string], more: object) => ({
  id: idIn(text, number),
  quote,
  ...more,
});
const prove = (text: string, figures: object[], more: object = {}) =>
  proveAnswer({ messages: [text], readings: [] }, { kind: "idea", figures, ...more });

function analysed(text: string, figures: object[], settled: Parameters<typeof analyse>[0]["settled"] = []) {
  const proof = prove(text, figures);
  expect(proof?.failures).toEqual([]);
  return analyse({ messages: [text], now, readings: proof ? [proof.reading] : [], settled });
}

const resultsOf = ({ venture }: ReturnType<typeof analyse>) =>
  Object.fromEntries(venture.computed.metrics.map(({ name, value }) => [name, Number(value.toPrecision(6))]));

describe("a number that counts in thousands", () => {
  const text = "An advertiser pays 5 euros per 1,000 views, and we have 200,000 views a month.";
  const views = entry(text, ["200,000", "200,000 views a month"], { meaning: "volume", unit: "view/month" });
  const price = (more: object) =>
    entry(text, ["5 euros", "5 euros per 1,000 views"], { meaning: "price", unit: "EUR/view", ...more });
  const perThousand = price({ per: idIn(text, "1,000") });

  test("is read with both numbers and computed for one", () => {
    const analysis = analysed(text, [perThousand, views]);
    expect(analysis.venture.quantities.map(({ quote, value }) => [quote, value])).toEqual([
      ["5 euros per 1,000", 0.005],
      ["200,000", 200_000],
    ]);
    expect(analysis.venture.unread).toEqual([]);
    expect(resultsOf(analysis)).toMatchObject({ sales: 1_000 });
  });

  test("is marked as the founder's where a text repeats it", () => {
    const analysis = analysed(text, [perThousand, views]);
    const reply = "You get €5 per 1,000 views.";
    const marks = markText(reply, backingOf(analysis), "en");
    expect(marks.map(({ start, end, kind }) => [reply.slice(start, end), kind])[0]).toEqual(["€5", "founder"]);
  });

  test("stays so when the founder settles what it is", () => {
    const start = text.indexOf("5 euros");
    const span = { message: 0, start, end: text.indexOf("1,000") + "1,000".length };
    const reading = {
      meaning: "price",
      unit: { EUR: 1, view: -1 },
      flow: "in",
      party: "venture",
      status: "planned",
      basis: "once",
    } as const;
    const [settled] = analysed(text, [perThousand, views], [{ span, reading }]).venture.quantities;
    expect(settled).toMatchObject({ quote: "5 euros per 1,000", value: 0.005, status: "planned", readBy: "founder" });
  });

  test.each([
    ["a number elsewhere", price({ per: idIn(text, "200,000") }), "per names no number that stands behind"],
    ["no number", price({ per: "q0_999" }), "per names no number that stands behind"],
  ])("%s is refused", (_, wrong, because) => {
    const failures = prove(text, [wrong, views])?.failures.map((failure) => failure.because) ?? [];
    expect(failures.join("\n")).toContain(because);
  });

  test("an entry of its own for the thousand is refused", () => {
    const thousand = entry(text, ["1,000", "1,000 views"], { meaning: "volume", unit: "view" });
    expect(prove(text, [perThousand, views, thousand])?.failures.map(({ id }) => id)).toContain(idIn(text, "1,000"));
  });

  test("1 in 9 is one relation", () => {
    const said = "1 in 9 visitors buys.";
    const share = entry(said, ["1", "1 in 9 visitors buys"], {
      meaning: "conversion",
      unit: "1",
      per: idIn(said, "9"),
    });
    const [only, ...others] = analysed(said, [share]).venture.quantities;
    expect(others).toEqual([]);
    expect(only).toMatchObject({ quote: "1 in 9", meaning: "conversion" });
    expect(only?.value).toBeCloseTo(1 / 9);
  });
});

describe("a figure that takes the place of another", () => {
  const text = "The van costs 900 euros a month. From today a bicycle at 60 euros a month does it.";
  const van = entry(text, ["900 euros", "The van costs 900 euros a month"], {
    meaning: "fixed_cost",
    unit: "EUR/month",
    of: "van",
  });
  const bicycle = (status: string) =>
    entry(text, ["60 euros", "a bicycle at 60 euros a month"], {
      meaning: "fixed_cost",
      unit: "EUR/month",
      of: "bicycle",
      status,
      replaces: van.id,
    });

  test("takes the other back where it is so today", () => {
    const { venture } = analysed(text, [van, bicycle("actual")]);
    expect(venture.current.map(({ quote }) => quote)).toEqual(["60 euros"]);
  });

  test("replaces it in what would follow from the plan, and not today", () => {
    const { venture } = analysed(text, [van, bicycle("hypothetical")]);
    const fixed = venture.computed.metrics.filter(({ name }) => name === "fixed_costs").map(({ value }) => value);
    expect(venture.current.map(({ quote }) => quote)).toEqual(["900 euros"]);
    expect(fixed).not.toContain(960);
  });

  test("cannot take its own place", () => {
    const own = { ...van, replaces: van.id };
    expect(prove(text, [own, bicycle("actual")])?.failures[0]?.because).toContain("replaces names no other figure");
  });
});

describe("a price with a tax whose rate nobody names", () => {
  const text = "A wash costs 24 euros with VAT, soap is 5 euros per wash.";
  const price = entry(text, ["24 euros", "A wash costs 24 euros with VAT"], {
    meaning: "price",
    unit: "EUR/wash",
    includes_tax: true,
  });
  const soap = entry(text, ["5 euros", "soap is 5 euros per wash"], { meaning: "unit_cost", unit: "EUR/wash" });

  test("is asked about, and the model is told that it is in the price", () => {
    const { venture } = analysed(text, [price, soap]);
    expect(venture.computed.questions).toContainEqual({
      code: "tax_rate",
      about: [venture.quantities[0]?.id],
      values: [],
    });
    expect(knownFigures(venture).map(knownLine)[0]).toContain("includes a tax");
  });

  test("is not asked where the rate is named", () => {
    const rated = `${text} VAT is 20 %.`;
    const rate = entry(rated, ["20 %", "VAT is 20 %"], { meaning: "tax", unit: "%", share_of: price.id });
    const { venture } = analysed(rated, [price, soap, rate]);
    expect(venture.computed.questions.map(({ code }) => code)).not.toContain("tax_rate");
    expect(resultsOf({ venture } as ReturnType<typeof analyse>)).toMatchObject({ net_price: 20 });
  });

  test("a cost includes none", () => {
    expect(prove(text, [price, { ...soap, includes_tax: true }])?.failures[0]?.because).toContain("includes a tax");
  });
});

describe("a term that holds for a part only", () => {
  test("is applied to that part", () => {
    const text =
      "We take in 10,000 euros a month. Hotels are 40 % of the sales and pay after 30 days, the others pay at once.";
    const sales = entry(text, ["10,000 euros", "10,000 euros a month"], { meaning: "revenue", unit: "EUR/month" });
    const part = entry(text, ["40 %", "40 % of the sales"], { meaning: "share", unit: "%", share_of: "sales" });
    const credit = entry(text, ["30 days", "pay after 30 days"], {
      meaning: "duration",
      unit: "day",
      of: "payment",
      share_of: part.id,
    });
    const whole = resultsOf(analysed(text, [sales, part, credit]));
    expect(whole["money_outstanding"]).toBeCloseTo((10_000 * 0.4 * 30) / 30.436, -1);
  });
});

describe("a number whose digits alone do not say its value", () => {
  const spoken = "We clean kitchen hoods. Average ticket four sixty, in dollars, and 12 cleans a month.";
  const ticket = (more: object) =>
    entry(spoken, ["four sixty", "Average ticket four sixty"], {
      meaning: "price",
      unit: "USD/clean",
      ...more,
    });
  const cleans = entry(spoken, ["12 cleans", "12 cleans a month"], { meaning: "volume", unit: "clean/month" });
  const bank =
    "My overdraft limit is 25 lakh rupees with PNB at 13.5%, out of which 11 is already used. I pay 11 salesmen.";
  const used = (more: object) =>
    entry(bank, ["11 is", "out of which 11 is already used"], { meaning: "debt", unit: "INR", ...more });
  const others = [
    entry(bank, ["25 lakh", "overdraft limit is 25 lakh rupees"], { meaning: "credit_limit", unit: "INR" }),
    entry(bank, ["13.5%", "at 13.5%"], { meaning: "interest", unit: "%" }),
    entry(bank, ["11 salesmen", "11 salesmen"], { meaning: "staff", unit: "salesman" }),
  ];

  test("has the value of a price that is spoken in two parts, and results are computed from it", () => {
    const analysis = analysed(spoken, [ticket({ value: 460 }), cleans]);
    expect(analysis.venture.quantities.map(({ value }) => value)).toEqual([460, 12]);
    expect(resultsOf(analysis)).toMatchObject({ sales: 5_520 });
  });

  test("has it too where the two parts are read as two numbers", () => {
    const said = "The average ticket is four sixty dollars.";
    const price = entry(said, ["sixty", "four sixty dollars"], { meaning: "price", unit: "USD", value: 460 });
    const proof = prove(said, [price], { not_figures: [idIn(said, "four")] });
    expect(proof).toMatchObject({ failures: [], reading: { figures: [{ value: 460 }] } });
  });

  test("has the scale of another number of its sentence", () => {
    const analysis = analysed(bank, [used({ value: 1_100_000 }), ...others]);
    expect(analysis.venture.quantities.map(({ value }) => value)).toEqual([2_500_000, 13.5, 1_100_000, 11]);
  });

  test.each([
    ["another value than the parts say", { said: spoken, figures: [ticket({ value: 640 }), cleans] }, 640],
    ["a scale that stands nowhere", { said: spoken, figures: [ticket({}), { ...cleans, value: 12_000 }] }, 12_000],
    [
      "a scale of another sentence",
      { said: bank, figures: [used({}), ...others.slice(0, 2), { ...others[2], value: 1_100_000 }] },
      1_100_000,
    ],
    ["a scale that its sentence does not have", { said: bank, figures: [used({ value: 11_000 }), ...others] }, 11_000],
  ])("%s is refused with what the number says", (_, { said, figures }, value) => {
    const because = prove(said, figures)?.failures.map((failure) => failure.because);
    expect(because).toEqual([expect.stringContaining(`no words beside it make it ${value}`)]);
  });
});

describe("a rent without a period", () => {
  const text = "We sell tiles at £185 each, 38 tiles a month. A tile costs us £90 in clay. Rent is £1,150.";
  const rent = (more: object) =>
    entry(text, ["£1,150", "Rent is £1,150"], { meaning: "fixed_cost", unit: "GBP", of: "rent", ...more });
  const others = [
    entry(text, ["£185", "tiles at £185 each"], { meaning: "price", unit: "GBP/tile" }),
    entry(text, ["38 tiles", "38 tiles a month"], { meaning: "volume", unit: "tile/month" }),
    entry(text, ["£90", "A tile costs us £90 in clay"], { meaning: "unit_cost", unit: "GBP/tile" }),
  ];

  test("counts by the month where the model says that this is assumed, and is shown so", () => {
    const analysis = analysed(text, [rent({ assumed_period: "month" }), ...others]);
    expect(analysis.venture.quantities.at(-1)).toMatchObject({ unit: { GBP: 1, month: -1 }, status: "assumed" });
    expect(resultsOf(analysis)).toMatchObject({ monthly_result: 2_460 });
    const known = knownFigures(analysis.venture);
    expect(known.find(({ says }) => says.includes("rent"))?.type).toBe("assumption");
    expect(known.find(({ id }) => id === "m_monthly_result")?.type).toBe("assumption");
  });

  test.each([
    ["another meaning", { meaning: "one_off_cost", assumed_period: "month" }, "is for a fixed cost"],
    ["a unit that has a period", { unit: "GBP/month", assumed_period: "year" }, "its unit has a period"],
  ])("%s takes none", (_, more, because) => {
    const failures = prove(text, [rent(more), ...others])?.failures.map((failure) => failure.because);
    expect(failures).toEqual([expect.stringContaining(because)]);
  });
});
