import { sentenceAround } from "./features.ts";
import type { Token } from "./tokens.ts";

/** How far from a figure a word may stand that its unit is made of. */
const reach = 9;

const isWord = /^[\p{L}\p{M}]/u;

/** The words near a figure that may be the thing it counts, or the thing it is for each of. */
export function nounCandidates(tokens: readonly Token[], at: number): number[] {
  const [start, end] = sentenceAround(tokens, at);
  const found: number[] = [];
  for (let index = Math.max(start, at - reach); index < Math.min(end, at + reach + 1); index++) {
    const token = tokens[index];
    if (token && !token.figure && isWord.test(token.word)) found.push(index);
  }
  return found;
}

interface Pair {
  at: number;
  noun: number;
}

/** What can be said of a word near a figure, as strings without a meaning of their own. */
export function nounFeatures(tokens: readonly Token[], { at, noun }: Pair, language: string): string[] {
  const token = tokens[noun];
  if (!token) return [];
  const kind = tokens[at]?.figure?.kind ?? "";
  const side = noun < at ? "L" : "R";
  return [
    ...wordFeatures(token, { kind, side, language }),
    ...placeFeatures(tokens, { at, noun }, { kind, side, language }),
    ...neighbourFeatures("before", tokens[noun - 1], { kind, side, language }),
    ...neighbourFeatures("next", tokens[noun + 1], { kind, side, language }),
  ];
}

interface Setting {
  kind: string;
  side: string;
  language: string;
}

function wordFeatures({ word, concepts, boundary }: Token, { kind, side, language }: Setting): string[] {
  return [
    `word ${word}`,
    `word ${side} ${kind} ${word}`,
    `end ${word.slice(-2)} ${language}`,
    `end ${word.slice(-3)} ${language}`,
    `length ${Math.min(9, word.length)}`,
    `boundary ${boundary}`,
    ...known(concepts).flatMap((concept) => [`concept ${concept}`, `concept ${kind} ${side} ${concept}`]),
  ];
}

/** A word that the lexicon does not know is known by that. */
const known = (concepts: readonly string[]): readonly string[] => (concepts.length === 0 ? ["?"] : concepts);

function placeFeatures(tokens: readonly Token[], { at, noun }: Pair, { kind, side, language }: Setting): string[] {
  const distance = Math.abs(noun - at);
  const place = `${side}${distance}`;
  const between = tokens.slice(Math.min(noun, at) + 1, Math.max(noun, at));
  const isNear = distance < 5;
  return [
    `place ${kind} ${place}`,
    `place ${kind} ${place} ${language}`,
    `crosses ${between.some(({ figure }) => figure)} ${between.some(({ boundary }) => boundary !== "none")}`,
    `between ${distance < 4 ? between.map(({ word }) => word).join(" ") : "far"}`,
    ...known(tokens[noun]?.concepts ?? []).map((concept) => `concept ${place} ${concept}`),
    ...(isNear ? between.flatMap(({ concepts }) => concepts.map((concept) => `betweent ${side} ${concept}`)) : []),
  ];
}

function neighbourFeatures(name: string, token: Token | undefined, { kind, side }: Setting): string[] {
  const word = token?.word ?? "^";
  return [
    `${name} ${word}`,
    `${name} ${kind} ${side} ${word}`,
    ...(token?.concepts ?? []).flatMap((concept) => [`${name}t ${concept}`, `${name}t ${side} ${kind} ${concept}`]),
  ];
}
