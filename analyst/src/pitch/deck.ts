import type { Phrase, Venture } from "../reading/venture.ts";

export type ItemId =
  | "purpose"
  | "problem"
  | "solution"
  | "why_now"
  | "market"
  | "product"
  | "model"
  | "traction"
  | "go_to_market"
  | "competition"
  | "team"
  | "financials"
  | "ask"
  | "risk";

/** What a slide may be about, beside the purpose, which the first one states. */
export type Topic = Exclude<ItemId, "purpose">;

/** The part of a slide below its title. */
export interface Section {
  topic: Topic;
  message: number;
  /** Where it begins in the slide. */
  start: number;
  text: string;
}

/** A deck as read: its slides or paragraphs, and the venture they describe. */
export interface Deck {
  slides: string[];
  /** What stands below titles that say what a slide is about. */
  sections: Section[];
  whole: string;
  venture: Venture;
}

/** The words of the deck that earn points; null without any. */
export type Evidence = (deck: Deck) => Phrase | null;
