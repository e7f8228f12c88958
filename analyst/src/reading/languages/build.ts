import { cutText } from "@cofounder/contract/cut-text";
import { fold } from "../normalise.ts";
import type { Place } from "./tongue.ts";

/** Names a group in a buyer's place, for the finders: it may overlap with what follows. */
export const who = String.raw`(?=(?<who>\p{L}[^.,;:()!?\n]{1,80}))`;

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
/** Ends where a group of people may begin. */
export const opening = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})${who}`, "giu");
/** Exactly the pattern, with its words folded. */
export const exact = (source: string, flags = "iu"): RegExp => new RegExp(light(source), flags);

/** Whether one of the first words behind a number is a person, a group or an establishment. */
export function peopleTest(stems: string): (noun: string) => boolean {
  const pattern = new RegExp(`^(?:${light(stems)})$`, "iu");
  return (noun) =>
    noun
      .split(/\s+/)
      .slice(0, 4)
      .some((word) => pattern.test(word));
}

type BuyerWords = {
  /** In the order they are believed; `who` is the buyer, up to where `stop` begins. */
  finders: RegExp[];
  stop: RegExp;
  /** Whether a group of words ends in people or establishments. */
  countsPeople: (words: string) => boolean;
  /** Words that begin no buyer. */
  never: RegExp;
  /** What is kept of a group, where more follows that `stop` does not know. */
  keep?: RegExp;
};

/** A finder of who pays: the first group named in a buyer's place that is made of people or establishments. */
export function buyerFinder(words: BuyerWords): (text: string) => Place | null {
  return (text) => {
    const sample = cutText(text, 6000);
    for (const finder of words.finders) {
      for (const match of sample.matchAll(finder)) {
        const start = match.index + match[0].length;
        const group = groupIn(match.groups?.["who"] ?? "", words);
        if (group !== "") return [start, start + group.length];
      }
    }
    return null;
  };
}

/** The group that the words begin with; nothing when they name none. */
function groupIn(named: string, { stop, countsPeople, never, keep }: BuyerWords): string {
  const whole = named.slice(0, stop.exec(named)?.index ?? named.length).trim();
  const group = keep?.exec(whole)?.[0] ?? whole;
  return never.test(group) || !countsPeople(group) ? "" : group;
}
