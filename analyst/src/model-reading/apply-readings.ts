import type { FigureReading, FigureSpan, FigureWhole } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import type { OpenFigure } from "../reader/heard.ts";
import { prove } from "../reader/prove.ts";
import { placeOf } from "../reader/settling/settle.ts";
import type { LexedMessage } from "../reader/tokens.ts";
import type { ModelReading } from "./reading.ts";
import { byPlace, isAt } from "../quantities/span.ts";
import { proposedAt } from "../reader/proposed-at.ts";

/** All figures of a conversation, read by the engine or by a model. */
export interface ReadFigures {
  quantities: Quantity[];
  unread: OpenFigure[];
  dismissed: OpenFigure[];
}

type BuiltIn = Pick<ReadFigures, "quantities" | "unread">;

interface Applied {
  lexed: readonly LexedMessage[];
  readings: readonly ModelReading[];
  /** A quantity as a question. */
  ask: (quantity: Quantity) => OpenFigure;
}

/**
 * Puts a language model's proven readings in the place of the built-in one, for the messages that they cover. What the
 * model could not prove stays open, with the built-in reading as its guess; of two readings of one number the later
 * holds.
 */
export function withReadings({ quantities, unread }: BuiltIn, { lexed, readings, ask }: Applied): ReadFigures {
  if (readings.length === 0) return { quantities, unread, dismissed: [] };
  const covered = new Set(readings.flatMap(({ messages }) => messages));
  const own = retracted(provenOf(lexed, readings), readings);
  const gone = readings.flatMap(({ dismissed }) => dismissed);
  const isRead = ({ span }: { span: FigureSpan }): boolean => own.some((quantity) => isAt(quantity.span, span));
  const isGone = ({ span }: { span: FigureSpan }): boolean => gone.some((other) => isAt(other, span));
  const isCovered = ({ span }: { span: FigureSpan }): boolean => covered.has(span.message);
  const others = quantities.filter((quantity) => !isRead(quantity));
  const open = [...unread.filter((figure) => !isRead(figure)), ...others.filter(isCovered).map(ask)];
  return {
    quantities: [
      ...own,
      ...retracted(
        others.filter((quantity) => !isCovered(quantity)),
        readings,
      ),
    ].toSorted(byPlace),
    unread: open.filter((figure) => !isGone(figure)).toSorted(byPlace),
    dismissed: open.filter(isGone).toSorted(byPlace),
  };
}

/** Proven once more: another version of the product may read a number otherwise. */
function provenOf(lexed: readonly LexedMessage[], readings: readonly ModelReading[]): Quantity[] {
  const latest = new Map(
    readings.flatMap(({ figures }) => figures).map((figure) => [placeOf(figure.span), figure] as const),
  );
  const proposed = [...latest.values()].flatMap((figure) => proposedAt(lexed, figure) ?? []);
  const { proven } = prove(lexed, proposed);
  return proven.map((quantity): Quantity => {
    const id = placeOf(quantity.span);
    const { reading, replaces, includesTax } = latest.get(id) ?? {};
    const whole = reading?.shareOf;
    return {
      ...quantity,
      id,
      readBy: "model",
      ...(whole && { share: { of: wholeId(whole) } }),
      ...(replaces && { replaces: placeOf(replaces) }),
      ...(includesTax && { includesTax }),
    };
  });
}

const wholeId = (whole: FigureWhole): string => (typeof whole === "string" ? whole : placeOf(whole));

/** The currencies that the readings name for amounts with an ambiguous sign. */
export const saidByModel = (readings: readonly ModelReading[]): { span: FigureSpan; reading: FigureReading }[] =>
  readings.flatMap(({ figures }) => figures);

/** The values that the readings name for numbers of a message whose digits do not say them. */
export const valuesByModel = (readings: readonly ModelReading[], message: number): { start: number; value: number }[] =>
  readings
    .flatMap(({ figures }) => figures)
    .flatMap(({ span, value }) =>
      span.message === message && value !== undefined ? [{ start: span.start, value }] : [],
    );

/** A figure that the founder took back is kept, and nothing is computed from it. */
const retracted = (quantities: readonly Quantity[], readings: readonly ModelReading[]): Quantity[] =>
  quantities.map((quantity) =>
    readings.some((reading) => reading.retracted.some((span) => isAt(span, quantity.span)))
      ? { ...quantity, status: "retracted" }
      : quantity,
  );
