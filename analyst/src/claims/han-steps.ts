import { mayStartChineseNumber } from "./chinese-numbers.ts";
import { decides, numeralStep } from "./figure-steps.ts";
import { contextOf, copied, hasArrived, lineFrom, nameJudged } from "./gate-state.ts";
import type { GateState, MaybeStep, Step } from "./gate-state.ts";
import { boldNameAt, chineseNameAt, chineseNamesBefore, hanReach } from "./han-names.ts";

const clauseStart = /[\s，。；：、！？（(“"*|_-]/;
const cueEnds = /[有括是为如像：:据似于美]/;
const joins = /[和与及]/;

const opensName = (sign: string): boolean => clauseStart.test(sign) || joins.test(sign) || cueEnds.test(sign);
const opensNumber = (sign: string): boolean => mayStartChineseNumber(sign) || sign === "人";

/** One bit for what a character may begin, one for what may follow it; computed once per character. */
const kinds = new Uint8Array(0x10000);

function kindOf(code: number): number {
  const known = kinds[code] ?? 0;
  if (known !== 0) return known;
  const sign = String.fromCharCode(code);
  const kind = 1 + (opensNumber(sign) ? 2 : 0) + (opensName(sign) ? 4 : 0);
  kinds[code] = kind;
  return kind;
}

/** A Han character that cannot begin a number, where no name begins. */
export const isColdHan = (code: number, before: number): boolean =>
  (kindOf(code) & 2) === 0 && (kindOf(before) & 4) === 0;

/** One character of a Chinese text, or the number or name it starts. */
export function hanStep(state: GateState): Step | null {
  const { buffer, at } = state;
  const sign = buffer.charAt(at);
  if (opensNumber(sign)) {
    if (!hasArrived(state, decides)) return null;
    const numeral = numeralStep(state);
    if (numeral) return numeral;
  }
  const name = nameStep(state);
  if (name !== "none") return name;
  state.exemptRange = state.exemptRange && /[到至和]/.test(sign);
  state.listing = state.listing && /[和与及、以]/.test(sign);
  return copied(state, 1);
}

function nameStep(state: GateState): MaybeStep {
  const before = state.buffer.charAt(state.at - 1);
  const startsClause = clauseStart.test(before) || joins.test(before);
  if (!startsClause && !cueEnds.test(before)) return "none";
  if (!hasArrived(state, hanReach)) return null;
  const name = nameFrom(state, startsClause);
  if (name === null) return "none";
  state.listing = true;
  return nameJudged(state, name);
}

function nameFrom(state: GateState, startsClause: boolean): string | null {
  const window = lineFrom(state, hanReach);
  const context = contextOf(state);
  const length = startsClause ? chineseNamesBefore(window) : 0;
  if (length > 0) return /^[^、和与及]+/u.exec(window.slice(0, length))?.[0] ?? null;
  const bold = state.line.rivals ? boldNameAt(context, window) : null;
  return bold ?? chineseNameAt(state.listing ? "竞品有" : context, window);
}
