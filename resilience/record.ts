import type { Message } from "@cofounder/contract";

/** What the server said yes to, and what its streams showed: whatever happens to the server, it has to stay true. */
export interface Record {
  /** Messages by id, with their text. */
  messages: Map<string, string>;
  /** Replies whose end was shown, by id. */
  replies: Map<string, Pick<Message, "content" | "outcome" | "cost">>;
  runs: Set<string>;
  plans: Set<string>;
  /** Member and code. */
  redemptions: Set<string>;
  streams: { opened: number; whole: number; interrupted: number; reconnects: number };
  /** Turns whose streams are being read. */
  open: Set<string>;
  refusals: Map<string, number>;
  /** What must never be: a hole, an event twice, a text that is not what was stored. */
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
