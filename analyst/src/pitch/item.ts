import type { Evidence } from "./evidence.ts";

export type ItemId =
  | "purpose"
  | "problem"
  | "solution"
  | "why_now"
  | "market"
  | "product"
  | "model"
  | "traction"
  | "go_to_market"
  | "competition"
  | "team"
  | "financials"
  | "ask"
  | "risk";

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
