import { hanWords } from "./han-words.ts";
import { hashOf, hashOn } from "./network.ts";
import { sentenceAround } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** A word of a message that may be the thing a figure counts; a Chinese word may span several tokens. */
export interface Noun {
  /** Its first token, and the one behind its last. */
  from: number;
  to: number;
  word: string;
  concepts: readonly string[];
  capital: boolean;
  /** The whole message's features of it. */
  usual: readonly string[];
}

/** How many words on each side of a figure may be its noun, and how many of the sentence before. */
const nearest = 8;
const before = 5;

const isWord = /^(?!\p{Script=Han})[\p{L}\p{M}]/u;

const ofMessages = new WeakMap<readonly Token[], Noun[]>();

/** All words of a message, found once for all its figures. */
export function nounsOf(tokens: readonly Token[]): readonly Noun[] {
  let nouns = ofMessages.get(tokens);
  if (!nouns) ofMessages.set(tokens, (nouns = findNouns(tokens)));
  return nouns;
}

function findNouns(tokens: readonly Token[]): Noun[] {
  const nouns: Noun[] = tokens.flatMap((token, from) =>
    token.figure || !isWord.test(token.word) || token.word.endsWith("'")
      ? []
      : [{ ...token, from, to: from + 1, usual: [] }],
  );
  const chinese = hanWords(tokens).map(({ word, from, to }): Noun => ({
    from,
    to,
    word,
    concepts: [...new Set(tokens.slice(from, to).flatMap(({ concepts }) => concepts))],
    capital: false,
    usual: [],
  }));
  const all = chinese.length === 0 ? nouns : [...nouns, ...chinese].toSorted((a, b) => a.from - b.from);
  return withUsual(tokens, all);
}

/** How often the message contains a word, whether "per" stands before it, and whether it is counted somewhere. */
function withUsual(tokens: readonly Token[], nouns: readonly Noun[]): Noun[] {
  const said = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const { word, from } of nouns) {
    const stem = stemOf(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
    const left = tokens[from - 1];
    const right = tokens[from + 1];
    const known = said.get(stem) ?? new Set<string>();
    said.set(stem, known);
    if (left?.concepts.includes("per")) known.add("per");
    if (left?.figure) known.add(`counted ${left.figure.kind}`);
    if (right?.figure) known.add(`leads ${right.figure.kind}`);
  }
  return nouns.map((noun) => {
    const stem = stemOf(noun.word);
    return { ...noun, usual: [`said ${Math.min(4, counts.get(stem) ?? 0)}`, ...(said.get(stem) ?? [])] };
  });
}

const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word);

/** The words near a figure that may be its counted thing or its denominator. */
export function nounCandidates(tokens: readonly Token[], at: number): Noun[] {
  const [start, end] = sentenceAround(tokens, at);
  const nouns = nounsOf(tokens);
  const first = firstFrom(nouns, start);
  const last = firstFrom(nouns, end);
  const within = nouns.slice(first, last).filter(({ to }) => to <= end);
  const left = within.filter(({ to }) => to <= at).slice(-nearest);
  const right = within.filter(({ from }) => from > at).slice(0, nearest);
  const room = Math.min(nearest - left.length, before);
  const earlier = nouns
    .slice(Math.max(0, first - before - 1), first)
    .filter(({ to }) => to <= start)
    .slice(-room);
  return [...(room > 0 ? earlier : []), ...left, ...right];
}

/** The number of words that begin before a token; they are in order. */
function firstFrom(nouns: readonly Noun[], token: number): number {
  let [low, high] = [0, nouns.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nouns[middle]?.from ?? token) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Pair {
  at: number;
  noun: Noun;
}

/** The features of a word near a figure, as hashes of strings that mean nothing by themselves. */
export const nounFeatures = (tokens: readonly Token[], pair: Pair, language: string): number[] => [
  ...ownFeatures(tokens, pair, language),
  ...pairFeatures(tokens, pair, language),
];

const settingOf = (tokens: readonly Token[], { at, noun }: Pair, language: string): Setting => ({
  kind: tokens[at]?.figure?.kind ?? "",
  side: noun.from < at ? "L" : "R",
  language,
});

/** The figures for which a word's features are the same. */
export const sharedBy = (tokens: readonly Token[], { at, noun }: Pair): string =>
  `${noun.from} ${noun.from < at} ${tokens[at]?.figure?.kind}`;

/** The features of the word alone, for every figure of one kind on one side of it. */
export function ownFeatures(tokens: readonly Token[], { at, noun }: Pair, language: string): number[] {
  const setting = settingOf(tokens, { at, noun }, language);
  return [
    ...wordFeatures(noun, tokens[noun.from]?.boundary ?? "none", setting),
    ...neighbourFeatures("before", tokens[noun.from - 1], setting),
    ...neighbourFeatures("next", tokens[noun.to], setting),
    ...neighbourFeatures("nextbut", tokens[noun.to + 1], setting).slice(0, 1),
    ...neighbourFeatures("beforebut", tokens[noun.from - 2], setting).slice(0, 1),
  ];
}

/** The features of the word and one figure. */
export const pairFeatures = (tokens: readonly Token[], pair: Pair, language: string): number[] =>
  placeFeatures(tokens, pair, settingOf(tokens, pair, language));

interface Setting {
  kind: string;
  side: string;
  language: string;
}

function wordFeatures({ word, concepts, capital, usual }: Noun, boundary: string, setting: Setting): number[] {
  const { kind, side, language } = setting;
  const ofWord = hashOf("concept ");
  const ofPlace = hashOf(`concept ${kind} ${side} `);
  return [
    hashOf(`word ${word}`),
    hashOf(`word ${side} ${kind} ${word}`),
    hashOf(`end ${word.slice(-2)} ${language}`),
    hashOf(`end ${word.slice(-3)} ${language}`),
    hashOf(`begin ${word.slice(0, 3)}`),
    hashOf(`length ${Math.min(9, word.length)} ${language}`),
    hashOf(`boundary ${boundary}`),
    hashOf(`capital ${capital} ${language}`),
    ...usual.flatMap((said) => [hashOf(`usual ${said}`), hashOf(`usual ${kind} ${said} ${language}`)]),
    ...known(concepts).flatMap((concept) => [hashOn(ofWord, concept), hashOn(ofPlace, concept)]),
  ];
}

/** Being unknown to the lexicon is a feature as well. */
const known = (concepts: readonly string[]): readonly string[] => (concepts.length === 0 ? ["?"] : concepts);

function placeFeatures(tokens: readonly Token[], { at, noun }: Pair, { kind, side, language }: Setting): number[] {
  const between = noun.from < at ? tokens.slice(noun.to, at) : tokens.slice(at + 1, noun.from);
  const distance = Math.min(20, between.length);
  const place = `${side}${distance}`;
  const ofPlace = hashOf(`concept ${place} `);
  const ofBetween = hashOf(`betweent ${side} `);
  const isNear = distance < 5;
  const crossed =
    between.some(({ boundary }) => boundary === "sentence" || boundary === "paragraph") || ends(tokens, at, noun);
  return [
    hashOf(`place ${kind} ${place}`),
    hashOf(`place ${kind} ${place} ${language}`),
    hashOf(`crosses ${between.some(({ figure }) => figure)} ${between.some(({ boundary }) => boundary !== "none")}`),
    hashOf(`crossed ${crossed}`),
    hashOf(`line ${between.some(({ boundary }) => boundary === "line")}`),
    hashOf(`between ${distance < 4 ? between.map(({ word }) => word).join(" ") : "far"}`),
    ...known(noun.concepts).map((concept) => hashOn(ofPlace, concept)),
    ...(isNear ? between.flatMap(({ concepts }) => concepts.map((concept) => hashOn(ofBetween, concept))) : []),
  ];
}

const ends = (tokens: readonly Token[], at: number, { from }: Noun): boolean => {
  const boundary = from < at ? tokens[at]?.boundary : tokens[from]?.boundary;
  return boundary === "sentence" || boundary === "paragraph";
};

function neighbourFeatures(name: string, token: Token | undefined, { kind, side }: Setting): number[] {
  const word = token?.word ?? "^";
  const found = [hashOf(`${name} ${word}`), hashOf(`${name} ${kind} ${side} ${word}`)];
  if (!token || token.concepts.length === 0) return found;
  const ofName = hashOf(`${name}t `);
  const ofPlace = hashOf(`${name}t ${side} ${kind} `);
  for (const concept of token.concepts) found.push(hashOn(ofName, concept), hashOn(ofPlace, concept));
  return found;
}
