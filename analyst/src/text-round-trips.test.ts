import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { settledIn } from "../training/settled.ts";
import { analyse } from "./analyse.ts";
import { quantitiesOf, ventures } from "./fixtures/random-ventures.ts";
import type { Figure } from "./fixtures/random-ventures.ts";
import { compute } from "./laws/index.ts";
import type { Metric } from "./laws/index.ts";
import { formatUnit } from "./quantities/unit.ts";
import { selfCheck } from "./reply/self-check.ts";
import { languages } from "./i18n/language.ts";
import type { Language } from "./i18n/language.ts";

const now = new Date("2026-08-01");

/** The possible wordings of a figure, and the text around the figures. */
const wordings: Record<Language, { says: string[]; beside: string[] }> = {
  en: {
    says: ["With us {what} comes to {figure}.", "We count {figure} for {what}."],
    beside: ["My aunt makes very good soup.", "We meet at ⟦17|none 1⟧ o'clock in room ⟦4|none 1⟧."],
  },
  de: {
    says: ["Bei uns sind es {figure} für {what}.", "Wir rechnen mit {figure} für {what}."],
    beside: ["Meine Tante kocht gute Suppe.", "Wir treffen uns um ⟦17|none 1⟧ Uhr in Raum ⟦4|none 1⟧."],
  },
  fr: {
    says: ["Chez nous, {what} fait {figure}.", "Nous comptons {figure} pour {what}."],
    beside: ["Ma tante fait une très bonne soupe.", "On se voit à ⟦17|none 1⟧ heures, salle ⟦4|none 1⟧."],
  },
  es: {
    says: ["Para nosotros {what} es {figure}.", "Contamos {figure} para {what}."],
    beside: ["Mi tía hace muy buena sopa.", "Nos vemos a las ⟦17|none 1⟧ en la sala ⟦4|none 1⟧."],
  },
  hi: {
    says: ["हमारे यहाँ {what} का आँकड़ा {figure} है।", "हम {what} के लिए {figure} गिनते हैं।"],
    beside: ["मेरी मौसी बहुत अच्छा सूप बनाती हैं।", "हम ⟦17|none 1⟧ बजे कमरा ⟦4|none 1⟧ में मिलते हैं।"],
  },
  zh: {
    says: ["我们这里{what}是{figure}。", "{what}我们算{figure}。"],
    beside: ["我阿姨做的汤很好喝。", "我们⟦17|none 1⟧点在⟦4|none 1⟧号房间见面。"],
  },
};

/** The figure in its language's number format, annotated with its reading. */
function marked({ meaning, value, unit, of = "", over = {} }: Figure, language: Language): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
  const quote = unit.startsWith("EUR") ? `${number} €` : unit.startsWith("%") ? `${number} %` : number;
  const flow = over.flow === "out" ? " out" : "";
  return `⟦${quote}|${meaning} ${unit}${flow} =${value}${of && ` "${of}"`}⟧`;
}

function sentencesOf(figures: readonly Figure[], language: Language, wording: number): string[] {
  const { says } = wordings[language];
  return figures.map((figure, index) =>
    (says[(index + wording) % says.length] ?? "")
      .replace("{what}", figure.of || figure.meaning)
      .replace("{figure}", marked(figure, language)),
  );
}

type Results = [name: string, value: number][];

const keyOf = ({ name, of, unit }: Metric): string => `${name} ${of} ${formatUnit(unit)}`;
const resultsOf = (metrics: readonly Metric[]): Results =>
  metrics
    .map((metric): Results[number] => [keyOf(metric), metric.value])
    .toSorted(([one, value], [other, second]) => (one < other ? -1 : one > other ? 1 : value - second));

const read = (sentences: readonly string[], language: Language): Results => {
  const { messages, settled } = settledIn([sentences.join(" ")]);
  return resultsOf(analyse({ messages, settled, language, now }).venture.computed.metrics);
};

/** A sum in another order may differ in its last bits. */
function expectAlike(found: Results, wanted: Results): void {
  expect(found.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
  for (const [index, [name, value]] of wanted.entries()) {
    const difference = Math.abs((found[index]?.[1] ?? Number.NaN) - value);
    expect([name, difference <= 1e-9 * Math.max(1, Math.abs(value))]).toEqual([name, true]);
  }
}

describe.each(languages)("a random venture described in %s", (language) => {
  test("has the values of its figures in any wording, order and surrounding text", () =>
    fc.assert(
      fc.property(ventures, fc.nat(1), fc.nat(), ({ figures }, wording, turn) => {
        const quantities = quantitiesOf(figures);
        const wanted = resultsOf(selfCheck(quantities, compute(quantities)).computed.metrics);
        const sentences = sentencesOf(figures, language, wording);
        expectAlike(read(sentences, language), wanted);
        const from = turn % sentences.length;
        const [soup = "", hour = ""] = wordings[language].beside;
        const turned = [hour, ...sentences.slice(from), soup, ...sentences.slice(0, from)];
        expectAlike(read(turned, language), wanted);
      }),
      { numRuns: 4 },
    ));
});
