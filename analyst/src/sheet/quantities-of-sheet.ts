import type { SheetFigure } from "@cofounder/contract";
import { fromSheet } from "../quantities/from-sheet.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { formatUnit, type Unit } from "../quantities/unit.ts";
import type { Translator } from "../i18n/make-translator.ts";

/** What the laws need of a figure of the sheet. */
export type StandingFigure = Pick<SheetFigure, "id" | "quote" | "value" | "low" | "high" | "reading" | "origin"> &
  Pick<SheetFigure, "per" | "includesTax" | "state" | "createdAt">;

/** Further apart than any words that could belong together. */
const apart = 1_000;

/**
 * The standing figures of a sheet as the laws take them, with their ids. Those of a message keep their places in it; what
 * was typed stands behind the message before it, each figure for itself.
 */
export function quantitiesOfSheet(
  figures: readonly StandingFigure[],
  { amount }: Pick<Translator, "amount">,
): Quantity[] {
  const messages = new Map<string, number>();
  const shared = sharingUnits();
  return figures
    .filter(({ state }) => state === "stands")
    .toSorted(byTime)
    .map((figure, index) => {
      const { id, low, high, per, includesTax, reading, ...sheet } = figure;
      return fromSheet(
        {
          ...sheet,
          reading: { ...reading, unit: shared(reading.unit) },
          ...(low !== null && { low }),
          ...(high !== null && { high }),
          ...(per !== undefined && { per }),
          ...(includesTax !== undefined && { includesTax }),
        },
        { id, span: placeOf(figure, { index, messages }) },
        amount,
      );
    });
}

/** What is computed of a unit is computed once for all figures that have it. */
function sharingUnits(): (unit: Unit) => Unit {
  const units = new Map<string, Unit>();
  return (unit) => {
    const text = formatUnit(unit);
    const known = units.get(text) ?? unit;
    units.set(text, known);
    return known;
  };
}

const byTime = (one: StandingFigure, other: StandingFigure): number =>
  one.createdAt.localeCompare(other.createdAt) ||
  (one.origin?.start ?? -1) - (other.origin?.start ?? -1) ||
  (one.id < other.id ? -1 : 1);

function placeOf(
  { origin }: StandingFigure,
  { index, messages }: { index: number; messages: Map<string, number> },
): Quantity["span"] {
  if (!origin) return { message: messages.size - 0.5, start: index * apart, end: index * apart + 1 };
  const message = messages.get(origin.messageId) ?? messages.size;
  messages.set(origin.messageId, message);
  return { message, start: origin.start, end: origin.end };
}
