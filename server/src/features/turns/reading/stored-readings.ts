import type { ModelReading } from "@cofounder/analyst";
import type { FigureReading, FigureSpan, FigureWhole } from "@cofounder/contract";
import type { KeptReading, StoredPlace, StoredReading } from "../../chats/index.ts";

interface Said {
  id?: string;
  reading?: StoredReading | null;
}

/** A reading of these messages, indexed as the engine does, in its stored form. */
export function toStored(said: readonly Said[], reading: ModelReading): StoredReading {
  const place = ({ message, start, end }: FigureSpan): StoredPlace => ({
    messageId: said[message]?.id ?? "",
    start,
    end,
  });
  const places = (spans: readonly FigureSpan[]): StoredPlace[] => spans.map(place);
  const kept = ({ shareOf, inPlaceOf: _inPlaceOf, ...rest }: FigureReading): KeptReading => ({
    ...rest,
    ...(shareOf && { shareOf: typeof shareOf === "string" ? shareOf : place(shareOf) }),
  });
  return {
    kind: reading.kind,
    messages: reading.messages.flatMap((message) => said[message]?.id ?? []),
    figures: reading.figures.map(({ span, reading: read, replaces, ...more }) => ({
      ...place(span),
      reading: kept(read),
      ...(replaces && { replaces: place(replaces) }),
      ...more,
    })),
    dismissed: places(reading.dismissed),
    retracted: places(reading.retracted),
    buyer: reading.buyer && place(reading.buyer),
    offer: reading.offer && place(reading.offer),
    rivals: places(reading.rivals),
    questions: places(reading.questions),
    instructions: places(reading.instructions),
  };
}

/** The readings kept with these messages, indexed as the engine does; what is in none of the messages is dropped. */
export function toEngineReadings(said: readonly Said[]): ModelReading[] {
  const index = new Map(said.map(({ id = "" }, message) => [id, message]));
  return said.flatMap(({ reading }) => (reading ? [inEngine(reading, index)] : []));
}

function inEngine(stored: StoredReading, index: ReadonlyMap<string, number>): ModelReading {
  const spanOf = ({ messageId, start, end }: StoredPlace): FigureSpan[] => {
    const message = index.get(messageId);
    return message === undefined ? [] : [{ message, start, end }];
  };
  const spans = (places: readonly StoredPlace[]): FigureSpan[] => places.flatMap(spanOf);
  const only = (place: StoredPlace | null): FigureSpan | null => (place && spanOf(place)[0]) ?? null;
  return {
    kind: stored.kind,
    messages: stored.messages.flatMap((id) => index.get(id) ?? []),
    figures: stored.figures.flatMap(
      ({ reading: { shareOf, inPlaceOf: _inPlaceOf, ...reading }, replaces, per, value, includesTax, ...place }) => {
        const whole: FigureWhole | undefined = typeof shareOf === "object" ? spanOf(shareOf)[0] : shareOf;
        const [replaced] = replaces ? spanOf(replaces) : [];
        return spanOf(place).map((span) => ({
          span,
          reading: { ...reading, ...(whole && { shareOf: whole }) },
          ...(per !== undefined && { per }),
          ...(value !== undefined && { value }),
          ...(replaced && { replaces: replaced }),
          ...(includesTax && { includesTax }),
        }));
      },
    ),
    dismissed: spans(stored.dismissed),
    retracted: spans(stored.retracted),
    buyer: only(stored.buyer),
    offer: only(stored.offer),
    rivals: spans(stored.rivals),
    questions: spans(stored.questions),
    instructions: spans(stored.instructions),
  };
}
