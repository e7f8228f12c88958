import { cutText } from "@cofounder/contract/cut-text";
import { fold } from "../normalise.ts";
import type { QuantityKind } from "../quantities.ts";
import type { Role } from "../venture.ts";
import type { Frame, Framed, Place, RoleCue } from "./tongue.ts";

export const money: QuantityKind[] = ["money"];
export const count: QuantityKind[] = ["count"];
export const percent: QuantityKind[] = ["percent"];
export const duration: QuantityKind[] = ["duration"];

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
/** One of the words and what may follow it up to the number. */
export const ahead = (words: string): RegExp => new RegExp(`${before}(?:${light(words)})[^.;]*$`, "iu");
/** Exactly the pattern, with its words folded. */
export const exact = (source: string, flags = "iu"): RegExp => new RegExp(light(source), flags);

/**
 * Ways of which none is two others in a row, nor one twice: what repeats them reads a text in one way. Were "大约" there
 * beside "大" and "约", fifty of them would be read in 2^50 ways.
 */
export function distinct(words: string, gap: string): string {
  const ways = new Set(words.split("|"));
  const isJoined = (word: string, whole = word): boolean =>
    [...ways].some(
      (first) =>
        first !== whole &&
        word.startsWith(first + gap) &&
        (ways.has(word.slice((first + gap).length)) || isJoined(word.slice((first + gap).length), whole)),
    );
  return [...ways].filter((word) => !isJoined(word)).join("|");
}

export type When = (framed: Framed) => boolean;

/** Builders of frames for a language, from what may stand between a turn of phrase and its number. */
export function framing(gaps: { fillers: string; stops: string }): {
  ahead: (role: Role, kinds: QuantityKind[], words: string) => Frame;
  behind: (role: Role, kinds: QuantityKind[], words: string) => Frame;
  later: (role: Role, kinds: QuantityKind[], words: string) => Frame;
} {
  const near = String.raw`(?: (?:${distinct(light(gaps.fillers), " ")}))* ?[:=]? ?[~≈]?$`;
  const few = light(String.raw`(?:[ \t]+(?!(?:${gaps.stops})(?![\p{L}\p{M}]))[\p{L}\p{M}'’-]+){0,5}?[ \t]+`);
  return {
    /** Ends where the number starts. */
    ahead: (role, kinds, words) => ({ role, kinds, before: new RegExp(`${before}(?:${light(words)})${near}`, "iu") }),
    /** Starts where the number ends. */
    behind: (role, kinds, words) => ({ role, kinds, after: new RegExp(`^ ?(?:${light(words)})${behind}`, "iu") }),
    /** A few words after the number. */
    later: (role, kinds, words) => ({ role, kinds, after: new RegExp(`^${few}(?:${light(words)})${behind}`, "iu") }),
  };
}

/** A frame that holds only where something else holds as well. */
export const only = (frame: Frame, when: When): Frame => ({ ...frame, when });

/** "In the region there are 1,150": the noun is understood from what was said before. */
export const isBareMany: When = ({ quantity, after }) =>
  quantity.noun === "" && quantity.value >= 200 && /^\s*(?:[.,;)]|$)/.test(after);

/** A cost of its own, not of one unit sold. */
export const isWhole: When = ({ quantity }) => quantity.perWhat === null;

/** Something is counted, and it is nobody who buys. */
export const countsThings =
  (countsPeople: (noun: string) => boolean): When =>
  ({ quantity }) =>
    quantity.noun !== "" && !countsPeople(quantity.noun);

export function cue(role: Role, kinds: QuantityKind[], words: string): RoleCue {
  return { role, kinds, pattern: every(words) };
}

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
