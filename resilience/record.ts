import type { Message } from "@cofounder/contract";

/** What the server confirmed, and what its streams showed: it must stay true whatever happens to the server. */
export interface Record {
  /** Messages by id, with their text. */
  messages: Map<string, string>;
  /** Finished replies that were shown, by id. */
  replies: Map<string, Pick<Message, "content" | "outcome" | "cost">>;
  runs: Set<string>;
  plans: Set<string>;
  /** Member and code. */
  redemptions: Set<string>;
  streams: { opened: number; whole: number; interrupted: number; reconnects: number };
  /** Turns whose streams are open. */
  open: Set<string>;
  refusals: Map<string, number>;
  /** Violations: a gap, a repeated event, a text that differs from the stored one. */
  faults: string[];
}

export const emptyRecord = (): Record => ({
  messages: new Map(),
  replies: new Map(),
  runs: new Set(),
  plans: new Set(),
  redemptions: new Set(),
  streams: { opened: 0, whole: 0, interrupted: 0, reconnects: 0 },
  open: new Set(),
  refusals: new Map(),
  faults: [],
});
