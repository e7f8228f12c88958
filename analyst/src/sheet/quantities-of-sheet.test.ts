import { expect, test } from "vitest";
import { typedFigures } from "../fixtures/typed-figures.ts";
import { quantitiesOfSheet } from "./quantities-of-sheet.ts";

const writing = { amount: (value: number, unit: string) => `${value} ${unit}`.trim() };

test("figures of one message keep their places in it, and what was typed stands apart", () => {
  const [first, second, typed] = typedFigures([
    ["a", 1, "EUR/month", "fixed_cost"],
    ["b", 2, "EUR/month", "fixed_cost"],
    ["c", 3, "EUR/month", "fixed_cost"],
  ]);
  if (!first || !second || !typed) throw new Error("three figures");
  const said = { chatId: "chat", messageId: "message" };
  const time = { createdAt: first.createdAt };
  const spans = quantitiesOfSheet(
    [
      { ...second, ...time, origin: { ...said, start: 20, end: 25 } },
      { ...first, ...time, origin: { ...said, start: 3, end: 8 } },
      typed,
    ],
    writing,
  ).map(({ id, span }) => [id, span.message, span.start]);
  expect(spans.map(([id]) => id)).toEqual(["a", "b", "c"]);
  expect(spans.slice(0, 2)).toEqual([
    ["a", 0, 3],
    ["b", 0, 20],
  ]);
  expect(spans[2]?.[1]).toBe(0.5);
});

test("a figure keeps its range, its tax, its usual whole and its words, and a typed one is written with its unit", () => {
  const [typed] = typedFigures([["price", 5, "EUR/view", "price", { of: "view", shareOf: "sales" }]]);
  if (!typed) throw new Error("a figure");
  const [quantity] = quantitiesOfSheet([{ ...typed, low: 4, high: 6, per: 1000, includesTax: true }], writing);
  expect(quantity).toMatchObject({
    id: "price",
    quote: "5 EUR",
    value: 5,
    low: 4,
    high: 6,
    per: 1000,
    includesTax: true,
    of: "view",
    unit: { EUR: 1, view: -1 },
    share: { of: "sales" },
    readBy: "founder",
  });
});

test("what does not stand is left out", () => {
  const figures = typedFigures([
    ["a", 1, "EUR", "cash"],
    ["b", 2, "EUR", "cash"],
  ]);
  const [one] = figures;
  if (!one) throw new Error("a figure");
  const states = (["stands", "not_mine", "no_longer_true"] as const).map((state) => ({ ...one, id: state, state }));
  expect(quantitiesOfSheet(states, writing).map(({ id }) => id)).toEqual(["stands"]);
});
