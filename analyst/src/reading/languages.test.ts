import { describe, expect, test } from "vitest";
import { germanTexts } from "../fixtures/founder-texts-de.ts";
import { frenchTexts } from "../fixtures/founder-texts-fr.ts";
import { chineseTexts } from "../fixtures/founder-texts-zh.ts";
import { hindiTexts } from "../fixtures/founder-texts-hi.ts";
import { spanishTexts } from "../fixtures/founder-texts-es.ts";
import { readVenture } from "./read-venture.ts";

const texts = [...spanishTexts, ...germanTexts, ...frenchTexts, ...chineseTexts, ...hindiTexts];

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
  "a long text in %s takes time linear in its length",
  (language) => {
    const text = texts
      .filter((item) => item.language === language)
      .flatMap(({ messages }) => messages)
      .join(" ");
    const time = (length: number): number => {
      const long = text.repeat(Math.ceil(length / text.length)).slice(0, length);
      const start = performance.now();
      readVenture([long]);
      return performance.now() - start;
    };
    const short = Math.min(time(10_000), time(10_000), time(10_000));
    const isLinear = () => time(80_000) < 8 * 4 * Math.max(5, short);
    // Another process may take the core in any run: what is slow is slow in all of them.
    expect(isLinear() || isLinear() || isLinear()).toBe(true);
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
])("a greeting shows the language: %s", (text, language) => {
  expect(readVenture([text]).language).toBe(language);
});
