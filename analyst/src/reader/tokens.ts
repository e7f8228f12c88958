import type { Language } from "../wording/language.ts";
import { conceptsOf, lexiconOf } from "./lexicon.ts";
import { words } from "./words.ts";

/** A number of the text as the lexer finds it. */
export interface Figure {
  start: number;
  end: number;
  low: number;
  high: number;
  kind: "money" | "percent" | "fraction" | "date" | "clock" | "bare";
  currency: string | null;
}

export type Boundary = "none" | "clause" | "sentence" | "line" | "paragraph";

export interface Token {
  word: string;
  start: number;
  end: number;
  /** The figure that stands here, or null for a word. */
  figure: Figure | null;
  concepts: readonly string[];
  /** What separates it from the token before. */
  boundary: Boundary;
}

const endOfSentence = /^[.!?。！？।;；]$/;
const endOfClause = /^[,，:：()（）–—•|、]$/;

/** The words of a message with its figures among them, each figure one token. */
export function tokensOf(text: string, figures: readonly Figure[], language: Language): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const figure of [...figures, null]) {
    const until = figure?.start ?? text.length;
    for (const word of words(text.slice(from, until), from))
      tokens.push({ ...word, figure: null, concepts: [], boundary: "none" });
    if (!figure) break;
    const word = `#${figure.kind}`;
    tokens.push({ word, start: figure.start, end: figure.end, figure, concepts: [], boundary: "none" });
    from = figure.end;
  }
  const concepts = conceptsOf(
    lexiconOf(language),
    tokens.map(({ word }) => word),
  );
  for (const [index, token] of tokens.entries()) {
    token.concepts = concepts[index] ?? [];
    token.boundary = boundaryBetween(tokens[index - 1], token, text);
  }
  return tokens;
}

function boundaryBetween(left: Token | undefined, right: Token, text: string): Boundary {
  if (!left) return "paragraph";
  const between = text.slice(left.end, right.start);
  if (between.includes("\n")) return /\n\s*\n/.test(between) ? "paragraph" : "line";
  if (left.figure) return "none";
  if (endOfSentence.test(left.word)) return "sentence";
  return endOfClause.test(left.word) || left.word === "-" ? "clause" : "none";
}
