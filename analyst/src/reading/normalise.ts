/** A text made comparable, with a way back to the characters the founder typed. */
export type NormalisedText = {
  original: string;
  text: string;
  /** Offset in the original text of the character at `index` of the normalised one. */
  originalIndex: (index: number) => number;
};

const needsWork = /[^\t\n\r\x20-\x7e£€₹¥–—‘“”…]/u;
/** Signs of other scripts read as their Latin counterparts; German umlauts as they are typed without them. */
const counterparts: Record<string, string> = {
  "，": ", ",
  "、": ", ",
  "；": "; ",
  "：": ": ",
  "！": "! ",
  "？": "? ",
  "。": ". ",
  "\u0901": "\u0902",
  "।": ". ",
  "॥": ". ",
  "（": " (",
  "）": ") ",
  "《": '"',
  "》": '"',
  "「": '"',
  "」": '"',
  "«": '"',
  "»": '"',
  "„": '"',
  "’": "'",
  "\u00a0": " ",
  "\u2009": " ",
  "\u202f": " ",
  "\u3000": " ",
  "￥": "¥",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  œ: "oe",
  Œ: "Oe",
  æ: "ae",
  ø: "o",
  ł: "l",
};

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const withoutMarks = (character: string): string => character.normalize("NFD").replace(/[\u0300-\u036f\u093c]/gu, "");

/** Only width variants and accents fold: a full NFKC would turn "½" or "™" into letters the founder never wrote. */
const folded = new Map<string, string>([
  ...between(0xc0, 0x17f).map((letter): [string, string] => [letter, withoutMarks(letter)]),
  ...between(0x958, 0x95f).map((letter): [string, string] => [letter, withoutMarks(letter)]),
  ...between(0x966, 0x96f).map((digit, value): [string, string] => [digit, String(value)]),
  ...between(0xff01, 0xff5e).map((wide): [string, string] => [wide, wide.normalize("NFKC")]),
  ...[...between(0x300, 0x36f), ...between(0x200b, 0x200f), "\u2060", "\ufeff", "\u00ad", "\u093c"].map(
    (dropped): [string, string] => [dropped, ""],
  ),
  ...Object.entries(counterparts),
]);

/**
 * Folds accents, full-width and Devanagari digits and the punctuation of other scripts, drops invisible characters,
 * and keeps the original positions.
 */
export function normalise(original: string): NormalisedText {
  if (!needsWork.test(original)) return { original, text: original, originalIndex: (index) => index };
  const offsets: number[] = [];
  let text = "";
  let position = 0;
  for (const character of original) {
    const plain = foldCharacter(character);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(position);
    text += plain;
    position += character.length;
  }
  offsets.push(position);
  return { original, text, originalIndex: (index) => offsets[index] ?? position };
}

/** A word as it stands in a normalised text; patterns are written with their accents and folded once. */
export function fold(written: string): string {
  return needsWork.test(written) ? Array.from(written, foldCharacter).join("") : written;
}

function foldCharacter(character: string): string {
  return character <= "~" ? character : (folded.get(character) ?? character);
}
