import type { Language } from "../i18n/language.ts";
import type { ClaimIndex } from "./index-claims.ts";
import type { LineState } from "./name-slots.ts";
import { unknownIn } from "./unknown-words.ts";

export interface GateCounts {
  traced: number;
  untraced: number;
}

export interface GateState {
  index: ClaimIndex;
  language: Language;
  /** The text from a little before `at`; the text before it is already judged. */
  buffer: string;
  at: number;
  /** The possible beginning of an incomplete sign. */
  held: string;
  last: string;
  line: LineState;
  exemptRange: boolean;
  listing: boolean;
  /** The currency of the last amount, and the position where it ended. */
  money: { currency: string | null; end: number };
  /** The number of characters removed from the front of the buffer. */
  gone: number;
  counts: GateCounts;
  final: boolean;
}

/** The output for the next so many characters. */
export interface Step {
  output: string;
  length: number;
}
/** A step; null while the deciding text has not arrived; "none" where there is nothing to judge. */
export type MaybeStep = Step | null | "none";

const contextSeen = 80;

export const contextOf = ({ buffer, at }: GateState): string => buffer.slice(Math.max(0, at - contextSeen), at);

/** Whether the deciding stretch has arrived: the end of a line completes it. */
export function hasArrived({ buffer, at, final }: GateState, length: number): boolean {
  return final || buffer.length - at >= length || buffer.includes("\n", at);
}

/** The text from a place to the end of its line, including the line break. */
export function lineAhead({ buffer }: GateState, from: number, length: number): string {
  const end = buffer.indexOf("\n", from);
  return buffer.slice(from, end < 0 ? from + length : Math.min(end + 1, from + length));
}

export const lineFrom = (state: GateState, length: number): string =>
  lineAhead(state, state.at, length).replace(/\n$/, "");

export function replaced(state: GateState, length: number): Step {
  state.counts.untraced += 1;
  return { output: unknownIn(state.language), length };
}

export function passed(state: GateState, length: number): Step {
  state.counts.traced += 1;
  return copied(state, length);
}

export const copied = ({ buffer, at }: GateState, length: number): Step => ({
  output: buffer.slice(at, at + length),
  length,
});

export function nameJudged(state: GateState, name: string): Step {
  return state.index.knowsName(name) ? passed(state, name.length) : replaced(state, name.length);
}

export const isHan = (code: number): boolean =>
  (code >= 0x3400 && code <= 0x9fff) || (code >= 0x3040 && code <= 0x30ff);

export const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 0x966 && code <= 0x96f);

const isAsciiLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const signsAmongLetters = new Set([0xd7, 0xf7, 0x964, 0x965]);

/** Letters of words, without Han. */
export const isLetter = (code: number): boolean =>
  isAsciiLetter(code) ||
  (code >= 0xc0 && code <= 0x1fff && !isDigit(code) && !signsAmongLetters.has(code)) ||
  (code >= 0xa000 && code <= 0xd7ff);
