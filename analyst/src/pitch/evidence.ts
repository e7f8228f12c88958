import { languagePacks } from "../reading/languages/language-packs.ts";
import { measureOf } from "../quantities/amount.ts";
import {
  type Figures,
  freeUsers,
  growthRates,
  interviews,
  leading,
  orders,
  payingCustomers,
  pilots,
  revenues,
  valueOf,
  waitlists,
} from "../reading/figures.ts";
import type { Phrase, Venture } from "../reading/venture.ts";
import { dated } from "./cues.ts";

/** A deck as read: its slides or paragraphs, and the venture they describe. */
export interface Deck {
  slides: string[];
  whole: string;
  venture: Venture;
}

/** The words of the deck that earn points; null without any. */
export type Evidence = (deck: Deck) => Phrase | null;

export const has =
  (...wanted: Figures[]): Evidence =>
  ({ venture }) =>
    figureOf(...wanted.filter((figures) => (valueOf(venture, figures) ?? 1) > 0))(venture);
export const phrase =
  (key: keyof Venture["phrases"]): Evidence =>
  ({ venture }) =>
    venture.phrases[key];
export const figureOf =
  (...wanted: Figures[]) =>
  (venture: Venture): Phrase | null => {
    const figure = wanted.map((figures) => leading(venture, figures)).find((found) => found !== null);
    // Whether something is mentioned needs no exact reading: a figure that may be it counts.
    const found = figure ?? venture.unread.find(({ guess }) => guess && wanted.some(({ mayBe }) => mayBe(guess)));
    return found ? { text: found.quote, span: found.span } : null;
  };

/** The first place of the deck that a pattern matches. */
export function placeOf(
  { slides }: Deck,
  pattern: RegExp,
  fits: (found: Phrase) => boolean = () => true,
): Phrase | null {
  const everywhere = new RegExp(pattern, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
  for (const [message, slide] of slides.entries())
    for (const { 0: text, index: start } of slide.matchAll(everywhere)) {
      const found = { text, span: { message, start, end: start + text.length } };
      if (fits(found)) return found;
    }
  return null;
}

/** A date of the deck; "in 2040 clinics" was read as a count of clinics. */
export const dateOf = (deck: Deck): Phrase | null =>
  placeOf(deck, dated, ({ span }) =>
    deck.venture.quantities.every(
      (figure) =>
        measureOf(figure.unit) !== "" ||
        figure.span.message !== span.message ||
        figure.span.end <= span.start ||
        figure.span.start >= span.end,
    ),
  );

/** The words that show that it exists; for a product in use, or paid for, the number that shows it. */
export function stageOf(deck: Deck): Phrase | null {
  const { venture } = deck;
  if (venture.stage === "idea") return null;
  const said = Object.values(languagePacks).map(({ profile }) =>
    placeOf(deck, venture.stage === "prototype" ? profile.prototype : profile.live),
  );
  return (
    said.find((found) => found !== null) ??
    figureOf(payingCustomers, revenues, orders)(venture) ??
    venture.phrases.feasibility
  );
}

const tractions = [payingCustomers, revenues, pilots, freeUsers, waitlists, orders, interviews, growthRates];

/** Each number of people's actions, once. */
export function tractionsOf({ venture }: Deck): Phrase[] {
  return tractions.flatMap((figures) => {
    const found = has(figures)({ venture, slides: [], whole: "" });
    return found ? [found] : [];
  });
}

/** Buyers' current workaround; a known word for it ("Excel") replaces a sentence. */
export function todayIn(deck: Deck): Phrase | null {
  const { phrases, signals } = deck.venture;
  const word = signals.statusQuo?.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return phrases.today ?? (word ? placeOf(deck, new RegExp(word, "iu")) : null);
}

export const dateOfChange: Evidence = (deck) => {
  const { whyNow } = deck.venture.phrases;
  return whyNow && placeOf({ ...deck, slides: [whyNow.text] }, dated) ? whyNow : null;
};
/** The named alternatives; the current workaround is one of them. */
export function namedIn(deck: Deck): Phrase[] {
  const today = todayIn(deck);
  return [...deck.venture.competitors, ...(today ? [today] : [])];
}
