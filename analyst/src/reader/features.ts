import { FeatureSet } from "./feature-set.ts";
import { type HanWord, hanWords } from "./han-words.ts";
import { hashOf, hashOn, hashPair, hashPart } from "./network.ts";
import { firstFrom } from "./in-order.ts";
import { sentenceAround } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** How far from a figure words are features of their own. */
const reach = 7;
const conceptReach = 10;

/**
 * The features of the figure at `tokens[at]` and the words around it, as hashes of strings that mean nothing by
 * themselves: the network learns the weight of each.
 */
export const featuresOf = (tokens: readonly Token[], at: number, language: string): number[] => [
  ...ownFeatures(tokens, at, language),
  ...messageFeatures(tokens),
];

const found = new FeatureSet();
const add = (hash: number): void => found.add(hash);

/** The features of the figure itself, without those of the whole message, each once. */
export function ownFeatures(tokens: readonly Token[], at: number, language: string): Int32Array {
  found.clear();
  const figure = tokens[at]?.figure;
  if (!figure) return found.values();
  const { kind } = figure;
  add(hashOf(`kind ${kind}`));
  add(hashOf(`kind ${kind} ${language}`));
  addSize(figure);
  const left = neighbours(tokens, at, -1);
  const right = neighbours(tokens, at, 1);
  for (const [near, side] of [
    [left, "L"],
    [right, "R"],
  ] as const) {
    addWords(near, side, kind);
    addConcepts(near, side, kind);
  }
  addAcross(left, right, kind);
  addSentence(tokens, at, kind);
  addLineHead(tokens, at, kind);
  addOtherFigures(tokens, at, kind);
  return found.values();
}

function addSize({ low, high, kind }: NonNullable<Token["figure"]>): void {
  const size = low === 0 ? "zero" : String(Math.round(Math.log10(Math.abs(low)) * 2) / 2);
  add(hashOf(`size ${kind} ${size}`));
  add(hashOf(`shape ${kind} ${Number.isInteger(low)} ${low !== high} ${low < 0} ${Number.isInteger(low * 100)}`));
  if (Number.isInteger(low) && low >= 1900 && low <= 2100) add(hashOf(`year ${kind}`));
  if (Number.isInteger(low) && low <= 12) add(hashOf(`small ${kind} ${low}`));
}

/** The tokens to one side, nearest first, until a sentence or paragraph ends; the end is a token of its own. */
function neighbours(tokens: readonly Token[], at: number, side: -1 | 1): (Token | string)[] {
  const near: (Token | string)[] = [];
  for (let distance = 1; distance <= conceptReach; distance++) {
    const token = tokens[at + side * distance];
    const { boundary } = (side < 0 ? tokens[at - distance + 1] : token) ?? { boundary: "paragraph" };
    if (!token || boundary === "paragraph") return [...near, "¶"];
    if (boundary === "line") near.push("⏎");
    if (boundary === "sentence") return [...near, "."];
    if (boundary === "line" && side > 0) return near;
    near.push(token);
  }
  return near;
}

const wordOf = (token: Token | string): string => (typeof token === "string" ? token : token.word);
/** A mark for an end, a figure, or the concepts of a word; "?" for a word that the lexicon does not know. */
function conceptsAt(token: Token | string): readonly string[] {
  if (typeof token === "string") return [token];
  if (token.figure) return [token.word];
  return token.concepts.length === 0 ? ["?"] : token.concepts;
}

function zone(distance: number): string {
  if (distance < 2) return "near";
  return distance < 4 ? "mid" : "far";
}

/** The hashes that the features of a word at some distance to one side begin with. */
interface OfWords {
  at: number;
  zone: number;
  pair: number;
  letters: number;
}

interface OfConcepts {
  at: number;
  area: number;
  pair: number;
}

/** A line's end between two words counts as well. */
const distances = Array.from({ length: 2 * conceptReach + 2 }, (_, distance) => distance);
const ofWords = bySide((side) =>
  distances.map((distance): OfWords => ({
    at: hashOf(`w${side}${distance} `),
    zone: hashOf(`w${side}${zone(distance)} `),
    pair: hashOf(`w2${side}${distance} `),
    letters: hashOf(`c${side}${distance === 0} `),
  })),
);
const ofConcepts = bySide((side) =>
  distances.map((distance): OfConcepts => ({
    at: hashOf(`t${side}${distance} `),
    area: hashOf(`t${side}${areaOf(distance)}`),
    pair: hashOf(`t2${side}${distance} `),
  })),
);

type Side = "L" | "R";

function bySide<Made>(make: (side: Side) => Made): Record<Side, Made> {
  return { L: make("L"), R: make("R") };
}

function addWords(near: readonly (Token | string)[], side: Side, kind: string): void {
  const ofKind = hashOf(`w${side}${kind} `);
  for (let distance = 0; distance < Math.min(reach, near.length); distance++) {
    const token = near[distance] as Token | string;
    const word = wordOf(token);
    const begun = ofWords[side][distance] as OfWords;
    add(hashOn(begun.at, word));
    add(hashOn(begun.zone, word));
    add(hashOn(ofKind, word));
    const before = near[distance - 1];
    if (before !== undefined) add(hashPair(begun.pair, wordOf(before), word));
    const first = near[distance - 2];
    if (distance === 2 && before !== undefined && first !== undefined)
      add(hashPair(hashOf(`w3${side} ${wordOf(first)} `), wordOf(before), word));
    if (distance < 3 && typeof token !== "string" && !token.figure) addLetters(word, begun.letters);
  }
}

function addLetters(word: string, begun: number): void {
  const closed = `<${word}>`;
  for (let length = 3; length <= 5; length++)
    for (let from = 0; from + length <= closed.length; from++) add(hashPart(begun, closed, [from, from + length]));
}

function addConcepts(near: readonly (Token | string)[], side: Side, kind: string): void {
  const ofKind = hashOf(`t${side}${kind} `);
  for (const [distance, token] of near.entries()) {
    const { at, area, pair } = ofConcepts[side][distance] as OfConcepts;
    const ofArea = hashOn(area, " ");
    const ofAreaAndKind = hashPair(area, kind, "");
    const following = near[distance + 1];
    const next = distance < 5 && following !== undefined ? conceptsAt(following) : [];
    for (const concept of conceptsAt(token)) {
      add(hashOn(at, concept));
      add(hashOn(ofArea, concept));
      add(hashOn(ofAreaAndKind, concept));
      add(hashOn(ofKind, concept));
      for (const other of next) add(hashPair(pair, concept, other));
    }
  }
  addTogether(near.slice(0, 6), hashOf(`tp${side}${kind} `));
}

/** Every pair of concepts that stand near each other, in any order. */
function addTogether(near: readonly (Token | string)[], begun: number): void {
  const together = conceptsOf(near).toSorted();
  for (let index = 0; index < together.length; index++) {
    const ofLeft = hashPair(begun, together[index] as string, "");
    for (let other = index + 1; other < together.length; other++) add(hashOn(ofLeft, together[other] as string));
  }
}

/** Each concept once. */
function conceptsOf(near: readonly (Token | string)[]): string[] {
  const concepts: string[] = [];
  for (const token of near)
    for (const concept of conceptsAt(token)) if (!concepts.includes(concept)) concepts.push(concept);
  return concepts;
}

function areaOf(distance: number): string {
  if (distance < 2) return "near";
  return distance < 5 ? "mid" : "far";
}

type Near = readonly (Token | string)[];

/** Concepts on both sides at once: "we charge … per", "rent is … a month". */
function addAcross(left: Near, right: Near, kind: string): void {
  const [nearest, next, nextBut] = [left[0] ?? "", right[0] ?? "", right[1] ?? ""].map(wordOf);
  add(hashOf(`x ${nearest} ${next}`));
  add(hashOf(`x3${kind} ${nearest} ${next} ${nextBut}`));
  const before = conceptsOf(left.slice(0, 5));
  const after = conceptsOf(right.slice(0, 4));
  const begun = hashOf(`tx${kind} `);
  for (const concept of before) {
    const ofConcept = hashPair(begun, concept, "");
    for (const other of after) add(hashOn(ofConcept, other));
  }
}

const inSentence = hashOf("s ");
const conceptBefore = hashOf("pt ");
const question = hashOf("question");

function addSentence(tokens: readonly Token[], at: number, kind: string): void {
  const [start, end] = sentenceAround(tokens, at);
  const ofKind = hashOf(`st${kind} `);
  for (let index = start; index < at; index++) addOfSide(tokens[index] as Token, ofBefore, ofKind);
  for (let index = at + 1; index < end; index++) addOfSide(tokens[index] as Token, ofBehind, ofKind);
  addOpening(tokens, start, kind);
  addHanWords(tokens, start, end);
  addClause(tokens, at, kind);
  for (let index = Math.max(0, start - 12); index < start; index++)
    for (const concept of (tokens[index] as Token).concepts) add(hashOn(conceptBefore, concept));
  if (tokens.slice(at, end).some(({ word }) => word === "?" || word === "？")) add(question);
}

const ofBefore = { word: hashOf("strue "), concept: hashOf("sttrue ") };
const ofBehind = { word: hashOf("sfalse "), concept: hashOf("stfalse ") };

/** A word of the sentence before or behind a figure. */
function addOfSide({ word, concepts }: Token, ofSide: typeof ofBefore, ofKind: number): void {
  add(hashOn(inSentence, word));
  add(hashOn(ofSide.word, word));
  for (const concept of concepts) {
    add(hashOn(ofKind, concept));
    add(hashOn(ofSide.concept, concept));
  }
}

/** The Chinese words of a sentence. */
function addHanWords(tokens: readonly Token[], start: number, end: number): void {
  const all = hanWords(tokens);
  for (let index = firstFrom(all, start); index < all.length; index++) {
    const { word, from, to } = all[index] as HanWord;
    if (from > end) return;
    if (to <= end) add(hashOn(inSentence, word));
  }
}

/** The subject of a sentence mostly stands at its beginning. */
function addOpening(tokens: readonly Token[], start: number, kind: string): void {
  const ofWord = hashOf(`o${kind} `);
  const ofConcept = hashOf(`ot${kind} `);
  for (const { word, concepts } of tokens.slice(start, start + 3)) {
    add(hashOn(ofWord, word));
    for (const concept of concepts) add(hashOn(ofConcept, concept));
  }
}

/** Without commas and full stops, a text this long is no longer a clause. */
const clauseReach = 150;
const lineReach = 400;

function clauseAround(tokens: readonly Token[], at: number): [start: number, end: number] {
  const isWithin = (index: number): boolean => tokens[index]?.boundary === "none";
  let start = at;
  while (start > 0 && at - start < clauseReach && isWithin(start)) start--;
  let end = at + 1;
  while (end < tokens.length && end - at < clauseReach && isWithin(end)) end++;
  return [start, end];
}

function addClause(tokens: readonly Token[], at: number, kind: string): void {
  const [start, end] = clauseAround(tokens, at);
  addOfClause(tokens.slice(start, at), "cl", kind);
  addOfClause(tokens.slice(at + 1, end), "cr", kind);
}

function addOfClause(part: readonly Token[], side: string, kind: string): void {
  const ofWord = hashOf(`${side}${kind} `);
  const ofEnding = hashOf(`${side}e `);
  const ofConcept = hashOf(`${side}t${kind} `);
  for (const { word, concepts } of part) {
    add(hashOn(ofWord, word));
    // Verb endings that mark the conditional.
    if (word.length > 4) add(hashPart(ofEnding, word, [word.length - 3, word.length]));
    for (const concept of concepts) add(hashOn(ofConcept, concept));
  }
}

/** "Rent: 800", "staff | 3": the words before the sign name the topic of the line. */
function addLineHead(tokens: readonly Token[], at: number, kind: string): void {
  let start = at;
  const isHead = (index: number): boolean => {
    const boundary = tokens[index]?.boundary ?? "line";
    return boundary === "line" || boundary === "paragraph";
  };
  while (start > 0 && at - start < lineReach && !isHead(start)) start--;
  if (start > 0 && !isHead(start)) return;
  const sign = tokens.slice(start, at).findIndex(({ word }) => /^[:：|=]$/.test(word));
  if (sign < 1 || sign > 7) return;
  for (const token of tokens.slice(start, start + sign)) {
    add(hashOf(`h ${token.word}`));
    for (const concept of token.concepts) add(hashOf(`ht${kind} ${concept}`));
  }
}

function addOtherFigures(tokens: readonly Token[], at: number, kind: string): void {
  add(hashOf(`before ${kind} ${kindBeside(tokens, at, -1)}`));
  add(hashOf(`after ${kind} ${kindBeside(tokens, at, 1)}`));
}

/** The kind of the next figure to one side. */
function kindBeside(tokens: readonly Token[], at: number, side: -1 | 1): string {
  for (let index = at + side; index >= 0 && index < tokens.length; index += side) {
    const figure = tokens[index]?.figure;
    if (figure) return figure.kind;
  }
  return "-";
}

const ofMessages = new WeakMap<readonly Token[], readonly number[]>();

/** The kind of the whole message: a what-if, a correction, a letter of plans. Found once for all its figures. */
export function messageFeatures(tokens: readonly Token[]): readonly number[] {
  let features = ofMessages.get(tokens);
  if (!features) ofMessages.set(tokens, (features = findMessageFeatures(tokens).map(hashOf)));
  return features;
}

const messageReach = 600;

function findMessageFeatures(tokens: readonly Token[]): string[] {
  const concepts = new Set(tokens.slice(0, messageReach).flatMap((token) => token.concepts));
  return [
    ...[...concepts].map((concept) => `m ${concept}`),
    ...tokens
      .slice(0, 5)
      .flatMap((token, index) => [
        `first ${index} ${token.word}`,
        ...token.concepts.map((concept) => `firstt ${concept}`),
      ]),
    `figures ${Math.min(6, tokens.filter(({ figure }) => figure).length)}`,
  ];
}
