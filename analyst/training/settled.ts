import type { Settlement } from "@cofounder/contract/figures";
import { wholeOf } from "./quantities.ts";
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

const settlementsOf = ({ text, figures }: Marked, message: number): Settlement[] => {
  const quotes = figures.map(({ start, end }) => text.slice(start, end));
  return figures.flatMap(({ start, end, ...figure }, index) => {
    if (figure.meaning === "unclear") return [];
    const reading = readingOf(figure);
    const whole = figures[figure.shareOf === null ? -1 : wholeOf(figure.shareOf, quotes, index)];
    const shareOf = whole && { message, start: whole.start, end: whole.end };
    return [{ span: { message, start, end }, reading: reading && shareOf ? { ...reading, shareOf } : reading }];
  });
};

function readingOf(figure: Omit<TrainingFigure, "start" | "end">): Settlement["reading"] {
  const { meaning, unit, flow, party, status, basis, of } = figure;
  return meaning === "none" ? null : { meaning, unit, flow, party, status, basis, ...(of ? { of } : {}) };
}
