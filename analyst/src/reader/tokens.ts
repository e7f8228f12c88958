import type { Language } from "../i18n/language.ts";
import { conceptsOf, lexiconOf } from "./lexicon.ts";
import { type Elisions, words } from "./words.ts";

/** A number of the text as found by the lexer. */
export interface Figure {
  start: number;
  end: number;
  low: number;
  high: number;
  kind: "money" | "percent" | "fraction" | "date" | "clock" | "bare";
  currency: string | null;
  /** What its founder said it is in. */
  said?: string;
  /** What it counts, where that stands within it: "hours" of "two hours and a half". */
  noun?: { start: number; end: number };
}

export type Boundary = "none" | "clause" | "sentence" | "line" | "paragraph";

export interface Token {
  word: string;
  start: number;
  end: number;
  /** The figure at this place, or null for a word. */
  figure: Figure | null;
  concepts: readonly string[];
  /** Whether it is capitalized. */
  capital: boolean;
  /** What separates it from the token before. */
  boundary: Boundary;
}

const endOfSentence = /^[.!?。！？।;；]$/;
const endOfClause = /^[,，:：()（）–—•|、]$/;

/** The words of a message with its figures among them, each figure one token. */
export const tokensOf = (text: string, figures: readonly Figure[], language: Language): Token[] =>
  tokenise({ text, figures, language, elisions: "joined" });

/** The same, with elided words separated: "l'abonnement" is two. */
export const partedTokensOf = (text: string, figures: readonly Figure[], language: Language): Token[] =>
  tokenise({ text, figures, language, elisions: "apart" });

interface Tokenised {
  text: string;
  figures: readonly Figure[];
  language: Language;
  elisions: Elisions;
}

function tokenise({ text, figures, language, elisions }: Tokenised): Token[] {
  const tokens: Token[] = [];
  const pushWords = (start: number, end: number): void => {
    for (const word of words(text.slice(start, end), start, elisions))
      tokens.push({ ...word, figure: null, concepts: [], capital: isCapital(text, word.start), boundary: "none" });
  };
  let from = 0;
  for (const figure of [...figures, null]) {
    const until = figure?.start ?? text.length;
    pushWords(from, until);
    if (!figure) break;
    const word = `#${figure.kind}`;
    tokens.push({ word, start: figure.start, end: figure.end, figure, concepts: [], capital: false, boundary: "none" });
    if (figure.noun) pushWords(figure.noun.start, figure.noun.end);
    from = figure.end;
  }
  const concepts = conceptsOf(
    lexiconOf(language, elisions),
    tokens.map(({ word }) => word),
  );
  for (const [index, token] of tokens.entries()) {
    token.concepts = concepts[index] ?? [];
    token.boundary = boundaryBetween(tokens[index - 1], token, text);
  }
  return tokens;
}

const isCapital = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at));

function boundaryBetween(left: Token | undefined, right: Token, text: string): Boundary {
  if (!left) return "paragraph";
  const between = text.slice(left.end, right.start);
  if (between.includes("\n")) return /\n\s*\n/.test(between) ? "paragraph" : "line";
  if (left.figure) return "none";
  if (endOfSentence.test(left.word)) return "sentence";
  return endOfClause.test(left.word) || left.word === "-" ? "clause" : "none";
}

/** A message with the numbers found by the lexer. */
export interface LexedMessage {
  text: string;
  figures: readonly Figure[];
}
