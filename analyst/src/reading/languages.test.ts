import { describe, expect, test } from "vitest";
import { founderChats } from "../fixtures/founder-chats.ts";
import { founderNotes } from "../fixtures/founder-notes.ts";
import { germanTexts } from "../fixtures/founder-texts-de.ts";
import { frenchTexts } from "../fixtures/founder-texts-fr.ts";
import { chineseTexts } from "../fixtures/founder-texts-zh.ts";
import { hindiTexts } from "../fixtures/founder-texts-hi.ts";
import { spanishTexts } from "../fixtures/founder-texts-es.ts";
import { readVenture } from "./read-venture.ts";
import { valueFor } from "./venture.ts";

const texts = [
  ...spanishTexts,
  ...germanTexts,
  ...frenchTexts,
  ...chineseTexts,
  ...hindiTexts,
  ...founderChats,
  ...founderNotes,
];
const named = texts.map((text) => ({ ...text, name: `${text.language}: ${text.name}` }));

test("all notes of founders are read", () => {
  expect(founderNotes.length).toBeGreaterThan(80);
});

describe("every number of a founder's text has the role its writer meant, or none", () => {
  test.each(named)("$name", ({ messages, facts, language }) => {
    const silent = ["aside", "other"];
    const venture = readVenture(messages);
    const read = venture.facts.filter((fact) => !fact.superseded && !silent.includes(fact.role));
    const wanted = facts.split(", ").filter((item) => item !== "");
    expect(read.map((fact) => `${fact.role} ${fact.value}`).toSorted()).toEqual(wanted.toSorted());
    expect(venture.language).toBe(language);
  });
});

test.each(named.filter((item) => item.buyer !== undefined))("the buyer of $name", ({ messages, buyer }) =>
  expect(readVenture(messages).phrases.buyer?.text.toLowerCase()).toBe(buyer?.toLowerCase()),
);

test.each(named.filter((item) => item.rivals))("the rivals of $name", ({ messages, rivals }) =>
  expect(readVenture(messages).competitors.map((name) => name.text)).toEqual(rivals),
);

test.each(named)("every span of $name points at what the founder typed", ({ messages }) => {
  for (const fact of readVenture(messages).facts)
    expect(messages[fact.span.message]?.slice(fact.span.start, fact.span.end)).toBe(fact.text);
});

describe("two figures for one thing are asked about, unless later words replace the first", () => {
  test.each([
    ["Cobramos 29 € al mes. El precio es de 39 € al mes.", "ahora cobramos 45 € al mes"],
    ["Nous facturons 29 € par mois. Le prix est de 39 € par mois.", "maintenant nous facturons 45 € par mois"],
    ["Wir verlangen 29 € im Monat. Der Preis ist 39 € im Monat.", "jetzt verlangen wir 45 € im Monat"],
    ["हम ₹29 प्रति माह लेते हैं। कीमत ₹39 प्रति माह है।", "अब हम ₹45 प्रति माह लेते हैं"],
    ["Price ₹29 mahina hai. Hum ₹39 mahina lete hain.", "ab hum ₹45 mahina lete hain"],
    ["每月收费29元。定价是每月39元。", "现在改成每月45元"],
  ])("%s", (text, later) => {
    expect(readVenture([text]).contradictions.map(({ role }) => role)).toEqual(["price"]);
    const settled = readVenture([text, later]);
    expect(settled.contradictions).toEqual([]);
    expect(valueFor(settled, "price")).toBe(45);
  });

  test.each([
    ["Una herramienta para gimnasios a 39 € al mes.", "¿Y si cobramos 59 € al mes?"],
    ["Un outil pour les salles de sport à 39 € par mois.", "Et si on facturait 59 € par mois ?"],
    ["Ein Tool für Fitnessstudios für 39 € im Monat.", "Was wäre, wenn wir 59 € im Monat nehmen?"],
    ["जिम के लिए ऐप, कीमत ₹39 प्रति माह है।", "अगर हम ₹59 प्रति माह लें तो क्या होगा?"],
    ["健身房工具，每月39元。", "如果我们每月收59元会怎么样？"],
  ])("a supposition changes nothing: %s", (text, supposed) => {
    const venture = readVenture([text, supposed]);
    expect(valueFor(venture, "price")).toBe(39);
    expect(venture.facts.some((fact) => fact.supposed)).toBe(true);
  });
});

describe("what cannot be is noticed", () => {
  test.each([
    "El churn es del 140 % al mes.",
    "El margen bruto es del 120 %.",
    "La marge brute est de 120 %.",
    "Le taux de conversion est de 130 %.",
    "Die Kündigungsrate liegt bei 140 % im Monat.",
    "Es gibt 9 Milliarden Haushalte auf der Welt.",
    "हर महीने 140% ग्राहक छोड़ देते हैं।",
    "月流失率140%。",
    "毛利率120%。",
    "We are growing 80% month over month every month, 80% per month.",
  ])("%s", (text) => expect(readVenture([text]).impossible.length).toBeGreaterThan(0));
});

describe("the language of the reply", () => {
  test.each([
    [["Suscripción de pan"], "es", "latin"],
    [["Brotabo für Büros"], "de", "latin"],
    [["Livraison de pain aux bureaux"], "fr", "latin"],
    [["SaaS B2B para gimnasios: MRR 4k, churn 3%, CAC 120, LTV/CAC 4, runway 9 months"], "es", "latin"],
    [
      ["B2B SaaS für Fitnessstudios, MRR 4k, Churn 3 %, CAC 120, LTV/CAC 4, Runway 9 Monate, Growth 8 % MoM"],
      "de",
      "latin",
    ],
    [["AI SaaS, MRR 3w, churn 4%, CAC 1500, 面向律所的合同审查工具, LTV/CAC 4"], "zh", "han"],
    [["किराना ऐप, MRR 4k, churn 3%, CAC 120, B2B SaaS for shops"], "hi", "devanagari"],
    [["Hum kirana stores ke liye inventory app bana rahe hain, price is 149 per month and churn is 3%"], "hi", "latin"],
    [["A booking tool for dentists in Spain.", "Cobramos 49 € al mes y tenemos 12 clientes."], "es", "latin"],
    [["Una herramienta de reservas para dentistas.", "ok"], "es", "latin"],
    [
      ["Una herramienta de reservas para dentistas.", "We now charge 59 euros and we have more customers"],
      "en",
      "latin",
    ],
    [["tinder for dogs"], "en", "latin"],
    [["99 € par mois par client, 12 clients par an, 3 % par mois"], "fr", "latin"],
  ])("%j is %s", (messages, language, script) => expect(readVenture(messages)).toMatchObject({ language, script }));

  test("the screen's language decides where the words do not", () => {
    expect(readVenture(["49 €/mo"], { locale: "de-AT" }).language).toBe("de");
    expect(readVenture(["49 €/mo"]).language).toBe("en");
  });
});

test.each([...new Set(texts.map(({ language }) => language))])(
  "a long text in %s takes time in proportion",
  (language) => {
    const text = texts
      .filter((item) => item.language === language)
      .flatMap(({ messages }) => messages)
      .join(" ");
    const time = (length: number): number => {
      const long = text.repeat(Math.ceil(length / text.length)).slice(0, length);
      const runs = Array.from({ length: 3 }, () => {
        const start = performance.now();
        readVenture([long]);
        return performance.now() - start;
      });
      return Math.min(...runs);
    };
    time(10_000);
    expect(time(80_000)).toBeLessThan(8 * 4 * Math.max(5, time(10_000)));
  },
);

test.each([
  ["hello", "en"],
  ["Hola", "es"],
  ["buenos días", "es"],
  ["Bonjour !", "fr"],
  ["bonsoir", "fr"],
  ["Hallo", "de"],
  ["guten Tag", "de"],
  ["moin", "de"],
  ["नमस्ते", "hi"],
  ["你好", "zh"],
  ["xyzzy", "en"],
])("a greeting tells the language: %s", (text, language) => {
  expect(readVenture([text]).language).toBe(language);
});
