import type { Basis, Flow, Meaning, Party, Status } from "./labels.ts";
import type { Unit } from "./unit.ts";

export type QuantityId = string;

/** A founder's figure with its meaning: the only form of a number that the laws accept. */
export interface Quantity {
  id: QuantityId;
  /** The words of the figure at `span`: the message (0-based) and the characters of it. */
  quote: string;
  span: { message: number; start: number; end: number };
  /** As written, in `unit`; 15 for "15 %". For a range the middle, with both ends. */
  value: number;
  low?: number;
  high?: number;
  unit: Unit;
  /** What it is, in the founder's words: "washing", "courier", "licence"; empty where the meaning says it. */
  of: string;
  /** The direction of the money, from the venture's point of view. */
  flow: Flow;
  /** The party of the figure. */
  party: Party;
  status: Status;
  meaning: Meaning;
  basis: Basis;
  /** The figure that it is a part of, or the name of a usual whole without a figure. */
  share?: { of: QuantityId };
  /** It is counted in so many of its unit: 1,000 in "5 euros per 1,000 views", nine in "1 in 9". `value` is for one. */
  per?: number;
  /** The figure whose place it takes; null: none, whatever is called alike. */
  replaces?: QuantityId | null;
  /** Where one thing has several prices, the name of the one that this is a cost of; empty: of each. */
  offer?: string;
  /** A price with a tax in it. */
  includesTax?: boolean;
  readBy: "founder" | "model" | "built-in";
  /** The words that state it. */
  evidence: Partial<Record<"flow" | "unit" | "party" | "status", string>>;
}

/** Whether the laws may use it: the venture's own figure, actual, planned or assumed. */
export const isComputable = ({ party, status }: Pick<Quantity, "party" | "status">): boolean =>
  party === "venture" && (status === "actual" || status === "planned" || status === "assumed");
