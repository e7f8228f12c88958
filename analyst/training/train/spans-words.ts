import type { Message } from "../../src/reader/spans/message.ts";

interface Place {
  start: number;
  end: number;
}

const isSign = (word: string): boolean => !/[\p{L}\p{N}\p{M}]/u.test(word);

/** The words at a place of a message, without punctuation. */
export const wordsIn = ({ tokens }: Message, { start, end }: Place): string[] =>
  tokens.filter((token) => token.start < end && token.end > start && !isSign(token.word)).map(({ word }) => word);

const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** The parts that distinguish words: the beginnings of longer ones, and pairs of Chinese characters. */
export function stemsOf(words: readonly string[]): Set<string> {
  const stems = new Set<string>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? "";
    if (isHan(word)) {
      if (isHan(next)) stems.add(word + next);
    } else if (word.length > 3) stems.add(word.slice(0, 6));
  }
  return stems;
}

/** Whether at least half of the words of one place occur at the other. */
export function sameWords(message: Message, known: Place, found: Place): boolean {
  const stems = stemsOf(wordsIn(message, known));
  const own = [...stemsOf(wordsIn(message, found))];
  return own.length > 0 && own.filter((stem) => stems.has(stem)).length * 2 >= own.length;
}
