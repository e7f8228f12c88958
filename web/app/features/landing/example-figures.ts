import type { ExampleFigure, exampleInputs } from "../../content/landing.ts";

type Inputs = typeof exampleInputs;

export interface Figure {
  value: string;
  formula: string;
}

/** One currency: what the founder of the example wrote. */
export const euros = (value: number, language: string, digits = 0) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "−");
const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(share);
const plain = (value: number, language: string, digits = 2) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

/** The engine's conventions: months a lifetime counts at most, the payback and the ratio it asks for. */
const capMonths = 60;
const wantedPayback = 12;
const wantedRatio = 3;
export const chartMonths = 24;

export function exampleValues({ price, grossMargin, monthlyChurn, acquisitionCost }: Inputs) {
  const contribution = price * grossMargin;
  const lifetimeValue = earnedAfter(capMonths, contribution, monthlyChurn);
  return {
    contribution,
    lifetimeValue,
    ratio: lifetimeValue / acquisitionCost,
    payback: acquisitionCost / contribution,
    mostToWin: wantedPayback * contribution,
    /** The churn at which lifetime value is no more than the wanted multiple of the acquisition cost. */
    breakingChurn: contribution / (wantedRatio * acquisitionCost),
    /** Months until an average customer, some of whom leave, has earned its acquisition cost. */
    crossing: Math.log(1 - (acquisitionCost * monthlyChurn) / contribution) / Math.log(1 - monthlyChurn),
  };
}

function earnedAfter(months: number, contribution: number, monthlyChurn: number) {
  return (contribution * (1 - (1 - monthlyChurn) ** months)) / monthlyChurn;
}

/** What an average customer has earned after each month, from minus the acquisition cost on. */
export function cumulativeProfit(inputs: Inputs): number[] {
  const { contribution } = exampleValues(inputs);
  return Array.from(
    { length: chartMonths + 1 },
    (_, month) => earnedAfter(month, contribution, inputs.monthlyChurn) - inputs.acquisitionCost,
  );
}

export function inputTexts(inputs: Inputs, language: string) {
  return {
    price: euros(inputs.price, language),
    grossMargin: percent(inputs.grossMargin, language),
    monthlyChurn: percent(inputs.monthlyChurn, language),
    acquisitionCost: euros(inputs.acquisitionCost, language),
  };
}

export function figures(inputs: Inputs, monthsWord: string, language: string): Record<ExampleFigure, Figure> {
  const said = inputTexts(inputs, language);
  const values = exampleValues(inputs);
  const contribution = euros(values.contribution, language, 2);
  const lifetimeValue = euros(values.lifetimeValue, language);
  const stays = plain(1 - inputs.monthlyChurn, language);
  return {
    contribution: { value: contribution, formula: `${said.price} × ${said.grossMargin}` },
    lifetimeValue: {
      value: lifetimeValue,
      formula: `${contribution} × (1 − ${stays}^${capMonths}) ÷ ${said.monthlyChurn}`,
    },
    ratio: { value: `${plain(values.ratio, language)}×`, formula: `${lifetimeValue} ÷ ${said.acquisitionCost}` },
    payback: {
      value: `${plain(values.payback, language)} ${monthsWord}`,
      formula: `${said.acquisitionCost} ÷ ${contribution}`,
    },
    mostToWin: { value: euros(values.mostToWin, language), formula: `${wantedPayback} × ${contribution}` },
  };
}

export function chartTexts(inputs: Inputs, language: string) {
  const profits = cumulativeProfit(inputs);
  return {
    start: euros(inputs.acquisitionCost, language),
    crossing: plain(exampleValues(inputs).crossing, language, 1),
    end: euros(profits.at(-1) ?? 0, language),
    months: String(chartMonths),
    churn: percent(exampleValues(inputs).breakingChurn, language),
  };
}

/** Puts values into the `{{places}}` of a text. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
