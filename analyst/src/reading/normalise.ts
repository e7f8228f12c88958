/** A text made comparable, with a way back to the characters the founder typed. */
export type NormalisedText = {
  text: string;
  /** Offset in the original text of the character at `index` of the normalised one. */
  originalIndex: (index: number) => number;
};

const needsWork = /[^\t\n\r\x20-\x7e£€₹¥–—‘’“”…à-öø-ÿÀ-ÖØ-ß]/u;
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/u;
const devanagariZero = 0x966;

/** Folds full-width and Devanagari digits, drops invisible characters, and keeps the original positions. */
export function normalise(original: string): NormalisedText {
  if (!needsWork.test(original)) return { text: original, originalIndex: (index) => index };
  const offsets: number[] = [];
  let text = "";
  let position = 0;
  for (const character of original) {
    const folded = fold(character);
    for (let unit = 0; unit < folded.length; unit += 1) offsets.push(position);
    text += folded;
    position += character.length;
  }
  offsets.push(position);
  return { text, originalIndex: (index) => offsets[index] ?? position };
}

function fold(character: string): string {
  if (invisible.test(character)) return "";
  const code = character.codePointAt(0) ?? 0;
  if (code >= devanagariZero && code <= devanagariZero + 9) return String(code - devanagariZero);
  // Only width variants fold: a full NFKC would turn "½" or "™" into letters and digits the founder never wrote.
  return code >= 0xff01 && code <= 0xff5e ? character.normalize("NFKC") : character;
}
