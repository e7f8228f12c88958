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
import type { FigureReading } from "@cofounder/contract/figures";
import { currencyOf } from "../quantities/unit.ts";
import type { OpenFigure } from "../reader/heard.ts";
import type { Phrase, Venture } from "../reading/venture.ts";
import { beginsWithMonth, dated } from "./cues.ts";
import type { Deck, Evidence, Topic } from "./deck.ts";
import { isOn } from "./titles.ts";

export const has =
  (...wanted: Figures[]): Evidence =>
  (deck) =>
    figureOf(...wanted.filter((figures) => (valueOf(deck.venture, figures) ?? 1) > 0))(deck);
export const phrase =
  (key: keyof Venture["phrases"]): Evidence =>
  ({ venture }) =>
    venture.phrases[key];
export const figureOf =
  (...wanted: Figures[]): Evidence =>
  (deck) => {
    const figure = wanted.map((figures) => leading(deck.venture, figures)).find((found) => found !== null);
    const found = figure ?? openFigureOf(deck, wanted);
    return found ? { text: found.quote, span: found.span } : null;
  };

/**
 * Whether something is mentioned needs no exact reading: the open figure that is likeliest to be it counts. Beside a
 * competitor it is theirs.
 */
function openFigureOf(deck: Deck, wanted: Figures[]): OpenFigure | null {
  const open = deck.venture.unread
    .filter(({ guess }) => guess && wanted.some(({ mayBe }) => mayBe(guess)))
    .filter((figure) => !isBesideCompetitor(deck, figure));
  return open.sort((a, b) => b.confidence - a.confidence)[0] ?? null;
}

const stops = /[.!?](?=\s|$)|[。！？।\n]/u;

function isBesideCompetitor({ venture, slides }: Deck, { span, guess }: OpenFigure): boolean {
  if (guess?.party === "rival") return false;
  return venture.competitors.some(({ span: named }) => {
    if (named.message !== span.message) return false;
    const [first, second] = named.start < span.start ? [named, span] : [span, named];
    return !stops.test((slides[span.message] ?? "").slice(first.end, second.start));
  });
}

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
  placeOf(
    deck,
    dated,
    ({ text, span }) =>
      beginsWithMonth.test(text) ||
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
    figureOf(payingCustomers, revenues, orders)(deck) ??
    venture.phrases.feasibility
  );
}

const tractions = [payingCustomers, revenues, pilots, freeUsers, waitlists, orders, interviews, growthRates];

/** Each number of people's actions, once. */
export function tractionsOf(deck: Deck): Phrase[] {
  const found = tractions.flatMap((figures) => has(figures)(deck) ?? []);
  return found.length > 1 ? found : [...found, ...numbersOn(deck, "traction")];
}

/** The numbers below titles of a topic, or of the whole deck, that are no dates; of money alone, where that is asked for. */
export function numbersOn({ venture, sections }: Deck, topic: Topic | null, { money = false } = {}): Phrase[] {
  const read = venture.quantities.map((figure) => ({ ...figure, readings: [figure as FigureReading] }));
  const open = venture.unread.map((figure) => ({
    ...figure,
    readings: [...(figure.guess ? [figure.guess] : []), ...figure.offered],
  }));
  const fits = ({ meaning, unit }: FigureReading): boolean =>
    meaning !== "date" && meaning !== "age" && (!money || currencyOf(unit) !== null);
  return [...read, ...open]
    .filter(
      ({ quote, span, readings }) =>
        (topic === null || isOn({ sections }, topic, { text: quote, span })) && readings.some(fits),
    )
    .sort((a, b) => a.span.message - b.span.message || a.span.start - b.span.start)
    .map(({ quote, span }) => ({ text: quote, span }));
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
