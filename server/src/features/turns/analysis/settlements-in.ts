import type { Settled } from "@cofounder/analyst";
import type { FigureReading, FigureWhole, Settlement } from "@cofounder/contract";
import type { SettledFigure } from "../../chats/index.ts";
import type { KeptReading } from "../../chats/table.ts";

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

/** A whole that is in none of the messages is dropped. */
function readingIn(numbers: ReadonlyMap<string, number>, { shareOf, ...reading }: KeptReading): FigureReading {
  if (shareOf === undefined || typeof shareOf === "string") return { ...reading, ...(shareOf && { shareOf }) };
  const { messageId, ...place } = shareOf;
  const message = numbers.get(messageId);
  return message === undefined ? reading : { ...reading, shareOf: { message, ...place } };
}

/** The settlement in its stored form; null where there is no such message. */
export function keptOf(said: readonly Said[], { span, reading }: Settlement): SettledFigure | null {
  const place = placeIn(said, span);
  if (!place) return null;
  if (!reading) return { ...place, reading };
  const { shareOf, ...rest } = reading;
  if (shareOf === undefined) return { ...place, reading: rest };
  const whole = typeof shareOf === "string" ? shareOf : placeIn(said, shareOf);
  return whole && { ...place, reading: { ...rest, shareOf: whole } };
}

function placeIn(said: readonly Said[], { message, start, end }: Exclude<FigureWhole, string>) {
  const messageId = said[message]?.id;
  return messageId === undefined ? null : { messageId, start, end };
}
