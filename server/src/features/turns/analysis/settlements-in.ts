import type { Settled } from "@cofounder/analyst";
import type { FigureReading, FigureSpan, Settlement } from "@cofounder/contract";
import type { SettledFigure } from "../../chats/index.ts";
import type { KeptReading, StoredPlace } from "../../chats/table.ts";

interface Said {
  id?: string;
  at?: number;
}

/**
 * Of these messages, indexed as the engine does. A sentence of a message that was written after a settlement overrides
 * it, so each settlement has the message it follows; a message without a time is the newest.
 */
export function toEngineSettlements(said: readonly Said[], settled: readonly SettledFigure[]): Settled[] {
  const byMessage = Map.groupBy(settled, ({ messageId }) => messageId);
  const numbers = new Map(said.map(({ id = "" }, message) => [id, message]));
  return said.flatMap(({ id }, message) =>
    (byMessage.get(id ?? "") ?? []).map(({ start, end, reading, at }) => ({
      span: { message, start, end },
      reading: reading && readingIn(numbers, reading),
      ...(at === undefined ? {} : { after: said.findLastIndex((one) => (one.at ?? Infinity) < at) }),
    })),
  );
}

/** What stands in none of the messages is dropped. */
function readingIn(
  numbers: ReadonlyMap<string, number>,
  { shareOf, inPlaceOf, ...reading }: KeptReading,
): FigureReading {
  const [whole, place] = [inMessages(numbers, shareOf), inMessages(numbers, inPlaceOf)];
  return { ...reading, ...(whole && { shareOf: whole }), ...(place && { inPlaceOf: place }) };
}

function inMessages<Name extends string>(
  numbers: ReadonlyMap<string, number>,
  place: Name | StoredPlace | undefined,
): Name | FigureSpan | undefined {
  if (place === undefined || typeof place === "string") return place;
  const { messageId, start, end } = place;
  const message = numbers.get(messageId);
  return message === undefined ? undefined : { message, start, end };
}

/** The settlement in its stored form; null where there is no such message. */
export function keptOf(said: readonly Said[], { span, reading }: Settlement): SettledFigure | null {
  const place = placeIn(said, span);
  if (!place) return null;
  if (!reading) return { ...place, reading };
  const { shareOf, inPlaceOf, ...rest } = reading;
  const [whole, other] = [
    typeof shareOf === "object" ? placeIn(said, shareOf) : shareOf,
    typeof inPlaceOf === "object" ? placeIn(said, inPlaceOf) : inPlaceOf,
  ];
  if (whole === null || other === null) return null;
  return { ...place, reading: { ...rest, ...(whole && { shareOf: whole }), ...(other && { inPlaceOf: other }) } };
}

function placeIn(said: readonly Said[], { message, start, end }: FigureSpan): StoredPlace | null {
  const messageId = said[message]?.id;
  return messageId === undefined ? null : { messageId, start, end };
}
