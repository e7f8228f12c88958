import { quantitiesIn } from "../analyst/training/quantities.ts";
import type { Quantity } from "../analyst/src/quantities/quantity.ts";

/** A figure's annotation in a text: its content, and its source text. */
export interface Mark {
  whole: string;
  start: number;
  words: string;
  label: string;
  quantity: Quantity;
}

/** The annotations of a text, in reading order. */
export const marksIn = (marked: string): Mark[] =>
  [...marked.matchAll(/⟦([^⟦⟧|]+)\|([^⟦⟧]*)⟧/gu)].flatMap(({ 0: whole, 1: words = "", 2: label = "", index }) =>
    quantitiesIn(whole).map((quantity) => ({ whole, start: index, words, label, quantity })),
  );

/** The same annotation on another number. */
export function withValue({ label }: Mark, words: string, { low, high = low }: { low: number; high?: number }): string {
  const ends = low === high ? low : `${low}..${high}`;
  return `⟦${words}|${label.replace(/ =\S+/u, "")} =${ends}⟧`;
}

/** The text with each annotation replaced by the result of `change`, which also sees the text behind it. */
export const changeMarks = (marked: string, change: (mark: Mark, rest: string) => string): string =>
  marksIn(marked).reduceRight((text, mark) => {
    const rest = text.slice(mark.start + mark.whole.length);
    return text.slice(0, mark.start) + change(mark, rest) + rest;
  }, marked);
