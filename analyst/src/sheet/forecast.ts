import type { Translator } from "../i18n/make-translator.ts";
import { evaluateBy } from "../laws/expression.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { checkedResults } from "./checked.ts";
import { forecastInputs } from "./forecast-inputs.ts";
import type { DatedMoney, ForecastInput, ForecastInputs, InputName } from "./forecast-inputs.ts";
import { forecastRows } from "./forecast-rows.ts";
import type { ForecastRow, RowName } from "./forecast-rows.ts";
import { inputWords, rowWords, unknownWords } from "./forecast-words.ts";

/** The months that a forecast has. */
export const forecastMonths = 24;

/** The month of each event by its figure, from 1; an event without a month is not in the forecast. */
export type EventMonths = Readonly<Record<QuantityId, number>>;

export interface ForecastLine {
  name: RowName;
  kind: ForecastRow["kind"];
  label: string;
  /** One a month. */
  values: number[];
}

export interface ForecastEvent extends Pick<DatedMoney, "figure" | "amount" | "recurs"> {
  /** Null: it is not in the forecast. */
  month: number | null;
}

/** A venture month by month, as its laws have it today. */
export interface Forecast {
  currency: string;
  inputs: { name: InputName; label: string; value: number; figures: QuantityId[] }[];
  lines: ForecastLine[];
  events: ForecastEvent[];
  /** What is not known, and what is done without it. */
  unknown: string[];
  /** The first month in which as much comes in as goes out, without events; null: none. */
  evenMonth: number | null;
  /** The first month that ends without cash; null: none, or the cash is not known. */
  emptyMonth: number | null;
}

/** The forecast of a sheet; without lines where nothing can be computed. */
export function forecastOf(quantities: readonly Quantity[], months: EventMonths, translator: Translator): Forecast {
  const plan = planOf(quantities);
  const { inputs, events, unknown, currency } = plan;
  const rows = inputs.length === 0 ? [] : forecastRows(plan);
  const named = new Map(quantities.map(({ id, of, quote }) => [id, of || quote]));
  const values = courseOf(rows, { values: new Map(inputs.map(({ name, value }) => [name, value])), plan, months });
  const lines = rows.map((row): ForecastLine => ({
    name: row.name,
    kind: row.kind,
    label: "event" in row ? (named.get(events[row.event]?.figure ?? "") ?? "") : rowWords(row.name, translator),
    values: values.get(row.name) ?? [],
  }));
  return {
    currency,
    inputs: inputs.map(({ name, value, figures }) => ({ name, value, figures, label: inputWords(name, translator) })),
    lines,
    events: events.map(({ figure, amount, recurs }) => ({ figure, amount, recurs, month: months[figure] ?? null })),
    unknown: unknown.map((code) => unknownWords(code, translator)),
    ...turningPoints(values, inputs),
  };
}

/** What a forecast begins with: the laws' results that hold together, and the figures beside them. */
export const planOf = (quantities: readonly Quantity[]): ForecastInputs =>
  forecastInputs(quantities, checkedResults(quantities).computed.metrics);

interface Course {
  values: ReadonlyMap<string, number>;
  plan: Pick<ForecastInputs, "events">;
  months: EventMonths;
}

/** The values of each row, month by month. */
export function courseOf(rows: readonly ForecastRow[], { values, plan, months }: Course): Map<RowName, number[]> {
  const done = new Map<RowName, number[]>(rows.map(({ name }) => [name, []]));
  for (let month = 1; month <= forecastMonths; month += 1)
    for (const row of rows) {
      const read = (name: string): number | undefined =>
        values.get(name) ??
        (name.startsWith("before_")
          ? done.get(name.slice("before_".length) as RowName)?.[month - 2]
          : done.get(name as RowName)?.[month - 1]);
      const value =
        "event" in row
          ? amountIn(month, plan.events[row.event], months)
          : evaluateBy(month === 1 ? row.first : row.later, read);
      done.get(row.name)?.push(value);
    }
  return done;
}

function amountIn(month: number, event: DatedMoney | undefined, months: EventMonths): number {
  const begins = event && months[event.figure];
  if (!event || begins === undefined) return 0;
  return (event.recurs ? month >= begins : month === begins) ? event.amount : 0;
}

function turningPoints(
  values: ReadonlyMap<RowName, number[]>,
  inputs: readonly ForecastInput[],
): Pick<Forecast, "evenMonth" | "emptyMonth"> {
  const events = [...values].filter(([name]) => name.startsWith("event_")).map(([, own]) => own);
  const net = values.get("net") ?? [];
  const running = net.map((value, index) => value - events.reduce((sum, own) => sum + (own[index] ?? 0), 0));
  const isCashKnown = inputs.some(({ name }) => name === "today_cash");
  return {
    evenMonth: monthOf(running, (value) => value >= 0),
    emptyMonth: isCashKnown ? monthOf(values.get("cash") ?? [], (value) => value < 0) : null,
  };
}

function monthOf(values: readonly number[], holds: (value: number) => boolean): number | null {
  const index = values.findIndex(holds);
  return index < 0 ? null : index + 1;
}
