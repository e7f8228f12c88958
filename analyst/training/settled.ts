import type { Settlement } from "@cofounder/contract/figures";
import { type Marked, readMarked, type TrainingFigure } from "./read-messages.ts";

/** Messages as they were typed, with what the founder has settled of their figures. */
export interface SettledMessages {
  messages: string[];
  settled: Settlement[];
}

/**
 * Reads messages with marks as if their founder had settled every figure as it is marked. What is marked `none` is
 * settled as no figure of the venture; what is marked `unclear` is left open.
 */
export function settledIn(marked: readonly string[]): SettledMessages {
  const read = marked.map((source, index) => {
    const { faults, ...message } = readMarked(source);
    if (faults.length > 0) throw new Error(faults.map((what) => `message ${index}: ${what}`).join("\n"));
    return message;
  });
  return { messages: read.map(({ text }) => text), settled: read.flatMap(settlementsOf) };
}

const settlementsOf = ({ figures }: Marked, message: number): Settlement[] =>
  figures
    .filter(({ meaning }) => meaning !== "unclear")
    .map(({ start, end, ...figure }) => ({ span: { message, start, end }, reading: readingOf(figure) }));

function readingOf(figure: Omit<TrainingFigure, "start" | "end">): Settlement["reading"] {
  const { meaning, unit, flow, party, status, basis, of } = figure;
  return meaning === "none" ? null : { meaning, unit, flow, party, status, basis, ...(of ? { of } : {}) };
}
