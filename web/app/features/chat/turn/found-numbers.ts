import type { LiveTurn } from "./turn-store.ts";

type Spans = LiveTurn["numbers"];
const none: Spans = [];

/** The numbers found in the message that a turn answers, until their meanings are on the screen. */
export function foundNumbers(live: LiveTurn | null): Spans {
  if (!live || live.closed || live.parts.some(({ kind }) => kind === "heard")) return none;
  return live.numbers;
}
