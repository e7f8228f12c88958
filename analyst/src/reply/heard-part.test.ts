import { replyPart } from "@cofounder/contract/analysis";
import type { FigureReading } from "@cofounder/contract/figures";
import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { hear } from "../reader/hear.ts";
import { translatorFor } from "../i18n/translator.ts";
import { heardPart } from "./heard-part.ts";

const asCost: FigureReading = {
  meaning: "unit_cost",
  unit: { EUR: 1, wash: -1 },
  flow: "out",
  party: "venture",
  status: "actual",
  basis: "once",
};
const asPay: FigureReading = { ...asCost, meaning: "pay" };

test("heard figures are in message order, and a guess is never shown as read", () => {
  const [price] = quantitiesIn("a wash is ⟦19 €|price EUR/wash⟧");
  if (!price) throw new Error("no price");
  const part = heardPart(
    {
      quantities: [{ ...price, span: { message: 0, start: 40, end: 44 }, readBy: "built-in" }],
      unread: [
        {
          id: "b",
          quote: "12",
          span: { message: 1, start: 0, end: 2 },
          low: 12,
          high: 12,
          guess: null,
          confidence: 0,
          offered: [],
        },
        {
          id: "a",
          quote: "2.50",
          span: { message: 0, start: 3, end: 7 },
          low: 2.5,
          high: 2.5,
          guess: asCost,
          confidence: 0.6,
          offered: [asCost, asPay, asPay],
        },
      ],
    },
    translatorFor("en"),
  );
  expect(replyPart.parse(part)).toEqual(part);
  expect(part.figures.map(({ state, label, offers }) => [state, label, offers.map((offer) => offer.label)])).toEqual([
    ["unread", "cost for each wash", ["pay for each wash"]],
    ["read", "price for each wash", []],
    ["unread", "", []],
  ]);
  expect(part.note).toBe("Nothing is computed from what you have not confirmed.");
});

test("figures that the founder settled or dismissed are marked as such", () => {
  const quantities = quantitiesIn("⟦14|asked customer⟧ people");
  const dismissed = [{ id: "x", quote: "2019", span: { message: 0, start: 90, end: 94 } }];
  const { figures } = heardPart({ quantities, unread: [], dismissed }, translatorFor("de"));
  expect(figures.map(({ state, label }) => [state, label])).toEqual([
    ["settled", "Befragte"],
    ["dismissed", ""],
  ]);
});

test("a guess that is much likelier wrong than right is asked about, and offered first", () => {
  const unread = [
    {
      id: "a",
      quote: "2.50",
      span: { message: 0, start: 3, end: 7 },
      low: 2.5,
      high: 2.5,
      guess: asCost,
      confidence: 0.3,
      offered: [],
    },
  ];
  const { figures } = heardPart({ quantities: [], unread }, translatorFor("en"));
  expect(figures.map(({ reading, label, offers }) => [reading, label, offers[0]?.reading])).toEqual([
    [null, "", asCost],
  ]);
});

test("figures in every state offer other readings", () => {
  const messages = ["A wash costs 4.50 euros, the shop takes 2.80 of it, and 40 students pay."];
  const heard = hear(messages, { language: "en" });
  const spans = [...heard.quantities, ...heard.unread].map(({ span }) => span);
  const settled = [
    { span: spans[0] ?? { message: 0, start: 0, end: 1 }, reading: asCost },
    { span: spans[1] ?? { message: 0, start: 0, end: 1 }, reading: null },
  ];
  const after = hear(messages, { language: "en", settled });
  const { figures } = heardPart({ ...after, chances: after.chances() }, translatorFor("en"));
  expect(figures.map(({ state }) => state).toSorted()).toEqual(["dismissed", "settled", "unread"]);
  expect(figures.filter(({ offers }) => offers.length < 3)).toEqual([]);
});

test("with hundreds of figures, the open ones come first in carrying the data of other readings", () => {
  const messages = [Array.from({ length: 90 }, (_, index) => `A wash is ${index + 100} euros.`).join(" ")];
  const { quantities, unread, dismissed, chances } = hear(messages, { language: "en" });
  const { figures } = heardPart({ quantities, unread, dismissed, chances: chances() }, translatorFor("en"));
  expect(figures).toHaveLength(90);
  expect(figures.filter((figure) => figure.chances !== undefined)).toHaveLength(60);
  expect(
    figures.every(({ state, offers, reading }) => state !== "unread" || offers.length > 0 || reading !== null),
  ).toBe(true);
});

test("a list of thousands of numbers is cut, those with a meaning first, and the reply says how many are missing", () => {
  const quantities = quantitiesIn("⟦14|asked customer⟧ people");
  const unread = Array.from({ length: 3_000 }, (_, index) => ({
    id: `n${index}`,
    quote: String(index),
    span: { message: 1, start: index * 5, end: index * 5 + 4 },
    low: index,
    high: index,
    guess: asCost,
    confidence: 0.3,
    offered: [],
  }));
  const { figures, note } = heardPart({ quantities, unread }, translatorFor("en"));
  expect(figures).toHaveLength(400);
  expect(figures.map(({ quote }) => quote).slice(0, 2)).toEqual(["14", "0"]);
  expect(note).toContain("Numbers not listed here: 2,601.");
});
