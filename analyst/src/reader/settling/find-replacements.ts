import type { FigureReading, FigureSpan } from "@cofounder/contract/figures";
import type { Language } from "../../i18n/language.ts";
import { isAt } from "../../quantities/span.ts";
import type { OpenFigure, Taken } from "../heard.ts";
import { readKind } from "../spans/read-kind.ts";
import type { Figure, LexedMessage } from "../tokens.ts";
import { placeOf, type Settled } from "./settle.ts";

/** A number of a later message in the place of an earlier one: "€59, not €49". */
export interface Replacement {
  /** The earlier figure. */
  before: FigureSpan;
  /** Where its number is repeated: not a figure of its own. */
  mention: FigureSpan;
  now: FigureSpan;
  sentence: FigureSpan;
}

/** Words of the new number may stand before these ("€59 a month, not €49"). */
const instead: Record<Language, RegExp> = {
  en: /^[^.!?\n]{0,40}?(?:,| and)? ?\b(?:not|instead of|rather than)\s+$/iu,
  de: /^[^.!?\n]{0,40}?(?:,| und)? ?(?<!\p{L})(?:nicht|statt|anstatt|anstelle von)\s+$/iu,
  es: /^[^.!?\n]{0,40}?(?:,| y)? ?(?<!\p{L})(?:no|en vez de|en lugar de)\s+$/iu,
  fr: /^[^.!?\n]{0,40}?(?:,| et)? ?(?<!\p{L})(?:pas|non|au lieu de)\s+$/iu,
  hi: /^[^.!?।\n]{0,40}?,? ?(?:न कि)\s+$/u,
  zh: /^[^。！？\n]{0,20}?[，,]?(?:而不是|而非|不是)$/u,
};
/** Before the old number, and between it and the new one: "not €49 but €59". */
const old: Record<Language, [before: RegExp, between: RegExp]> = {
  en: [/\bnot\s+$/iu, /^[^.!?\n]{0,30}?,? ?\b(?:but|it is|it's)\s+$/iu],
  de: [/(?<!\p{L})nicht\s+$/iu, /^[^.!?\n]{0,30}?,? ?(?<!\p{L})(?:sondern)\s+$/iu],
  es: [/(?<!\p{L})no (?:son |es )?$/iu, /^[^.!?\n]{0,30}?,? ?(?<!\p{L})(?:sino)\s+$/iu],
  fr: [/(?<!\p{L})(?:pas|non)\s+$/iu, /^[^.!?\n]{0,30}?,? ?(?<!\p{L})(?:mais)\s+$/iu],
  hi: [/$/u, /^ ?(?:रुपये|प्रतिशत)? ?नहीं,? ?(?:बल्कि )?$/u],
  zh: [/不是$/u, /^[^。！？\n]{0,10}?[，,]?(?:而是|是)$/u],
};

/** The numbers that a later message replaces: each is that of exactly one earlier figure. */
export function findReplacements(messages: readonly LexedMessage[], language: Language): Replacement[] {
  return messages.flatMap((lexed, message) =>
    lexed.figures.slice(1).flatMap((second, index) => {
      const first = lexed.figures[index];
      const pair = first && pairOf(lexed.text, [first, second], language);
      const before = pair && onlyEarlier(pair.old, messages.slice(0, message));
      if (!pair || !before) return [];
      const sentence = sentenceAround(lexed.text, pair.old.start);
      if (isSupposed(lexed.text, sentence, language)) return [];
      const at = ({ start, end }: Pick<Figure, "start" | "end">): FigureSpan => ({ message, start, end });
      return [{ before, mention: at(pair.old), now: at(pair.now), sentence: at(sentence) }];
    }),
  );
}

/** What is asked or supposed replaces nothing. */
const isSupposed = (text: string, { start, end }: { start: number; end: number }, language: Language): boolean =>
  /[?？]/u.test(text.slice(start, end)) || readKind(text, { first: false }, language).kind === "what_if";

function pairOf(
  text: string,
  [first, second]: [Figure, Figure],
  language: Language,
): { old: Figure; now: Figure } | null {
  const between = text.slice(first.end, second.start);
  if (instead[language].test(between)) return { old: second, now: first };
  const [before, joint] = old[language];
  return before.test(text.slice(Math.max(0, first.start - 20), first.start)) && joint.test(between)
    ? { old: first, now: second }
    : null;
}

function onlyEarlier({ kind, currency, low, high }: Figure, earlier: readonly LexedMessage[]): FigureSpan | null {
  const found = earlier.flatMap(({ figures }, message) =>
    figures
      .filter((figure) => figure.low === low && figure.high === high)
      .filter((figure) => kind === "bare" || figure.kind === kind || figure.kind === "bare")
      .filter((figure) => currency === null || figure.currency === null || figure.currency === currency)
      .map(({ start, end }) => ({ message, start, end })),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

function sentenceAround(text: string, position: number): { start: number; end: number } {
  const stops = [...text.matchAll(/[.!?](?=\s|$)|[。！？।\n]/gu)].map(({ index }) => index + 1);
  const start = stops.findLast((stop) => stop <= position) ?? 0;
  return { start, end: stops.find((stop) => stop > position) ?? text.length };
}

interface Said {
  span: FigureSpan;
  reading: FigureReading;
}

/**
 * The founder's settlements with what the replacements settle: the new number is what the old one was known to be, and
 * the old one is none any more. What was pressed later, or on the new number, stands above it.
 */
export function withReplacements(
  pressed: readonly Settled[],
  replacements: readonly Replacement[],
  read: readonly Said[],
): Settled[] {
  return replacements.reduce<Settled[]>(
    (settled, { before, now, mention: { message } }) => {
      const ofBefore = settled.filter(({ span }) => isAt(span, before));
      if (ofBefore.some(({ after = Infinity }) => after >= message)) return settled;
      const last = ofBefore.at(-1);
      const reading = last ? last.reading : (read.find(({ span }) => isAt(span, before))?.reading ?? null);
      const isKnown = [...settled, ...read].some(({ span }) => isAt(span, now));
      return [
        ...settled.filter((click) => !ofBefore.includes(click)),
        { span: before, reading: null, after: message },
        ...(reading && !isKnown ? [{ span: now, reading, after: message }] : []),
      ];
    },
    [...pressed],
  );
}

/** An open number in the place of an open one has its guess. */
export const withGuessOfBefore =
  (replacements: readonly Replacement[], unread: readonly OpenFigure[]) =>
  (figure: OpenFigure): OpenFigure => {
    const replacement = replacements.find(({ now }) => isAt(now, figure.span));
    const before = replacement && unread.find(({ span }) => isAt(span, replacement.before));
    return before ? { ...figure, guess: before.guess, confidence: before.confidence, offered: before.offered } : figure;
  };

/** What each replacement that holds says, in the founder's numbers. */
export const takenByReplacement = (
  replacements: readonly Replacement[],
  texts: readonly string[],
  settled: readonly Settled[],
): Taken[] =>
  replacements
    .filter(({ before, mention }) =>
      settled.some(({ span, reading, after }) => reading === null && after === mention.message && isAt(span, before)),
    )
    .map(({ before, now, sentence }) => ({
      id: placeOf(now),
      quote: quoteAt(texts, now),
      from: sentence,
      settles: true,
      reading: settled.find(({ span }) => isAt(span, now))?.reading ?? null,
      replaces: quoteAt(texts, before),
    }));

const quoteAt = (texts: readonly string[], { message, start, end }: FigureSpan): string =>
  (texts[message] ?? "").slice(start, end);
