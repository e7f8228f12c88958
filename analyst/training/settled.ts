import type { Settlement } from "@cofounder/contract/figures";
import { wholeOf } from "./quantities.ts";
import { type Marked, readMarked, type TrainingFigure } from "./read-messages.ts";

/** Messages as typed, with the founder's settlements of their figures. */
export interface SettledMessages {
  messages: string[];
  settled: Settlement[];
}

/**
 * Reads annotated messages as if their founder had settled every figure as annotated. `none` is settled as not part of
 * the venture; `unclear` is left open.
 */
export function settledIn(marked: readonly string[]): SettledMessages {
  const read = marked.map((source, index) => {
    const { faults, ...message } = readMarked(source);
    if (faults.length > 0) throw new Error(faults.map((what) => `message ${index}: ${what}`).join("\n"));
    return message;
  });
  return { messages: read.map(({ text }) => text), settled: read.flatMap(settlementsOf) };
}

/** The settlements of every figure of a message, as annotated; `message` is its number in the conversation. */
export const settlementsOf = ({ text, figures }: Pick<Marked, "text" | "figures">, message: number): Settlement[] => {
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
