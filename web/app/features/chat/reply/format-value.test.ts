import { expect, it } from "vitest";
import { formatTick, formatValue } from "./format-value.ts";

it.each([
  [1240, "EUR", "€1,240"],
  [29.5, "USD", "$29.50"],
  [1240.55, "EUR", "€1,241"],
  [0.04, "ratio", "4%"],
  [7.456, "months", "7.46 months"],
  [3, "paying_customers", "3 paying customers"],
  [12, "", "12"],
])("%d in %j is formatted as %s", (value, unit, expected) => {
  expect(formatValue(value, unit, "en")).toBe(expected);
});

it.each([
  [1_250_000, "EUR", "€1.3M"],
  [0.25, "ratio", "25%"],
  [14_000, "months", "14K"],
])("%d in %j is formatted for an axis as %s", (value, unit, expected) => {
  expect(formatTick(value, unit, "en")).toBe(expected);
});
