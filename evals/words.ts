import type { Language } from "../analyst/src/i18n/language.ts";
import type { Answer } from "./answer.ts";

const stopwords: Partial<Record<Language, RegExp>> = {
  en: /\b(?:the|and|of|for|with|that|is|are|you|your|it|a)\b/gi,
  es: /\b(?:el|la|los|las|una?|para|que|con|por|del|es|de|su|tu|no)\b/gi,
  fr: /\b(?:le|la|les|une?|pour|des|avec|que|vous|est|dans|du|votre|de)\b/gi,
  de: /\b(?:der|die|das|und|für|mit|du|ist|eine?|nicht|von|den|sie|dein\w*)\b/gi,
};

/** The main language of a text, by script and most frequent words. */
export function languageOf(text: string): Language | null {
  const letters = Math.max(1, (text.match(/\p{L}/gu) ?? []).length);
  if ((text.match(/[\u4e00-\u9fff]/g) ?? []).length / letters > 0.3) return "zh";
  if ((text.match(/[\u0900-\u097f]/g) ?? []).length / letters > 0.3) return "hi";
  const counted = Object.entries(stopwords).map(
    ([language, words]) => [language as Language, (text.match(words) ?? []).length] as const,
  );
  const best = counted.reduce((top, entry) => (entry[1] > top[1] ? entry : top));
  return best[1] > 2 ? best[0] : null;
}

/** Words, or single characters for Chinese. */
export function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[\u4e00-\u9fff]|[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

export function fiveGrams(text: string): Set<string> {
  const tokens = tokensOf(text);
  return new Set(tokens.slice(0, Math.max(0, tokens.length - 4)).map((_, at) => tokens.slice(at, at + 5).join(" ")));
}

export function jaccard(one: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const gram of one) if (other.has(gram)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Sentences, bullets and table rows; formatting and section titles do not count. */
export function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !/^\s*(?:#|$|\|\s*-|\*\*[^*]+\*\*$)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?。！？।])\s*(?=\S)/u))
    .filter((sentence) => tokensOf(sentence).length >= 3);
}

/** Meaningful words of the founder: four letters and more, names, pairs of Chinese characters. */
export function ownWords(answer: Answer): { words: Set<string>; numbers: RegExp } {
  const text = answer.idea.messages.join(" ").toLowerCase();
  const words = new Set([...(text.match(/[\p{L}\p{M}]{4,}/gu) ?? [])].filter((word) => !/[\u4e00-\u9fff]/.test(word)));
  const characters = text.match(/[\u4e00-\u9fff]+/g) ?? [];
  for (const run of characters) for (let at = 0; at + 2 <= run.length; at += 1) words.add(run.slice(at, at + 2));
  return { words, numbers: /\d/ };
}

/** Whether a sentence contains a word of the founder or a figure. */
export function isSpecific(sentence: string, { words, numbers }: ReturnType<typeof ownWords>): boolean {
  if (numbers.test(sentence)) return true;
  const lower = sentence.toLowerCase();
  if (/[\u4e00-\u9fff]/.test(lower)) return [...words].some((word) => lower.includes(word));
  return (lower.match(/[\p{L}\p{M}]{4,}/gu) ?? []).some((word) => words.has(word));
}
