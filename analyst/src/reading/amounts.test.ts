import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Language } from "../wording/language.ts";
import { readVenture } from "./read-venture.ts";

/** How a language groups digits, marks decimals and writes amounts; a sentence that gives its language away. */
type Writing = {
  group: string[];
  decimal: string;
  money: [write: (digits: string) => string, unit: string][];
  percent: string[];
  periods: [written: string, per: string][];
  scales: [written: string, value: number][];
  sentence: (amount: string) => string;
};

const writings: Record<Exclude<Language, "hi"> | "hi" | "hinglish", Writing> = {
  en: {
    group: ["", ","],
    decimal: ".",
    money: [
      [(d) => `$${d}`, "USD"],
      [(d) => `€${d}`, "EUR"],
      [(d) => `${d} euros`, "EUR"],
      [(d) => `£${d}`, "GBP"],
    ],
    percent: ["%", " %", " percent", " per cent"],
    periods: [
      [" per month", "month"],
      ["/mo", "month"],
      [" a year", "year"],
      ["/week", "week"],
      ["", ""],
    ],
    scales: [
      ["k", 1e3],
      ["M", 1e6],
      [" million", 1e6],
      [" thousand", 1e3],
      ["bn", 1e9],
    ],
    sentence: (amount) => `We have said what it is and the figure that matters is ${amount} in our plan.`,
  },
  es: {
    group: ["", ".", " "],
    decimal: ",",
    money: [
      [(d) => `${d} €`, "EUR"],
      [(d) => `${d} euros`, "EUR"],
      [(d) => `US$ ${d}`, "USD"],
      [(d) => `${d} dólares`, "USD"],
      [(d) => `MX$${d}`, "MXN"],
    ],
    percent: ["%", " %", " por ciento"],
    periods: [
      [" al mes", "month"],
      ["/mes", "month"],
      [" mensuales", "month"],
      [" al año", "year"],
      [" por semana", "week"],
      [" por hora", "hour"],
      ["", ""],
    ],
    scales: [
      ["k", 1e3],
      [" mil", 1e3],
      [" millones", 1e6],
      [" mil millones", 1e9],
      [" M", 1e6],
    ],
    sentence: (amount) => `Ya hemos dicho que es y la cifra que nos importa es ${amount} para los socios.`,
  },
  fr: {
    group: ["", " ", "\u00a0", "\u202f", "."],
    decimal: ",",
    money: [
      [(d) => `${d} €`, "EUR"],
      [(d) => `${d}\u00a0€`, "EUR"],
      [(d) => `${d} euros`, "EUR"],
      [(d) => `${d} francs suisses`, "CHF"],
    ],
    percent: ["%", "\u00a0%", " pour cent"],
    periods: [
      [" par mois", "month"],
      ["/mois", "month"],
      [" mensuels", "month"],
      [" par an", "year"],
      [" par semaine", "week"],
      ["", ""],
    ],
    scales: [
      [" mille", 1e3],
      [" millions", 1e6],
      [" milliards", 1e9],
      ["k", 1e3],
      [" M", 1e6],
    ],
    sentence: (amount) => `Nous avons dit ce que c'est et le chiffre qui compte est ${amount} pour nous.`,
  },
  de: {
    group: ["", ".", "'"],
    decimal: ",",
    money: [
      [(d) => `${d} €`, "EUR"],
      [(d) => `${d} Euro`, "EUR"],
      [(d) => `EUR ${d}`, "EUR"],
      [(d) => `CHF ${d}`, "CHF"],
      [(d) => `${d} Franken`, "CHF"],
    ],
    percent: ["%", " %", " Prozent"],
    periods: [
      [" pro Monat", "month"],
      ["/Monat", "month"],
      [" im Monat", "month"],
      [" monatlich", "month"],
      [" pro Jahr", "year"],
      [" p.a.", "year"],
      [" einmalig", "once"],
      ["", ""],
    ],
    scales: [
      [" Tsd.", 1e3],
      [" Tausend", 1e3],
      [" Mio.", 1e6],
      [" Millionen", 1e6],
      [" Mrd.", 1e9],
      [" Billionen", 1e12],
    ],
    sentence: (amount) =>
      `Wir haben gesagt, was es ist, und die Zahl, die für uns zählt, ist ${amount} und nicht mehr.`,
  },
  hi: {
    group: ["", ","],
    decimal: ".",
    money: [
      [(d) => `₹${d}`, "INR"],
      [(d) => `${d} रुपये`, "INR"],
      [(d) => `Rs. ${d}`, "INR"],
      [(d) => `${d} रुपए`, "INR"],
    ],
    percent: ["%", " प्रतिशत", " फ़ीसदी"],
    periods: [
      [" प्रति माह", "month"],
      [" महीना", "month"],
      [" हर महीने", "month"],
      [" सालाना", "year"],
      ["/महीना", "month"],
      ["", ""],
    ],
    scales: [
      [" हज़ार", 1e3],
      [" लाख", 1e5],
      [" करोड़", 1e7],
      ["k", 1e3],
    ],
    sentence: (amount) => `हमने बताया कि यह क्या है और जो आंकड़ा मायने रखता है वह ${amount} माना गया।`,
  },
  hinglish: {
    group: ["", ","],
    decimal: ".",
    money: [
      [(d) => `₹${d}`, "INR"],
      [(d) => `${d} rupaye`, "INR"],
      [(d) => `Rs ${d}`, "INR"],
    ],
    percent: ["%", " percent", " pratishat"],
    periods: [
      [" mahina", "month"],
      [" har mahine", "month"],
      [" per month", "month"],
      ["/month", "month"],
      ["", ""],
    ],
    scales: [
      [" hazaar", 1e3],
      [" lakh", 1e5],
      [" crore", 1e7],
      [" cr", 1e7],
      ["k", 1e3],
    ],
    sentence: (amount) =>
      `Humne bataya ki yeh kya hai aur jo number hamare liye zaroori hai woh ${amount} maana gaya hai.`,
  },
  zh: {
    group: ["", ","],
    decimal: ".",
    money: [
      [(d) => `${d}元`, "CNY"],
      [(d) => `¥${d}`, "CNY"],
      [(d) => `${d}块钱`, "CNY"],
      [(d) => `${d}人民币`, "CNY"],
      [(d) => `${d}美元`, "USD"],
    ],
    percent: ["%", "％"],
    periods: [
      ["/月", "month"],
      ["每月", "month"],
      ["每年", "year"],
      ["一个月", "month"],
      ["", ""],
    ],
    scales: [
      ["千", 1e3],
      ["万", 1e4],
      ["亿", 1e8],
      ["w", 1e4],
    ],
    sentence: (amount) => `我们说的这个项目，重要的数字就是${amount}，大家都清楚。`,
  },
};

const tongues = Object.entries(writings);

function grouped(whole: number, separator: string, language: string): string {
  const plain = String(whole);
  if (separator === "" || plain.length < 4) return plain;
  const indian = separator === "," && (language === "hi" || language === "hinglish");
  return plain.replace(indian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, separator);
}

const write = (
  value: number,
  decimals: number,
  how: { writing: Writing; separator: string; language: string },
): string => {
  const [whole = "0", fraction = ""] = value.toFixed(decimals).split(".");
  const digits = grouped(Number(whole), how.separator, how.language);
  return fraction === "" ? digits : `${digits}${how.writing.decimal}${fraction}`;
};

const value = fc.integer({ min: 2, max: 9_999_999 }).filter((whole) => whole < 1900 || whole > 2100);
const pick = <T>(items: T[]): fc.Arbitrary<T> => fc.constantFrom(...items);

describe.each(tongues)("amounts in %s are read as written", (language, writing) => {
  const factOf = (written: string): ReturnType<typeof readVenture>["facts"][number] | undefined => {
    const message = writing.sentence(written);
    const venture = readVenture([message]);
    expect(venture.language).toBe(language === "hinglish" ? "hi" : language);
    const fact = venture.facts[0];
    // The span holds the founder's own characters.
    expect(fact && message.slice(fact.span.start, fact.span.end)).toBe(fact?.text);
    expect(written).toContain(fact?.text);
    return fact;
  };

  test("money with its currency and period", () => {
    fc.assert(
      fc.property(
        fc.tuple(value, fc.constantFrom(0, 2), pick(writing.group)),
        fc.tuple(pick(writing.money), pick(writing.periods)),
        ([whole, decimals, separator], [[sign, unit], [period, per]]) => {
          const amount = decimals === 0 ? whole : whole + 0.25;
          const digits = write(amount, decimals, { writing, separator, language });
          const fact = factOf(`${sign(digits)}${period}`);
          expect([fact?.kind, fact?.value, fact?.unit, fact?.per ?? ""]).toEqual(["money", amount, unit, per]);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("a scale multiplies", () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 2, max: 999 }), fc.constantFrom(0, 1)),
        fc.tuple(pick(writing.scales), pick(writing.money)),
        ([whole, decimals], [[scale, factor], [sign, unit]]) => {
          const amount = decimals === 0 ? whole : whole + 0.5;
          const digits = write(amount, decimals, { writing, separator: "", language });
          const fact = factOf(sign(`${digits}${scale}`));
          expect([fact?.kind, fact?.unit]).toEqual(["money", unit]);
          expect(fact?.value).toBeCloseTo(amount * factor, 3);
        },
      ),
      { numRuns: 150 },
    );
  });

  test("percentages", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(0, 1),
        pick(writing.percent),
        (whole, decimals, sign) => {
          const share = decimals === 0 ? whole : whole + 0.5;
          const fact = factOf(`${write(share, decimals, { writing, separator: "", language })}${sign}`);
          expect([fact?.kind, fact?.unit]).toEqual(["percent", "ratio"]);
          expect(fact?.value).toBeCloseTo(share / 100, 9);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("numbers in words", () => {
  test.each<[string, string, number, string]>([
    ["es", "Cobramos treinta y cinco euros al mes por clínica en nuestro plan.", 35, "Cobramos"],
    ["es", "Buscamos un millón y medio de euros para los próximos años.", 1_500_000, ""],
    ["es", "Hay dos mil quinientos talleres en la región y nos interesan.", 2500, ""],
    ["es", "Tenemos una docena de clientes que ya nos pagan.", 12, ""],
    ["fr", "Nous facturons quatre-vingt-dix-neuf euros par mois aux cabinets.", 99, ""],
    ["fr", "Il y a deux cent mille restaurants dans le pays et nous les voulons.", 200_000, ""],
    ["fr", "Nous avons une douzaine de clients qui paient.", 12, ""],
    ["de", "Wir verlangen fünfunddreißig Euro im Monat von den Praxen.", 35, ""],
    ["de", "Es gibt zweitausendfünfhundert Werkstätten in der Region und wir wollen sie.", 2500, ""],
    ["de", "Wir haben ein Dutzend Kunden, die schon zahlen.", 12, ""],
    ["de", "Wir suchen anderthalb Millionen Euro für die nächsten Jahre.", 1_500_000, ""],
    ["hi", "हम पैंतीस रुपये महीना लेते हैं और यह ठीक है।", 35, ""],
    ["hi", "हमारे पास ढाई लाख रुपये की बचत है।", 250_000, ""],
    ["hi", "हमारे पास साढ़े तीन लाख रुपये की बचत है।", 350_000, ""],
    ["hi", "Hamare paas dedh crore rupaye ki funding hai aur hum khush hain.", 15_000_000, ""],
    ["zh", "我们每月收三百五十元。", 350, ""],
    ["zh", "全国有一千二百家这样的诊所。", 1200, ""],
    ["zh", "账上有3万5千元。", 35_000, ""],
    ["zh", "我们有两万名注册用户。", 20_000, ""],
    ["zh", "市场规模一亿两千万元。", 120_000_000, ""],
    ["zh", "融资２００万元。", 2_000_000, ""],
  ])("%s: %s", (language, text, wanted) => {
    const venture = readVenture([text]);
    expect(venture.facts.map((fact) => fact.value)).toContain(wanted);
    expect(venture.language).toBe(language);
  });

  test.each<[string, number]>([
    ["La mitad de los clientes renueva cada año.", 1 / 2],
    ["Dos tercios de los usuarios pagan al final.", 2 / 3],
    ["Les deux tiers des clients renouvellent chaque année.", 2 / 3],
    ["Un quart des utilisateurs paient chez nous.", 1 / 4],
    ["Ein Drittel der Nutzer zahlt bei uns.", 1 / 3],
    ["Drei Viertel der Kunden bleiben bei uns.", 3 / 4],
    ["आधे लोग हर महीने वापस आते हैं।", 1 / 2],
    ["दो तिहाई ग्राहक हमें पैसे देते हैं।", 2 / 3],
    ["三分之一的客户会续费。", 1 / 3],
    ["一半的用户会付费。", 1 / 2],
    ["毛利率八成。", 0.8],
    ["月流失率百分之三点五以内，就是百分之3.5。", 0.035],
    ["不良率千分之五。", 0.005],
  ])("a share: %s", (text, wanted) => {
    const shares = readVenture([text]).facts.filter((fact) => fact.kind === "percent");
    expect(shares.some((fact) => Math.abs(fact.value - wanted) < 1e-9)).toBe(true);
  });

  test.each([
    "Somos dos y tenemos un cliente, o sea que no es mucho para una empresa.",
    "Nous sommes un peu neufs et nous avons une idée pour les gens.",
    "Wir achten auf die eine oder andere Sache und auf einen guten Preis.",
    "第一步是找到一个客户，一些人说十分好。",
    "हम एक ऐप बना रहे हैं जो एक अच्छी चीज़ है।",
  ])("articles are no numbers: %s", (text) => {
    expect(readVenture([text]).facts.filter((fact) => fact.value === 1 || fact.value > 2)).toEqual([]);
  });
});

describe("tax that a price includes", () => {
  test.each<[string, number | null, boolean]>([
    ["Cobramos 121 € al mes, IVA incluido, a las clínicas.", 0.21, true],
    ["El precio es de 121 € con 10 % de IVA para los clientes.", 0.1, false],
    ["Cobramos $116 con IVA incluido a los talleres de México.", 0.16, true],
    ["Nous facturons 24 € TTC par mois aux clients.", 0.2, true],
    ["Nous facturons 24 € TTC par mois aux clients en Belgique.", 0.21, true],
    ["Wir verlangen 119 € inkl. 7 % MwSt. pro Monat von den Kunden.", 0.07, false],
    ["Wir nehmen 119 € brutto im Monat von den Kunden.", 0.19, true],
    ["हम ₹118 GST सहित लेते हैं।", 0.18, true],
    ["含税价113元，每月收。", 0.13, true],
    ["We charge £24 incl. VAT per month to our customers.", 0.2, true],
    ["We charge €24 incl. VAT per month to our customers.", null, true],
  ])("%s", (text, rate, assumed) => expect(readVenture([text]).facts[0]?.taxIncluded).toEqual({ rate, assumed }));

  test.each([
    "Cobramos 49 € al mes + IVA a las clínicas.",
    "Nous facturons 24 € HT par mois.",
    "Wir nehmen 99 € zzgl. MwSt. im Monat.",
    "每月99元，不含税。",
  ])("none in %s", (text) => expect(readVenture([text]).facts[0]?.taxIncluded).toBeUndefined());
});
