import { expect, test } from "vitest";
import { findFigures } from "./find-figures.ts";
import { type Proposed, prove } from "./prove.ts";

const text = "We take €19 a wash, 14 firms pay, and 8 % of them leave.";
const messages = [{ text, figures: findFigures(text, "en") }];

function propose(quote: string, given: Partial<Proposed>): Proposed {
  const start = text.indexOf(quote);
  return {
    quote,
    span: { message: 0, start, end: start + quote.length },
    value: 19,
    unit: { EUR: 1, wash: -1 },
    of: "",
    flow: "in",
    party: "venture",
    status: "actual",
    meaning: "price",
    basis: "once",
    evidence: {},
    ...given,
  };
}

test("a quantity with the right value and a fitting unit is proven, and the other numbers are unread", () => {
  const { proven, failures, unread } = prove(messages, [propose("€19", {})]);
  expect(proven).toHaveLength(1);
  expect(failures).toEqual([]);
  expect(unread.map(({ figure }) => figure.low)).toEqual([14, 8]);
});

const count = { value: 14, unit: { customer: 1 }, flow: "none", meaning: "paying" } as const;

test.each<[string, [rule: string, quote: string, given: Partial<Proposed>]]>([
  ["a quote that does not stand at its place", ["quote", "€19", { span: { message: 0, start: 0, end: 3 } }]],
  ["a message that is not there", ["quote", "€19", { span: { message: 3, start: 8, end: 11 } }]],
  ["words without a number", ["value", "firms", { value: 14 }]],
  ["another value", ["value", "€19", { value: 190 }]],
  ["a range where one number stands", ["value", "€19", { low: 19, high: 29 }]],
  ["an amount without its currency", ["unit", "€19", { unit: { wash: 1 } }]],
  ["another currency", ["unit", "€19", { unit: { USD: 1, wash: -1 } }]],
  [
    "a percentage that is read as a count",
    ["unit", "8 %", { value: 8, unit: { firm: 1 }, flow: "none", meaning: "churn" }],
  ],
  ["a count that is read as a percentage", ["unit", "14", { ...count, unit: { "%": 1 } }]],
  ["two currencies in a unit", ["unit", "14", { ...count, unit: { EUR: 1, USD: -1 } }]],
  ["a count that flows as money", ["flow", "14", { ...count, flow: "in" }]],
  ["a cost that comes in", ["flow", "€19", { meaning: "unit_cost", flow: "in" }]],
  ["an amount as a number of customers", ["meaning", "€19", { meaning: "paying", flow: "none" }]],
  [
    "new customers of a month as a growth rate",
    ["meaning", "14", { ...count, unit: { customer: 1, month: -1 }, meaning: "growth" }],
  ],
  ["a count as a sum of money", ["meaning", "14", { ...count, meaning: "cash" }]],
])("%s is refused, and the number stays unread", (_what, [rule, quote, given]) => {
  const { proven, failures, unread } = prove(messages, [propose(quote, given)]);
  expect(proven).toEqual([]);
  expect(failures).toEqual([{ rule, quote, because: expect.stringMatching(/\w+ \w+/) }]);
  expect(unread).toHaveLength(3);
});

test("a second quantity on the same number is refused", () => {
  const { proven, failures } = prove(messages, [propose("€19", {}), propose("€19", { meaning: "fee" })]);
  expect(proven).toHaveLength(1);
  expect(failures.map(({ rule }) => rule)).toEqual(["twice"]);
});
