import type { FigureReading } from "@cofounder/contract/figures";
import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import type { OpenFigure } from "../reader/heard.ts";
import { hear } from "../reader/hear.ts";
import { isFunctionWord } from "../reader/function-words.ts";
import { renderReply } from "../presentation/render-reply.ts";
import { translatorFor } from "../i18n/translator.ts";
import { heardPart } from "./heard-part.ts";
import { withLikelyGuesses, withoutAbsurdGuesses } from "./open-figures.ts";

const price: FigureReading = {
  meaning: "price",
  unit: { EUR: 1 },
  flow: "in",
  party: "venture",
  status: "actual",
  basis: "once",
};
const pilots: FigureReading = { ...price, meaning: "pilot", unit: { customer: 1 }, flow: "none" };
const distance: FigureReading = { ...price, meaning: "physical", unit: { meter: 1 }, flow: "none" };

function openIn(text: string, quote: string, guess: FigureReading): OpenFigure {
  const start = text.indexOf(quote);
  const value = Number.parseFloat(quote.replace(/[^\d.]/g, ""));
  const span = { message: 0, start, end: start + quote.length };
  return { id: "a", quote, span, low: value, high: value, guess, confidence: 0.8, offered: [] };
}

test.each<[string, [text: string, quote: string, guess: FigureReading], boolean]>([
  ["an amount is no number of people", ["we got €900 for it", "€900", pilots], false],
  ["an amount whose sign stands behind it is no number of people", ["es waren 900 €", "900", pilots], false],
  ["a distance is no number of people", ["a trail of 400 metres", "400", pilots], false],
  ["a distance is no price", ["una valla de 400 metros", "400", price], false],
  ["a time is no price", ["cada revisión son 25 minutos", "25", price], false],
  ["a Chinese weight is no number of people", ["每天用30公斤面粉", "30", pilots], false],
  ["a distance is a distance", ["a trail of 400 metres", "400", distance], true],
  ["people are people", ["there are 14 clubs that try it", "14", pilots], true],
  ["an amount is a price", ["it is 25 for a visit", "25", price], true],
])("%s", (_title, [text, quote, guess], isKept) => {
  const [figure] = withoutAbsurdGuesses([openIn(text, quote, guess)], [text]);
  expect(figure?.guess).toEqual(isKept ? guess : null);
});

test("a guess that no chip prefills gives a figure no role, and is its first offer", () => {
  const figure = { ...openIn("it is 25 for a visit", "25", price), confidence: 0.3 };
  expect(withLikelyGuesses([figure])).toEqual([{ ...figure, guess: null, offered: [price] }]);
});

test("once something is computed the note names the figures still open", () => {
  const unread = [openIn("it is 25 for a visit", "25", price)];
  const noteOf = (isComputed: boolean): string =>
    heardPart({ quantities: [], unread, isComputed }, translatorFor("en")).note;
  expect(noteOf(false)).toBe("Nothing is computed from what you have not confirmed.");
  expect(noteOf(true)).toBe('Still open: "25".');
});

test("a word without meaning is never a figure's denominator", () => {
  const text = "Cada revisión me cuesta 4,5 de piezas y 25 minutos. El local son 540 y tengo 31 clientes de mi barrio.";
  const named = [...hear([text], { language: "es" }).chances().values()].flatMap(({ each, counted }) => [
    ...each,
    ...counted,
  ]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([noun]) => noun).filter(isFunctionWord)).toEqual([]);
});

test.each([
  "I repair espresso machines. A visit is 85, parts are 14 and fuel is 9. The van is 310 a month. The " +
    "card reader keeps 1.7%. When do I break even? What is left of each visit?",
  "Ich backe Hundekekse. Eine Tüte kostet 6,50, Zutaten 1,90, Stand 45 am Samstag. Der Ofen war 2300. " +
    "Wann habe ich den Ofen wieder drin? Was bleibt von einer Tüte?",
  "Vendo empanadas a oficinas: 2,80 cada una, la masa y el relleno 0,95, la furgoneta 260 al mes. La app se queda el 18%. ¿Gano dinero? ¿Y si subo a 3,10?",
])("an answer names each figure at most once, and none in two roles: %s", (text) => {
  const { parts } = renderReply(analyse({ messages: [text], now: new Date("2026-08-01") }), { ask: text });
  const answers = parts.flatMap((part) => (part.kind === "section" && part.id === "answer" ? [part.text] : []));
  expect(answers).toHaveLength(1);
  for (const block of answers.join("\n\n").split("\n\n")) {
    const quotes = block.match(/["„«][^"“»]+["“»]/gu) ?? [];
    expect(quotes).toEqual([...new Set(quotes)]);
  }
});
