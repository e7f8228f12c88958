import { expect, test } from "vitest";
import { scoreOf } from "../../../training/lexer-score.ts";
import { type Language, languages } from "../../i18n/language.ts";
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
  [
    "en",
    "a $4.2B market, €1T in all, 3B rows",
    ["$4.2B = 4200000000 money USD", "€1T = 1000000000000 money EUR", "3 = 3 bare"],
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
    "de",
    "8.640 \u2212 12.400, aber 8.640 \u2013 12.400",
    ["8.640 = 8640 bare", "12.400 = 12400 bare", "8.640 \u2013 12.400 = 8640..12400 bare"],
  ],
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
  [
    "de",
    "85 T€, TEUR 85 und 40 TCHF",
    ["85 T€ = 85000 money EUR", "TEUR 85 = 85000 money EUR", "40 TCHF = 40000 money CHF"],
  ],
  [
    "de",
    "Umsatz 40-50 TEUR, Mio. EUR 1,2",
    ["40-50 TEUR = 40000..50000 money EUR", "Mio. EUR 1,2 = 1200000 money EUR"],
  ],
  [
    "fr",
    "3 Md€, 15 kDH et 2 MDT",
    ["3 Md€ = 3000000000 money EUR", "15 kDH = 15000 money MAD", "2 MDT = 2000000 money TND"],
  ],
  [
    "es",
    "2,5 mdp o 2 MM USD, tubo de 6 mm",
    ["2,5 mdp = 2500000 money MXN", "2 MM USD = 2000000 money USD", "6 = 6 bare"],
  ],
  [
    "es",
    "220 MX$ al mes, 1.000 AU$ y 30 CA$",
    ["220 MX$ = 220 money MXN", "1.000 AU$ = 1000 money AUD", "30 CA$ = 30 money CAD"],
  ],
  [
    "en",
    "$2MM, 1.2 MEUR and €85 thou",
    ["$2MM = 2000000 money USD", "1.2 MEUR = 1200000 money EUR", "€85 thou = 85000 money EUR"],
  ],
  ["en", "two grand at the grand opening, 2 mm thick", ["two grand = 2000 bare", "2 = 2 bare"]],
  ["en", "one office cancelled, one left and this one is hard", ["one = 1 bare", "one = 1 bare"]],
  ["de", "ein Büro hat gekündigt, ein Kunde zahlt 40 Euro", ["ein = 1 bare", "40 Euro = 40 money EUR"]],
  [
    "fr",
    "dans les bureaux, un bureau a résilié et un client paie 40 euros",
    ["un = 1 bare", "40 euros = 40 money EUR"],
  ],
  ["es", "de los seis clientes uno se fue", ["seis = 6 bare", "uno = 1 bare"]],
  ["hi", "hamare paanch log hain, ek customer chala gaya, ek din", ["paanch = 5 bare", "ek = 1 bare"]],
  ["zh", "一家客户取消了，其中一家是亲戚，请了一个会计", ["一 = 1 bare", "一 = 1 bare"]],
  ["en", "a tonne and a half to start", ["a tonne and a half = 1.5 bare"]],
  [
    "en",
    "it takes 2 hours and a half, or an hour and a half with two people",
    ["2 hours and a half = 2.5 bare", "an hour and a half = 1.5 bare", "two = 2 bare"],
  ],
  ["en", "two weeks and a half day", ["two = 2 bare", "a half = 0.5 fraction"]],
  [
    "en",
    "two million and a half, a million and a half",
    ["two million and a half = 2500000 bare", "a million and a half = 1500000 bare"],
  ],
  [
    "fr",
    "deux heures, peut-être deux heures et demie pour une clarinette",
    ["deux = 2 bare", "deux heures et demie = 2.5 bare"],
  ],
  [
    "de",
    "zwei Stunden und eine halbe, ein Jahr und ein halbes",
    ["zwei Stunden und eine halbe = 2.5 bare", "ein Jahr und ein halbes = 1.5 bare"],
  ],
  ["es", "tardo dos horas y media en la de cada uno", ["dos horas y media = 2.5 bare"]],
  ["hi", "दो घंटे और आधा लगता है, ढाई किलो", ["दो घंटे और आधा = 2.5 bare", "ढाई = 2.5 bare"]],
])("in %s, %s", (language, text, wanted) => {
  expect(read(text, language)).toEqual(wanted);
});

test("the language is detected from the text", () => {
  expect(read("wir haben dreiundzwanzig Kunden und das ist nicht viel", "en")).toEqual(["dreiundzwanzig = 23 bare"]);
});

test("digits in links and e-mail addresses are ignored", () => {
  expect(read("see https://example.com/2024/10 and me@shop24.example", "en")).toEqual([]);
});

test("each number is found once, in reading order, with its place in the original text", () => {
  const text = "१२ ग्राहक, ₹4,50,000 और ५० प्रतिशत";
  const found = findNumerals(text, "hi");
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(["१२", "₹4,50,000", "५० प्रतिशत"]);
  expect(found.every(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0))).toBe(true);
});

/** Just below the measured rate, in percent of the annotations of the first three writers. */
const floors: Record<Language, { found: number; exact: number; value: number; extra: number }> = {
  en: { found: 98.8, exact: 97, value: 97.3, extra: 0.5 },
  de: { found: 98.5, exact: 96.5, value: 96.9, extra: 0.4 },
  fr: { found: 97.7, exact: 95.7, value: 96.5, extra: 0.4 },
  es: { found: 98.7, exact: 97.8, value: 96.5, extra: 0.7 },
  hi: { found: 99.2, exact: 96.7, value: 98.2, extra: 0.4 },
  zh: { found: 97.4, exact: 93.3, value: 95.7, extra: 1.2 },
};

test.each(languages)("numbers in founders' texts in %s are read as annotated", (language) => {
  const { marks, found, exact, value, extra } = scoreOf(language, ["h01", "h02", "h03"]).score;
  const percent = (count: number): number => (100 * count) / marks;
  const floor = floors[language];
  expect(percent(found)).toBeGreaterThan(floor.found);
  expect(percent(exact)).toBeGreaterThan(floor.exact);
  expect(percent(value)).toBeGreaterThan(floor.value);
  expect(percent(extra)).toBeLessThan(floor.extra);
});

test.each(["1-", "三", "十", "1 000 ", "twenty and ", "hundert", "a@", "1,000,", "one of ", "point three "])(
  "a long text of %j takes time linear in its length",
  (piece) => {
    const started = performance.now();
    findNumerals(piece.repeat(Math.ceil(60_000 / piece.length)), "de");
    expect(performance.now() - started).toBeLessThan(3_000);
  },
);
