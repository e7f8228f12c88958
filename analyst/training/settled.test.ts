import { expect, test } from "vitest";
import { settledIn } from "./settled.ts";

test("the messages come back as typed, and each figure with its annotation, at its place", () => {
  const { messages, settled } = settledIn([
    " ⟪offer|Soap⟫ at ⟦2,50 €|price EUR/piece planned =2.50⟧, a rival takes ⟦3|price EUR/piece rival⟧.",
    "⟦20-30|volume piece/week =20..30⟧ a week",
  ]);
  expect(messages).toEqual([" Soap at 2,50 €, a rival takes 3.", "20-30 a week"]);
  expect(settled.map(({ span }) => messages[span.message]?.slice(span.start, span.end))).toEqual([
    "2,50 €",
    "3",
    "20-30",
  ]);
  expect(settled.map(({ span }) => span.message)).toEqual([0, 0, 1]);
  expect(settled.map(({ reading }) => reading)).toEqual([
    { meaning: "price", unit: { EUR: 1, piece: -1 }, flow: "in", party: "venture", status: "planned", basis: "once" },
    { meaning: "price", unit: { EUR: 1, piece: -1 }, flow: "in", party: "rival", status: "actual", basis: "once" },
    {
      meaning: "volume",
      unit: { piece: 1, week: -1 },
      flow: "none",
      party: "venture",
      status: "actual",
      basis: "recurring",
    },
  ]);
});

test("a figure annotated none is settled as not part of the venture, and one annotated unclear is left open", () => {
  const { messages, settled } = settledIn(["from ⟦9|none 1⟧ o'clock, ⟦120|unclear EUR⟧ for the fair"]);
  expect(messages).toEqual(["from 9 o'clock, 120 for the fair"]);
  expect(settled).toEqual([{ span: { message: 0, start: 5, end: 6 }, reading: null }]);
});

test.each([
  ["we take 19 a wash", /message 1: the number 19 has no mark/],
  ["we take ⟦19|prize EUR/wash⟧", /message 1: .* has the unknown meaning prize/],
  ["we take ⟦19|price EUR per wash⟧", /message 1: .* has the unknown word per/],
  ["we take ⟦19|price EUR/wash", /message 1: a mark is not closed/],
  ["⟪buyer|offices", /message 1: a span does not end/],
])("an error is reported with its message: %s", (marked, fault) =>
  expect(() => settledIn(["hello", marked])).toThrow(fault),
);
