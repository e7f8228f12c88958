import type { Evidence, ItemId } from "./deck.ts";

/** A score needs the words that prove it. */
interface Signal {
  points: number;
  missing: string;
  shows: Evidence;
}
export interface Item {
  id: ItemId;
  label: string;
  max: number;
  signals: Signal[];
  /** The words of the deck to quote. */
  quoted: Evidence;
  question: string;
}

export const signal = (points: number, missing: string, shows: Evidence): Signal => ({ points, missing, shows });
