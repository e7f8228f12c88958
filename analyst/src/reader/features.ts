import { hanWords } from "./han-words.ts";
import { hashFeature } from "./network.ts";
import { sentenceAround } from "./sentence.ts";
import type { Token } from "./tokens.ts";

/** How far the words around a figure are looked at one by one. */
const reach = 7;
const conceptReach = 10;

type Add = (feature: string) => void;

/**
 * What can be said of the figure at `tokens[at]` and the words around it, as hashes of strings without a meaning of
 * their own: the network learns what each of them says.
 */
export const featuresOf = (tokens: readonly Token[], at: number, language: string): number[] => [
  ...ownFeatures(tokens, at, language),
  ...messageFeatures(tokens),
];

/** What is said of the figure itself, without what is said of the whole message. */
export function ownFeatures(tokens: readonly Token[], at: number, language: string): Set<number> {
  const found = new Set<number>();
  // Whole numbers of 32 bits with a sign take no memory of their own.
  const add: Add = (feature) => void found.add(hashFeature(feature) | 0);
  const figure = tokens[at]?.figure;
  if (!figure) return found;
  const { kind } = figure;
  add(`kind ${kind}`);
  add(`kind ${kind} ${language}`);
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
  add(`size ${kind} ${size}`);
  add(`shape ${kind} ${Number.isInteger(low)} ${low !== high} ${low < 0} ${Number.isInteger(low * 100)}`);
  if (Number.isInteger(low) && low >= 1900 && low <= 2100) add(`year ${kind}`);
  if (Number.isInteger(low) && low <= 12) add(`small ${kind} ${low}`);
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
/** A sign of where something ends, a figure, or the concepts of a word; a word that the lexicon does not know is "?". */
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
  for (const [distance, token] of near.entries()) {
    const word = wordOf(token);
    add(`w${side}${distance} ${word}`);
    add(`w${side}${zone(distance)} ${word}`);
    add(`w${side}${kind} ${word}`);
    const before = near[distance - 1];
    if (before !== undefined) add(`w2${side}${distance} ${wordOf(before)} ${word}`);
    const first = near[distance - 2];
    if (distance === 2 && before !== undefined && first !== undefined)
      add(`w3${side} ${wordOf(first)} ${wordOf(before)} ${word}`);
    if (distance < 3 && typeof token !== "string" && !token.figure) addLetters(word, `${side}${distance === 0}`, add);
  }
}

function addLetters(word: string, where: string, add: Add): void {
  const closed = `<${word}>`;
  for (let length = 3; length <= 5; length++)
    for (let from = 0; from + length <= closed.length; from++) add(`c${where} ${closed.slice(from, from + length)}`);
}

function addConcepts(near: readonly (Token | string)[], side: string, { add, kind }: Sink): void {
  for (const [distance, token] of near.entries()) {
    const area = areaOf(distance);
    const following = near[distance + 1];
    const next = distance < 5 && following !== undefined ? conceptsAt(following) : [];
    for (const concept of conceptsAt(token)) {
      add(`t${side}${distance} ${concept}`);
      add(`t${side}${area} ${concept}`);
      add(`t${side}${area}${kind} ${concept}`);
      add(`t${side}${kind} ${concept}`);
      for (const other of next) add(`t2${side}${distance} ${concept} ${other}`);
    }
  }
  const seen = new Set(near.slice(0, 6).flatMap((token) => [...conceptsAt(token)]));
  const together = [...seen].toSorted();
  for (const [index, left] of together.entries())
    for (const right of together.slice(index + 1)) add(`tp${side}${kind} ${left} ${right}`);
}

function areaOf(distance: number): string {
  if (distance < 2) return "near";
  return distance < 5 ? "mid" : "far";
}

/** What stands on both sides at once: "we charge … per", "rent is … a month". */
function addAcross(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  const left = neighbours(tokens, at, -1);
  const right = neighbours(tokens, at, 1);
  add(`x ${wordOf(left[0] ?? "")} ${wordOf(right[0] ?? "")}`);
  add(`x3${kind} ${wordOf(left[0] ?? "")} ${wordOf(right[0] ?? "")} ${wordOf(right[1] ?? "")}`);
  const before = new Set(left.slice(0, 5).flatMap((token) => [...conceptsAt(token)]));
  const after = new Set(right.slice(0, 4).flatMap((token) => [...conceptsAt(token)]));
  for (const concept of before) for (const other of after) add(`tx${kind} ${concept} ${other}`);
}

function addSentence(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  const [start, end] = sentenceAround(tokens, at);
  for (const [offset, { word, concepts }] of tokens.slice(start, end).entries()) {
    const index = start + offset;
    if (index === at) continue;
    add(`s ${word}`);
    add(`s${index < at} ${word}`);
    for (const concept of concepts) {
      add(`st${kind} ${concept}`);
      add(`st${index < at} ${concept}`);
    }
  }
  addOpening(tokens, start, { add, kind });
  for (const { word, from, to } of hanWords(tokens)) if (from >= start && to <= end) add(`s ${word}`);
  addClause(tokens, at, { add, kind });
  for (const { concepts } of tokens.slice(Math.max(0, start - 12), start))
    for (const concept of concepts) add(`pt ${concept}`);
  if (tokens.slice(at, end).some(({ word }) => word === "?" || word === "？")) add("question");
}

/** Whom or what a sentence speaks of is mostly said where it begins. */
function addOpening(tokens: readonly Token[], start: number, { add, kind }: Sink): void {
  for (const { word, concepts } of tokens.slice(start, start + 3)) {
    add(`o${kind} ${word}`);
    for (const concept of concepts) add(`ot${kind} ${concept}`);
  }
}

/** A text without commas and stops is no clause any more. */
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
  ] as const)
    for (const { word, concepts } of part) {
      add(`${side}${kind} ${word}`);
      // The endings of verbs say what only would be.
      if (word.length > 4) add(`${side}e ${word.slice(-3)}`);
      for (const concept of concepts) add(`${side}t${kind} ${concept}`);
    }
}

/** "Rent: 800", "staff | 3": the words before the sign name what the line is about. */
function addLineHead(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  let start = at;
  const isHead = (index: number): boolean => ["line", "paragraph"].includes(tokens[index]?.boundary ?? "line");
  while (start > 0 && at - start < lineReach && !isHead(start)) start--;
  if (start > 0 && !isHead(start)) return;
  const sign = tokens.slice(start, at).findIndex(({ word }) => /^[:：|=]$/.test(word));
  if (sign < 1 || sign > 7) return;
  for (const token of tokens.slice(start, start + sign)) {
    add(`h ${token.word}`);
    for (const concept of token.concepts) add(`ht${kind} ${concept}`);
  }
}

function addOtherFigures(tokens: readonly Token[], at: number, { add, kind }: Sink): void {
  add(`before ${kind} ${kindBeside(tokens, at, -1)}`);
  add(`after ${kind} ${kindBeside(tokens, at, 1)}`);
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

/** What the whole message is like: a what-if, a correction, a letter of plans. Found once for all its figures. */
export function messageFeatures(tokens: readonly Token[]): readonly number[] {
  let features = ofMessages.get(tokens);
  if (!features) ofMessages.set(tokens, (features = findMessageFeatures(tokens).map(hashFeature)));
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
