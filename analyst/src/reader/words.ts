/** A word, a number, a Chinese character or a sign of a text, folded, with its place. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const piece = /\p{Script=Han}|[\p{L}\p{M}'’]+|\p{N}+|[^\s\p{L}\p{N}]/gu;
/** The same, where "l'", "d'" and "qu'" before a word are separate tokens, so that the word is known without them. */
const pieceApart = /\p{Script=Han}|(?:[cdjlmnst]|qu)['’](?=\p{L})|[\p{L}\p{M}'’]+|\p{N}+|[^\s\p{L}\p{N}]/giu;

/** Whether elided words are separated from the next word: they are for the reader of figures, not for that of spans. */
export type Elisions = "joined" | "apart";

/** All words of a text, in order. Chinese characters stand alone: the lexicon joins those that form a word. */
export function words(text: string, from = 0, elisions: Elisions = "joined"): Word[] {
  return Array.from(text.matchAll(elisions === "apart" ? pieceApart : piece), ({ 0: found, index }) => ({
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
