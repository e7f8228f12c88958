import type { Quantity } from "../quantities/quantity.ts";
import { conceptsOf, lexiconOf } from "../reader/lexicon.ts";
import { isFunctionWord } from "../reader/function-words.ts";
import { isCounted } from "../reader/spans/counted.ts";
import type { SpanRead, SpansRead } from "../reader/spans/read-spans.ts";
import { type Token, tokensOf } from "../reader/tokens.ts";
import type { Language } from "../i18n/language.ts";
import { quotable } from "./quotable.ts";
import type { Phrase, Span } from "./venture.ts";

/** The buyer, if certain; otherwise the likeliest candidate, for a question to the founder. */
export interface BuyerRead {
  buyer: Phrase | null;
  guess: Phrase | null;
  /** Whether some words may name the buyer at all. */
  mayBeNamed: boolean;
  /** A known figure counts the buyers, or a price is per buyer: no question is needed. */
  isKnown: boolean;
}

interface RenderedSection {
  texts: readonly string[];
  languages: readonly Language[];
  spans: readonly SpansRead[];
  quantities: readonly Quantity[];
  /** The place of a figure, which is not part of the buyer's name. */
  figures: readonly Span[];
}

/**
 * A buyer is certain where the founder answers the question, where the words are sure enough by themselves, or where a
 * known figure counts the same noun ("14 marinas pay"). The last answer replaces all others.
 */
export function readBuyer(told: RenderedSection): BuyerRead {
  let buyer: Phrase | null = null;
  for (const index of told.texts.keys()) {
    const answer: Phrase | null = index === 0 ? null : answerIn(told, index, buyer === null);
    buyer = answer ?? buyer ?? certainIn(told, index);
  }
  const mayBeNamed = told.spans.some(
    ({ buyer: named, offer }) => named.length > 0 && offer.some(({ isLikely }) => isLikely),
  );
  return { buyer, guess: buyer ? null : guessOf(told), mayBeNamed, isKnown: buyer !== null || isPricedOrCounted(told) };
}

const people: ReadonlySet<string> = new Set([
  "customer",
  "subscriber",
  "user",
  "household",
  "patient",
  "pupil",
  "guest",
  "business_customer",
  "public_customer",
  "farmer",
  "club",
]);

/** "14 pay", "39 euros for each office": the figure itself names the buyer. */
function isPricedOrCounted({ quantities, languages }: RenderedSection): boolean {
  const names = (noun: string): boolean =>
    noun === "customer" ||
    [...new Set(languages)].some((language) =>
      conceptsOf(lexiconOf(language), noun.toLowerCase().split("_"))
        .flat()
        .some((concept) => people.has(concept)),
    );
  return quantities.some(({ meaning, party, unit }) => {
    if (party !== "venture") return false;
    if (meaning !== "price") return countsBuyers({ meaning, unit });
    return Object.keys(unit).some((symbol) => (unit[symbol] ?? 0) < 0 && names(symbol));
  });
}

const countsBuyers = ({ meaning, unit }: Pick<Quantity, "meaning" | "unit">): boolean =>
  (meaning === "paying" || meaning === "pilot" || meaning === "said_yes") &&
  unit["customer"] === 1 &&
  Object.keys(unit).length === 1;

const quoted = ({ texts, figures, languages }: RenderedSection, span: SpanRead): Phrase | null => {
  const phrase = quotable(texts[span.message] ?? "", withoutFigures(span, figures));
  return phrase && namesSomething(phrase.text, languages[span.message] ?? "en") ? phrase : null;
};

const leastNaming = 1 / 3;

/** "Then what comes on top" is part of a sentence, not a buyer. */
function namesSomething(text: string, language: Language): boolean {
  const said = tokensOf(text, [], language);
  return said.filter(({ word }) => !isFunctionWord(word)).length >= said.length * leastNaming;
}

function certainIn(told: RenderedSection, index: number): Phrase | null {
  const [best] = told.spans[index]?.buyer ?? [];
  if (!best) return null;
  const isCertain = best.isSure || (best.isLikely && isCounted(best.text, told.texts, told.quantities));
  return isCertain ? quoted(told, best) : null;
}

function guessOf(told: RenderedSection): Phrase | null {
  const likely = told.spans.flatMap(({ buyer }) => buyer.slice(0, 1)).find(({ isLikely }) => isLikely);
  return likely && !isBareCustomer(likely, told) && !isBesideCost(likely, told) ? quoted(told, likely) : null;
}

const endOfSentence = /[.!?;](?:\s|$)|[。！？；\n]/u;

/** "Flour and light 0.55": what stands right before money that goes out is what it pays for. */
function isBesideCost({ message, end }: SpanRead, { texts, quantities }: RenderedSection): boolean {
  const text = texts[message] ?? "";
  const [next] = quantities
    .filter(({ span }) => span.message === message && span.start >= end)
    .toSorted((one, two) => one.span.start - two.span.start);
  return next?.flow === "out" && !endOfSentence.test(text.slice(end, next.span.start));
}

/** "Customers" does not identify anybody. */
function isBareCustomer({ text, message }: SpanRead, { languages }: RenderedSection): boolean {
  const [word, ...others] = tokensOf(text, [], languages[message] ?? "en");
  return word !== undefined && others.length === 0 && word.concepts.includes("customer");
}

/** "Fourteen offices": the offices. */
function withoutFigures({ message, start, end }: Span, figures: readonly Span[]): Span {
  const within = figures.filter((figure) => figure.message === message && figure.start < end && figure.end > start);
  const leading = within.filter((figure) => figure.start <= start).map((figure) => figure.end);
  const later = within.filter((figure) => figure.start > start).map((figure) => figure.start);
  return { message, start: Math.max(start, ...leading), end: Math.min(end, ...later) };
}

const paying: ReadonlySet<string> = new Set(["customer", "pay_verb", "paying", "buy"]);
const longestHead = 3;
const longestAnswer = 12;
/** In a short message that answers the question, weak evidence is enough. */
const leastAnswer = 0.01;

const saysPaying = ({ concepts }: Token): boolean => concepts.some((concept) => paying.has(concept));

/**
 * "Buyer: small hotels", "small hotels pay for it", or "small hotels" where no buyer was certain and the reply asked.
 */
function answerIn({ texts, languages, spans }: RenderedSection, index: number, isAsked: boolean): Phrase | null {
  const text = texts[index] ?? "";
  const tokens = tokensOf(text, [], languages[index] ?? "en");
  const colon = tokens.slice(0, longestHead + 1).findIndex(({ word }) => /^[:：=]$/.test(word));
  const head = tokens[colon - 1];
  if (head && saysPaying(head)) return namedBehind(text, tokens[colon + 1], index);
  const mayAnswer = tokens.length <= longestAnswer && (isAsked || tokens.some(saysPaying));
  return mayAnswer && !/[?？\p{N}]/u.test(text) ? likeliestAnswer(text, spans[index]) : null;
}

function likeliestAnswer(text: string, spans: SpansRead | undefined): Phrase | null {
  const [best] = spans?.buyer ?? [];
  return best && best.confidence >= leastAnswer ? quotable(text, best) : null;
}

/** The words behind "Buyer:"; a number or "none" does not name anybody. */
function namedBehind(text: string, first: Token | undefined, message: number): Phrase | null {
  if (!first || /\p{N}/u.test(first.word) || first.concepts.includes("not")) return null;
  const end = first.start + (/[\n.;。；।!?？]|$/u.exec(text.slice(first.start))?.index ?? 0);
  return quotable(text, { message, start: first.start, end });
}
