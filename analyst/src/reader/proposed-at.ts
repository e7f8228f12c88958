import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { Proposed } from "./prove.ts";
import type { LexedMessage } from "./tokens.ts";

/** The reading of the number at a place as a quantity to be proven; null where no number stands there. */
export function proposedAt(
  messages: readonly LexedMessage[],
  span: FigureSpan,
  // The whole of a share is proven once every figure is known.
  { shareOf: _shareOf, of = "", ...reading }: FigureReading,
): Proposed | null {
  const { text, figures } = messages[span.message] ?? { text: "", figures: [] };
  const figure = figures.find(({ start, end }) => start < span.end && end > span.start);
  if (!figure) return null;
  const { start, end, low, high } = figure;
  return {
    ...reading,
    of,
    quote: text.slice(start, end),
    span: { message: span.message, start, end },
    value: (low + high) / 2,
    ...(low === high ? {} : { low, high }),
    evidence: {},
  };
}
