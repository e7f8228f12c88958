import type { Settlement } from "@cofounder/contract/figures";
import type { Language } from "../analyst/src/i18n/language.ts";

/** An idea with what an honest analysis of it must and must not say; worked out by hand from the text alone. */
export type Idea = {
  id: string;
  language: Language;
  messages: string[];
  /** The same messages with every figure marked, and what the marks settle: nothing is left for the reader to guess. */
  marked: string[];
  settled: Settlement[];
  /** Numbers of the text that an analysis has to take up; percentages as fractions. */
  given: number[];
  /** What follows from them by the field's formulas. */
  computable: { name: string; value: number; tolerance?: number }[];
  /** Rules that must be flagged, and more that may be. */
  flags: { expected: string[]; allowed: string[] };
  /** The rating's range; null where rating it would be dishonest. */
  score: [low: number, high: number] | null;
  /** Companies the founder names. */
  rivals: string[];
  /** Words that must not appear in a reply. */
  mustNot: RegExp[];
  /** Refused, or too little said for a report. */
  kind?: "refused" | "thin";
  /** The id of the same idea in another language. */
  translationOf?: string;
};

/** An idea as its file holds it: its messages carry the marks. */
export type MarkedIdea = Omit<Idea, "marked" | "settled">;

export const nothing = { given: [], computable: [], flags: { expected: [], allowed: [] }, rivals: [], mustNot: [] };
