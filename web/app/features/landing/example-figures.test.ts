import { expect, test } from "vitest";
import { exampleInputs, landing } from "../../content/landing.ts";
import { landing as german } from "../../content/landing/de.ts";
import { landing as spanish } from "../../content/landing/es.ts";
import { landing as french } from "../../content/landing/fr.ts";
import { landing as hindi } from "../../content/landing/hi.ts";
import { landing as chinese } from "../../content/landing/zh.ts";
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
  expect(chartTexts(exampleInputs, "en")).toMatchObject({ crossing: "5.2", end: "€325", churn: "7.26%" });
});

test("every figure and formula is printed as the engine prints it", () => {
  expect(figures(exampleInputs, "months", "en")).toEqual({
    contribution: { value: "€39.20", formula: "€49 × 80%" },
    lifetimeValue: { value: "€637", formula: "€39.20 × (1 − 0.94^60) ÷ 6%" },
    ratio: { value: "3.54×", formula: "€637 ÷ €180" },
    payback: { value: "4.59 months", formula: "€180 ÷ €39.20" },
    mostToWin: { value: "€470", formula: "12 × €39.20" },
  });
});

const texts = { en: landing, de: german, es: spanish, fr: french, hi: hindi, zh: chinese };

test("another language writes the numbers its own way", () => {
  expect(figures(exampleInputs, german.example.months, "de")).toMatchObject({
    lifetimeValue: { value: "637\u00a0€", formula: "39,20\u00a0€ × (1 − 0,94^60) ÷ 6\u00a0%" },
    payback: { value: "4,59 Monate" },
  });
});

test.each(Object.entries(texts))(
  "the example says the same figures in %s, and no place stays empty",
  (language, own) => {
    const values = chartTexts(exampleInputs, language);
    for (const name of ["chartText", "chartCrossing", "breaks"] as const) {
      expect(placesOf(own.example[name])).toEqual(placesOf(landing.example[name]));
      expect(fill(own.example[name], values)).not.toContain("{{");
    }
    expect(own.example.says.flatMap((piece) => ("input" in piece ? [piece.input] : []))).toEqual(
      Object.keys(exampleInputs),
    );
  },
);

function placesOf(text: string): string[] {
  return (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
}
