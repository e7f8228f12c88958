import { isFormOf } from "../forms.ts";
import { messageFeatures, tokenFeatures } from "./features.ts";
import { chancesOf, type Linear, scoresOf } from "./linear.ts";
import type { Message, Stretch } from "./message.ts";

/** What a message names once: each of its words may be it, or none of them. */
export const rankedKinds = ["buyer", "offer", "rival"] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** The words of a message that may be the named one, by token index. */
export interface Candidates {
  tokens: readonly number[];
  /** The features of each word, followed by those of the whole message, which speak for none. */
  features: readonly (readonly number[])[];
}

/** The buyer and the offer are named within this many words; later parts of a long text elaborate on them. */
const mostWords = 1200;

const isWord = (word: string): boolean => /[\p{L}\p{M}]/u.test(word);

export function candidatesOf(message: Message, isFirst: boolean): Candidates {
  const tokens: number[] = [];
  for (const [at, { word }] of message.tokens.entries()) {
    if (tokens.length === mostWords) break;
    if (isWord(word)) tokens.push(at);
  }
  const features = tokens.map((at) => tokenFeatures(message, at, isFirst));
  return { tokens, features: [...features, messageFeatures(message, isFirst)] };
}

/** The words of a message that are likeliest the named one. */
export interface Ranked extends Stretch {
  /** Their probability. */
  confidence: number;
  /** Their probability, given that the message names one at all. */
  share: number;
}

/** A message that names the offer has a buyer, named or not: the relative probability of its words counts. */
export const surenessOf = (kind: RankedKind, { confidence, share }: Pick<Ranked, "confidence" | "share">): number =>
  kind === "buyer" ? share : confidence;

/** The likeliest words for each kind, best first. */
export function rank(model: Linear, message: Message, { tokens, features }: Candidates): Record<RankedKind, Ranked[]> {
  const scores = scoresOf(model, features);
  const count = model.tags.length;
  const ranked = (kind: RankedKind): Ranked[] => {
    const tag = model.tags.indexOf(kind);
    const own = new Float64Array(features.length);
    for (let at = 0; at < own.length; at++) own[at] = scores[at * count + tag] ?? 0;
    const chances = chancesOf(own);
    return likeliest(message, { tokens, chances, beside: besideBest[kind] });
  };
  return { buyer: ranked("buyer"), offer: ranked("offer"), rival: ranked("rival") };
}

/** The maximum number of items of one kind that a message names. */
const most = 6;
/** A word joins its neighbour when its probability beside it is at least this; rivals are mostly single-word names. */
const besideBest: Record<RankedKind, number> = { buyer: 0.05, offer: 0.05, rival: 0.35 };
const leastChance = 0.02;
/** A Chinese character beside others of its word needs this much less. */
const ofCharacters = 0.2;

interface Weighed {
  tokens: readonly number[];
  /** The scores of the tokens, then that of none. */
  chances: Float64Array;
  beside: number;
}

function likeliest(message: Message, { tokens, chances, beside }: Weighed): Ranked[] {
  const chanceAt = new Float64Array(message.tokens.length);
  for (let index = 0; index < tokens.length; index++) chanceAt[tokens[index] as number] = chances[index] as number;
  const taken = new Set<number>();
  const belongs = (place: number, at: number): boolean => {
    const least = isHan(message.tokens[place]?.word ?? "") ? beside * ofCharacters : beside;
    return !taken.has(place) && (chanceAt[place] as number) >= (chanceAt[at] as number) * least;
  };
  const some = 1 - (chances.at(-1) ?? 0);
  const found: Words[] = [];
  for (const at of firstOf(tokens, chanceAt)) {
    if (found.length === most) break;
    if (taken.has(at)) continue;
    const stretch = widened(message, at, belongs);
    const words = { ...stretch, confidence: sumOf(stretch, chanceAt) };
    for (let place = stretch.start; place < stretch.end; place++) taken.add(place);
    const same = found.findIndex(({ start, end }) => isSaidAgain(message, at, { start, end }));
    const other = found[same];
    if (other) found[same] = { ...fuller(other, words), confidence: other.confidence + words.confidence };
    else found.push(words);
  }
  return found
    .map((words) => ({ ...words, share: words.confidence / Math.max(some, Number.EPSILON) }))
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** The words that are likely enough, best first; at least the likeliest of all. */
function firstOf(tokens: readonly number[], chanceAt: Float64Array): number[] {
  const chanceOf = (at: number): number => chanceAt[at] as number;
  const likely = tokens.filter((at) => chanceOf(at) >= leastChance);
  if (likely.length > 0) return likely.toSorted((a, b) => chanceOf(b) - chanceOf(a));
  const [first, ...others] = tokens;
  return first === undefined ? [] : [others.reduce((best, at) => (chanceOf(at) > chanceOf(best) ? at : best), first)];
}

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

type Words = Omit<Ranked, "share">;

/** Of two mentions the more specific one: "small offices", not "offices". */
const fuller = (one: Words, other: Words): Words => (other.end - other.start > one.end - one.start ? other : one);

/** The word with the neighbours in the sentence that belong to it. */
function widened(
  { sentences, sentenceOf }: Message,
  at: number,
  belongs: (place: number, at: number) => boolean,
): Stretch {
  const { start: first, end: last } = sentences[sentenceOf[at] ?? 0] ?? { start: at, end: at + 1 };
  let [start, end] = [at, at + 1];
  while (start > first && belongs(start - 1, at)) start--;
  while (end < last && belongs(end, at)) end++;
  return { start, end };
}

function sumOf({ start, end }: Stretch, chanceAt: Float64Array): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += chanceAt[at] as number;
  return sum;
}

/** Whether a word occurs in other words, or is a form of one. */
export function isSaidAgain({ tokens }: Message, at: number, { start, end }: Stretch): boolean {
  const word = tokens[at]?.word ?? "";
  if (word.length < 3 || isHan(word)) return false;
  return tokens.slice(start, end).some((other) => other.word.length > 2 && isFormOf(word, other.word));
}
