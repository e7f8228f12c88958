import type { Language } from "../i18n/language.ts";
import { addressStep } from "./address-steps.ts";
import { decides, judged, numeralStep } from "./figure-steps.ts";
import { contextOf, hasArrived, isDigit, isLetter, lineFrom, nameJudged } from "./gate-state.ts";
import type { GateState, MaybeStep, Step } from "./gate-state.ts";
import { boldNameAt, hindiNamesAt, hindiReach } from "./han-names.ts";
import { nameAt, namesMayFollow } from "./name-slots.ts";
import { numeralAt } from "./numerals.ts";
import { continuesNumber, mayOpenNumber } from "./spelled.ts";

/** What a word may begin. */
interface WordClass {
  /** Without the parts that a hyphen or an apostrophe joins to it. */
  first: string;
  number: "number" | "article" | null;
  figure: "money" | "month" | "letters" | null;
  isAddress: boolean;
  isCapital: boolean;
  /** Forms a number with an article before it. */
  continues: boolean;
  isHindi: boolean;
}

const wordPattern =
  /(?:[[\p{L}\p{M}]--\p{Script=Han}]|\u200c|\u200d)(?:[[\p{L}\p{M}'’_\-]--\p{Script=Han}]|\u200c|\u200d){0,40}/vy;

export function letterStep(state: GateState): Step | null {
  const { buffer, at } = state;
  const word = wordAt(buffer, at);
  if (!isComplete(state, word)) return null;
  const before = buffer.charCodeAt(at - 1);
  if (isLetter(before) || isDigit(before)) return plainWord(state, word);
  const found = classOf(word, state.language);
  const step = judgedWord(state, word, found);
  return step === "none" ? plainWord(state, word) : step;
}

const mostLetters = 41;

/** The word that starts here; plain Latin ones are read without a pattern. */
function wordAt(buffer: string, at: number): string {
  let end = at;
  while (end < at + mostLetters && isPlainLetter(buffer.charCodeAt(end))) end += 1;
  if (end > at && (end === at + mostLetters || !(buffer.charCodeAt(end) > 127))) return buffer.slice(at, end);
  wordPattern.lastIndex = at;
  return wordPattern.exec(buffer)?.[0] ?? buffer.charAt(at);
}

/** Letters, and the characters that join them: a hyphen, an apostrophe. */
const isPlainLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 45 || code === 39 || code === 95;

/** A full stop at the very end may be part of a domain. */
function isComplete({ buffer, at, final }: GateState, word: string): boolean {
  const end = at + word.length;
  return final || word.length > 40 || end < buffer.length - (buffer.charCodeAt(end) === 46 ? 1 : 0);
}

function judgedWord(state: GateState, word: string, found: WordClass): MaybeStep {
  if (found.isAddress || state.buffer.charCodeAt(state.at + word.length) === 46) {
    const address = addressStep(state, word);
    if (address !== "none") return address;
  }
  const number = found.number === null ? "none" : numberWord(state, found);
  if (number !== "none") return number;
  const figure = found.figure === null ? "none" : figureWithLetters(state, found);
  if (figure !== "none") return figure;
  if (found.isHindi) return hindiName(state);
  return found.isCapital ? capitalName(state) : "none";
}

const conjunctions = /^(?:and|or|und|oder|et|ou|y|e|o|as|well|the|also|sowie|ainsi|que|और|या|तथा)$/iu;
const rangeWords = /^(?:to|and|bis|und|à|et|a|y|से|और)$/iu;

function plainWord(state: GateState, word: string): Step {
  state.exemptRange = state.exemptRange && rangeWords.test(word);
  state.listing = state.listing && conjunctions.test(word);
  return { output: word, length: word.length };
}

const classes: Record<Language, Map<string, WordClass>> = {
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  de: new Map(),
  hi: new Map(),
  zh: new Map(),
};
const classesKept = 4_000;

/** Every word is examined once; the same few thousand make up most texts. */
function classOf(word: string, language: Language): WordClass {
  const known = classes[language];
  const kept = known.get(word);
  if (kept) return kept;
  const first = /^[^\-_'’]+/.exec(word)?.[0] ?? word;
  const code = word.charCodeAt(0);
  const found: WordClass = {
    first,
    number: mayOpenNumber(first, language),
    figure: figureOf(first),
    isAddress: /^(?:https?|www)$/i.test(word),
    isCapital: /^\p{Lu}/u.test(word),
    continues: continuesNumber(first, language),
    isHindi: code >= 0x900 && code <= 0x97f,
  };
  if (known.size >= classesKept) known.clear();
  known.set(word, found);
  return found;
}

const monthLike = new RegExp(
  "^(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|jun|juin|jul|juil|aug|aoû|ago|sep|oct|okt|nov|dec|déc" +
    String.raw`|dez|dic|ene|जनवरी|फ|मार्च|अप्रैल|मई|जू|जुलाई|अगस्त|सित|अक्टू|नव|दिस)[\p{L}\p{M}]*$`,
  "iu",
);

function figureOf(word: string): WordClass["figure"] {
  if (/^(?:[A-Z]{1,3}|R[Ss]|रुपये|रुपए|रु|人民币)$/u.test(word)) return "money";
  if (/^[OlОІIo]{1,6}$/u.test(word)) return "letters";
  return monthLike.test(word) ? "month" : null;
}

function numberWord(state: GateState, { first, number }: WordClass): MaybeStep {
  const { buffer, at, language } = state;
  if (number === "article") {
    const joins = articleJoins(state, first);
    if (joins !== true) return joins === null ? null : "none";
  }
  if (!hasArrived(state, decides)) return null;
  const numeral = numeralAt(buffer, at, language);
  return numeral ? judged(state, numeral) : "none";
}

/** Whether an article and the next word form a number; null while that word is incomplete. */
function articleJoins({ buffer, at, final, language }: GateState, article: string): boolean | null {
  if (/^(?:half|several|many|few|some)$/i.test(article)) return true;
  const gap = at + article.length;
  const joint = buffer.charCodeAt(gap);
  if (joint !== 32 && joint !== 45) return false;
  const next = isLetter(buffer.charCodeAt(gap + 1)) ? wordAt(buffer, gap + 1) : "";
  if (!final && next.length <= 40 && gap + 1 + next.length >= buffer.length) return null;
  return next !== "" && classOf(next, language).continues;
}

/** "USD 500", "Rs. 40", "August 2, 2026", "lO million" */
function figureWithLetters(state: GateState, { first, figure }: WordClass): MaybeStep {
  const behind = state.buffer.charAt(state.at + first.length);
  if (figure === "money" && !/[\s$¥.\d*_]/u.test(behind)) return "none";
  if (figure === "month" && !/[\s.]/u.test(behind)) return "none";
  if (!hasArrived(state, decides)) return null;
  return numeralStep(state) ?? "none";
}

function capitalName(state: GateState): MaybeStep {
  const place = state.listing ? "list" : namesMayFollow(state.line, contextOf(state));
  const found = nameAt({ text: state.buffer, at: state.at, final: state.final, place });
  if (found === "incomplete") return null;
  if (found === null) return "none";
  state.listing = place === "list";
  return nameJudged(state, found.name);
}

const hindiJoint = /^.*?(?=, | और | या | तथा |$)/u;

function hindiName(state: GateState): MaybeStep {
  if (!hasArrived(state, hindiReach)) return null;
  const window = lineFrom(state, hindiReach);
  const context = contextOf(state);
  const bold = state.line.rivals ? boldNameAt(context, window) : null;
  if (bold !== null) return nameJudged(state, bold);
  const length = hindiNamesAt(context, window);
  return length === 0 ? "none" : nameJudged(state, hindiJoint.exec(window.slice(0, length))?.[0] ?? "");
}
