import { msg, type Translator } from "../i18n/make-translator.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { namesIn } from "../laws/expression.ts";
import type { Expression } from "../laws/expression.ts";
import { type EventMonths, forecastMonths, planOf } from "./forecast.ts";
import type { ForecastInputs } from "./forecast-inputs.ts";
import { type ForecastRow, forecastRows } from "./forecast-rows.ts";
import { inputWords, rowWords, unknownWords } from "./forecast-words.ts";

/** A text, a number, or a formula as a spreadsheet writes it, without its sign. */
export type WorkbookCell = string | number | { formula: string } | null;

export interface WorkbookSheet {
  name: string;
  rows: WorkbookCell[][];
}

interface Asked {
  months: EventMonths;
  /** What each figure is called. */
  names: Readonly<Record<QuantityId, string>>;
  translator: Translator;
}

/**
 * A forecast as a workbook that goes on computing: the figures stand in the first sheet as numbers, today's month and
 * every month of the second sheet are formulas over them. Null where there is no forecast.
 */
export function forecastWorkbook(quantities: readonly Quantity[], asked: Asked): WorkbookSheet[] | null {
  const plan = planOf(quantities);
  if (plan.inputs.length === 0) return null;
  const { translate } = asked.translator;
  const inputs = inputSheet(plan, asked);
  const rows = forecastRows(plan);
  return [inputs.sheet, { name: translate(msg("Forecast")), rows: forecastCells(rows, { plan, asked, inputs }) }];
}

interface Inputs {
  sheet: WorkbookSheet;
  /** Where a figure or an input stands, as the second sheet names it. */
  cellOf: (name: string) => string;
  /** Where the amount and the month of each event stand. */
  eventCells: { amount: string; month: string }[];
}

function inputSheet(plan: ForecastInputs, { names, months, translator }: Asked): Inputs {
  const { translate } = translator;
  const name = translate(msg("Inputs"));
  const used = new Set([...plan.inputs, ...plan.events].flatMap(({ expression }) => namesIn(expression)));
  const leaves = Object.entries(plan.leaves).filter(([id]) => used.has(id));
  const cells = new Map<string, string>();
  const rows: WorkbookCell[][] = [[translate(msg("Figure")), translate(msg("Value"))]];
  for (const [id, { value }] of leaves) {
    rows.push([names[id] ?? id, value]);
    cells.set(id, `$B$${rows.length}`);
  }
  rows.push([], [translate(msg("The month as it is today")), translate(msg("Value"))]);
  const here = (own: string): string => cells.get(own) ?? "0";
  for (const input of plan.inputs) {
    rows.push([inputWords(input.name, translator), { formula: spreadsheet(input.expression, here) }]);
    cells.set(input.name, `$B$${rows.length}`);
  }
  const eventCells = eventRows(plan, { rows, here, asked: { names, months, translator } });
  if (plan.unknown.length > 0) rows.push([], [translate(msg("Not known"))]);
  for (const code of plan.unknown) rows.push([unknownWords(code, translator)]);
  const there = (cell: string): string => `${quoted(name)}!${cell}`;
  return {
    sheet: { name, rows },
    cellOf: (own) => there(here(own)),
    eventCells: eventCells.map(({ amount, month }) => ({ amount: there(amount), month: there(month) })),
  };
}

interface Writing {
  rows: WorkbookCell[][];
  here: (name: string) => string;
  asked: Asked;
}

/** Money with a month; an empty month: it is in none. */
function eventRows({ events }: ForecastInputs, { rows, here, asked }: Writing): { amount: string; month: string }[] {
  const { names, months, translator } = asked;
  const { translate } = translator;
  if (events.length === 0) return [];
  rows.push([], [translate(msg("Money with a month")), translate(msg("Amount")), translate(msg("Month (1 to 24)"))]);
  return events.map(({ figure, expression }) => {
    rows.push([names[figure] ?? figure, { formula: spreadsheet(expression, here) }, months[figure] ?? null]);
    return { amount: `$B$${rows.length}`, month: `$C$${rows.length}` };
  });
}

interface Laying {
  plan: ForecastInputs;
  asked: Asked;
  inputs: Inputs;
}

function forecastCells(rows: readonly ForecastRow[], { plan, asked, inputs }: Laying): WorkbookCell[][] {
  const { translator, names } = asked;
  const months = Array.from({ length: forecastMonths }, (_, index) => index + 1);
  const lineOf = new Map<string, number>(rows.map(({ name }, index) => [name, index + 2]));
  const labelOf = (row: ForecastRow): string =>
    "event" in row ? (names[plan.events[row.event]?.figure ?? ""] ?? "") : rowWords(row.name, translator);
  const cell = (row: ForecastRow, month: number): WorkbookCell => {
    const column = columnOf(month);
    if ("event" in row) return { formula: eventFormula(row, inputs.eventCells[row.event], `${column}$1`) };
    const read = (own: string): string => {
      const before = own.startsWith("before_") ? lineOf.get(own.slice("before_".length)) : undefined;
      if (before !== undefined) return `${columnOf(month - 1)}${before}`;
      const line = lineOf.get(own);
      return line === undefined ? inputs.cellOf(own) : `${column}${line}`;
    };
    return { formula: spreadsheet(month === 1 ? row.first : row.later, read) };
  };
  return [
    [translator.translate(msg("Month")), ...months],
    ...rows.map((row): WorkbookCell[] => [labelOf(row), ...months.map((month) => cell(row, month))]),
  ];
}

const eventFormula = (
  { recurs }: { recurs: boolean },
  cells: { amount: string; month: string } | undefined,
  now: string,
): string => (cells ? `IF(AND(${cells.month}>0,${now}${recurs ? ">=" : "="}${cells.month}),${cells.amount},0)` : "0");

/** The months stand behind the column of the labels. */
const columnOf = (month: number): string => "ABCDEFGHIJKLMNOPQRSTUVWXYZ".charAt(month);

const quoted = (name: string): string => `'${name.replaceAll("'", "''")}'`;

/** An expression with each name as `read` writes it; every operation is in brackets. */
function spreadsheet(expression: Expression, read: (name: string) => string): string {
  switch (expression.kind) {
    case "number":
      return expression.value < 0 ? `(${expression.value})` : String(expression.value);
    case "name":
    case "sum":
      return read(expression.name);
    case "call":
      return `${expression.call.toUpperCase()}(${expression.of.map((part) => spreadsheet(part, read)).join(",")})`;
    case "operation": {
      const { operator, left, right } = expression;
      return `(${spreadsheet(left, read)}${operator}${spreadsheet(right, read)})`;
    }
  }
}
