import type { Claim } from "@cofounder/contract/analysis";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { germanTexts } from "../fixtures/founder-texts-de.ts";
import { spanishTexts } from "../fixtures/founder-texts-es.ts";
import { frenchTexts } from "../fixtures/founder-texts-fr.ts";
import { hindiTexts } from "../fixtures/founder-texts-hi.ts";
import { chineseTexts } from "../fixtures/founder-texts-zh.ts";
import { ideas } from "../fixtures/ideas.ts";
import { runs } from "../fixtures/runs.ts";
import { analyse, createGate, gate, renderReply } from "../index.ts";
import { languages } from "../i18n/language.ts";
import type { Language } from "../i18n/language.ts";

const claim = (id: string, text: string, held: Partial<Claim> = {}): Claim => ({
  id,
  type: "founder",
  text,
  value: null,
  unit: null,
  span: null,
  formula: null,
  inputs: [],
  source: null,
  ...held,
});
const published = {
  publisher: "Recurly Research",
  year: "2024",
  url: "https://recurly.com/research",
  grade: "P" as const,
  stale: false,
};
const claims: Claim[] = [
  claim("price", "€49", { value: 49, unit: "EUR" }),
  claim("fee", "$1,250", { value: 1250, unit: "USD" }),
  claim("churn", "3.5%", { value: 0.035, unit: "ratio" }),
  claim("margin", "12.5%", { value: 0.125, unit: "ratio" }),
  claim("half", "50%", { value: 0.5, unit: "ratio" }),
  claim("quarter", "25%", { value: 0.25, unit: "ratio" }),
  claim("market", "40,000", { value: 40_000, unit: "market_count" }),
  claim("sam", "€23.5M", { value: 23_520_000, unit: "EUR" }),
  claim("runway", "14 months", { value: 14, unit: "months" }),
  claim("cash", "₹2 crore", { value: 20_000_000, unit: "INR" }),
  claim("raise", "300万元", { value: 3_000_000, unit: "CNY" }),
  claim("ltv", "3x", { value: 3, unit: "x" }),
  claim("rating", "7", { value: 7, unit: "points" }),
  claim("customers", "23", { value: 23, unit: "paying_customers" }),
  claim("law", "2 Aug 2026", { type: "source", source: published }),
  claim("rival", "Doctolib", { unit: "company" }),
  claim("rival2", "monday.com", { unit: "company" }),
  claim("rival3", "美团", { unit: "company" }),
  claim("rival4", "फ्लिपकार्ट", { unit: "company" }),
];

/** Snippets with an invented figure, and the part that must not be output. */
const figures: Record<Language, [text: string, invented: string][]> = {
  en: [
    ["It grew 487% last year.", "487"],
    ["a market of $4.87 billion", "4.87"],
    ["a market of 4.87B dollars", "4.87"],
    ["about twelve million people", "welve"],
    ["roughly twenty-five thousand clinics", "twenty"],
    ["a dozen competitors", "dozen"],
    ["two thirds of them churn", "two thirds"],
    ["one in three would pay", "one in three"],
    ["nine out of ten would pay", "nine out of ten"],
    ["revenue doubled last year", "doubled"],
    ["revenue quadrupled", "quadrupled"],
    ["a tenfold return", "tenfold"],
    ["hundreds of thousands of users", "thousands"],
    ["millions of people", "millions"],
    ["several hundred clinics", "several hundred"],
    ["half a million users", "half a million"],
    ["three point five million users", "three"],
    ["eight percent of them", "eight"],
    ["five paying customers", "five"],
    ["six months of cash", "six"],
    ["five dollars a seat", "five"],
    ["1O million users", "1O"],
    ["l0 million users", "l0"],
    ["4 8 7 million users", "4 8 7"],
    ["4\u200b8\u200b7 users", "487"],
    ["4&#56;7 users", "487"],
    ["&#52;&#x38;&#55; users", "487"],
    ["**4**87 users", "87"],
    ["4**8**7 users", "87"],
    ["4<b>8</b>7 users", "8"],
    ["4_8_7 users", "8"],
    ["４８７ users", "487"],
    ["٤٨٧ users", "٤٨٧"],
    ["𝟒𝟖𝟕 users", "487"],
    ["④⑧⑦ users", "8"],
    ["⁴⁸⁷ users", "487"],
    ["4\u03368\u03367\u0336 users", "487"],
    ["4️⃣8️⃣7️⃣ users", "487"],
    ["$4{,}870{,}000$", "870"],
    ["$4.87\\text{M}$", "4.87"],
    ["487\\,000 users", "487"],
    ["4.87e6 users", "4.87"],
    ["4.87 × 10^6 users", "4.87"],
    ["½ million users", "½"],
    ["approx487 users", "487"],
    ["users:487", "487"],
    ["x487", "487"],
    ["between 5 and 10 percent", "10"],
    ["5–10 % of them", "5–10"],
    ["a score of 8/10", "8"],
    ["rated 8 out of 10", "8"],
    ["in August 2031", "2031"],
    ["on August 9, 2031", "2031"],
    ["on 2031-08-09", "2031"],
    ["5x as many", "5x"],
    ["five\u200b million users", "five"],
    ["tw\u200benty percent", "twenty"],
    ["EUR487", "487"],
    ["487k users", "487k"],
  ],
  de: [
    ["ein Markt von 4,87 Mrd. €", "4,87"],
    ["rund zwölf Millionen Menschen", "zwölf"],
    ["etwa fünfundzwanzigtausend Praxen", "fünfundzwanzig"],
    ["acht Prozent kündigen", "acht"],
    ["ein Drittel zahlt", "Drittel"],
    ["zwei Drittel zahlen", "Drittel"],
    ["jeder dritte Zahnarzt", "dritte"],
    ["neun von zehn Praxen", "neun"],
    ["1.234,5 Kunden", "1.234"],
    ["40.001 Praxen", "40.001"],
    ["48,7 % der Praxen", "48,7"],
    ["ein Dutzend Anbieter", "Dutzend"],
    ["hunderte von Anbietern", "hunderte"],
    ["Hunderttausende Nutzer", "Hunderttausende"],
    ["Bewertung: 8 von 10", "8"],
    ["in sechs Monaten profitabel", "sechs"],
    ["487 T€ Umsatz", "487"],
    ["5 bis 10 Prozent", "5 bis 10"],
    ["der Umsatz verdoppelte sich", "verdoppelte"],
    ["fünfmal so groß", "fünfmal"],
    ["am 9. August 2031", "2031"],
    ["zehn Euro pro Monat", "zehn"],
    ["anderthalb Millionen", "anderthalb"],
    ["12 Jahre Laufzeit", "12"],
  ],
  fr: [
    ["un marché de 4,87 Md€", "4,87"],
    ["un marché de 4 870 000 €", "870"],
    ["douze millions de personnes", "douze"],
    ["quatre-vingt-dix-sept cabinets", "quatre"],
    ["huit pour cent résilient", "huit"],
    ["deux tiers paient", "deux tiers"],
    ["un tiers des cabinets", "tiers"],
    ["neuf sur dix", "neuf"],
    ["une douzaine de concurrents", "douzaine"],
    ["des milliers de cabinets", "milliers"],
    ["48,7 % des cabinets", "48,7"],
    ["note : 8 sur 10", "8"],
    ["six mois de trésorerie", "six"],
    ["487 k€ de revenus", "487"],
    ["cinq mille clients", "cinq"],
    ["le 9 août 2031", "2031"],
    ["de 5 à 10 %", "5"],
    ["le chiffre d’affaires a quadruplé", "quadruplé"],
    ["dix euros par mois", "dix"],
    ["trois virgule cinq millions", "trois"],
  ],
  es: [
    ["un mercado de 4,87 mil millones de euros", "4,87"],
    ["veinte mil clínicas", "veinte"],
    ["doce millones de personas", "doce"],
    ["el ocho por ciento cancela", "ocho"],
    ["dos tercios pagan", "tercios"],
    ["un tercio de las clínicas", "tercio"],
    ["uno de cada tres", "uno de cada tres"],
    ["una docena de rivales", "docena"],
    ["miles de clínicas", "miles"],
    ["cientos de clientes", "cientos"],
    ["el 48,7 % de las clínicas", "48,7"],
    ["nota: 8 de 10", "8"],
    ["seis meses de caja", "seis"],
    ["el mercado se duplica cada año", "duplica"],
    ["la demanda dobla la oferta", "dobla"],
    ["1.234.567 usuarios", "1.234"],
    ["de 5 a 10 %", "5"],
    ["el 9 de agosto de 2031", "2031"],
    ["medio millón de usuarios", "medio"],
    ["doscientos treinta y cinco clientes", "doscientos"],
  ],
  hi: [
    ["बाज़ार ₹487 करोड़ का है", "487"],
    ["बाज़ार ४८७ करोड़ का है", "४८७"],
    ["तीन करोड़ लोग", "तीन"],
    ["पच्चीस प्रतिशत से ज़्यादा, बीस प्रतिशत", "बीस"],
    ["आठ प्रतिशत ग्राहक", "आठ"],
    ["दो तिहाई ग्राहक", "तिहाई"],
    ["हज़ारों दुकानें", "हज़ारों"],
    ["साढ़े तीन लाख दुकानें", "साढ़े"],
    ["1,23,456 दुकानें", "1,23"],
    ["10 में से 8", "8"],
    ["दस में से नौ दुकानें", "नौ"],
    ["48.7 प्रतिशत", "48.7"],
    ["छह महीने की नकदी", "छह"],
    ["बिक्री दोगुनी हुई, फिर चौगुनी", "चौगुनी"],
    ["487 ग्राहक", "487"],
    ["करीब487 ग्राहक", "487"],
    ["9 अगस्त 2031 को", "2031"],
    ["सौ ग्राहक", "सौ"],
    ["पाँच ग्राहक", "पाँच"],
  ],
  zh: [
    ["市场规模487亿元", "487"],
    ["市场规模四百八十七亿元", "四百"],
    ["大约五百万用户", "五百"],
    ["百分之八的用户", "百分之八"],
    ["八成用户流失", "八成"],
    ["三分之二的诊所", "三分之二"],
    ["有487家诊所", "487"],
    ["增长了五倍", "五倍"],
    ["营收翻了三倍", "翻了三倍"],
    ["数百万用户", "数百万"],
    ["上千家诊所", "上千"],
    ["几十家公司", "几十"],
    ["48.7%的用户", "48.7"],
    ["评分8分", "8"],
    ["评分8/10", "8"],
    ["六个月的现金", "六个"],
    ["４８７家诊所", "487"],
    ["3万5千家诊所", "3万"],
    ["2031年8月9日", "2031"],
    ["十二家对手", "十二"],
    ["两百块一个月", "两百"],
  ],
};

const names: Record<Language, [text: string, invented: string][]> = {
  en: [
    ["Competitors like Zahnify and DentaBook exist.", "Zahnify"],
    ["Competitors like Doctolib and DentaBook exist.", "DentaBook"],
    ["Zahnify leads the market with a strong brand.", "Zahnify"],
    ["According to Gartner, demand is strong.", "Gartner"],
    ["A rival, backed by Sequoia, is ahead.", "Sequoia"],
    ["Zahnify raised money last year.", "Zahnify"],
    ["Demand is strong (McKinsey, 2024).", "McKinsey"],
    ["See notion.so for that.", "notion.so"],
    ["See https://gartner.com/report for that.", "gartner"],
    ["See [the report](https://gartner.com/x).", "gartner"],
    ["See <https://gartner.com/x>.", "gartner"],
    ["## Rivals\n\n1. **Zahnify** – big", "Zahnify"],
    ["You are up against Zahnify.", "Zahnify"],
    ["Source: Gartner", "Gartner"],
    ["Zahnify is your main competitor.", "Zahnify"],
    ["Zah\u200bnify raised money.", "nify"],
  ],
  de: [
    ["Wettbewerber wie Zahnify und Dentabuch gibt es.", "Zahnify"],
    ["Wettbewerber wie Doctolib und Dentabuch gibt es.", "Dentabuch"],
    ["Laut Gartner wächst der Markt.", "Gartner"],
    ["Zahnify dominiert den Markt.", "Zahnify"],
    ["Der Konkurrent, finanziert von Sequoia, ist weiter.", "Sequoia"],
    ["## Wettbewerb\n\n- **Zahnify**: groß", "Zahnify"],
    ["Quelle: Statista", "Statista"],
    ["Das zeigt der Markt (McKinsey, 2024).", "McKinsey"],
  ],
  fr: [
    ["Des concurrents comme Zahnify et Dentalivre existent.", "Zahnify"],
    ["Des concurrents comme Doctolib et Dentalivre existent.", "Dentalivre"],
    ["Selon Gartner, le marché croît.", "Gartner"],
    ["Zahnify domine le marché.", "Zahnify"],
    ["Zahnify a levé des fonds.", "Zahnify"],
    ["## Concurrents\n\n- **Zahnify** : grand", "Zahnify"],
    ["D'après Xerfi, la demande est forte.", "Xerfi"],
  ],
  es: [
    ["Hay competidores como Zahnify y Dentalibro.", "Zahnify"],
    ["Hay competidores como Doctolib y Dentalibro.", "Dentalibro"],
    ["Según Gartner, el mercado crece.", "Gartner"],
    ["Zahnify lidera el mercado.", "Zahnify"],
    ["Una empresa respaldada por Sequoia va por delante.", "Sequoia"],
    ["## Competidores\n\n- **Zahnify**: grande", "Zahnify"],
  ],
  hi: [
    ["Zahnify जैसे प्रतिद्वंद्वी हैं।", "Zahnify"],
    ["मीशो और स्नैपडील जैसे प्रतिद्वंद्वी हैं।", "स्नैपडील"],
    ["फ्लिपकार्ट और स्नैपडील जैसे प्रतिद्वंद्वी हैं।", "स्नैपडील"],
    ["गार्टनर के अनुसार माँग है।", "गार्टनर"],
    ["Gartner के अनुसार माँग है।", "Gartner"],
    ["## प्रतिद्वंद्वी\n\n- **Zahnify**: बड़ा", "Zahnify"],
    ["## प्रतिद्वंद्वी\n\n- **मीशो**: बड़ा", "मीशो"],
  ],
  zh: [
    ["竞争对手有饿了么、美团。", "饿了么"],
    ["竞争对手包括美团和饿了么。", "饿了么"],
    ["美团、饿了么等竞争对手很强。", "饿了么"],
    ["根据艾瑞咨询的报告，市场很大。", "艾瑞"],
    ["Zahnify领先市场。", "Zahnify"],
    ["## 竞争对手\n\n- **饿了么**：很大", "饿了么"],
    ["## 竞争对手\n\n- **Zahnify**：很大", "Zahnify"],
  ],
};

const unknownWords: Record<Language, string> = {
  en: "unknown",
  es: "desconocido",
  fr: "inconnu",
  de: "unbekannt",
  hi: "अज्ञात",
  zh: "未知",
};
const rows = <T>(table: Record<Language, [text: string, more: T][]>): [Language, string, T][] =>
  languages.flatMap((language) => table[language].map(([text, more]): [Language, string, T] => [language, text, more]));

describe("invented figures are removed", () => {
  test.each(rows(figures))("%s: %s", (language, text, invented) => {
    const passed = gate(text, claims, { language });
    expect(passed.text).not.toContain(invented);
    expect(passed.text).toContain(unknownWords[language]);
    expect(passed.untraced).toBeGreaterThan(0);
  });
});

describe("invented names and addresses are removed", () => {
  test.each(rows(names))("%s: %s", (language, text, invented) => {
    const passed = gate(text, claims, { language });
    expect(passed.text).not.toContain(invented);
    expect(passed.untraced).toBeGreaterThan(0);
  });
});

/** Sentences that contain only claimed figures, or none. */
const truths: Record<Language, string[]> = {
  en: [
    "The price is €49, and €49.00 with two decimals.",
    "Forty-nine euros a month",
    "fourteen months of cash",
    "Churn is 3.5 percent.",
    "40,000 clinics, or 40k, or forty thousand",
    "a market of €23.5 million",
    "A quarter of them, 25 %, would pay; half of them would not.",
    "First, do two things: one call and one test.",
    "One of them is the buyer; ask three people.",
    "LTV is 3x the cost, three times as much.",
    "The rating is 7/10, or 7 out of 10.",
    "The rule applies since August 2, 2026.",
    "Doctolib leads the market, and monday.com follows.",
    "Competitors like Doctolib exist.",
    "(Recurly Research, 2024)",
    "See https://recurly.com/research.",
    "B2B with GPT-4 and web3, ISO 27001, 24/7",
    "1. Call them\n2. Ask them",
    "Series A comes after phase II.",
    "Your buyers lead busy lives. May I ask?",
  ],
  de: [
    "Der Preis beträgt 49 €, also neunundvierzig Euro.",
    "Die Kündigungsrate liegt bei 3,5 %.",
    "40.000 Praxen, vierzigtausend Praxen",
    "ein Markt von 23,5 Mio. €",
    "Das Geld reicht vierzehn Monate.",
    "die Hälfte der Praxen",
    "Zwei Dinge zählen: ein Anruf und eine Frage.",
    "Bewertung: 7 von 10",
    "gilt seit dem 2. August 2026",
    "Wettbewerber wie Doctolib gibt es.",
    "Wochen 1–4: drei Gespräche",
    "Der Markt führt dich in die Irre.",
    "Am dritten Tag rufst du an.",
  ],
  fr: [
    "Le prix est de 49 €, soit quarante-neuf euros.",
    "Le taux d'attrition est de 3,5 %.",
    "40 000 cabinets, quarante mille cabinets",
    "un marché de 23,5 M€",
    "quatorze mois de trésorerie",
    "la moitié des cabinets",
    "Deux choses comptent : un appel et une question.",
    "Note : 7 sur 10",
    "depuis le 2 août 2026",
    "Des concurrents comme Doctolib existent.",
    "La première étape est un appel.",
  ],
  es: [
    "El precio es de 49 €, cuarenta y nueve euros.",
    "La tasa de cancelación es del 3,5 %.",
    "40.000 clínicas, cuarenta mil clínicas",
    "un mercado de 23,5 millones de euros",
    "catorce meses de caja",
    "la mitad de las clínicas",
    "Dos cosas importan: una llamada y una pregunta.",
    "Nota: 7 de 10",
    "desde el 2 de agosto de 2026",
    "Hay competidores como Doctolib.",
  ],
  hi: [
    "कीमत €49 है।",
    "चर्न 3.5% है, यानी ३.५ प्रतिशत।",
    "40,000 दुकानें, चालीस हज़ार दुकानें",
    "₹2 करोड़, दो करोड़ रुपये",
    "चौदह महीने की नकदी",
    "दो बातें ज़रूरी हैं: एक फ़ोन और एक सवाल।",
    "10 में से 7",
    "2 अगस्त 2026 से लागू",
    "फ्लिपकार्ट जैसे प्रतिद्वंद्वी हैं।",
    "आधे ग्राहक",
  ],
  zh: [
    "价格是49欧元。",
    "流失率是3.5%，百分之三点五。",
    "4万家诊所，四万家诊所",
    "融资300万元，三百万元",
    "现金够用14个月，十四个月",
    "一半的诊所",
    "先做两件事：一个电话和一个问题。",
    "评分7/10",
    "自2026年8月2日起",
    "竞争对手有美团。",
    "三倍的回报",
    "这十分重要，千万别忘。",
  ],
};

describe("true statements pass unchanged", () => {
  test.each(languages.flatMap((language) => truths[language].map((text) => [language, text] as const)))(
    "%s: %s",
    (language, text) => expect(gate(text, claims, { language })).toMatchObject({ text, untraced: 0 }),
  );
});

const snippets = languages.flatMap((language) => [
  ...truths[language],
  ...figures[language].map(([text]) => text),
  ...names[language].map(([text]) => text),
]);
const anyPiece = fc.oneof(
  fc.constantFrom(...snippets),
  fc.constantFrom(
    ..." \n|*_-.,:;()%€$₹¥&#<>[]/–、，。：0123456789०१२①½O×x".split(""),
    "und ",
    "and ",
    "\n## Rivals\n- **",
    " जैसे ",
    "等竞争对手",
    "\u200b",
    "million ",
    "\ud835",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

const inPieces = (text: string, cuts: number[], language: Language): string => {
  const stream = createGate(claims, { language });
  const ends = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  return (
    ends
      .slice(1)
      .map((end, index) => stream.push(text.slice(ends[index], end)))
      .join("") + stream.end()
  );
};

describe("any text", () => {
  test("gives the same output in any chunks", () => {
    fc.assert(
      fc.property(
        fc.array(anyPiece, { maxLength: 8 }),
        fc.array(fc.nat(600), { maxLength: 12 }),
        fc.constantFrom(...languages),
        (pieces, cuts, language) => {
          const text = pieces.join("");
          expect(inPieces(text, cuts, language)).toBe(gate(text, claims, { language }).text);
        },
      ),
      { numRuns: runs(3000), seed: 11 },
    );
  });

  test("gives the same output letter by letter", () => {
    for (const language of languages) {
      const text = snippets.join(". ");
      const stream = createGate(claims, { language });
      const streamed =
        text
          .split("")
          .map((letter) => stream.push(letter))
          .join("") + stream.end();
      expect(streamed).toBe(gate(text, claims, { language }).text);
    }
  });

  test("loses every run of digits without a claim", () => {
    const claimed = claims.flatMap(({ text, source }) => `${text} ${source?.year ?? ""}`.match(/\d+/g) ?? []);
    const known = new Set([...claimed, "14", "40000", "23500000", "3000000", "4", "24"]);
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.integer({ min: 367, max: 99_999_999 }).map(String),
            fc.constantFrom(
              " customers",
              " %",
              " €",
              "$",
              "%",
              " million",
              " Mio. €",
              "万",
              "亿元",
              " लाख",
              " k€",
              ". ",
              ", ",
              " – ",
              " bis ",
              "*",
              "**",
              "_",
              "~",
              "\n- ",
              "\n",
              " x",
              " ",
              " pro Monat",
              "家",
              "\u00a0",
              "x",
              "a",
            ),
          ),
          { maxLength: 12 },
        ),
        fc.constantFrom(...languages),
        (pieces, language) => {
          const out = gate(` ${pieces.join("")}`, claims, { language }).text;
          for (const run of out.match(/\d+/g) ?? []) if (run.length > 2) expect(known).toContain(run);
        },
      ),
      { numRuns: runs(2000), seed: 5 },
    );
  });
});

describe("the engine's own replies pass", () => {
  const told = [...ideas, ...germanTexts, ...spanishTexts, ...frenchTexts, ...hindiTexts, ...chineseTexts];
  test.each(told)("'$name' in six languages", ({ messages, settled }) => {
    const analysis = analyse({ messages, settled, now: new Date("2026-08-01T00:00:00Z") });
    for (const ask of [undefined, "full report", "competitors", "how do I raise funding?"])
      for (const language of languages) {
        const { markdown } = renderReply(analysis, ask === undefined ? { language } : { language, ask });
        expect(gate(markdown, analysis.claims, { language }).text).toBe(markdown);
      }
  });
});

test("the word for unknown follows the language, with or without a region", () => {
  expect(gate("487 Kunden", claims, { language: "de-AT" }).text).toBe("unbekannt Kunden");
  expect(gate("487 clienti", claims, { language: "it" }).text).toBe("unknown clienti");
  expect(gate("487 customers", claims).text).toBe("unknown customers");
});
