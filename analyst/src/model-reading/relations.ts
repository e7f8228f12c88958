import type { FigureSpan } from "@cofounder/contract/figures";
import type { Meaning } from "../quantities/labels.ts";
import { isTime, type Unit } from "../quantities/unit.ts";
import type { Proposed } from "../reader/prove.ts";
import { canMean } from "../reader/said-values.ts";
import type { Figure, LexedMessage } from "../reader/tokens.ts";
import { findQuote } from "./find-quote.ts";
import type { Relations } from "./reading.ts";
import type { WireFigure } from "./wire.ts";

/** The numbers of all messages, by a model's ids. */
export type Numbers = ReadonlyMap<string, NumberAt>;

export interface NumberAt {
  span: FigureSpan;
  figure: Figure;
  text: string;
}

/** Only a sum that is taken in can contain a tax. */
const priced: ReadonlySet<WireFigure["meaning"]> = new Set(["price", "order_value", "revenue"]);

/** The relations of a figure to others, or why one of them cannot be so. */
export function relationsOf(
  wire: WireFigure,
  numbers: Numbers,
  { messages, text }: { messages: readonly LexedMessage[]; text: string },
): Relations | string {
  const counted = wire.per === undefined ? {} : countedBy(wire, numbers, text);
  if (typeof counted === "string") return counted;
  const includesTax = wire.includes_tax === true;
  if (includesTax && !priced.has(wire.meaning)) return "only a price or a revenue includes a tax";
  const replaces = otherIn(wire, numbers);
  if (replaces === null) return `replaces names no other figure: ${wire.replaces}`;
  const value = valueOf(wire, numbers, messages);
  if (typeof value === "string") return value;
  return { ...counted, ...value, ...(replaces && { replaces }), ...(includesTax && { includesTax }) };
}

/** The value, where the founder's words allow one that the digits do not say. */
function valueOf(
  { id, value }: WireFigure,
  numbers: Numbers,
  messages: readonly LexedMessage[],
): Pick<Relations, "value"> | string {
  const own = numbers.get(id);
  const message = own && messages[own.span.message];
  if (value === undefined || !message || (value === own.figure.low && value === own.figure.high)) return {};
  return canMean(value, own.figure, message)
    ? { value }
    : `"${own.text}" says ${own.figure.low}: no words beside it make it ${value}`;
}

/** The figure whose place it takes; null where that is none. */
const otherIn = ({ id, replaces }: WireFigure, numbers: Numbers): FigureSpan | undefined | null =>
  replaces === undefined ? undefined : ((replaces === id ? undefined : numbers.get(replaces)?.span) ?? null);

function countedBy(
  { id, per = "", quote }: WireFigure,
  numbers: Numbers,
  text: string,
): Pick<Relations, "per"> | string {
  const [own, by] = [numbers.get(id), numbers.get(per)];
  const isBehind = own && by && by.span.message === own.span.message && by.span.start >= own.span.end;
  if (!isBehind || !findQuote(text, quote, { start: own.span.start, end: by.span.end }))
    return `per names no number that stands behind this one in your quote: ${per}`;
  const { kind, low, high } = by.figure;
  return kind === "bare" && low === high && low > 1 ? { per: low } : `"${by.text}" is no count above one`;
}

interface Said {
  numbers: Numbers;
  /** The message. */
  text: string;
}

/** A figure with the number that it is counted by, if any: both are its place, and its value is for one. */
export function countedIn(proposed: Proposed, { per = "" }: WireFigure, { numbers, text }: Said): Proposed {
  const by = numbers.get(per);
  if (!by) return proposed;
  const { span, value, low, high } = proposed;
  const count = by.figure.low;
  return {
    ...proposed,
    per: count,
    span: { ...span, end: by.span.end },
    quote: text.slice(span.start, by.span.end),
    value: value / count,
    ...(low !== undefined && high !== undefined && { low: low / count, high: high / count }),
  };
}

/** What is paid again and again, whoever leaves the period out. */
const recurring: ReadonlySet<Meaning> = new Set(["fixed_cost", "pay", "revenue"]);

/** The period that the founder leaves out, as a unit; or why there can be none. */
export function assumedPeriod({ assumed_period: period, meaning }: WireFigure, unit: Unit): Unit | string {
  if (period === undefined) return {};
  if (!recurring.has(meaning)) return "assumed_period is for a fixed cost, a pay or a revenue";
  return Object.keys(unit).some((name) => isTime(name))
    ? "its unit has a period: leave assumed_period out"
    : { [period]: -1 };
}
