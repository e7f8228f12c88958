import { instructionWords } from "./instruction-words.ts";
import { blankHidden, visibleText } from "./visible.ts";

export const asideKinds = ["hidden", "instruction", "repeated"] as const;
type AsideKind = (typeof asideKinds)[number];

/** A passage of a message that is not read: invisible text, instructions to the analyst, repetitions. */
export interface Aside {
  kind: AsideKind;
  start: number;
  end: number;
  text: string;
}

export interface Read {
  /** The message with set-aside passages as spaces: every position is unchanged. */
  text: string;
  aside: readonly Aside[];
}

let latest: { message: string; read: Read } | null = null;

/**
 * Sets aside, before a message is read, text that is not the founder's statement about the venture. The latest result
 * is kept: the figures and the questions of a message are read one after the other.
 */
export function setAside(message: string): Read {
  if (latest?.message !== message) latest = { message, read: withoutAside(message) };
  return latest.read;
}

function withoutAside(message: string): Read {
  const visible = blankHidden(message);
  const sentences = sentencesOf(visible);
  const aside = [
    ...hiddenIn(message, visible),
    ...instructionsIn(sentences).map((place) => ({ kind: "instruction" as const, ...place })),
    ...repeatsIn(visible).map((place) => ({ kind: "repeated" as const, ...place })),
  ];
  const text = aside.reduce(
    (left, { start, end }) => left.slice(0, start) + " ".repeat(end - start) + left.slice(end),
    visible,
  );
  return { text, aside: aside.map((place) => ({ ...place, text: message.slice(place.start, place.end).trim() })) };
}

interface Stretch {
  start: number;
  end: number;
}

interface Sentence extends Stretch {
  text: string;
}

function hiddenIn(message: string, visible: string): (Stretch & { kind: "hidden" })[] {
  if (message === visible) return [];
  const found: (Stretch & { kind: "hidden" })[] = [];
  for (let at = 0; at < message.length; at++) {
    if (message.charAt(at) === visible.charAt(at)) continue;
    const last = found.at(-1);
    // Spaces within hidden text are spaces in both.
    if (last && visible.slice(last.end, at).trim() === "" && message.slice(last.end, at).trim() === "")
      last.end = at + 1;
    else found.push({ kind: "hidden", start: at, end: at + 1 });
  }
  return found;
}

/** Up to its punctuation or the end of its line; a quotation or bracket is a sentence of its own. */
const sentence =
  /[^\s.!?。！？।«“„「【[(][^\n.!?。！？।«“„「【[(]*(?:[.!?](?=\S)[^\n.!?。！？।«“„「【[(]*)*[.!?。！？।]*/gu;

const sentencesOf = (text: string): Sentence[] =>
  Array.from(text.matchAll(sentence), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));

type Words = keyof typeof instructionWords;

/** Two kinds of words that make a sentence an instruction when both occur. */
const together: readonly (readonly [Words, Words])[] = [
  ["ignore", "rules"],
  ["machine", "command"],
  ["machine", "rules"],
  ["command", "top"],
];

/** A name before a colon near the beginning, or as the first words before a comma, is an addressee. */
const address = /^(?:[^:：,，]{1,60}(?=[:：])|[^\s:：,，]{1,30}(?:\s[^\s:：,，]{1,30}){0,4}(?=[,，]))/u;

const plainOf = (text: string): string =>
  ` ${visibleText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()} `;

const has = (plain: string, words: Words): boolean => instructionWords[words].some((word) => plain.includes(word));

function isInstruction(text: string): boolean {
  const plain = plainOf(text);
  if (together.some(([one, other]) => has(plain, one) && has(plain, other))) return true;
  const [addressed] = address.exec(text) ?? [];
  return addressed !== undefined && has(plainOf(addressed), "addressed") && has(plain, "order");
}

const instructionsIn = (sentences: readonly Sentence[]): Stretch[] =>
  sentences.filter(({ text }) => isInstruction(text)).map(({ start, end }) => ({ start, end }));

/** A shorter line may be repeated on purpose, or be a row of a table. */
const shortestRepeat = 80;

/** Paragraphs and lines of a message that repeat an earlier one, word by word. */
function repeatsIn(text: string): Stretch[] {
  const seen = new Set<string>();
  return Array.from(text.matchAll(/[^\n]+/g)).flatMap(({ 0: found, index }) => {
    const plain = found.toLowerCase().replaceAll(/\s+/g, " ").trim();
    if (plain.length < shortestRepeat) return [];
    if (seen.has(plain)) return [{ start: index, end: index + found.length }];
    seen.add(plain);
    return [];
  });
}
