import { expect, test } from "vitest";
import { wilson } from "./wilson.ts";

// Reference values: Newcombe (1998), table I, method 3.
test.each([
  { hits: 81, tried: 263, low: 0.2553, high: 0.3662 },
  { hits: 15, tried: 148, low: 0.0624, high: 0.1605 },
  { hits: 0, tried: 20, low: 0, high: 0.1611 },
  { hits: 1, tried: 29, low: 0.0061, high: 0.1718 },
])("$hits of $tried lies between $low and $high", ({ hits, tried, low, high }) => {
  const found = wilson(hits, tried);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});
