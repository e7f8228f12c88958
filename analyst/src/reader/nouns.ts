import { hanWords } from "./han-words.ts";
import { sentenceAround } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** A word of a message that may be the thing a figure counts; Chinese words are of several tokens. */
export interface Noun {
  /** Its first token, and the one behind its last. */
  from: number;
  to: number;
  word: string;
  concepts: readonly string[];
  capital: boolean;
  /** What is said of it by the whole message. */
  usual: readonly string[];
}

/** How many words to each side of a figure may be its noun, and how many of the sentence before. */
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

/** How often the message says a word, whether it says "per" of it, and whether it counts it somewhere. */
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

/** The words near a figure that may be the thing it counts, or the thing it is for each of. */
export function nounCandidates(tokens: readonly Token[], at: number): Noun[] {
  const [start, end] = sentenceAround(tokens, at);
  const nouns = nounsOf(tokens);
  const within = nouns.filter(({ from, to }) => from >= start && to <= end);
  const left = within.filter(({ to }) => to <= at).slice(-nearest);
  const right = within.filter(({ from }) => from > at).slice(0, nearest);
  const room = nearest - left.length;
  const earlier = room > 0 ? nouns.filter(({ to }) => to <= start).slice(-Math.min(room, before)) : [];
  return [...earlier, ...left, ...right];
}

interface Pair {
  at: number;
  noun: Noun;
}

/** What can be said of a word near a figure, as strings without a meaning of their own. */
export const nounFeatures = (tokens: readonly Token[], pair: Pair, language: string): string[] => [
  ...ownFeatures(tokens, pair, language),
  ...pairFeatures(tokens, pair, language),
];

const settingOf = (tokens: readonly Token[], { at, noun }: Pair, language: string): Setting => ({
  kind: tokens[at]?.figure?.kind ?? "",
  side: noun.from < at ? "L" : "R",
  language,
});

/** For which figures the features of a word are the same. */
export const sharedBy = (tokens: readonly Token[], { at, noun }: Pair): string =>
  `${noun.from} ${noun.from < at} ${tokens[at]?.figure?.kind}`;

/** What is said of the word alone, of every figure of one kind on one side of it. */
export function ownFeatures(tokens: readonly Token[], { at, noun }: Pair, language: string): string[] {
  const setting = settingOf(tokens, { at, noun }, language);
  return [
    ...wordFeatures(noun, tokens[noun.from]?.boundary ?? "none", setting),
    ...neighbourFeatures("before", tokens[noun.from - 1], setting),
    ...neighbourFeatures("next", tokens[noun.to], setting),
    ...neighbourFeatures("nextbut", tokens[noun.to + 1], setting).slice(0, 1),
    ...neighbourFeatures("beforebut", tokens[noun.from - 2], setting).slice(0, 1),
  ];
}

/** What is said of the word and one figure. */
export const pairFeatures = (tokens: readonly Token[], pair: Pair, language: string): string[] =>
  placeFeatures(tokens, pair, settingOf(tokens, pair, language));

interface Setting {
  kind: string;
  side: string;
  language: string;
}

function wordFeatures({ word, concepts, capital, usual }: Noun, boundary: string, setting: Setting): string[] {
  const { kind, side, language } = setting;
  return [
    `word ${word}`,
    `word ${side} ${kind} ${word}`,
    `end ${word.slice(-2)} ${language}`,
    `end ${word.slice(-3)} ${language}`,
    `begin ${word.slice(0, 3)}`,
    `length ${Math.min(9, word.length)} ${language}`,
    `boundary ${boundary}`,
    `capital ${capital} ${language}`,
    ...usual.flatMap((said) => [`usual ${said}`, `usual ${kind} ${said} ${language}`]),
    ...known(concepts).flatMap((concept) => [`concept ${concept}`, `concept ${kind} ${side} ${concept}`]),
  ];
}

/** A word that the lexicon does not know is known by that. */
const known = (concepts: readonly string[]): readonly string[] => (concepts.length === 0 ? ["?"] : concepts);

function placeFeatures(tokens: readonly Token[], { at, noun }: Pair, { kind, side, language }: Setting): string[] {
  const between = noun.from < at ? tokens.slice(noun.to, at) : tokens.slice(at + 1, noun.from);
  const distance = Math.min(20, between.length);
  const place = `${side}${distance}`;
  const isNear = distance < 5;
  const crossed =
    between.some(({ boundary }) => boundary === "sentence" || boundary === "paragraph") || ends(tokens, at, noun);
  return [
    `place ${kind} ${place}`,
    `place ${kind} ${place} ${language}`,
    `crosses ${between.some(({ figure }) => figure)} ${between.some(({ boundary }) => boundary !== "none")}`,
    `crossed ${crossed}`,
    `line ${between.some(({ boundary }) => boundary === "line")}`,
    `between ${distance < 4 ? between.map(({ word }) => word).join(" ") : "far"}`,
    ...known(noun.concepts).map((concept) => `concept ${place} ${concept}`),
    ...(isNear ? between.flatMap(({ concepts }) => concepts.map((concept) => `betweent ${side} ${concept}`)) : []),
  ];
}

const ends = (tokens: readonly Token[], at: number, { from }: Noun): boolean => {
  const boundary = from < at ? tokens[at]?.boundary : tokens[from]?.boundary;
  return boundary === "sentence" || boundary === "paragraph";
};

function neighbourFeatures(name: string, token: Token | undefined, { kind, side }: Setting): string[] {
  const word = token?.word ?? "^";
  return [
    `${name} ${word}`,
    `${name} ${kind} ${side} ${word}`,
    ...(token?.concepts ?? []).flatMap((concept) => [`${name}t ${concept}`, `${name}t ${side} ${kind} ${concept}`]),
  ];
}
