import { expect, test } from "vitest";
import { typedFigures } from "../fixtures/typed-figures.ts";
import { bandsOf, quantitiesOfSheet, sheetTranslator, withValues } from "./index.ts";

const english = await sheetTranslator("en");
const sheet = quantitiesOfSheet(
  typedFigures([
    ["price", 30, "EUR/customer/month", "price", { flow: "in" }],
    ["cost", 5, "EUR/customer/month", "unit_cost", { flow: "out" }],
    ["rent", 900, "EUR/month", "fixed_cost", { flow: "out" }],
    ["customers", 40, "customer", "paying"],
    ["cash", 1000, "EUR", "cash", { flow: "held", basis: "once" }],
  ]),
  english,
);
const ranged = withValues(sheet, { price: { value: 30, low: 20, high: 40 } });

test("figures without a range give no band", () => {
  expect(bandsOf(sheet, {}, 1)).toBeNull();
});

test("the same seed gives the same band, and another seed another one", () => {
  expect(bandsOf(ranged, {}, 7)).toEqual(bandsOf(ranged, {}, 7));
  expect(bandsOf(ranged, {}, 8)?.cash.low).not.toEqual(bandsOf(ranged, {}, 7)?.cash.low);
});

test("the band holds nine runs in ten of what a triangle between both ends gives", () => {
  const bands = bandsOf(ranged, {}, 1);
  expect(bands).toMatchObject({ seed: 1, runs: 1000, drawn: ["price"] });
  // A month leaves 40 × (price − 5) − 900: 100 at 30. A triangle of 20, 30, 40 has its twentieth at 20 + √(0.05 × 200).
  const leftAt = (price: number) => 1000 + 24 * (40 * (price - 5) - 900);
  expect(bands?.cash.middle[23]).toBeCloseTo(leftAt(30), -3);
  const twentieth = Math.sqrt(0.05 * 200);
  const spread = leftAt(30) - leftAt(20 + twentieth);
  expect(Math.abs((bands?.cash.low[23] ?? 0) - leftAt(20 + twentieth))).toBeLessThan(spread / 10);
  expect(Math.abs((bands?.cash.high[23] ?? 0) - leftAt(40 - twentieth))).toBeLessThan(spread / 10);
});

test("the share of runs without cash is that of the prices at which it is gone", () => {
  // Gone after 24 months below 1000 / 24 lost a month: below a price of 26.458.
  const below = 26.458_333;
  const expected = (below - 20) ** 2 / 200;
  expect(Math.abs((bandsOf(ranged, {}, 3)?.emptyShare ?? 0) - expected)).toBeLessThan(0.04);
});
