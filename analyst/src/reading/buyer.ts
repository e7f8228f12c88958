import type { Quantity } from "../quantities/quantity.ts";
import { isCounted } from "../reader/spans/counted.ts";
import type { SpanRead, SpansRead } from "../reader/spans/read-spans.ts";
import { tokensOf } from "../reader/tokens.ts";
import type { Language } from "../wording/language.ts";
import { quotable } from "./quotable.ts";
import type { Phrase, Span } from "./venture.ts";

/** Who pays, where that is certain; else who is likeliest, for the founder to be asked. */
export interface BuyerRead {
  buyer: Phrase | null;
  guess: Phrase | null;
  /** Whether some words may say it at all. */
  mayBeNamed: boolean;
}

interface Told {
  texts: readonly string[];
  languages: readonly Language[];
  spans: readonly SpansRead[];
  quantities: readonly Quantity[];
  /** Where a figure stands: it is no part of who pays. */
  figures: readonly Span[];
}

/**
 * A buyer is certain where the founder answers who it is, where the words are sure enough by themselves, or where a
 * figure that is known counts the same ("14 marinas pay"). What was answered last stands above everything.
 */
export function readBuyer({ texts, languages, spans, quantities, figures }: Told): BuyerRead {
  const quoted = (text: string, span: Span): Phrase | null => quotable(text, withoutFigures(span, figures));
  let buyer: Phrase | null = null;
  let guess: Phrase | null = null;
  for (const [index, text] of texts.entries()) {
    const best = spans[index]?.buyer[0];
    const language = languages[index] ?? "en";
    const answer: Phrase | null =
      index === 0 ? null : answerIn(text, { best, language, isAsked: buyer === null, index });
    if (answer) buyer = answer;
    else if (best && buyer === null && (best.isSure || (best.isLikely && isCounted(best.text, texts, quantities))))
      buyer = quoted(text, best);
    if (best?.isLikely) guess ??= quoted(text, best);
  }
  const mayBeNamed = spans.some(
    ({ buyer: named, offer }) => named.length > 0 && offer.some(({ isLikely }) => isLikely),
  );
  return { buyer, guess: buyer ? null : guess, mayBeNamed };
}

/** "Fourteen offices": the offices. */
function withoutFigures({ message, start, end }: Span, figures: readonly Span[]): Span {
  const within = figures.filter((figure) => figure.message === message && figure.start < end && figure.end > start);
  const leading = within.filter((figure) => figure.start <= start).map((figure) => figure.end);
  const later = within.filter((figure) => figure.start > start).map((figure) => figure.start);
  return { message, start: Math.max(start, ...leading), end: Math.min(end, ...later) };
}

interface Answering {
  best: SpanRead | undefined;
  language: Language;
  /** Whether nobody was certain before, so that the reply asked. */
  isAsked: boolean;
  index: number;
}

const paying: ReadonlySet<string> = new Set(["customer", "pay_verb", "paying", "buy"]);
const longestHead = 6;
const longestAnswer = 12;
/** In a short message that answers who pays, little has to say who it is. */
const leastAnswer = 0.01;

/** "Buyer: small hotels", "small hotels pay for it", or "small hotels" where who pays was asked. */
function answerIn(text: string, { best, language, isAsked, index }: Answering): Phrase | null {
  const tokens = tokensOf(text, [], language);
  const saysPaying = (until: number): boolean =>
    tokens.slice(0, until).some(({ concepts }) => concepts.some((concept) => paying.has(concept)));
  const colon = tokens.slice(0, longestHead).findIndex(({ word }) => /^[:：=]$/.test(word));
  const first = tokens[colon + 1];
  if (colon > 0 && first && saysPaying(colon)) {
    const end = first.start + (/[\n.;。；।!?？]|$/u.exec(text.slice(first.start))?.index ?? 0);
    return quotable(text, { message: index, start: first.start, end });
  }
  if (!best || best.confidence < leastAnswer || /[?？\p{N}]/u.test(text)) return null;
  const isShort = tokens.length <= longestAnswer;
  return isShort && (isAsked || saysPaying(tokens.length)) ? quotable(text, best) : null;
}
