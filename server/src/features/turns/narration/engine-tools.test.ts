import type { KnownFigure } from "@cofounder/analyst";
import { expect, test } from "vitest";
import { answerCall } from "./engine-tools.ts";

const price: KnownFigure = {
  id: "q0_3",
  type: "founder",
  says: "price, actual",
  value: 19,
  low: 19,
  high: 19,
  unit: { EUR: 1, wash: -1 },
};
const washes = { id: "a_washes", value: 120, unit: "wash/month", because: "six a working day" };
const call = (name: string, given: unknown) => ({ id: "call", name, arguments: JSON.stringify(given) });
const revenue = {
  name: "revenue",
  expression: "q0_3 * a_washes",
  unit: "EUR/month",
  because: "a month",
  assumptions: [washes],
};

test("what a model assumed in one call is known in the next", () => {
  const first = answerCall(call("derive", revenue), [price]);
  expect(JSON.parse(first.content)).toMatchObject({ result: "d_revenue | revenue | 2280 EUR/month" });
  const year = { name: "washes_a_year", expression: "a_washes * 12", unit: "wash/month", because: "a year" };
  const second = answerCall(call("derive", year), [price, ...first.computed.known]);
  expect(JSON.parse(second.content)).toMatchObject({ result: "d_washes_a_year | washes_a_year | 1440 wash/month" });
  expect(second.computed.derived).toMatchObject([{ type: "assumption" }]);
});

test("a derivation is answered in the unit that was asked for", () => {
  const weekly = { ...revenue, name: "weekly", unit: "EUR/week" };
  const { content, computed } = answerCall(call("derive", weekly), [price]);
  expect(JSON.parse(content)).toMatchObject({ result: "d_weekly | weekly | 524.379 EUR/week" });
  expect(computed.known.at(-1)).toMatchObject({ value: 2280, unit: { EUR: 1, month: -1 } });
});

test("what rests on the founder's supposition is computed, what rests on the model's is an assumption", () => {
  const supposed: KnownFigure = { ...price, id: "q0_9", type: "assumption" };
  const month = { ...revenue, assumptions: [], expression: "q0_9 * 2", unit: "EUR/wash" };
  expect(answerCall(call("derive", month), [supposed]).computed.claims).toMatchObject([{ type: "computed" }]);
  const own = answerCall(call("derive", revenue), [price]).computed;
  expect(own.claims.map(({ type }) => type)).toEqual(["assumption", "assumption"]);
  const later = { ...revenue, name: "later", assumptions: [], expression: "d_revenue * 2" };
  expect(answerCall(call("derive", later), own.known).computed.claims).toMatchObject([{ type: "assumption" }]);
});

test("what a refused call assumed is known in the next", () => {
  const first = answerCall(call("derive", { ...revenue, unit: "EUR" }), [price]);
  expect(JSON.parse(first.content)).toHaveProperty("error");
  const second = answerCall(call("derive", { ...revenue, assumptions: [] }), [price, ...first.computed.known]);
  expect(JSON.parse(second.content)).toMatchObject({ result: "d_revenue | revenue | 2280 EUR/month" });
});

test("a law computes with figures by their ids, and says which ones it used", () => {
  const assumptions = [{ id: "a_margin", value: 60, unit: "%", because: "wanted" }];
  const inputs = { unit_cost: "q0_3", gross_margin: "a_margin" };
  const { content, computed } = answerCall(call("law", { name: "price_floor", inputs, assumptions }), [price]);
  expect(JSON.parse(content)).toMatchObject({ value: 47.5, isAssumed: true });
  expect(computed.claims).toMatchObject([{ type: "assumption", value: 47.5, unit: "EUR" }]);
});

test.each([
  [
    "a number in the place of an id",
    call("law", { name: "price_floor", inputs: { unit_cost: "7", gross_margin: "0.6" } }),
    "7 is neither",
  ],
  ["an unknown law", call("law", { name: "luck", inputs: {} }), "Invalid option"],
  ["an unknown tool", call("search", {}), 'no tool \\"search\\"'],
  ["arguments that are not JSON", { id: "call", name: "derive", arguments: "{" }, "not JSON"],
])("%s is refused with a sentence for the model", (_, wrong, because) => {
  expect(answerCall(wrong, [price]).content).toContain(because);
});
