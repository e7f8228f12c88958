import { expect, test } from "vitest";
import { calculatorInputs } from "../../content/landing.ts";
import { axisOf, chartMonths, cumulativeProfit, figuresOf } from "./calculator-figures.ts";

test("the curve starts at the acquisition cost and crosses zero at the stated month", () => {
  const profits = cumulativeProfit(calculatorInputs);
  expect(profits).toHaveLength(chartMonths + 1);
  expect(profits[0]).toBe(-180);
  expect(profits[5]).toBeLessThan(0);
  expect(profits[6]).toBeGreaterThan(0);
  expect(figuresOf(calculatorInputs).crossing).toBeCloseTo(5.2, 1);
});

test("the curve of a customer who leaves before earning the acquisition cost never crosses zero", () => {
  const lost = { price: 10, grossMargin: 0.5, monthlyChurn: 0.2, acquisitionCost: 100 };
  expect(figuresOf(lost).crossing).toBeNull();
  expect(Math.max(...cumulativeProfit(lost))).toBeLessThan(0);
});

test.each([
  [
    [-180, 325],
    [-200, 0, 200, 400],
  ],
  [
    [-600, -500],
    [-600, -400, -200, 0],
  ],
  [
    [-100, 3_900],
    [-1_000, 0, 1_000, 2_000, 3_000, 4_000],
  ],
])("an axis for %o has few round steps and includes zero", (values, axis) => {
  expect(axisOf(values).map((value) => value + 0)).toEqual(axis);
});
