import { linkTarget } from "./address-steps.ts";
import { figureStep, gluedDigits, opensFigure } from "./figure-steps.ts";
import { isDigit, isHan, isLetter } from "./gate-state.ts";
import type { GateState, MaybeStep, Step } from "./gate-state.ts";
import { hanStep, isColdHan } from "./han-steps.ts";
import { readLine } from "./name-slots.ts";
import { letterStep } from "./word-steps.ts";

/** Where spaces and Han characters end that cannot begin a number or a name. */
export function coldUntil({ buffer, at, listing, exemptRange }: GateState): number {
  const first = buffer.charCodeAt(at);
  if ((first !== 32 && !isHan(first)) || listing || exemptRange) return at;
  let end = at;
  let before = buffer.charCodeAt(at - 1);
  for (; end < buffer.length; end += 1) {
    const code = buffer.charCodeAt(end);
    if (code !== 32 && !(isHan(code) && isColdHan(code, before))) break;
    before = code;
  }
  return end;
}

/** One token, or null when it is not complete yet. */
export function next(state: GateState): Step | null {
  const code = state.buffer.charCodeAt(state.at);
  if (code === 32) return { output: " ", length: 1 };
  if (code === 10) return newline(state);
  if (isHan(code)) return hanStep(state);
  return isLetter(code) ? letterStep(state) : signStep(state, code);
}

/** Enough of a line to decide whether it is a heading. */
const lineRead = 201;

function newline(state: GateState): Step {
  const start = state.buffer.lastIndexOf("\n", state.at - 1) + 1;
  state.line = readLine(state.line, state.buffer.slice(Math.max(start, state.at - lineRead), state.at));
  state.exemptRange = false;
  state.listing = false;
  return { output: "\n", length: 1 };
}

const figureSigns = "-−$€£₹¥½¼¾⅓⅔⅛⅕|";

const insideWord = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u;

function signStep(state: GateState, code: number): Step | null {
  const { buffer, at } = state;
  const sign = buffer.charAt(at);
  const judged = isDigit(code) ? digitStep(state) : markStep(state, sign);
  return judged === "none" ? otherSign(state, sign) : judged;
}

function digitStep(state: GateState): MaybeStep {
  return insideWord.test(state.buffer.charAt(state.at - 1)) ? gluedDigits(state) : figureStep(state);
}

function markStep(state: GateState, sign: string): MaybeStep {
  if (sign === "]" || sign === "<") return linkTarget(state, sign);
  if (!figureSigns.includes(sign)) return "none";
  const opens = opensFigure(state, sign);
  if (opens === null) return null;
  return opens ? figureStep(state) : "none";
}

function otherSign(state: GateState, sign: string): Step {
  if (state.listing && !/[\s–—\-,、*&/"“”'’_]/.test(sign)) state.listing = false;
  if (state.exemptRange && !/[\s–—-]/.test(sign)) state.exemptRange = false;
  return { output: sign, length: 1 };
}
