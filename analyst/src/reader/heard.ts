import type { FigureChances, FigureReading } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";

/** A number whose meaning is not known: the founder is asked, and nothing is computed from it. */
export interface OpenFigure {
  id: string;
  quote: string;
  span: Quantity["span"];
  low: number;
  high: number;
  /** The likeliest reading; null where there is none. */
  guess: FigureReading | null;
  /** The chance that the whole guess is right. */
  confidence: number;
  /** Other readings that such a number can have, likeliest first. */
  offered: FigureReading[];
}

/** What a founder's sentence said about an earlier figure. */
export interface Taken {
  id: string;
  quote: string;
  /** The sentence. */
  from: Quantity["span"];
  /** Otherwise it left something necessary open, or a later statement of the founder replaced it. */
  settles: boolean;
  /** Null: not part of the venture, or another statement holds. */
  reading: FigureReading | null;
  /** The earlier number in whose place this one stands, as it was written. */
  replaces?: string;
  /** Confirmed together with others as the reader had guessed it. */
  asRead?: boolean;
}

/** All figures of the founder's messages: their meanings, or that they have to be asked. */
export interface Heard {
  /** Settled by the founder or proven by the reader, in message order. */
  quantities: Quantity[];
  unread: OpenFigure[];
  /** Figures that the founder says are not part of the venture. */
  dismissed: OpenFigure[];
  /** What later sentences said about earlier figures: "the 120 is what it cost to win one". */
  taken: Taken[];
  /** The possible readings of each number by id, computed on request. */
  chances: () => ReadonlyMap<string, FigureChances>;
}
