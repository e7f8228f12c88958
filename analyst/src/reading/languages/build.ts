import { fold } from "../normalise.ts";

/**
 * Letters and marks in a few ranges, for a text with normalised punctuation. `\p{L}` expands to a table of hundreds,
 * compiled anew in each of many hundred patterns.
 */
const letters = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3041-\ud7ff`;
const inBrackets = /\[(?:\\.|[^\]\\[])*\]/g;

/** A pattern of words, folded like the texts, with its letters as ranges. */
function light(source: string): string {
  const ranged = fold(source).replace(inBrackets, (group) => group.replace(/(?:\\p\{[LM]\})+/g, letters));
  return ranged.replace(/\\p\{L\}/g, `[${letters}]`);
}

const before = light(String.raw`(?<![\p{L}\p{M}\d])`);
const behind = light(String.raw`(?![\p{L}\p{M}])`);

/** Any of the words, as whole words, case-insensitive. */
export const says = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})${behind}`, "iu");
export const every = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})${behind}`, "giu");
/** Exactly the pattern, with its words folded. */
export const exact = (source: string, flags = "iu"): RegExp => new RegExp(light(source), flags);
