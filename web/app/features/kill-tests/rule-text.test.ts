import { describe, expect, test } from "vitest";
import { changedFields, dayIn, emptyText, ruleOf, textOf } from "./rule-text.ts";

const typed = { ...emptyText("EUR"), statement: "They pay", counted: "who pays", threshold: "2", endsOn: "2026-12-01" };

describe("a rule", () => {
  test("is read from its fields, with a comma or a point in a number and the currency in capitals", () => {
    expect(ruleOf({ ...typed, sample: "20", costMax: "99,50", currency: "eur" })).toEqual({
      assumption: null,
      statement: "They pay",
      how: "",
      counted: "who pays",
      comparison: "at_least",
      threshold: 2,
      sample: 20,
      costMax: 99.5,
      currency: "EUR",
      stopRule: "",
      endsOn: "2026-12-01",
    });
  });

  test.each([
    { threshold: "" },
    { threshold: "two" },
    { threshold: "-1" },
    { sample: "2.5" },
    { sample: "0" },
    { costMax: "x" },
  ])("is none with %j", (wrong) => expect(ruleOf({ ...typed, ...wrong })).toBeNull());

  test("comes back from its fields as it was", () => {
    const rule = ruleOf({ ...typed, assumption: "problem", sample: "12" });
    if (!rule) throw new Error("the rule was not read");
    expect(ruleOf(textOf(rule))).toEqual(rule);
    expect(changedFields(rule, { ...rule, threshold: 3, how: "Ask" })).toEqual(["how", "threshold"]);
  });
});

test("a proposed test ends after its days, in the calendar of the person", () => {
  expect(dayIn(14, new Date(2026, 10, 26, 23, 30))).toBe("2026-12-10");
});
