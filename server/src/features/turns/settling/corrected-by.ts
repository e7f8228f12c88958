import { type FigureReading, type Settlement, usualWholes } from "@cofounder/contract";
import type { FigureUpdate, KnownFigure, KnownVenture } from "../../ventures/index.ts";
import { founderMessages } from "../analysis/founder-messages.ts";
import type { Utterance } from "../analysis/turn-analysis.ts";

interface Settling {
  settlements: readonly Settlement[];
  history: Utterance[];
  now: Date;
}

/**
 * What settlements change of figures that were corrected on the sheet: their reading; the value that was typed there
 * stays. `known` is the venture with these changes.
 */
export function correctedBy(
  venture: KnownVenture | null,
  { settlements, history, now }: Settling,
): { known: KnownVenture | null; updates: FigureUpdate[] } {
  if (venture === null) return { known: null, updates: [] };
  const said = founderMessages(history);
  const settledAt = ({ place }: KnownFigure): Settlement | undefined =>
    settlements.findLast(
      ({ span }) =>
        place !== null &&
        said[span.message]?.id === place.messageId &&
        span.start < place.end &&
        span.end > place.start,
    );
  const updates: FigureUpdate[] = [];
  const figures = venture.figures.map((figure) => {
    const settlement = settledAt(figure);
    if (!settlement) return figure;
    const { id: figureId, version, quantity } = figure;
    const state = settlement.reading ? ("stands" as const) : ("not_mine" as const);
    const read = settlement.reading ? { ...quantity, reading: inSheet(settlement.reading) } : quantity;
    updates.push({ ventureId: venture.id, figureId, version, quantity: read, state });
    return { ...figure, version: version + 1, quantity: read, state, at: now.getTime() };
  });
  return { known: { ...venture, figures }, updates };
}

/** A sheet names the whole of a share only where that is no figure, and nothing that a plan takes the place of. */
function inSheet({ shareOf, inPlaceOf: _inPlaceOf, ...reading }: FigureReading): KnownFigure["quantity"]["reading"] {
  const usual = usualWholes.find((whole) => whole === shareOf);
  return { ...reading, ...(usual && { shareOf: usual }) };
}
