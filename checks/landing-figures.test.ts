import { expect, test } from "vitest";
import { analyse } from "../analyst/src/index.ts";
import { settledIn } from "../analyst/training/settled.ts";
import { stories } from "../web/app/content/claims.ts";
import { calculatorInputs } from "../web/app/content/landing.ts";
import { figuresOf, type Inputs } from "../web/app/features/landing/calculator-figures.ts";

/** The settlements of a story's founder; a figure that is not listed here is a fault. */
const labels: [figure: RegExp, label: string][] = [
  [/(?<=We charge )\S+(?= a month)/, "price $/customer/month"],
  [/(?<=Gross margin is )\d+%/, "margin %"],
  [/(?<=Monthly churn is )\d+%/, "churn %/month"],
  [/(?<=CAC is )[$€]\d+/, "acquisition_spend $/customer"],
  [/(?<=We have )[$€][\d,]+/, "cash $"],
  [/(?<=burn )[$€][\d,]+/, "burn $/month"],
];

const marked = (message: string): string =>
  labels.reduce((text, [figure, label]) => text.replace(figure, (words) => markOf(words, label)), message);

function markOf(words: string, label: string): string {
  const currency = words.startsWith("€") ? "EUR" : "USD";
  return `⟦${words}|${label.replace("$", currency)} =${words.replaceAll(/[^\d.]/g, "")}⟧`;
}

function metricsOf(message: string): Record<string, number | null> {
  const { metrics } = analyse({ ...settledIn([marked(message)]), now: new Date("2026-01-15"), language: "en" });
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

const rounded = (value: number | null | undefined) => Number((value ?? Number.NaN).toPrecision(3));

test.each(Object.entries(stories))("the engine computes both figures of the story about %s", (_, story) => {
  expect(rounded(metricsOf(story.before)[story.metric])).toBe(story.from);
  expect(rounded(metricsOf(story.after)[story.metric])).toBe(story.to);
});

const cases: Inputs[] = [
  calculatorInputs,
  { price: 12, grossMargin: 0.6, monthlyChurn: 0.15, acquisitionCost: 60 },
  { price: 199, grossMargin: 0.95, monthlyChurn: 0.01, acquisitionCost: 600 },
];

test.each(cases)("the sliders of the landing page compute the same as the engine: %o", (inputs) => {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const metrics = metricsOf(
    `Online booking for physiotherapists. We charge €${inputs.price} a month. Gross margin ` +
      `is ${percent(inputs.grossMargin)}. Monthly churn is ${percent(inputs.monthlyChurn)}. CAC is ` +
      `€${inputs.acquisitionCost}.`,
  );
  const { contribution, lifetimeValue, ratio, payback } = figuresOf(inputs);
  expect(metrics["contribution_per_customer"]).toBeCloseTo(contribution, 8);
  expect(metrics["ltv"]).toBeCloseTo(lifetimeValue, 6);
  expect(metrics["ltv_cac"]).toBeCloseTo(ratio, 8);
  expect(metrics["cac_payback_months"]).toBeCloseTo(payback, 8);
});
