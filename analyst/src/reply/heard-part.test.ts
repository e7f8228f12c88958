import { replyPart } from "@cofounder/contract/analysis";
import type { FigureReading } from "@cofounder/contract/figures";
import { expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { voiceIn } from "../wording/voice.ts";
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

test("what was heard stands in the order of the message, and a guess is never told as read", () => {
  const [price] = quantitiesIn("a wash is ⟦19 €|price EUR/wash⟧");
  if (!price) throw new Error("no price");
  const part = heardPart(
    {
      quantities: [{ ...price, span: { message: 0, start: 40, end: 44 }, readBy: "built-in" }],
      unread: [
        { id: "b", quote: "12", span: { message: 1, start: 0, end: 2 }, low: 12, high: 12, guess: null, offered: [] },
        {
          id: "a",
          quote: "2.50",
          span: { message: 0, start: 3, end: 7 },
          low: 2.5,
          high: 2.5,
          guess: asCost,
          offered: [asCost, asPay, asPay],
        },
      ],
    },
    voiceIn("en"),
  );
  expect(replyPart.parse(part)).toEqual(part);
  expect(part.figures.map(({ state, label, offers }) => [state, label, offers.map((offer) => offer.label)])).toEqual([
    ["unread", "cost for each wash", ["pay for each wash"]],
    ["read", "price for each wash", []],
    ["unread", "", []],
  ]);
  expect(part.note).toBe("Nothing is computed from what you have not confirmed.");
});

test("what the founder settled or dismissed is marked as such", () => {
  const quantities = quantitiesIn("⟦14|asked customer⟧ people");
  const dismissed = [{ id: "x", quote: "2019", span: { message: 0, start: 90, end: 94 } }];
  const { figures } = heardPart({ quantities, unread: [], dismissed }, voiceIn("de"));
  expect(figures.map(({ state, label }) => [state, label])).toEqual([
    ["settled", "Befragte"],
    ["dismissed", ""],
  ]);
});
