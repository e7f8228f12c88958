import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { MessageKind } from "../quantities/labels.ts";

/** A figure as it was read, and how it stands to others. */
export interface ReadFigure extends Relations {
  span: FigureSpan;
  reading: FigureReading;
}

/** What a reading says of a figure beside its meaning. */
export interface Relations {
  /** The number that it is counted by; it stands at the end of `span`. */
  per?: number;
  /** Its value, where the digits alone do not say it. */
  value?: number;
  replaces?: FigureSpan;
  includesTax?: boolean;
}

/** The proven part of what a language model read. It is stored with the newest message that it covers. */
export interface ModelReading {
  kind: MessageKind;
  /** The messages (0-based) whose numbers it covers. */
  messages: number[];
  /** Also figures of earlier messages, where the newest one says what they are. */
  figures: ReadFigure[];
  /** Numbers that are no figures of the venture. */
  dismissed: FigureSpan[];
  /** Figures of any message that the newest one takes back. */
  retracted: FigureSpan[];
  buyer: FigureSpan | null;
  offer: FigureSpan | null;
  rivals: FigureSpan[];
  questions: FigureSpan[];
  instructions: FigureSpan[];
}

/** The readings, as far as they are about the first messages of a conversation. */
export const readingsWithin = (readings: readonly ModelReading[], messages: number): ModelReading[] =>
  readings.filter(({ messages: covered }) => covered.every((message) => message < messages));

/** A model's id of a figure: the engine's, without the point that arithmetic would read. */
export const modelIdOf = ({ message, start }: Pick<FigureSpan, "message" | "start">): string => `q${message}_${start}`;
