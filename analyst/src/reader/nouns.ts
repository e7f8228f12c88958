import { hanWords } from "./han-words.ts";
import { hashOf, hashOn, hashPart } from "./network.ts";
import { firstFrom } from "./in-order.ts";
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

/** The first noun that begins at a token. */
export function nounAt(tokens: readonly Token[], at: number): Noun | null {
  const nouns = nounsOf(tokens);
  const noun = nouns[firstFrom(nouns, at)];
  return noun?.from === at ? noun : null;
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

interface Pair {
  at: number;
  noun: Noun;
}

/** The features of a word near a figure, as hashes of strings that mean nothing by themselves. */
export const nounFeatures = (tokens: readonly Token[], pair: Pair, language: string): number[] => [
  ...ownFeatures(tokens, pair, language),
  ...pairFeatures(tokens, pair, language),
];

/** The features of the word alone, for every figure of one kind on one side of it. */
export function ownFeatures(tokens: readonly Token[], { at, noun }: Pair, language: string): number[] {
  const setting = settingOf(tokens, { at, noun }, language);
  const found: number[] = [];
  addWord(noun, tokens[noun.from]?.boundary ?? "none", { setting, found });
  addNeighbour(setting.before, tokens[noun.from - 1], found);
  addNeighbour(setting.next, tokens[noun.to], found);
  found.push(hashOn(nextBut, tokens[noun.to + 1]?.word ?? "^"));
  found.push(hashOn(beforeBut, tokens[noun.from - 2]?.word ?? "^"));
  return found;
}

/** The features of the word and one figure. */
export function pairFeatures(tokens: readonly Token[], { at, noun }: Pair, language: string): number[] {
  const setting = settingOf(tokens, { at, noun }, language);
  const [from, to] = noun.from < at ? [noun.to, at] : [at + 1, noun.from];
  const between = betweenOf(tokens, from, to);
  const distance = Math.min(farthest, Math.max(0, to - from));
  const place = setting.places[distance] as Place;
  const found = [
    place.alone,
    place.inLanguage,
    crosses[Number(between.hasFigure)]?.[Number(between.hasBoundary)] as number,
    crossed[Number(between.endsSentence || ends(tokens, at, noun))] as number,
    line[Number(between.hasLine)] as number,
    distance < 4 ? hashWords(tokens, from, to) : far,
  ];
  for (const concept of known(noun.concepts)) found.push(hashOn(place.concept, concept));
  if (distance < 5)
    for (let index = from; index < to; index++)
      for (const concept of (tokens[index] as Token).concepts) found.push(hashOn(setting.between, concept));
  return found;
}

const farthest = 20;
const nextBut = hashOf("nextbut ");
const beforeBut = hashOf("beforebut ");
const answers = ["false", "true"] as const;
const crosses = answers.map((figure) => answers.map((boundary) => hashOf(`crosses ${figure} ${boundary}`)));
const crossed = answers.map((answer) => hashOf(`crossed ${answer}`));
const line = answers.map((answer) => hashOf(`line ${answer}`));

/** The beginnings of the features of a word some tokens away. */
interface Place {
  alone: number;
  inLanguage: number;
  concept: number;
}

/** The beginnings of the features of a word beside a figure. */
interface Neighbour {
  word: number;
  wordOfKind: number;
  concept: number;
  conceptOfKind: number;
}

/** The beginnings of the features of words on one side of figures of a kind. */
interface Setting {
  language: string;
  word: number;
  usual: number;
  concept: number;
  between: number;
  before: Neighbour;
  next: Neighbour;
  places: readonly Place[];
}

const settings = new Map<string, Setting>();

function settingOf(tokens: readonly Token[], { at, noun }: Pair, language: string): Setting {
  const kind = tokens[at]?.figure?.kind ?? "";
  const side = noun.from < at ? "L" : "R";
  const key = `${kind} ${side} ${language}`;
  let setting = settings.get(key);
  if (!setting) settings.set(key, (setting = newSetting(kind, side, language)));
  return setting;
}

function newSetting(kind: string, side: string, language: string): Setting {
  const neighbour = (name: string): Neighbour => ({
    word: hashOf(`${name} `),
    wordOfKind: hashOf(`${name} ${kind} ${side} `),
    concept: hashOf(`${name}t `),
    conceptOfKind: hashOf(`${name}t ${side} ${kind} `),
  });
  return {
    language: ` ${language}`,
    word: hashOf(`word ${side} ${kind} `),
    usual: hashOf(`usual ${kind} `),
    concept: hashOf(`concept ${kind} ${side} `),
    between: hashOf(`betweent ${side} `),
    before: neighbour("before"),
    next: neighbour("next"),
    places: Array.from({ length: farthest + 1 }, (_, distance) => ({
      alone: hashOf(`place ${kind} ${side}${distance}`),
      inLanguage: hashOf(`place ${kind} ${side}${distance} ${language}`),
      concept: hashOf(`concept ${side}${distance} `),
    })),
  };
}

interface Sink {
  setting: Setting;
  found: number[];
}

const ofWord = hashOf("word ");
const ofEnding = hashOf("end ");
const ofBeginning = hashOf("begin ");
const ofLength = hashOf("length ");
const ofBoundary = hashOf("boundary ");
const ofCapital = hashOf("capital ");
const ofUsual = hashOf("usual ");
const ofConcept = hashOf("concept ");

function addWord({ word, concepts, capital, usual }: Noun, boundary: string, { setting, found }: Sink): void {
  const { language } = setting;
  const { length } = word;
  found.push(
    hashOn(ofWord, word),
    hashOn(setting.word, word),
    hashOn(hashPart(ofEnding, word, [Math.max(0, length - 2), length]), language),
    hashOn(hashPart(ofEnding, word, [Math.max(0, length - 3), length]), language),
    hashPart(ofBeginning, word, [0, Math.min(3, length)]),
    hashOn(hashOn(ofLength, String(Math.min(9, length))), language),
    hashOn(ofBoundary, boundary),
    hashOn(hashOn(ofCapital, String(capital)), language),
  );
  for (const said of usual) found.push(hashOn(ofUsual, said), hashOn(hashOn(setting.usual, said), language));
  for (const concept of known(concepts)) found.push(hashOn(ofConcept, concept), hashOn(setting.concept, concept));
}

/** Being unknown to the lexicon is a feature as well. */
const known = (concepts: readonly string[]): readonly string[] => (concepts.length === 0 ? unknown : concepts);
const unknown = ["?"];

interface Between {
  hasFigure: boolean;
  hasBoundary: boolean;
  hasLine: boolean;
  endsSentence: boolean;
}

/** What stands between a word and a figure. */
function betweenOf(tokens: readonly Token[], from: number, to: number): Between {
  const between: Between = { hasFigure: false, hasBoundary: false, hasLine: false, endsSentence: false };
  for (let index = from; index < to; index++) {
    const { figure, boundary } = tokens[index] as Token;
    if (figure) between.hasFigure = true;
    if (boundary !== "none") between.hasBoundary = true;
    if (boundary === "line") between.hasLine = true;
    if (boundary === "sentence" || boundary === "paragraph") between.endsSentence = true;
  }
  return between;
}

const far = hashOf("between far");
const near = hashOf("between ");

/** The words between, with spaces. */
function hashWords(tokens: readonly Token[], from: number, to: number): number {
  let hash = near;
  for (let index = from; index < to; index++) {
    if (index > from) hash = hashOn(hash, " ");
    hash = hashOn(hash, (tokens[index] as Token).word);
  }
  return hash;
}

const ends = (tokens: readonly Token[], at: number, { from }: Noun): boolean => {
  const boundary = from < at ? tokens[at]?.boundary : tokens[from]?.boundary;
  return boundary === "sentence" || boundary === "paragraph";
};

function addNeighbour(neighbour: Neighbour, token: Token | undefined, found: number[]): void {
  const word = token?.word ?? "^";
  found.push(hashOn(neighbour.word, word), hashOn(neighbour.wordOfKind, word));
  if (!token) return;
  for (const concept of token.concepts)
    found.push(hashOn(neighbour.concept, concept), hashOn(neighbour.conceptOfKind, concept));
}
