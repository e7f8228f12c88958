/** A pattern of whole words; Han words have no spaces around them and match anywhere. */
export function wordPattern(words: readonly string[], flags = "iu"): RegExp {
  return new RegExp(sourceOf(words), flags);
}

/** Han may stand beside Latin words without a space. */
const letter = "(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}]";

/** The same, as the source of a larger pattern. */
export function sourceOf(words: readonly string[]): string {
  const han = words.filter((word) => /\p{Script=Han}/u.test(word));
  const spaced = words.filter((word) => !/\p{Script=Han}/u.test(word));
  const parts = spaced.length ? [`(?<!${letter})(?:${spaced.join("|")})(?!${letter})`] : [];
  return `(?:${[...parts, ...han.map((word) => `(?:${word})`)].join("|")})`;
}

/** The place of one of the words; null if there is none. */
export function findWord(text: string, pattern: RegExp): { at: number; end: number; text: string } | null {
  const found = pattern.exec(text);
  return found ? { at: found.index, end: found.index + found[0].length, text: found[0] } : null;
}

const devanagari = "०१२३४५६७८९";
const fullWidth = "０１２３４５６７８９";
const han: Record<string, string> = {
  一: "1",
  二: "2",
  两: "2",
  三: "3",
  四: "4",
  五: "5",
  六: "6",
  七: "7",
  八: "8",
  九: "9",
};

/** Digits of every script as ASCII, so that one pattern reads them. The length is unchanged. */
export function plainDigits(text: string): string {
  return text
    .replace(/[०-९０-９]/g, (digit) => String(Math.max(devanagari.indexOf(digit), fullWidth.indexOf(digit))))
    .replace(/[一二两三四五六七八九](?=点)/g, (digit) => han[digit] ?? digit);
}
