import type { Translator } from "../i18n/translator.ts";
import type { Forecast, ForecastLine } from "../sheet/forecast.ts";
import type { Following } from "../sheet/results.ts";

/** A value on an axis, as a reader sees it. */
interface Tick {
  value: number;
  label: string;
}

/** A chart without its drawing: `lines` with a value a month, or `bars` with one value a case. */
export interface VentureChart {
  kind: "lines" | "bars";
  title: string;
  /** What the other axis counts; empty for bars. */
  across: string;
  ticks: Tick[];
  series: { name: string; values: number[]; /** Of a bar. */ label: string }[];
}

/** What was computed of a case: the sheet as it is, or a scenario. */
export interface VentureCase {
  name: string;
  following: Following;
  forecast: Forecast;
}

/** The results that a chart of contributions shows, the first that is known. */
const contributions = ["contribution_per_customer", "contribution"];

/** More cannot be told apart in one picture. */
export const chartCasesMax = 6;

/** The cash of the coming months and the contribution of each case; none where nothing is known of them. */
export function ventureCharts(all: readonly VentureCase[], translator: Translator): VentureChart[] {
  const cases = all.slice(0, chartCasesMax);
  return [cashChart(cases, translator), contributionChart(cases, translator)].filter((chart) => chart !== null);
}

function cashChart(cases: readonly VentureCase[], { t, amount }: Translator): VentureChart | null {
  const series = cases.flatMap(({ name, forecast }) => {
    const cash = cashOf(forecast);
    return cash ? [{ name, values: cash.values, label: "" }] : [];
  });
  if (series.length === 0) return null;
  const currency = cases[0]?.forecast.currency ?? "";
  const values = series.flatMap((each) => each.values);
  return {
    kind: "lines",
    title: t`Cash over the coming 24 months`,
    across: t`Month`,
    ticks: ticksFor(values).map((value) => ({ value, label: amount(value, currency) })),
    series,
  };
}

export const cashOf = ({ lines }: Forecast): ForecastLine | undefined => lines.find(({ name }) => name === "cash");

/** The same result of each case, where the sheet has it. */
export function contributionOf(
  cases: readonly VentureCase[],
): { label: string; unit: string; of: Contribution[] } | null {
  const found = contributions.flatMap(
    (name) => cases[0]?.following.results.find((each) => each.name === name) ?? [],
  )[0];
  if (!found) return null;
  const of = cases.map(({ following }): Contribution => {
    const own = following.results.find(({ key }) => key === found.key);
    return own ? { value: own.value, display: own.display } : null;
  });
  return { label: found.label, unit: found.unit, of };
}

type Contribution = { value: number; display: string } | null;

function contributionChart(cases: readonly VentureCase[], { amount }: Translator): VentureChart | null {
  const contribution = contributionOf(cases);
  if (!contribution) return null;
  const { label, unit, of } = contribution;
  const series = of.flatMap((each, index) =>
    each ? [{ name: cases[index]?.name ?? "", values: [each.value], label: each.display }] : [],
  );
  return {
    kind: "bars",
    title: label,
    across: "",
    ticks: ticksFor(series.flatMap(({ values }) => values)).map((value) => ({ value, label: amount(value, unit) })),
    series,
  };
}

const ticksAbout = 4;

/** Round numbers from below the least value to above the largest, with zero among them. */
export function ticksFor(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / ticksAbout);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 2.5, 5].find((each) => each * power >= least) ?? 10) * power;
}
