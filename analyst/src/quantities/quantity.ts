import type { Basis, Flow, Meaning, Party, Status } from "./labels.ts";
import type { Unit } from "./unit.ts";

export type QuantityId = string;

/** A figure of the founder with what it means: the only form in which the laws take a number. */
export interface Quantity {
  id: QuantityId;
  /** The words of the figure, as they stand at `span`: which message (0-based) and which characters of it. */
  quote: string;
  span: { message: number; start: number; end: number };
  /** As it is written, in `unit`; 15 for "15 %". For a range the middle, with both ends. */
  value: number;
  low?: number;
  high?: number;
  unit: Unit;
  /** What it is, in the founder's words: "washing", "courier", "licence"; empty where the meaning says it. */
  of: string;
  /** Where the money goes, as seen from the venture. */
  flow: Flow;
  /** Whose figure it is. */
  party: Party;
  status: Status;
  meaning: Meaning;
  basis: Basis;
  /** The figure that it is a part of, or the name of a usual whole that needs no figure. */
  share?: { of: QuantityId };
  readBy: "founder" | "model" | "built-in";
  /** The words that say it. */
  evidence: Partial<Record<"flow" | "unit" | "party" | "status", string>>;
}

/** Whether the laws may compute with it: the venture's own figure, as it is, as it is planned or as it is assumed. */
export const isComputable = ({ party, status }: Pick<Quantity, "party" | "status">): boolean =>
  party === "venture" && (status === "actual" || status === "planned" || status === "assumed");
