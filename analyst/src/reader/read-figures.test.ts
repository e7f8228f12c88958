import { expect, test } from "vitest";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit } from "../quantities/unit.ts";
import { findFigures } from "./find-figures.ts";
import { prove } from "./prove.ts";
import { type Guess, readFigures } from "./read-figures.ts";

const plain =
  "We charge clinics €49 per month. Rent is 800 euros a month and hosting €120 a month. 14 clinics pay us. Churn is 5 % a month.";

test("every number is read or asked about, exactly once", () => {
  const { quantities, unread } = readFigures([plain, "So 30 said yes?"], "en");
  const places = [...quantities, ...unread].map(({ span }) => `${span.message}.${span.start}`).toSorted();
  const numbers = [plain, "So 30 said yes?"].flatMap((text, message) =>
    findFigures(text, "en").map(({ start }) => `${message}.${start}`),
  );
  expect(places).toEqual(numbers.toSorted());
});

/** The reader's first reading of a figure, sure or not. */
function likeliest(text: string, quote: string): Guess | Quantity | null | undefined {
  const { quantities, unread } = readFigures([text], "en");
  const isAt = (figure: { quote: string }): boolean => figure.quote === quote;
  return quantities.find(isAt) ?? unread.find(isAt)?.guess;
}

test("a monthly rent is a fixed cost that flows out", () => {
  const rent = likeliest(plain, "800 euros");
  expect(rent).toMatchObject({ flow: "out", party: "venture", status: "actual", meaning: "fixed_cost" });
  expect(formatUnit(rent?.unit ?? {})).toBe("EUR/month");
});

test("the purpose of a cost is named in the founder's words", () => {
  expect(["800 euros", "€120"].map((quote) => likeliest(plain, quote)?.of)).toEqual(["Rent", "hosting"]);
});

test("a measure of two words is one symbol, and counts no people", () => {
  const tiles =
    "We sell tiles direct at £185 per square metre. A reclamation group with eleven showrooms has asked us for 25 " +
    "square metres every month.";
  expect(likeliest(tiles, "£185")?.unit).toEqual({ GBP: 1, "m²": -1 });
  const { quantities, unread } = readFigures([tiles], "en");
  const counted = quantities.find(({ quote }) => quote === "25");
  expect(counted?.meaning).not.toBe("said_yes");
  expect(unread.find(({ quote }) => quote === "25")?.guess?.meaning).not.toBe("said_yes");
});

test.each([
  ["two hours and a half", "hour"],
  ["an hour and a half", "hour"],
])("%s are read in what stands within them", (said, unit) => {
  expect(likeliest(`A repair is 240 euros and takes me ${said}.`, said)).toMatchObject({
    meaning: "work_time",
    unit: { [unit]: 1, repair: -1 },
  });
});

test("a sure reading is not asked about", () => {
  const { quantities } = readFigures(["We want to raise 800,000 euros for 10 % of the company."], "en");
  expect(quantities).toMatchObject([{ value: 800_000, meaning: "raise", flow: "asked", party: "venture" }]);
});

test("an unsure figure is offered with meanings that its unit allows", () => {
  const { unread } = readFigures(["um 300 €"], "de");
  expect(unread).toHaveLength(1);
  expect(unread[0]?.offered).toHaveLength(3);
  for (const { unit } of unread[0]?.offered ?? []) expect(unit).toMatchObject({ EUR: 1 });
});

test("a guess and every offer are complete readings that the proof accepts", () => {
  const text = "um 300 €, davon 12 %, für 40 Kunden im Monat; die Miete liegt bei 900 und 3 Leute arbeiten mit.";
  const { unread } = readFigures([text], "de");
  expect(unread.length).toBeGreaterThan(0);
  for (const { span, quote, low, high, guess, offered } of unread) {
    expect(guess).not.toBeNull();
    for (const reading of [guess, ...offered]) {
      if (!reading) continue;
      const { meaning, flow, party, unit } = reading;
      const range = low === high ? {} : { low, high };
      const rest = { of: "", status: "actual", basis: "once", evidence: {} } as const;
      const whole = { quote, span, value: (low + high) / 2, ...range, meaning, flow, party, unit, ...rest };
      expect(prove([{ text, figures: findFigures(text, "de") }], [whole]).failures).toEqual([]);
    }
    const said = offered.map((offer) => JSON.stringify(offer));
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeLessThanOrEqual(3);
  }
});

test("an amount in a dollar without a country is asked about", () => {
  const { quantities, unread } = readFigures(["Rent is $800 a month."], "en");
  expect(quantities).toEqual([]);
  expect(unread[0]?.guess).toMatchObject({ meaning: "fixed_cost", flow: "out", unit: { USD: 1, month: -1 } });
});

test("an amount without a known currency is asked about", () => {
  const { quantities, unread } = readFigures(["Rent: 800 a month."], "en");
  expect(quantities).toEqual([]);
  expect(unread.map(({ quote }) => quote)).toEqual(["800"]);
});

test("the same messages are read the same way", () => {
  const read = () => {
    const { chances, ...figures } = readFigures([plain], "en");
    return { ...figures, chances: chances() };
  };
  expect(read()).toEqual(read());
});

test("in a list longer than a founder writes, the rest is asked about without a guess", () => {
  const { unread } = readFigures(["The box is 12 euros. ".repeat(260)], "en");
  expect(unread).not.toEqual([]);
  expect(unread.slice(-10).map(({ guess }) => guess)).toEqual(Array.from({ length: 10 }, () => null));
});

test("a second thing is counted by its name and not by seconds", () => {
  const units = ["Should we buy a second van for £9,000?", "Wollen wir einen zweiten Wagen für 9.000 € kaufen?"].map(
    (text, index) => Object.keys(readFigures([text], index === 0 ? "en" : "de").unread[0]?.guess?.unit ?? {}),
  );
  expect(units.flat()).not.toEqual(expect.arrayContaining([expect.stringMatching(/second|zweit/u)]));
});
