import { contextOf, copied, hasArrived, lineAhead, passed, replaced } from "./gate-state.ts";
import type { GateState, MaybeStep, Step } from "./gate-state.ts";
import { behindSign, isInName, mayStartNumeral, numeralAt, reach } from "./numerals.ts";
import type { Numeral } from "./numeral.ts";
import { isPosition } from "./positions.ts";

const afterSeen = 24;
/** A numeral and the text behind it. */
export const decides = reach + afterSeen;

/** A dash or a bar opens a figure only directly before it; a currency sign may be separated from it. */
export function opensFigure(state: GateState, sign: string): boolean | null {
  const { buffer, at, final } = state;
  if (sign === "-" && /[\p{Script=Latin}\d%]/u.test(buffer.charAt(at - 1))) return false;
  if (!final && buffer.length - at < 2) return null;
  const next = buffer.charAt(at + 1);
  if (sign === "|") return /[\dOlo]/.test(next);
  return sign === "-" || sign === "−" ? /[$€£₹¥\dA-Z]/.test(next) : true;
}

export function figureStep(state: GateState): MaybeStep {
  if (!hasArrived(state, decides)) return null;
  if (!mayStartNumeral(state.buffer, state.at)) return "none";
  return numeralStep(state) ?? "none";
}

/** The numeral at this place, judged; null if there is none. */
export function numeralStep(state: GateState): Step | null {
  const { buffer, at } = state;
  const numeral = numeralAt(buffer, at, state.language);
  if (!numeral) return null;
  return isInName(buffer, at) ? copied(state, digitsAt(buffer, at).length || 1) : judged(state, numeral);
}

const digitsAt = (buffer: string, at: number): string =>
  /^[\d\u0966-\u096f]+(?:[.,][\d\u0966-\u096f]+)*/.exec(buffer.slice(at, at + 30))?.[0] ?? "";

export function judged(state: GateState, found: Numeral): Step {
  const { money, gone, buffer } = state;
  const between = buffer.slice(Math.max(0, money.end - gone), found.start);
  const numeral = between.length < 4 ? behindSign(found, money.currency, between) : found;
  state.money = { currency: numeral.currency, end: gone + numeral.end };
  const length = numeral.end - numeral.start;
  const written = state.buffer.slice(numeral.start, numeral.end);
  const after = lineAhead(state, numeral.end, afterSeen);
  state.listing = false;
  if (isPosition({ numeral, written, after, context: contextOf(state), inRange: state.exemptRange })) {
    state.exemptRange = true;
    return { output: written, length };
  }
  state.exemptRange = false;
  return state.index.resolves(numeral) ? passed(state, length) : replaced(state, length);
}

/** Digits inside a word: "B2B" is a name, "x5000000" hides a number. */
export function gluedDigits(state: GateState): Step | null {
  if (!hasArrived(state, 32)) return null;
  const { buffer, at } = state;
  const digits = digitsAt(buffer, at);
  // Text directly behind a judged number is the rest of it.
  if (/\d/.test(buffer.charAt(at - 1))) return { output: "", length: digits.length };
  const word = /[\p{Script=Latin}\p{M}\d]*$/u.exec(contextOf(state))?.[0] ?? "";
  const isName =
    isNamed({ word, digits, behind: buffer.charAt(at + digits.length) }) || state.index.knowsName(word + digits);
  return isName ? { output: digits, length: digits.length } : replaced(state, digits.length);
}

interface Glued {
  word: string;
  digits: string;
  behind: string;
}

/** B2B, GPT4 and F500; Win11; web3 and k8s; i18n. */
function isNamed({ word, digits, behind }: Glued): boolean {
  if (!/^\d{1,3}$/.test(digits)) return false;
  if (/^[A-Z]{1,5}$/.test(word)) return true;
  if (/^[A-Z][a-z]{1,3}$/.test(word)) return digits.length <= 2;
  if (/^[a-z]{1,4}$/.test(word))
    return digits.length === 1 || (word.length === 1 && digits.length === 2 && /[a-z]/.test(behind));
  return false;
}
