import { expect, test } from "vitest";
import { scoreOf } from "../../../training/lexer-score.ts";
import { type Language, languages } from "../../wording/language.ts";
import { findNumerals } from "./lexer.ts";

const read = (text: string, language: Language): string[] =>
  findNumerals(text, language).map(
    ({ start, end, low, high, kind, currency }) =>
      `${text.slice(start, end)} = ${low}${low === high ? "" : `..${high}`} ${kind}${currency === null ? "" : ` ${currency}`}`,
  );

test.each<[Language, string, string[]]>([
  ["en", "we charge $1,250 and keep 15 %", ["$1,250 = 1250 money USD", "15 % = 15 percent"]],
  ["en", "twenty-three shops pay five fifty", ["twenty-three = 23 bare", "five fifty = 5.5 bare"]],
  [
    "en",
    "raise £1.2m, 20-30 people, 38 cents",
    ["£1.2m = 1200000 money GBP", "20-30 = 20..30 bare", "38 cents = 0.38 money local"],
  ],
  ["en", "R4,800 for GPT-4 lessons, B2B", ["R4,800 = 4800 money ZAR"]],
  ["en", "a scooter for 1 lakh 65 thousand", ["1 lakh 65 thousand = 165000 bare"]],
  ["en", "started in nineteen ninety six", ["nineteen ninety six = 1996 date"]],
  [
    "de",
    "zweihundertfünfzig Euro, eins vierzig",
    ["zweihundertfünfzig Euro = 250 money EUR", "eins vierzig = 1.4 bare"],
  ],
  ["de", "CHF 60.- oder 1'200 Franken", ["CHF 60.- = 60 money CHF", "1'200 Franken = 1200 money CHF"]],
  ["de", "1.250,50 € bei zwei oder drei Kunden", ["1.250,50 € = 1250.5 money EUR", "zwei oder drei = 2..3 bare"]],
  [
    "fr",
    "trois euros vingt, 12 500 €, 3 MDH",
    ["trois euros vingt = 3.2 money EUR", "12 500 € = 12500 money EUR", "3 MDH = 3000000 money MAD"],
  ],
  ["fr", "soixante-douze clients, un sur dix", ["soixante-douze = 72 bare", "un sur dix = 0.1 fraction"]],
  [
    "es",
    "15 lucas, dos palos, uno de cada cuatro",
    ["15 lucas = 15000 money peso", "dos palos = 2000000 money peso", "uno de cada cuatro = 0.25 fraction"],
  ],
  ["es", "entre 10 y 20 pedidos a $4.200", ["10 y 20 = 10..20 bare", "$4.200 = 4200 money USD"]],
  ["hi", "saade chaar lakh aur 2 lakh 20 hazaar", ["saade chaar lakh = 450000 bare", "2 lakh 20 hazaar = 220000 bare"]],
  ["hi", "do ladke mere saath hain, likh do bhai", ["do = 2 bare"]],
  ["hi", "डेढ़ लाख, दस में से एक, 50 पैसे", ["डेढ़ लाख = 150000 bare", "दस में से एक = 0.1 fraction", "50 पैसे = 0.5 money INR"]],
  [
    "zh",
    "两块五，17块5，一万二，三成",
    ["两块五 = 2.5 money CNY", "17块5 = 17.5 money CNY", "一万二 = 12000 bare", "三成 = 30 percent"],
  ],
  ["zh", "十几家，八八折，2.3万元", ["十几 = 11..19 bare", "八八折 = 12 percent", "2.3万元 = 23000 money CNY"]],
])("in %s, %s", (language, text, wanted) => {
  expect(read(text, language)).toEqual(wanted);
});

test("the language is told by the text", () => {
  expect(read("wir haben dreiundzwanzig Kunden und das ist nicht viel", "en")).toEqual(["dreiundzwanzig = 23 bare"]);
});

test("a number of a link is none", () => {
  expect(read("see https://example.com/2024/10 and me@shop24.example", "en")).toEqual([]);
});

test("each number is told once, in reading order, with its place in the original text", () => {
  const text = "१२ ग्राहक, ₹4,50,000 और ५० प्रतिशत";
  const found = findNumerals(text, "hi");
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["१२", "₹4,50,000", "५० प्रतिशत"]);
  expect(found.every(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0))).toBe(true);
});

/** Just below what is reached, in percent of the marks of the first three hands. */
const floors: Record<Language, { found: number; exact: number; value: number; extra: number }> = {
  en: { found: 98.8, exact: 97, value: 97.3, extra: 0.5 },
  de: { found: 98.5, exact: 96.5, value: 96.9, extra: 0.4 },
  fr: { found: 97.7, exact: 95.7, value: 96.5, extra: 0.4 },
  es: { found: 98.7, exact: 97.8, value: 96.5, extra: 0.7 },
  hi: { found: 99.2, exact: 96.7, value: 98.2, extra: 0.4 },
  zh: { found: 97.4, exact: 93.3, value: 95.7, extra: 1.2 },
};

test.each(languages)("what founders write in %s is read as it is marked", (language) => {
  const { marks, found, exact, value, extra } = scoreOf(language, ["h01", "h02", "h03"]).score;
  const percent = (count: number): number => (100 * count) / marks;
  const floor = floors[language];
  expect(percent(found)).toBeGreaterThan(floor.found);
  expect(percent(exact)).toBeGreaterThan(floor.exact);
  expect(percent(value)).toBeGreaterThan(floor.value);
  expect(percent(extra)).toBeLessThan(floor.extra);
});

test.each(["1-", "三", "十", "1 000 ", "twenty and ", "hundert", "a@", "1,000,", "one of ", "point three "])(
  "a long text of %j takes no longer than its length asks for",
  (piece) => {
    const started = performance.now();
    findNumerals(piece.repeat(Math.ceil(60_000 / piece.length)), "de");
    expect(performance.now() - started).toBeLessThan(3_000);
  },
);
