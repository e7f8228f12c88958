import type { Settlement } from "@cofounder/contract/figures";
import type { Language } from "../analyst/src/i18n/language.ts";

/** An idea with what an honest analysis of it must and must not say; worked out by hand from the text alone. */
export interface Idea {
  id: string;
  language: Language;
  messages: string[];
  /** The same messages with every figure annotated, and the settlements from it: the reader has nothing to guess. */
  marked: string[];
  settled: Settlement[];
  /** Numbers of the text that an analysis has to use; percentages as fractions. */
  given: number[];
  /** Their results by the field's formulas. */
  computable: { name: string; value: number; tolerance?: number }[];
  /** Rules that must be flagged, and others that may be. */
  flags: { expected: string[]; allowed: string[] };
  /** The rating's range; null where a rating would be dishonest. */
  score: [low: number, high: number] | null;
  /** Companies the founder names. */
  rivals: string[];
  /** Words that must not appear in a reply. */
  mustNot: RegExp[];
  /** Refused, or too little information for a report. */
  kind?: "refused" | "thin";
  /** The id of the same idea in another language. */
  translationOf?: string;
}

/** An idea as stored in its file: its messages carry the annotations. */
export type MarkedIdea = Omit<Idea, "marked" | "settled">;

export const nothing = { given: [], computable: [], flags: { expected: [], allowed: [] }, rivals: [], mustNot: [] };
