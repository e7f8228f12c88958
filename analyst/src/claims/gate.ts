import type { Claim } from "@cofounder/contract/analysis";
import { indexClaims } from "./index-claims.ts";
import type { ClaimIndex } from "./index-claims.ts";
import { isInName, mayStartNumeral, numeralAt } from "./numerals.ts";
import type { Numeral } from "./numerals.ts";
import { nameAt, namesMayFollow, readLine } from "./name-slots.ts";
import type { LineState } from "./name-slots.ts";

export type GateCounts = { traced: number; untraced: number };
export type Gate = {
  push: (delta: string) => string;
  end: () => string;
  counts: () => GateCounts;
  /** Lets claims in that were made while the text is being written. */
  admit: (claims: readonly Claim[]) => void;
};

export const replacement = "unknown";

/** Sends a finished text through the gate. */
export function gate(text: string, claims: readonly Claim[]): { text: string } & GateCounts {
  const stream = createGate(claims);
  const passed = stream.push(text) + stream.end();
  return { text: passed, ...stream.counts() };
}

type State = {
  index: ClaimIndex;
  pending: string;
  context: string;
  line: LineState;
  exemptRange: boolean;
  listing: boolean;
  counts: GateCounts;
};
type Step = { output: string; length: number };

/**
 * A gate for text that arrives in pieces: every numeral, and every name in a competitor's place, must resolve to a
 * claim, else it becomes "unknown". Only an unfinished token is held back, so a number split over two deltas is
 * judged as one. Pieces in any cut give the same text as the whole.
 */
export function createGate(claims: readonly Claim[]): Gate {
  let admitted = claims;
  const state: State = {
    index: indexClaims(claims),
    pending: "",
    context: "\n",
    line: { heading: false, rivals: false },
    exemptRange: false,
    listing: false,
    counts: { traced: 0, untraced: 0 },
  };
  return {
    push: (delta) => drain(state, delta, false),
    end: () => drain(state, "", true),
    counts: () => ({ ...state.counts }),
    admit: (more) => {
      admitted = [...admitted, ...more];
      state.index = indexClaims(admitted);
    },
  };
}

function drain(state: State, delta: string, final: boolean): string {
  const text = state.pending + delta;
  let at = 0;
  let output = "";
  while (at < text.length) {
    const step = next(state, { text, at, final });
    if (step === null) break;
    output += step.output;
    state.context = (state.context + text.slice(at, at + step.length)).slice(-80);
    at += step.length;
  }
  state.pending = text.slice(at);
  return output;
}

type Cursor = { text: string; at: number; final: boolean };

/** One token, or null when it is not complete yet. */
function next(state: State, cursor: Cursor): Step | null {
  const character = cursor.text[cursor.at] ?? "";
  if (character === "\n") return newline(state);
  const numeral = numeralStep(state, cursor);
  if (numeral !== "none") return numeral;
  if (!/\p{L}/u.test(character)) return symbolStep(state, cursor);
  const spelled = spelledNumber(state, cursor);
  if (spelled !== "none") return spelled;
  const name = nameStep(state, cursor);
  return name === "none" ? wordStep(state, cursor) : name;
}

function wordStep(state: State, { text, at, final }: Cursor): Step | null {
  const word = wordAt(text, at);
  if (!final && at + word.length === text.length && !isIdeograph(word)) return null;
  state.exemptRange = state.exemptRange && /^(?:to|and)$/.test(word);
  state.listing = state.listing && /^(?:and|or|und|et|y|as|well|the|also)$/i.test(word);
  return { output: word, length: word.length };
}

function newline(state: State): Step {
  state.line = readLine(state.line, state.context);
  state.exemptRange = false;
  state.listing = false;
  return { output: "\n", length: 1 };
}

const wordPattern = /[\p{L}\p{M}][\p{L}\p{M}'’_-]*/uy;

function wordAt(text: string, at: number): string {
  if (isIdeograph(text[at] ?? "")) return text[at] ?? "";
  wordPattern.lastIndex = at;
  return wordPattern.exec(text)?.[0] ?? text[at] ?? "";
}

const isIdeograph = (character: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff]/.test(character);

function symbolStep(state: State, { text, at, final }: Cursor): Step | null {
  const character = text[at] ?? "";
  // A currency sign or a minus at the very end may belong to the number that comes next.
  if (!final && at >= text.length - 3 && /^[-−]?[$€£₹¥]?\s?$/.test(text.slice(at)) && /[-−$€£₹¥]/.test(character))
    return null;
  if (!/[\s–—\-,*&/"“”]/.test(character)) state.listing = false;
  if (!/[\s–—-]/.test(character)) state.exemptRange = false;
  return { output: character, length: 1 };
}

function numeralStep(state: State, cursor: Cursor): Step | null | "none" {
  const { text, at, final } = cursor;
  const insideWord = /[\p{L}\d_]/u.test(state.context.at(-1) ?? "");
  if (insideWord) return /\d/.test(text.charAt(at)) ? gluedDigits(state, cursor) : "none";
  if (!mayStartNumeral(text, at)) return mayBecomeMoney(text.slice(at), final) ? null : "none";
  const numeral = numeralAt(text, at);
  if (!numeral) return "none";
  if (!final && mayGrow(text.slice(numeral.end, numeral.end + 40))) return null;
  return isInName(state.context + text.slice(at, at + 8), state.context.length)
    ? bareDigits(text, at)
    : judge(state, numeral, text);
}

/** The digits of a name such as GPT-4 pass as they stand. */
function bareDigits(text: string, at: number): Step {
  const digits = /^\d+/.exec(text.slice(at, at + 8))?.[0] ?? "";
  return { output: digits, length: digits.length };
}

/** "USD" or "R$" at the end of what has arrived may be the front of an amount. */
function mayBecomeMoney(rest: string, final: boolean): boolean {
  return !final && rest.length <= 5 && /^(?:[A-Z]{1,3}\$?|Rs\.?)\s?$/.test(rest);
}

const growing =
  /^(?:[ \t\u00a0\u202f]?(?:per|out(?: o| of ?\d*)?|per c\p{L}*)?[ \t\u00a0\u202f]*|[.,'’/–—−-]?[\s]?[\p{L}\d%€£₹¥$×]*\.?|[ \t\u00a0\u202f]?[\p{L}]+\.?[ \t\u00a0\u202f]\d*|[ \t\u00a0\u202f]?\/[ \t]?\d*)$/u;

/** True while the text behind a numeral could still be part of it: more digits, a scale, a unit. */
function mayGrow(rest: string): boolean {
  return rest.length < 40 && growing.test(rest);
}

/** Digits inside a word: "B2B" is a name, "x5000000" hides a number. */
function gluedDigits(state: State, { text, at, final }: Cursor): Step | null {
  const digits = /^\d+(?:[.,]\d+)*/.exec(text.slice(at))?.[0] ?? "";
  if (!final && /^[.,]?$/.test(text.slice(at + digits.length))) return null;
  if (digits.length <= 3) return { output: digits, length: digits.length };
  state.counts.untraced += 1;
  return { output: replacement, length: digits.length };
}

function judge(state: State, numeral: Numeral, text: string): Step {
  const length = numeral.end - numeral.start;
  const written = text.slice(numeral.start, numeral.end);
  if (isPosition(state, numeral, text)) {
    state.exemptRange = true;
    return { output: written, length };
  }
  state.exemptRange = false;
  if (state.index.resolves(numeral)) {
    state.counts.traced += 1;
    return { output: written, length };
  }
  state.counts.untraced += 1;
  return { output: replacement, length };
}

const planWords =
  /(?:^|[\s*#_(])(?:weeks?|days?|months?|phases?|steps?|sections?|parts?|stage|option|question|test)\s$/i;
const listStart = /\n[\s>#*-]*$/;

/** Numbers of lists, headings, weeks and days name a place in the text, not an amount. */
function isPosition(state: State, numeral: Numeral, text: string): boolean {
  const place = {
    written: text.slice(numeral.start, numeral.end),
    after: text.slice(numeral.end, numeral.end + 3),
    context: state.context,
  };
  if (isListNumber(place) || isOrdinal(place) || isAroundTheClock(place) || countsSources(state, numeral, text))
    return true;
  if (!/^\d{1,3}$/.test(place.written) || numeral.value > 366) return false;
  return planWords.test(state.context) || (state.exemptRange && /[-–—]\s?$|\s(?:to|and)\s$/.test(state.context));
}

type Written = { written: string; after: string; context: string };

function isListNumber({ written, after, context }: Written): boolean {
  if (!listStart.test(context) || !/^\d{1,2}(?:\.\d{1,2}){0,2}$/.test(written)) return false;
  return /^[.)](?:\s|$)/.test(after) || (/#\s*$/.test(context) && /^[.)\s]/.test(after));
}

function isOrdinal({ written, after }: Written): boolean {
  return /^\d{1,3}$/.test(written) && /^(?:st|nd|rd|th)(?!\p{L})/u.test(after);
}

/** "24/7" is a way of speaking. */
function isAroundTheClock({ written, after, context }: Written): boolean {
  return (written === "24" && after.startsWith("/7")) || (written === "7" && context.endsWith("24/"));
}

/** "Based on: 4 founder facts, 1 source": the reply counting itself. */
function countsSources(state: State, numeral: Numeral, text: string): boolean {
  const line = state.context.slice(state.context.lastIndexOf("\n"));
  const after = text.slice(numeral.end, numeral.end + 14);
  return numeral.value < 100 && /Based on:/.test(line) && /^\s(?:founder|sources?|assumptions?)(?!\p{L})/u.test(after);
}

const small =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|a|several|half a";
const spelledPattern = new RegExp(
  String.raw`(?:(?:${small})[\s-])+(?:hundred|thousand|million|billion|trillion|per\s?cent|percent)(?:\s(?:thousand|million|billion|dollars|euros|pounds|percent))*(?!\p{L})`,
  "iuy",
);
const spelledFront = new RegExp(String.raw`^(?:(?:${small})(?:[\s-]|$))+[\p{L}]*\s?[\p{L}]*$`, "iu");

/** "two million" is a number too, and no claim is spelled out. */
function spelledNumber(state: State, { text, at, final }: Cursor): Step | null | "none" {
  if (/[\p{L}\d]/u.test(state.context.at(-1) ?? "")) return "none";
  const front = text.slice(at, at + 60);
  if (!/^(?:[aefhnost])/i.test(front)) return "none";
  if (!final && at + front.length === text.length && spelledFront.test(front)) return null;
  spelledPattern.lastIndex = at;
  const match = spelledPattern.exec(text);
  if (!match) return "none";
  state.counts.untraced += 1;
  return { output: replacement, length: match[0].length };
}

function nameStep(state: State, cursor: Cursor): Step | null | "none" {
  const { text, at, final } = cursor;
  if (!/\p{Lu}/u.test(text[at] ?? "") || /[\p{L}\d]/u.test(state.context.at(-1) ?? "")) return "none";
  const place = state.listing ? "list" : namesMayFollow(state.line, state.context);
  if (place === null) return "none";
  const found = nameAt({ text, at, final, place });
  if (found === "incomplete") return null;
  if (found === null) return "none";
  const { name } = found;
  state.listing = place === "list";
  if (state.index.knowsName(name)) {
    state.counts.traced += 1;
    return { output: name, length: name.length };
  }
  state.counts.untraced += 1;
  return { output: replacement, length: name.length };
}
