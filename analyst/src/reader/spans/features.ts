import { FeatureSet } from "../feature-set.ts";
import { hashFeature, hashOf, hashPart } from "../network.ts";
import { type Message, noConcept, type Stretch } from "./message.ts";

const reach = 4;
const farReach = 8;

/**
 * A feature is a number, mixed from a position and its content: strings would take most of the time, and so would
 * unsigned numbers, which tables look up more slowly.
 */
export function mix(place: number, what: number, next = 0): number {
  let mixed = Math.imul(what ^ Math.imul(place, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ next, 0xc2b2ae35);
  return mixed ^ (mixed >>> 13);
}

const edge = hashFeature("¶");

/** The features of the token at `at` and the words around it. */
export function tokenFeatures(message: Message, at: number, isFirst: boolean): number[] {
  const found: number[] = [];
  const index = message.sentenceOf[at] ?? 0;
  const sentence = message.sentences[index] ?? { start: at, end: at + 1 };
  addNeighbours(message, { at, sentence }, found);
  addFarther(message, { at, sentence }, found);
  addWord(message, at, found);
  addSentence(message, { at, sentence }, found);
  found.push(
    mix(95, Math.min(4, index), Number(isFirst)),
    mix(96, Math.min(6, at - sentence.start)),
    mix(97, Math.min(3, sentence.end - at - 1)),
    mix(98, Number(message.isNew[at])),
  );
  return found;
}

interface Place {
  at: number;
  sentence: Stretch;
}

/** What stands beyond the sentence. */
const edges: readonly number[] = [edge];

function addNeighbours({ words, concepts }: Message, { at, sentence }: Place, found: number[]): void {
  const isWithin = (place: number): boolean => place >= sentence.start && place < sentence.end;
  const word = (place: number): number => (isWithin(place) ? (words[place] ?? edge) : edge);
  const conceptsAt = (place: number): readonly number[] => (isWithin(place) ? (concepts[place] ?? noConcept) : edges);
  for (let distance = -reach; distance <= reach; distance++) {
    found.push(mix(10 + distance, word(at + distance)));
    for (const concept of conceptsAt(at + distance)) found.push(mix(30 + distance, concept));
  }
  for (let from = -2; from <= 1; from++) {
    found.push(mix(50 + from, word(at + from), word(at + from + 1)));
    const next = conceptsAt(at + from + 1);
    for (const left of conceptsAt(at + from)) for (const right of next) found.push(mix(60 + from, left, right));
  }
}

const met = new FeatureSet();

/** The words and concepts of the sentence on both sides, unordered. */
function addFarther({ words, concepts }: Message, { at, sentence }: Place, found: number[]): void {
  met.clear();
  for (let place = Math.max(sentence.start, at - farReach); place < at; place++) {
    met.add(mix(70, words[place] ?? edge));
    for (const concept of concepts[place] ?? noConcept) met.add(mix(71, concept));
  }
  for (let place = at + 1; place < Math.min(sentence.end, at + farReach); place++) {
    met.add(mix(72, words[place] ?? edge));
    for (const concept of concepts[place] ?? noConcept) met.add(mix(73, concept));
  }
  met.addTo(found);
}

function addWord({ tokens, shapes }: Message, at: number, found: number[]): void {
  const word = tokens[at]?.word ?? "";
  if (word.length > 3)
    found.push(mix(80, lettersOf(word, word.length - 3, word.length)), mix(81, lettersOf(word, 0, 4)));
  const shape = shapes[at] ?? 0;
  const startsSentence = tokens[at]?.boundary !== "none";
  found.push(
    mix(90, shape, Number(startsSentence)),
    mix(91, shape, shapes[at - 1] ?? 9),
    mix(92, shape, shapes[at + 1] ?? 9),
  );
}

const begun = hashOf("");

const lettersOf = (word: string, from: number, to: number): number => hashPart(begun, word, [from, to]) >>> 0;

/** The beginning and end of the sentence, and the topic of its line: "Buyer: …", "Konkurrenz | …". */
function addSentence(message: Message, { at, sentence }: Place, found: number[]): void {
  const { start, end } = sentence;
  const { words } = message;
  found.push(mix(100, words[start] ?? edge), mix(101, words[start + 1] ?? edge));
  found.push(mix(102, words[start] ?? edge, words[start + 1] ?? edge));
  addConcepts(message, { place: 103, at: start }, found);
  addConcepts(message, { place: 104, at: start + 1 }, found);
  found.push(mix(105, words[end - 1] ?? edge));
  const colon = headOf(message, at, start);
  for (let head = start; head < colon; head++) {
    found.push(mix(110, words[head] ?? edge));
    addConcepts(message, { place: 111, at: head }, found);
  }
}

/** Where the sign stands that ends the topic of a line; its start if there is none. */
function headOf({ tokens }: Message, at: number, start: number): number {
  for (let place = start; place < Math.min(at, start + 6); place++)
    if (isColon.has(tokens[place]?.word ?? "")) return place;
  return start;
}

const isColon: ReadonlySet<string> = new Set([":", "：", "|", "="]);

interface Feature {
  place: number;
  at: number;
}

function addConcepts({ concepts }: Message, { place, at }: Feature, found: number[]): void {
  for (const concept of concepts[at] ?? noConcept) found.push(mix(place, concept));
}

const opening = 4;
/** The first words of a message that show its kind; the rest of a long one adds nothing. */
const mostWords = 600;

/** The features of a whole message. */
export function messageFeatures(message: Message, isFirst: boolean): number[] {
  const { words, sentences, tokens } = message;
  const found: number[] = [];
  const reached = Math.min(words.length, mostWords);
  for (let at = 0; at < reached; at++) addOfWord(message, { at, isFirst }, found);
  addEnds(message, found);
  for (let at = 0; at < opening; at++) found.push(mix(220 + at, words[at] ?? edge));
  const size = Math.min(8, Math.round(Math.log2(words.length + 1)));
  const numbers = tokens.filter(({ word }) => /^\p{N}/u.test(word)).length;
  found.push(
    mix(230, size),
    mix(231, size, Number(isFirst)),
    mix(232, Number(isFirst)),
    mix(233, Math.min(6, numbers)),
    mix(234, Math.min(3, sentences.length), Number(isFirst)),
  );
  return [...new Set(found)];
}

function addOfWord(message: Message, { at, isFirst }: { at: number; isFirst: boolean }, found: number[]): void {
  const { words, concepts } = message;
  const word = words[at] ?? edge;
  found.push(mix(200, word), mix(201, word, words[at + 1] ?? edge));
  for (const concept of concepts[at] ?? noConcept) {
    found.push(mix(202, concept), mix(203, concept, Number(isFirst)));
    for (const next of concepts[at + 1] ?? noConcept) found.push(mix(204, concept, next));
  }
}

/** The first words of the first and the last sentence. */
function addEnds(message: Message, found: number[]): void {
  const ends = [message.sentences[0], message.sentences.at(-1)];
  for (const [index, sentence] of ends.entries()) {
    if (!sentence) continue;
    for (let at = sentence.start; at < Math.min(sentence.end, sentence.start + 12); at++) {
      found.push(mix(210 + index, message.words[at] ?? edge));
      addConcepts(message, { place: 212 + index, at }, found);
    }
  }
}

const marks: ReadonlySet<number> = new Set(["?", "？", "¿", "!", "."].map(hashFeature));

/**
 * The features of a sentence without its question mark, so that sentences with one teach how questions without one
 * look. `hasCue` says that its words are those of a question.
 */
export function sentenceFeatures(message: Message, { start, end }: Stretch, hasCue: boolean): number[] {
  const { words, sentences } = message;
  const found = [mix(300, 0), mix(301, Number(hasCue))];
  const places = Array.from({ length: end - start }, (_, index) => start + index);
  const spoken = places.filter((at) => !marks.has(words[at] ?? edge));
  found.push(mix(302, Math.min(6, Math.round(Math.log2(spoken.length + 1)))));
  for (const [index, at] of spoken.entries()) {
    const word = words[at] ?? edge;
    const following = spoken[index + 1];
    found.push(mix(310, word), mix(311, word, following === undefined ? edge : (words[following] ?? edge)));
    addConcepts(message, { place: 312, at }, found);
    if (index < 4) {
      found.push(mix(320 + index, word));
      addConcepts(message, { place: 330 + index, at }, found);
    }
    if (index >= spoken.length - 3) found.push(mix(340 + spoken.length - index, word));
  }
  found.push(mix(350, Number(start === sentences[0]?.start)), mix(351, Number(end === sentences.at(-1)?.end)));
  return [...new Set(found)];
}
