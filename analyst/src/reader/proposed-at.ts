import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { Proposed } from "./prove.ts";
import type { LexedMessage } from "./tokens.ts";

interface Placed {
  span: FigureSpan;
  reading: FigureReading;
  /** The number at the end of the place that it is counted by. */
  per?: number | undefined;
}

/**
 * The reading of the number at a place as a quantity to be proven; null where no number stands there. What is counted in
 * thousands has both numbers in its place, and the value for one.
 */
export function proposedAt(messages: readonly LexedMessage[], { span, reading: read, per }: Placed): Proposed | null {
  // The whole of a share, and what a plan takes the place of, are proven once every figure is known.
  const { shareOf: _shareOf, inPlaceOf: _inPlaceOf, of = "", ...reading } = read;
  const { text, figures } = messages[span.message] ?? { text: "", figures: [] };
  const figure = figures.find(({ start, end }) => start < span.end && end > span.start);
  if (!figure) return null;
  const count = per ?? 1;
  const [low, high] = [figure.low / count, figure.high / count];
  const { start } = figure;
  const end = per === undefined ? figure.end : span.end;
  return {
    ...reading,
    of,
    quote: text.slice(start, end),
    span: { message: span.message, start, end },
    value: (low + high) / 2,
    ...(low === high ? {} : { low, high }),
    ...(per !== undefined && { per }),
    evidence: {},
  };
}
