import type { ExampleFigure, exampleInputs } from "../../content/landing.ts";

type Inputs = typeof exampleInputs;

export interface Figure {
  value: string;
  formula: string;
}

/** One language and currency: what the founder of the example wrote. */
const euros = (value: number, digits = 0) =>
  new Intl.NumberFormat("en", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
const percent = (share: number) =>
  new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 }).format(share);
const plain = (value: number, digits = 2) =>
  new Intl.NumberFormat("en", { maximumFractionDigits: digits }).format(value);

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

export function inputTexts(inputs: Inputs) {
  return {
    price: euros(inputs.price),
    grossMargin: percent(inputs.grossMargin),
    monthlyChurn: percent(inputs.monthlyChurn),
    acquisitionCost: euros(inputs.acquisitionCost),
  };
}

export function figures(inputs: Inputs, monthsWord: string): Record<ExampleFigure, Figure> {
  const said = inputTexts(inputs);
  const values = exampleValues(inputs);
  const contribution = euros(values.contribution, 2);
  const lifetimeValue = euros(values.lifetimeValue);
  const stays = plain(1 - inputs.monthlyChurn);
  return {
    contribution: { value: contribution, formula: `${said.price} × ${said.grossMargin}` },
    lifetimeValue: {
      value: lifetimeValue,
      formula: `${contribution} × (1 − ${stays}^${capMonths}) ÷ ${said.monthlyChurn}`,
    },
    ratio: { value: `${plain(values.ratio)}×`, formula: `${lifetimeValue} ÷ ${said.acquisitionCost}` },
    payback: { value: `${plain(values.payback)} ${monthsWord}`, formula: `${said.acquisitionCost} ÷ ${contribution}` },
    mostToWin: { value: euros(values.mostToWin), formula: `${wantedPayback} × ${contribution}` },
  };
}

export function chartTexts(inputs: Inputs) {
  const profits = cumulativeProfit(inputs);
  return {
    start: euros(inputs.acquisitionCost),
    crossing: plain(exampleValues(inputs).crossing, 1),
    end: euros(profits.at(-1) ?? 0),
    months: String(chartMonths),
    churn: percent(exampleValues(inputs).breakingChurn),
  };
}

/** Puts values into the `{{places}}` of a text. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
