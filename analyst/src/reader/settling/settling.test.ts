import type { FigureReading } from "@cofounder/contract/figures";
import { describe, expect, test } from "vitest";
import { analyse } from "../../analyse.ts";
import { renderReply } from "../../presentation/render-reply.ts";
import type { Language } from "../../i18n/language.ts";
import { hear } from "../hear.ts";
import type { Settled } from "./settle.ts";

interface Case {
  language: Language;
  idea: string;
  /** What it cost to win one, as it stands in the idea. */
  quote: string;
  currency: string;
  says: string;
  forgets: string[];
}

const cases: Case[] = [
  {
    language: "en",
    idea: "A bakery subscription for offices. We charge 39 euros a month. 14 offices pay. 120 euros went into the fair for each. Rent is 800 euros.",
    quote: "120 euros",
    currency: "EUR",
    says: "The 120 is what it cost to win one.",
    forgets: ["The 120 is no figure.", "the 120 is wrong", "Forget the 120."],
  },
  {
    language: "de",
    idea: "Ein Abo für Büros. Wir verlangen 39 Euro im Monat. 14 Büros zahlen. 120 Euro gingen für jeden drauf. Miete sind 800 Euro.",
    quote: "120 Euro",
    currency: "EUR",
    says: "Die 120 sind das, was es kostet, einen zu gewinnen.",
    forgets: ["Die 120 ist falsch.", "vergiss die 120", "die 120 kannst du streichen"],
  },
  {
    language: "fr",
    idea: "Un abonnement pour bureaux. Nous facturons 39 euros par mois. 14 bureaux paient. 120 euros sont partis pour chacun. Loyer 800 euros.",
    quote: "120 euros",
    currency: "EUR",
    says: "Les 120, c'est ce que coûte de gagner un client.",
    forgets: ["Le 120 est faux.", "oublie les 120", "les 120 ne sont pas un chiffre"],
  },
  {
    language: "es",
    idea: "Una suscripción para oficinas. Cobramos 39 euros al mes. 14 oficinas pagan. 120 euros se fueron por cada una. Alquiler 800 euros.",
    quote: "120 euros",
    currency: "EUR",
    says: "Los 120 es lo que costó conseguir un cliente.",
    forgets: ["El 120 está mal.", "olvida los 120", "los 120 no es una cifra"],
  },
  {
    language: "hi",
    idea: "ऑफ़िसों के लिए सब्सक्रिप्शन। हम 39 रुपये महीने लेते हैं। 14 ऑफ़िस देते हैं। 120 रुपये हर एक पर गए। किराया 800 रुपये।",
    quote: "120 रुपये",
    currency: "INR",
    says: "120 जो है वो एक ग्राहक लाने का ख़र्च है।",
    forgets: ["120 ग़लत है।", "120 को भूल जाओ"],
  },
  {
    language: "zh",
    idea: "给办公室的订阅。我们每月收39元。14家付费。每家花了120元。房租800元。",
    quote: "120元",
    currency: "CNY",
    says: "120是获得一个客户的花费。",
    forgets: ["120是错的", "忽略120", "120不是数字"],
  },
];

const now = new Date("2026-05-04T00:00:00Z");
const [english] = cases as [Case];

const spanOf = (text: string, quote: string) => {
  const start = text.indexOf(quote);
  return { message: 0, start, end: start + quote.length };
};

const toWin = (currency: string): FigureReading => ({
  meaning: "acquisition_spend",
  unit: { [currency]: 1, customer: -1 },
  flow: "out",
  party: "venture",
  status: "actual",
  basis: "once",
});

const click = (reading: FigureReading | null, after?: number): Settled => ({
  span: spanOf(english.idea, english.quote),
  reading,
  after,
});

const heardIn = (messages: string[], settled: Settled[] = []) => hear(messages, { language: "en", settled });
/** The final reading of a figure of the first message, whoever settled it. */
const readingIn = (messages: string[], settled: Settled[] = [], quote = english.quote) =>
  heardIn(messages, settled).quantities.find((quantity) => quantity.quote === quote && quantity.readBy === "founder");

describe.each(cases)("in $language", ({ language, idea, quote, currency, says, forgets }) => {
  test("a sentence settles an earlier figure as a click does, and its number is not a second figure", () => {
    const bySentence = hear([idea, says], { language });
    const own = bySentence.quantities.find((quantity) => quantity.quote === quote);
    const { basis, ...reading } = toWin(currency);
    expect(own).toMatchObject({ ...reading, readBy: "founder" });
    const clicked = { ...reading, basis: own?.basis ?? basis };
    const byClick = hear([idea, ""], { language, settled: [{ span: spanOf(idea, quote), reading: clicked }] });
    expect(own?.evidence.flow).toBe(says.replace(/[.。।]$/u, ""));
    const plain = ({ quantities }: typeof byClick) =>
      quantities.map((quantity) => ({ ...quantity, evidence: {}, of: "" }));
    expect(plain(bySentence)).toEqual(plain(byClick));
    expect(bySentence.unread.map(({ id }) => id)).toEqual(byClick.unread.map(({ id }) => id));
  });

  test("a sentence gives the same results as a click", () => {
    const settled = [{ span: spanOf(idea, quote), reading: toWin(currency) }];
    const metrics = (input: { messages: string[]; settled?: Settled[] }) =>
      analyse({ ...input, now }).metrics.map(({ name, value, unit }) => ({ name, value, unit }));
    expect(metrics({ messages: [idea, says] })).toEqual(metrics({ messages: [idea], settled }));
    expect(metrics({ messages: [idea, says] })).not.toEqual(metrics({ messages: [idea] }));
  });

  test.each(forgets)("%s removes the figure", (sentence) => {
    const { dismissed, quantities, unread, taken } = hear([idea, sentence], { language });
    expect(dismissed.map((figure) => figure.quote)).toEqual([quote]);
    expect([...quantities, ...unread].filter((figure) => figure.quote.includes("120"))).toEqual([]);
    expect(taken).toMatchObject([{ quote, settles: true, reading: null }]);
  });

  test("the reply confirms the settlement and shows the chip as settled", () => {
    const { parts, settlesOnly } = renderReply(analyse({ messages: [idea, says], now }), { ask: says });
    const chips = parts.flatMap((part) => (part.kind === "heard" ? part.figures : []));
    const chip = chips.find((figure) => figure.quote === quote);
    const { meaning, unit } = toWin(currency);
    expect(chip).toMatchObject({ state: "settled", reading: { meaning, unit }, span: { message: 0 } });
    const told = parts.flatMap((part) => (part.kind === "notice" ? [part.text] : []));
    expect(told.filter((text) => text.includes(`${quote}: ${chip?.label}`))).toHaveLength(1);
    expect(settlesOnly).toBe(true);
  });
});

test("a sentence about a settled figure changes the stated part and keeps the rest", () => {
  const spend = { ...toWin("EUR"), unit: { EUR: 1, month: -1 }, basis: "recurring" } as const;
  const said = (sentence: string) => readingIn([english.idea, sentence], [click(spend, 0)]);
  expect(said("The 120 is planned.")).toMatchObject({ ...spend, status: "planned" });
  expect(said("The 120 is per year.")).toMatchObject({ ...spend, unit: { EUR: 1, year: -1 } });
  expect(said("The 120 is a one-off.")).toMatchObject({ ...spend, unit: { EUR: 1 }, basis: "once" });
  expect(said("The 120 is per visit.")).toMatchObject({ ...spend, unit: { EUR: 1, visit: -1, month: -1 } });
  expect(said("The 120 is our competitor's.")).toMatchObject({ ...spend, party: "rival" });
});

describe("the parts that a sentence leaves open stay asked, with its statement as the guess", () => {
  test.each([
    ["The 120 was a cost.", { flow: "out" }],
    ["The 120 is planned.", { status: "planned" }],
    ["By the 120 I mean our ad spend.", { meaning: "acquisition_spend" }],
    ["The 120 is what our competitor charges.", { meaning: "price", party: "rival" }],
  ])("%s", (sentence, guess) => {
    const { unread, quantities, taken } = heardIn([english.idea, sentence]);
    expect(unread.find(({ quote }) => quote === english.quote)?.guess).toMatchObject(guess);
    expect(quantities.filter(({ readBy }) => readBy === "founder")).toEqual([]);
    expect(unread.filter(({ span }) => span.message === 1)).toEqual([]);
    expect(taken).toMatchObject([{ settles: false }]);
  });
});

test.each([
  "Is the 120 the price?",
  "If the 120 is the price, what then?",
  "The 120 is not the price.",
  "Maybe the 120 is the price.",
  "The 120 is probably the price.",
  "The 120 is the price for 10 people.",
  "The 120 is a number that my brother calls the price.",
  "We want 120 offices.",
  "120 offices would pay the rent.",
  "The rent is 120.",
  "The 120 is too expensive.",
  "The 121 is what it cost to win one.",
  "The 120 dollars is what it cost to win one.",
])("%s settles nothing", (sentence) => {
  const { taken, quantities, dismissed } = heardIn([english.idea, sentence]);
  expect(taken).toEqual([]);
  expect(dismissed).toEqual([]);
  expect(quantities.filter(({ readBy }) => readBy === "founder")).toEqual([]);
});

test("a number that stands there twice is not settled, nor is one of another kind", () => {
  const twice = `${english.idea} The oven was 120 euros.`;
  expect(heardIn([twice, english.says]).taken).toEqual([]);
  expect(heardIn([english.idea, "The 14 is what it cost to win one."]).taken).toEqual([]);
});

test("one sentence settles two figures, each with its own statement", () => {
  const sentence = "The 120 is what it cost to win one, and the 800 is the rent per month.";
  const { taken } = heardIn([english.idea, sentence]);
  expect(taken.map(({ quote, reading }) => [quote, reading?.meaning])).toEqual([
    ["120 euros", "acquisition_spend"],
    ["800 euros", "fixed_cost"],
  ]);
  expect(renderReply(analyse({ messages: [english.idea, sentence], now })).settlesOnly).toBe(true);
});

test("a message that says more is not treated as a press on a chip", () => {
  const settlesOnly = (sentence: string) =>
    renderReply(analyse({ messages: [english.idea, sentence], now }), { ask: sentence }).settlesOnly;
  expect(settlesOnly(`${english.says} Thanks!`)).toBe(true);
  expect(settlesOnly(`${english.says} Should I charge more?`)).toBe(false);
  expect(settlesOnly("Our phone is 60 euros a month.")).toBe(false);
});

describe("the last statement wins", () => {
  const price: FigureReading = { ...toWin("EUR"), meaning: "price", flow: "in" };
  const { idea, says } = english;

  test("a later click wins over a sentence, and a later sentence over a click", () => {
    expect(readingIn([idea, says], [click(price, 1)])).toMatchObject(price);
    expect(readingIn([idea, says], [click(price)])).toMatchObject(price);
    expect(readingIn([idea, says], [click(price, 0)])).toMatchObject(toWin("EUR"));
    expect(readingIn([idea, "Thanks.", says], [click(price, 1)])).toMatchObject(toWin("EUR"));
    expect(heardIn([idea, "Forget the 120."], [click(price, 0)]).dismissed).toHaveLength(1);
    expect(heardIn([idea, "Forget the 120.", says]).dismissed).toEqual([]);
  });

  test("a later sentence wins over an earlier one, and a further message forgets neither", () => {
    const more = "We also pay 300 euros a month for cloud servers.";
    expect(readingIn([idea, says, more])).toMatchObject(toWin("EUR"));
    expect(readingIn([idea, says, "The 120 is planned."])).toMatchObject({ ...toWin("EUR"), status: "planned" });
    expect(heardIn([idea, says, "The 120 is wrong."]).dismissed).toHaveLength(1);
  });

  test("the number of a sentence overruled by a later click is not a figure of its own either", () => {
    const { unread, quantities } = heardIn([idea, says], [click(price)]);
    expect([...unread, ...quantities].filter(({ span }) => span.message === 1)).toEqual([]);
  });
});
