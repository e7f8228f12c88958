import type { Language } from "../../i18n/language.ts";
import { hashFeature } from "../network.ts";
import { type Token, tokensOf } from "../tokens.ts";

/** A stretch of tokens, `end` excluded. */
export interface Stretch {
  start: number;
  end: number;
}

/** A message with all inputs of its tokens' features, each computed once. */
export interface Message {
  text: string;
  tokens: readonly Token[];
  /** The hash of each word; all numbers share one. */
  words: readonly number[];
  /** The hashes of each word's concepts. */
  concepts: readonly (readonly number[])[];
  shapes: readonly number[];
  /** Whether the word has not occurred in the message before. */
  isNew: readonly boolean[];
  sentences: readonly Stretch[];
  /** The sentence of each token. */
  sentenceOf: readonly number[];
}

const number = hashFeature("#");
/** The placeholder for a word without a concept. */
export const noConcept: readonly number[] = [hashFeature("?")];

let latest: { language: Language; message: Message } | null = null;

/** The words of a message. The latest one is kept: its buyer, its questions and its kind are found one after another. */
export function messageOf(text: string, language: Language): Message {
  if (latest?.message.text !== text || latest.language !== language)
    latest = { language, message: wordsOf(text, language) };
  return latest.message;
}

function wordsOf(text: string, language: Language): Message {
  const tokens = tokensOf(text, [], language);
  const words = tokens.map(({ word }) => (/^\p{N}/u.test(word) ? number : hashFeature(word)));
  const seen = new Set<number>();
  const sentences = sentencesOf(tokens);
  return {
    text,
    tokens,
    words,
    concepts: tokens.map(({ concepts }) => (concepts.length === 0 ? noConcept : concepts.map(hashConcept))),
    shapes: tokens.map((token) => shapeOf(text, token)),
    isNew: words.map((word) => seen.size < seen.add(word).size),
    sentences,
    sentenceOf: sentences.flatMap(({ start, end }, index) => Array.from({ length: end - start }, () => index)),
  };
}

const conceptHashes = new Map<string, number>();

function hashConcept(concept: string): number {
  let hash = conceptHashes.get(concept);
  if (hash === undefined) conceptHashes.set(concept, (hash = hashFeature(concept)));
  return hash;
}

/** A lower-case word, a capitalized one, an upper-case one, a number, a sign, another script. */
function shapeOf(text: string, { start, end, word }: Token): number {
  const first = text.charAt(start);
  if (/\p{N}/u.test(first)) return 3;
  if (!/[\p{L}\p{M}]/u.test(first)) return 4;
  if (/\p{Lu}/u.test(first)) return end - start > 1 && /^\p{Lu}+$/u.test(text.slice(start, end)) ? 2 : 1;
  return /^[a-z]/.test(word) ? 0 : 5;
}

function begins(tokens: readonly Token[], at: number): boolean {
  const boundary = tokens[at]?.boundary;
  return boundary !== "none" && boundary !== "clause" && !isWithinNumber(tokens, at);
}

/** The point of "2.500" does not end a sentence. */
function isWithinNumber(tokens: readonly Token[], at: number): boolean {
  const [before, point, after] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!before || !after || point?.word !== "." || before.end !== point.start || point.end !== after.start) return false;
  return /\p{N}$/u.test(before.word) && /^\p{N}/u.test(after.word);
}

const isSign = (word: string): boolean => !/[\p{L}\p{N}\p{M}]/u.test(word);

/** Sentences and lines; one that consists of signs alone belongs to the sentence before it. */
function sentencesOf(tokens: readonly Token[]): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  let hasWord = false;
  for (const [index, { boundary, word }] of tokens.entries()) {
    if (
      hasWord &&
      begins(tokens, index) &&
      !(boundary === "sentence" && isSign(word) && !/[¿¡([«"“„'‘*#-]/.test(word))
    ) {
      sentences.push({ start, end: index });
      start = index;
      hasWord = false;
    }
    hasWord ||= !isSign(word);
  }
  if (start < tokens.length) sentences.push({ start, end: tokens.length });
  return sentences;
}
