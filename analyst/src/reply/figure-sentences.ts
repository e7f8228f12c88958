import type { Quantity } from "../quantities/quantity.ts";

const endOfSentence = /[.!?;。！？；](?=\s|$)|[。！？；]|\n/gu;
const endOfClause =
  /[.,!?;:。，！？；：](?=\s|$)|[。，！？；：]|\n|\s(?:or|either|oder|entweder|ou|soit|o|u|या)\s|还是|或者/giu;
const eitherOr = /(?<!\p{L})(?:either|entweder|alternativ\p{L}*|o bien|soit|ou bien)(?!\p{L})|要么|या तो/iu;
const or = /(?<!\p{L})(?:or|oder|ou|o|या)(?!\p{L})|还是|或者/iu;

/** Whether its sentence names two ways that exclude one another. */
export const isOneOfTwo = (text: string, plan: Quantity): boolean => eitherOr.test(sentenceOf(text, plan));

export const hasOr = (text: string): boolean => or.test(text);

function placeIn(text: string, { span }: Quantity, boundary: RegExp): { start: number; end: number } {
  const ends = [...text.matchAll(boundary)].map(({ index, 0: found }) => ({ index, end: index + found.length }));
  const start = ends.findLast(({ end }) => end <= span.start)?.end ?? 0;
  const end = ends.find(({ index }) => index >= span.end)?.index ?? text.length;
  return { start, end };
}

function between(text: string, quantity: Quantity, boundary: RegExp): string {
  const { start, end } = placeIn(text, quantity, boundary);
  return text.slice(start, end);
}

/** Where the sentence of a figure begins in its message. */
export const startOfSentence = (text: string, quantity: Quantity): number =>
  placeIn(text, quantity, endOfSentence).start;

export const sentenceOf = (text: string, quantity: Quantity): string => between(text, quantity, endOfSentence);

export const clauseOf = (text: string, quantity: Quantity): string => between(text, quantity, endOfClause);
