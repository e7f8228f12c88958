/** A word, a number, a Chinese character or a sign of a text, folded, with its place. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const piece = /\p{Script=Han}|[\p{L}\p{M}'’]+|\p{N}+|[^\s\p{L}\p{N}]/gu;

/** All words of a text, in order. Chinese characters stand alone: the lexicon joins those that make a word. */
export function words(text: string, from = 0): Word[] {
  return Array.from(text.matchAll(piece), ({ 0: found, index }) => ({
    word: foldWord(found),
    start: from + index,
    end: from + index + found.length,
  }));
}

/** Lower case, without the accents of Latin letters, one kind of apostrophe. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z]*$/.test(lower)
    ? lower
    : lower
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replaceAll("’", "'");
}
