import { hanWords } from "./han-words.ts";
import { hashOf, hashOn, hashPair } from "./network.ts";
import { sentenceAround } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** How far from a figure words are features of their own. */
const reach = 7;
const conceptReach = 10;

type Add = (hash: number) => void;

/**
 * The features of the figure at `tokens[at]` and the words around it, as hashes of strings that mean nothing by
 * themselves: the network learns the weight of each.
 */
export const featuresOf = (tokens: readonly Token[], at: number, language: string): number[] => [
  ...ownFeatures(tokens, at, language),
  ...messageFeatures(tokens),
];

/** The features of the figure itself, without those of the whole message. */
export function ownFeatures(tokens: readonly Token[], at: number, language: string): Set<number> {
  const found = new Set<number>();
  const add: Add = (hash) => void found.add(hash);
  const figure = tokens[at]?.figure;
  if (!figure) return found;
  const { kind } = figure;
  add(hashOf(`kind ${kind}`));
  add(hashOf(`kind ${kind} ${language}`));
  addSize(figure, add);
  for (const side of [-1, 1] as const) {
    const near = neighbours(tokens, at, side);
    addWords(near.slice(0, reach), `${side < 0 ? "L" : "R"}`, { add, kind });
    addConcepts(near, `${side < 0 ? "L" : "R"}`, { add, kind });
  }
  addAcross(tokens, at, { add, kind });
  addSentence(tokens, at, { add, kind });
  addLineHead(tokens, at, { add, kind });
  addOtherFigures(tokens, at, { add, kind });
  return found;
}

interface Sink {
  add: Add;
  kind: string;
}

function addSize({ low, high, kind }: NonNullable<Token["figure"]>, add: Add): void {
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

function addWords(near: readonly (Token | string)[], side: string, { add, kind }: Sink): void {
  const ofKind = hashOf(`w${side}${kind} `);
  for (const [distance, token] of near.entries()) {
    const word = wordOf(token);
    add(hashOn(hashOf(`w${side}${distance} `), word));
    add(hashOn(hashOf(`w${side}${zone(distance)} `), word));
    add(hashOn(ofKind, word));
    const before = near[distance - 1];
    if (before !== undefined) add(hashPair(hashOf(`w2${side}${distance} `), wordOf(before), word));
    const first = near[distance - 2];
    if (distance === 2 && before !== undefined && first !== undefined)
      add(hashPair(hashOf(`w3${side} ${wordOf(first)} `), wordOf(before), word));
    if (distance < 3 && typeof token !== "string" && !token.figure) addLetters(word, `${side}${distance === 0}`, add);
  }
}

function addLetters(word: string, where: string, add: Add): void {
  const closed = `<${word}>`;
  const begun = hashOf(`c${where} `);
  for (let length = 3; length <= 5; length++)
    for (let from = 0; from + length <= closed.length; from++) add(hashOn(begun, closed.slice(from, from + length)));
}

function addConcepts(near: readonly (Token | string)[], side: string, { add, kind }: Sink): void {
  const ofKind = hashOf(`t${side}${kind} `);
  for (const [distance, token] of near.entries()) {
    const area = hashOf(`t${side}${areaOf(distance)}`);
    const ofPlace = hashOf(`t${side}${distance} `);
    const ofArea = hashOn(area, " ");
    const ofAreaAndKind = hashPair(area, kind, "");
    const ofPairs = hashOf(`t2${side}${distance} `);
    const following = near[distance + 1];
    const next = distance < 5 && following !== undefined ? conceptsAt(following) : [];
    for (const concept of conceptsAt(token)) {
      for (const begun of [ofPlace, ofArea, ofAreaAndKind, ofKind]) add(hashOn(begun, concept));
      for (const other of next) add(hashPair(ofPairs, concept, other));
    }
  }
  addTogether(near.slice(0, 6), hashOf(`tp${side}${kind} `), add);
}

/** Every pair of concepts that stand near each other, in any order. */
function addTogether(near: readonly (Token | string)[], begun: number, add: Add): void {
  const together = [...new Set(near.flatMap((token) => [...conceptsAt(token)]))].toSorted();
  for (const [index, left] of together.entries()) {
    const ofLeft = hashPair(begun, left, "");
    for (const right of together.slice(index + 1)) add(hashOn(ofLeft, right));
  }
}

function areaOf(distance: number): string {
  if (distance < 2) return "near";
  return distance < 5 ? "mid" : "far";
}

/** Concepts on both sides at once: "we charge … per", "rent is … a month". */
function addAcross(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  const left = neighbours(tokens, at, -1);
  const right = neighbours(tokens, at, 1);
  const [nearest, next, nextBut] = [left[0] ?? "", right[0] ?? "", right[1] ?? ""].map(wordOf);
  add(hashOf(`x ${nearest} ${next}`));
  add(hashOf(`x3${kind} ${nearest} ${next} ${nextBut}`));
  const before = new Set(left.slice(0, 5).flatMap((token) => [...conceptsAt(token)]));
  const after = new Set(right.slice(0, 4).flatMap((token) => [...conceptsAt(token)]));
  const begun = hashOf(`tx${kind} `);
  for (const concept of before) {
    const ofConcept = hashPair(begun, concept, "");
    for (const other of after) add(hashOn(ofConcept, other));
  }
}

const inSentence = hashOf("s ");
const conceptBefore = hashOf("pt ");

function addSentence(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  const [start, end] = sentenceAround(tokens, at);
  addSide(tokens.slice(start, at), true, { add, kind });
  addSide(tokens.slice(at + 1, end), false, { add, kind });
  addOpening(tokens, start, { add, kind });
  for (const { word, from, to } of hanWords(tokens)) if (from >= start && to <= end) add(hashOn(inSentence, word));
  addClause(tokens, at, { add, kind });
  for (const { concepts } of tokens.slice(Math.max(0, start - 12), start))
    for (const concept of concepts) add(hashOn(conceptBefore, concept));
  if (tokens.slice(at, end).some(({ word }) => word === "?" || word === "？")) add(hashOf("question"));
}

/** The words of the sentence before or behind a figure. */
function addSide(side: readonly Token[], isBefore: boolean, { add, kind }: Sink): void {
  const wordOfSide = hashOf(`s${isBefore} `);
  const conceptOfKind = hashOf(`st${kind} `);
  const conceptOfSide = hashOf(`st${isBefore} `);
  for (const { word, concepts } of side) {
    add(hashOn(inSentence, word));
    add(hashOn(wordOfSide, word));
    for (const concept of concepts) {
      add(hashOn(conceptOfKind, concept));
      add(hashOn(conceptOfSide, concept));
    }
  }
}

/** The subject of a sentence mostly stands at its beginning. */
function addOpening(tokens: readonly Token[], start: number, { add, kind }: Sink): void {
  for (const { word, concepts } of tokens.slice(start, start + 3)) {
    add(hashOf(`o${kind} ${word}`));
    for (const concept of concepts) add(hashOf(`ot${kind} ${concept}`));
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

function addClause(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  const [start, end] = clauseAround(tokens, at);
  for (const [side, part] of [
    ["cl", tokens.slice(start, at)],
    ["cr", tokens.slice(at + 1, end)],
  ] as const) {
    const ofWord = hashOf(`${side}${kind} `);
    const ofEnding = hashOf(`${side}e `);
    const ofConcept = hashOf(`${side}t${kind} `);
    for (const { word, concepts } of part) {
      add(hashOn(ofWord, word));
      // Verb endings that mark the conditional.
      if (word.length > 4) add(hashOn(ofEnding, word.slice(-3)));
      for (const concept of concepts) add(hashOn(ofConcept, concept));
    }
  }
}

/** "Rent: 800", "staff | 3": the words before the sign name the topic of the line. */
function addLineHead(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  let start = at;
  const isHead = (index: number): boolean => ["line", "paragraph"].includes(tokens[index]?.boundary ?? "line");
  while (start > 0 && at - start < lineReach && !isHead(start)) start--;
  if (start > 0 && !isHead(start)) return;
  const sign = tokens.slice(start, at).findIndex(({ word }) => /^[:：|=]$/.test(word));
  if (sign < 1 || sign > 7) return;
  for (const token of tokens.slice(start, start + sign)) {
    add(hashOf(`h ${token.word}`));
    for (const concept of token.concepts) add(hashOf(`ht${kind} ${concept}`));
  }
}

function addOtherFigures(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
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
