import { fold } from "../normalise.ts";

/**
 * Letters and marks in a few ranges, for a text whose punctuation is normalised. What `\p{L}` stands for is a table of
 * hundreds, compiled anew into each of many hundred patterns.
 */
const letters = String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\u2dff\u3041-\ud7ff`;
const inBrackets = /\[(?:\\.|[^\]\\[])*\]/g;

/** A pattern of words, folded as the texts are, with its letters in ranges. */
function light(source: string): string {
  const ranged = fold(source).replace(inBrackets, (group) => group.replace(/(?:\\p\{[LM]\})+/g, letters));
  return ranged.replace(/\\p\{L\}/g, `[${letters}]`);
}

const before = light(String.raw`(?<![\p{L}\p{M}\d])`);
const behind = light(String.raw`(?![\p{L}\p{M}])`);

/** Any of the words, as whole words, in whatever case. */
export const says = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})${behind}`, "iu");
export const every = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})${behind}`, "giu");
/** Exactly the pattern, with its words folded. */
export const exact = (source: string, flags = "iu"): RegExp => new RegExp(light(source), flags);
