import { expect, test } from "vitest";
import { exampleInputs, landing } from "../../content/landing.ts";
import { chartTexts, cumulativeProfit, exampleValues, figures, fill } from "./example-figures.ts";

test("the figures of the example follow from its four numbers", () => {
  const values = exampleValues(exampleInputs);
  expect(values.contribution).toBeCloseTo(39.2);
  expect(values.lifetimeValue).toBeCloseTo(637.38, 2);
  expect(values.breakingChurn).toBeCloseTo(0.0726, 4);
});

test("the curve crosses zero where the text says, and ends where it says", () => {
  const profits = cumulativeProfit(exampleInputs);
  expect(profits[0]).toBe(-180);
  expect(profits[5]).toBeLessThan(0);
  expect(profits[6]).toBeGreaterThan(0);
  expect(chartTexts(exampleInputs)).toMatchObject({ crossing: "5.2", end: "€325", churn: "7.26%" });
});

test("every figure and formula is printed as the engine prints it", () => {
  expect(figures(exampleInputs, "months")).toEqual({
    contribution: { value: "€39.20", formula: "€49 × 80%" },
    lifetimeValue: { value: "€637", formula: "€39.20 × (1 − 0.94^60) ÷ 6%" },
    ratio: { value: "3.54×", formula: "€637 ÷ €180" },
    payback: { value: "4.59 months", formula: "€180 ÷ €39.20" },
    mostToWin: { value: "€470", formula: "12 × €39.20" },
  });
});

test("no place in the chart's texts stays empty", () => {
  const values = chartTexts(exampleInputs);
  const { chartText, chartCrossing, breaks } = landing.example;
  expect([chartText, chartCrossing, breaks].map((text) => fill(text, values)).join()).not.toContain("{{");
});
