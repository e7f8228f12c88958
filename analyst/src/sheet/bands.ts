import type { Quantity } from "../quantities/quantity.ts";
import { computeAround } from "../laws/compute-around.ts";
import { evaluateBy, type Expression, namesIn } from "../laws/expression.ts";
import type { Range } from "../laws/solve.ts";
import { courseOf, type EventMonths, planOf } from "./forecast.ts";
import { forecastRows } from "./forecast-rows.ts";

/** Of all runs nine in ten lie between `low` and `high`, and half below `middle`. */
export interface Band {
  low: number[];
  middle: number[];
  high: number[];
}

/** What a thousand draws from the ranges of the figures make of the forecast. The same seed draws the same. */
export interface Bands {
  seed: number;
  runs: number;
  /** The figures that are drawn. */
  drawn: string[];
  cash: Band;
  /** The share of the runs in which the cash is gone within the months; null where the cash is not known. */
  emptyShare: number | null;
}

const runs = 1000;

/** Null where no figure of the forecast has a range. */
export function bandsOf(quantities: readonly Quantity[], months: EventMonths, seed: number): Bands | null {
  const plan = planOf(quantities);
  const { inputs, events, leaves } = plan;
  const used = new Set([...inputs, ...events].flatMap(({ expression }) => namesIn(expression)));
  const drawn = Object.keys(leaves).filter((id) => used.has(id) && isRange(leaves[id]));
  if (inputs.length === 0 || drawn.length === 0) return null;
  const dated = events.filter(({ figure }) => months[figure] !== undefined);
  const rows = forecastRows({ inputs, events: dated });
  // A thousand draws add up only what is drawn: a sheet's fixed costs may be hundreds.
  const open = new Set(drawn);
  const withoutFixed = <Item extends { expression: Expression }>(item: Item): Item => ({
    ...item,
    expression: computeAround(open, item.expression, (id) => leaves[id]?.value),
  });
  const [drawnInputs, datedMoney] = [inputs.map(withoutFixed), dated.map(withoutFixed)];
  const random = randomFrom(seed);
  const cash = Array.from({ length: runs }, () => {
    const drawnValues = new Map(drawn.map((id) => [id, draw(leaves[id], random())]));
    const read = (id: string): number | undefined => drawnValues.get(id) ?? leaves[id]?.value;
    const values = new Map(drawnInputs.map(({ name, expression }) => [name, evaluateBy(expression, read)]));
    const drawnEvents = datedMoney.map((event) => ({ ...event, amount: evaluateBy(event.expression, read) }));
    return courseOf(rows, { values, plan: { events: drawnEvents }, months }).get("cash") ?? [];
  });
  const isCashKnown = inputs.some(({ name }) => name === "today_cash");
  const empty = cash.filter((course) => course.some((value) => value < 0)).length;
  return { seed, runs, drawn, cash: bandOf(cash), emptyShare: isCashKnown ? empty / runs : null };
}

const isRange = (range: Range | undefined): range is Range => range !== undefined && range.low < range.high;

/** The likeliest value is the figure's own, and none lies outside its ends. */
function draw(range: Range | undefined, chance: number): number {
  if (!range) return Number.NaN;
  const { low, high } = range;
  const value = Math.min(high, Math.max(low, range.value));
  const width = high - low;
  const rise = (value - low) / width;
  return chance < rise
    ? low + Math.sqrt(chance * width * (value - low))
    : high - Math.sqrt((1 - chance) * width * (high - value));
}

function bandOf(courses: readonly number[][]): Band {
  const months = courses[0]?.map((_value, month) => courses.map((course) => course[month] ?? 0)) ?? [];
  const sorted = months.map((values) => values.toSorted((one, other) => one - other));
  const at = (share: number): number[] => sorted.map((values) => values[Math.floor(share * (values.length - 1))] ?? 0);
  return { low: at(0.05), middle: at(0.5), high: at(0.95) };
}

/** Mulberry32: evenly spread numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
