import type { Meaning } from "../src/quantities/labels.ts";
import type { Quantity } from "../src/quantities/quantity.ts";
import type { TrainingFigure } from "./read-messages.ts";
import { isSameUnit } from "./same-unit.ts";

type Read = Pick<Quantity, "value" | "low" | "high" | "flow" | "party" | "status" | "unit" | "meaning">;

/**
 * A date, an address, a version: where both readings say so, nothing is computed from the figure, so nothing else
 * matters.
 */
const meansNothing: ReadonlySet<Meaning> = new Set(["none", "date"]);

/** Whether a reading agrees with a figure's annotation: value, flow, party, status and unit. */
export function readingsFit(
  read: Read,
  figure: TrainingFigure,
  { text, buyers }: { text: string; buyers: readonly string[] },
): boolean {
  if (figure.meaning === "unclear") return false;
  if (meansNothing.has(figure.meaning) && meansNothing.has(read.meaning)) return read.flow === figure.flow;
  return (
    isSameValue(read, figure, text) &&
    read.flow === figure.flow &&
    read.party === figure.party &&
    read.status === figure.status &&
    isSameUnit(read.unit, figure.unit, { buyers, meaning: figure.meaning, readAs: read.meaning })
  );
}

function isSameValue({ value, low = value, high = value }: Read, figure: TrainingFigure, text: string): boolean {
  const wanted = figure.value ?? valueOf(text.slice(figure.start, figure.end));
  return isNear(low, wanted.low) && isNear(high, wanted.high);
}

/** The annotation omits the value where it equals the digits. */
function valueOf(quote: string): { low: number; high: number } {
  const value = Number(quote.replace(/[^\d.-]/g, ""));
  return { low: value, high: value };
}

const isNear = (left: number, right: number): boolean => Math.abs(left - right) <= 0.01 * Math.abs(right);
