import { readVenture } from "../reading/read-venture.ts";
import type { Phrase } from "../reading/venture.ts";
import { isLanguage } from "../i18n/language.ts";
import type { Language } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { penaltiesOf } from "./penalties.ts";
import type { Penalty } from "./penalties.ts";
import { readability } from "./readability.ts";
import type { Readability } from "./readability.ts";
import { rubric } from "./rubric.ts";
import type { Deck } from "./deck.ts";
import type { ItemId } from "./deck.ts";
import type { Item } from "./item.ts";
import { firstOn, isOn, sectionsOf } from "./titles.ts";

export interface PitchItem {
  id: ItemId;
  label: string;
  points: number;
  max: number;
  /** The founder's words and their slide (0-based); null where nothing was found. */
  found: Phrase | null;
  /** What to change, as instructions. */
  missing: string[];
}

export interface PitchReview {
  language: Language;
  /** 0 to 100. */
  score: number;
  items: PitchItem[];
  penalties: Penalty[];
  readability: Readability;
  /** Twelve questions an investor would ask, hardest gap first. */
  questions: string[];
}

export interface PitchInput {
  /** Text of each slide or paragraph, in order. */
  slides: string[];
  locale?: string;
  language?: Language;
}

const mostQuestions = 12;
/** Before seed, evidence weighs less and problem and team more: six points move. */
const beforeSeed: Partial<Record<ItemId, number>> = { problem: 13, team: 11, traction: 8, financials: 4 };

/** Scores a pitch by the rubric of 100 points. Pure: the same deck gets the same score. */
export function reviewPitch({ slides, locale, language }: PitchInput): PitchReview {
  const venture = readVenture(slides, { locale, language });
  const whole = slides.join("\n");
  const deck: Deck = { slides, sections: sectionsOf(slides), whole, venture };
  const translator = translatorFor(venture.language);
  const items = rubric.map((item) => judge(item, deck, translator));
  const spoken = isLanguage(venture.language) ? venture.language : "en";
  const read = readability(whole, spoken);
  const penalties = whole.trim() === "" ? [] : penaltiesOf(deck, read, translator);
  const earned = items.reduce((sum, item) => sum + item.points, 0);
  const lost = penalties.reduce((sum, penalty) => sum + penalty.points, 0);
  return {
    language: spoken,
    score: Math.max(0, Math.min(100, Math.round(earned - lost))),
    items,
    penalties,
    readability: read,
    questions: hardest(items, translator),
  };
}

function judge(item: Item, deck: Deck, translator: Translator): PitchItem {
  const max = deck.venture.stage === "revenue" ? item.max : (beforeSeed[item.id] ?? item.max);
  const shown = item.signals.map((signal) => ({ signal, phrase: signal.shows(deck) }));
  const held = shown.flatMap(({ signal, phrase }) => (phrase ? [signal] : []));
  const share = held.reduce((sum, signal) => sum + signal.points, 0) / item.max;
  const denied = item.id === "competition" && deck.venture.signals.saysNoCompetitors;
  return {
    id: item.id,
    label: translator.translate(item.label),
    points: denied ? 0 : Math.round(share * max * 10) / 10,
    max,
    found: quoteOf(
      item,
      deck,
      shown.map(({ phrase }) => phrase),
    ),
    missing: item.signals
      .filter((signal) => !held.includes(signal))
      .map((signal) => translator.translate(signal.missing)),
  };
}

/** What is below a title of the item's own comes before what is said elsewhere. */
function quoteOf({ id, quoted }: Item, deck: Deck, shown: (Phrase | null)[]): Phrase | null {
  const found = [quoted(deck), ...shown].filter((phrase) => phrase !== null);
  if (id === "purpose") return found[0] ?? null;
  return found.find((phrase) => isOn(deck, id, phrase)) ?? firstOn(deck, id) ?? found[0] ?? null;
}

function hardest(items: PitchItem[], { translate }: Translator): string[] {
  const gaps = [...items].sort((a, b) => b.max - b.points - (a.max - a.points));
  return gaps
    .slice(0, mostQuestions)
    .flatMap(({ id }) => rubric.filter((item) => item.id === id).map((item) => translate(item.question)));
}

export interface PitchDifference {
  score: { before: number; after: number };
  items: { id: ItemId; label: string; before: number; after: number }[];
}

/** The gains and losses of a second version of a deck. */
export function comparePitches(before: PitchReview, after: PitchReview): PitchDifference {
  const items = after.items.flatMap((item) => {
    const earlier = before.items.find((other) => other.id === item.id);
    return earlier && earlier.points !== item.points
      ? [{ id: item.id, label: item.label, before: earlier.points, after: item.points }]
      : [];
  });
  return { score: { before: before.score, after: after.score }, items };
}
