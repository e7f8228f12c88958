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
const percent = (share: number, digits = 0) =>
  new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: digits }).format(share);
const plain = (value: number) => new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value);

const wantedRatio = 3;
export const chartMonths = 24;

export function exampleValues({ price, grossMargin, monthlyChurn, acquisitionCost }: Inputs) {
  const monthlyProfit = price * grossMargin;
  const lifetimeValue = monthlyProfit / monthlyChurn;
  return {
    monthlyProfit,
    lifetime: 1 / monthlyChurn,
    lifetimeValue,
    ratio: lifetimeValue / acquisitionCost,
    payback: acquisitionCost / monthlyProfit,
    /** The churn at which lifetime value is no more than the wanted multiple of the acquisition cost. */
    breakingChurn: monthlyProfit / (wantedRatio * acquisitionCost),
    /** Months until an average customer, some of whom leave, has earned its acquisition cost. */
    crossing: Math.log(1 - acquisitionCost / lifetimeValue) / Math.log(1 - monthlyChurn),
  };
}

/** What an average customer has earned after each month, from minus the acquisition cost on. */
export function cumulativeProfit(inputs: Inputs): number[] {
  const { lifetimeValue } = exampleValues(inputs);
  return Array.from(
    { length: chartMonths + 1 },
    (_, month) => lifetimeValue * (1 - (1 - inputs.monthlyChurn) ** month) - inputs.acquisitionCost,
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
  const profit = euros(values.monthlyProfit, 2);
  const value = euros(values.lifetimeValue);
  return {
    monthlyProfit: { value: profit, formula: `${said.price} × ${said.grossMargin}` },
    lifetime: { value: `${plain(values.lifetime)} ${monthsWord}`, formula: `1 ÷ ${said.monthlyChurn}` },
    lifetimeValue: { value, formula: `${profit} ÷ ${said.monthlyChurn}` },
    ratio: { value: `${plain(values.ratio)} : 1`, formula: `${value} ÷ ${said.acquisitionCost}` },
    payback: { value: `${plain(values.payback)} ${monthsWord}`, formula: `${said.acquisitionCost} ÷ ${profit}` },
  };
}

export function chartTexts(inputs: Inputs) {
  const profits = cumulativeProfit(inputs);
  return {
    start: euros(inputs.acquisitionCost),
    crossing: plain(exampleValues(inputs).crossing),
    end: euros(profits.at(-1) ?? 0),
    months: String(chartMonths),
    churn: percent(exampleValues(inputs).breakingChurn, 1),
  };
}

/** Puts values into the `{{places}}` of a text. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
