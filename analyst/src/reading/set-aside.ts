import { instructionWords } from "./instruction-words.ts";
import { blankHidden } from "./visible.ts";

export const asideKinds = ["hidden", "instruction", "repeated"] as const;
type AsideKind = (typeof asideKinds)[number];

/** A passage of a message that is not read: what cannot be seen, what tells the analyst what to say, what stands twice. */
export interface Aside {
  kind: AsideKind;
  start: number;
  end: number;
  text: string;
}

export interface Read {
  /** The message with what is set aside as blanks: every position stays what it was. */
  text: string;
  aside: Aside[];
}

/** Sets aside, before a message is read, what is no word of the founder on the venture. */
export function setAside(message: string): Read {
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
    // Blanks within what is hidden are blanks in both.
    if (last && visible.slice(last.end, at).trim() === "" && message.slice(last.end, at).trim() === "")
      last.end = at + 1;
    else found.push({ kind: "hidden", start: at, end: at + 1 });
  }
  return found;
}

/** Up to the sign that ends it, or to the end of its line; what is quoted or in brackets is one of its own. */
const sentence =
  /[^\s.!?。！？।«“„「【[(][^\n.!?。！？।«“„「【[(]*(?:[.!?](?=\S)[^\n.!?。！？।«“„「【[(]*)*[.!?。！？।]*/gu;

const sentencesOf = (text: string): Sentence[] =>
  Array.from(text.matchAll(sentence), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: found,
  }));

type Words = keyof typeof instructionWords;

/** Two kinds of words that make an instruction where they meet in a sentence. */
const together: readonly (readonly [Words, Words])[] = [
  ["ignore", "rules"],
  ["machine", "command"],
  ["machine", "rules"],
  ["command", "top"],
];

/** What names somebody before a colon, so near the beginning, or as the first words before a comma, speaks to them. */
const address = /^(?:[^:：,，]{1,60}(?=[:：])|[^\s:：,，]{1,30}(?:\s[^\s:：,，]{1,30}){0,4}(?=[,，]))/u;

const plainOf = (text: string): string =>
  ` ${text
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

/** A shorter line may be said twice on purpose, or be a row of a table. */
const shortestRepeat = 80;

/** Paragraphs and lines of a message that stood there before, word by word. */
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
