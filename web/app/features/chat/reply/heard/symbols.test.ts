import type { HeardFigure } from "@cofounder/contract";
import { expect, it } from "vitest";
import { chancesOf, partsOf, symbolOf } from "./symbols.ts";

it("typed text becomes a symbol of a unit, and never a currency", () => {
  expect(["delivery round", " 2 boxes", "SMS", "कमरा", "!"].map(symbolOf)).toEqual([
    "delivery_round",
    "boxes",
    "sms",
    "कमरा",
    "",
  ]);
});

it("a unit is named by what is counted, what it is per, and its period", () => {
  expect(partsOf({ wash: 1, customer: -1, month: -1 })).toEqual({
    counted: ["wash"],
    each: ["customer"],
    period: "month",
  });
  expect(partsOf({ EUR: 1 })).toEqual({ counted: [], each: [], period: null });
});

it.each([
  ["5 %", "percent"],
  ["€ 5", "money"],
  ["5", "plain"],
])("%s that the reader did not read is interpreted by its words", (quote, kind) => {
  const span = { message: 0, start: 0, end: quote.length };
  const figure: HeardFigure = { id: quote, quote, span, state: "unread", reading: null, label: "", offers: [] };
  expect(chancesOf(figure, []).kind).toBe(kind);
});
