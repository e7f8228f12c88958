import type { Language } from "../i18n/language.ts";
import { dateAt } from "./dates.ts";
import { chineseNumberAt, mayStartChineseNumber } from "./chinese-numbers.ts";
import { currencyIn, moneyBefore, moneyBehind, multiplePattern, percentPattern } from "./measures.ts";
import { scaleOf, scalePattern, timeUnitOf } from "./measures.ts";
import type { Numeral } from "./numeral.ts";
import { plainSigns } from "./signs.ts";
import { mayOpenNumber, spelledAt } from "./spelled.ts";
import { valueOfDigits } from "./written-digits.ts";

/** The length of text that decides about a numeral at its start. */
export const reach = 64;

const markup = String.raw`[*~\u0060]{1,4}|_{1,4}|<[^<>\n]{0,24}>`;
const joint = String.raw`(?:${markup})?(?:\\?[.,'’٫٬·]|\{[,.]\}|\\[,;: ]|\s(?=\d{3}(?!\d))|，(?=\d{3}(?!\d))|_)?(?:${markup})?`;
const digits = String.raw`\d(?: \d){2,9}(?!\d)|\d(?:${joint}\d){0,24}`;
const confusable =
  String.raw`(?=[\dOoОоIlІ|]*\d)(?:\d[\dOoОоIlІ|]*[OoОоIlІ|][\dOoОоIlІ|]*|[OoОоIlІ|][\dOoОоIlІ|]{2,}` +
  String.raw`|[OlОІ]\d(?=\s?(?:%|million|Million|mill|Mio|k\b)))(?:[.,]\d+)?(?![\p{L}\d])`;
const power = String.raw`e[+-]?\d{1,3}(?![\p{L}\d])|\^\{?-?\d{1,6}\}?|\s?(?:[×x*·]|\\times)\s?10(?:\^|\*\*)\{?-?\d{1,3}\}?`;
const amount = new RegExp(
  String.raw`^(?<minus>-(?=[$€£₹¥\d]|CN¥` +
    String.raw`|[A-Z]{1,2}\$))?(?<sign>${moneyBefore}(?:[*_]{1,3})?(?=[\d½¼¾⅓⅔]))?(?:(?<digits>${confusable}|${digits})(?<part>\s?[½¼¾⅓⅔⅛])?` +
    String.raw`|(?<lone>[½¼¾⅓⅔⅛⅕]))(?<power>${power})?(?<scale>${scalePattern})?(?<suffix>(?<percent>${percentPattern})` +
    String.raw`|(?<multiple>${multiplePattern})|${moneyBehind})?`,
  "u",
);
const score = new RegExp(
  String.raw`^(?:(?<low>\d{1,2}(?:[.,]\d+)?)(?:\s?\/\s?|\s(?:out\sof|of|von|sur|de|auf|aus|sobre` +
    String.raw`|su)\s)10(?![\d.,]\d|\d|\s?%|\s?[kKM]\b)|10\s(?:में से|mein se` +
    String.raw`|me se)\s(?<late>\d{1,2}(?:[.,]\d+)?)(?!\d)|(?<points>\d{1,2}(?:\.\d)?)\s?分(?!钟|之|析|享|销|类|布|别|成|期|阶` +
    String.raw`|段|层|开|摊|店|钱|配|红|发|数|公司))`,
  "u",
);
const parts: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 0.125, "⅕": 0.2 };

const han = /[\u3400-\u9fff]/;

type Found = Omit<Numeral, "start" | "end" | "text"> & { length: number; text?: string };
type Amount = Found & { scale: number };

/** The numeral that starts exactly at `start`; null if there is none. Only `reach` characters are examined. */
export function numeralAt(text: string, start: number, language: Language = "en"): Numeral | null {
  const line = text.indexOf("\n", start);
  const end = line < 0 ? start + reach : Math.min(line, start + reach);
  const window = plainSigns(text.slice(start, end));
  const found = numeralIn(window, language);
  if (!found || found.length === 0) return null;
  const { length, ...said } = found;
  return { text: text.slice(start, start + length), ...said, start, end: start + length };
}

function numeralIn(window: string, language: Language): Found | null {
  if (han.test(window.charAt(0)))
    return mayStartChineseNumber(window) ? chineseNumberAt(window) : amountIn(window, language);
  const date = dateAt(window);
  if (date) return { ...date, kind: "date", value: 0, currency: null, timeUnit: null, halfStep: 0 };
  const chinese = mayStartChineseNumber(window) ? chineseNumberAt(window) : null;
  if (chinese) return chinese;
  return scoreIn(window) ?? amountIn(window, language) ?? spelledAt(window, language);
}

function scoreIn(window: string): Found | null {
  const found = score.exec(window);
  if (!found) return null;
  const { low, late, points } = found.groups ?? {};
  const value = Number.parseFloat((low ?? late ?? points ?? "").replace(",", "."));
  return { kind: "score", value, currency: null, timeUnit: null, halfStep: 0, length: found[0].length };
}

function amountIn(window: string, language: Language): Found | null {
  const own = readAmount(window, language);
  if (!own) return null;
  const isOpen = own.timeUnit === null && (own.kind === "bare" || own.kind === "money");
  const { scale, ...found } = isOpen ? inRange(own, window, language) : own;
  return Number.isNaN(scale) ? { ...found, value: Number.NaN } : found;
}

const rangeJoint = /^\s?(?:[-–—~～至到]|(?:to|bis(?: zu)?|a|à|hasta|से)(?=\s))\s?/u;

/** "5–10 %": the unit behind the upper end applies to the lower one too. */
function inRange(own: Amount, window: string, language: Language): Amount {
  const joined = rangeJoint.exec(window.slice(own.length))?.[0];
  if (joined === undefined) return own;
  const upper = readAmount(window.slice(own.length + joined.length), language);
  if (!upper) return own;
  const { scale } = upper;
  const isShort = own.scale === 1 && own.value < 1000 && own.value * scale <= upper.value;
  const by = isShort && (upper.kind !== "percent" || own.kind === "bare") ? scale : 1;
  const { kind, currency, timeUnit } = own.kind === "money" ? own : upper;
  return { ...own, kind, currency, timeUnit, value: own.value * by, halfStep: own.halfStep * by };
}

function readAmount(window: string, language: Language): Amount | null {
  const match = amount.exec(window);
  if (!match?.groups) return null;
  const { minus = "", sign = "", digits: written = "" } = match.groups;
  const { length, ...figures } = valueOfDigits(written);
  // Two adjacent numbers, not one with digit groups.
  if (length !== null) return readAmount(window.slice(0, minus.length + sign.length + length), language);
  const read = withUnits(match.groups, figures, language);
  const end = match[0].length;
  const timeUnit = read.kind === "bare" ? timeUnitOf(window.slice(end, end + 16), read.value) : null;
  return { ...read, timeUnit, length: end };
}

interface Figures {
  value: number;
  halfStep: number;
}

function withUnits(groups: Groups, figures: Figures, language: Language): Omit<Amount, "timeUnit" | "length"> {
  const { sign, suffix, percent, multiple, minus } = groups;
  const isMeasured = percent !== undefined || multiple !== undefined;
  const currency = currencyIn(sign, isMeasured ? "" : suffix);
  const kind = kindOf(groups, currency);
  const scale = (scaleOf(groups["scale"], language) * powerOf(groups["power"])) / percentOf(kind, percent);
  const value = (figures.value + partOf(groups)) * scale;
  return { kind, currency, value: minus === undefined ? value : -value, halfStep: scale * figures.halfStep, scale };
}

const partOf = ({ part, lone }: Groups): number => parts[(part ?? lone ?? "").trim()] ?? 0;

type Groups = Record<string, string | undefined>;

function kindOf(groups: Groups, currency: string | null): Numeral["kind"] {
  if (currency !== null) return "money";
  if (groups["percent"] !== undefined) return "percent";
  return groups["multiple"] === undefined ? "bare" : "multiple";
}

function percentOf(kind: Numeral["kind"], written: string | undefined): number {
  if (kind !== "percent") return 1;
  return written?.includes("‰") ? 1000 : 100;
}

/** "4.87e6" and "4.87 × 10^6" are numbers; "49^2" is an unclaimed one. */
function powerOf(written: string | undefined): number {
  if (written === undefined) return 1;
  const exponent = /-?\d+(?=\}?$)/.exec(written)?.[0] ?? "";
  const isOfTen = written.startsWith("e") || /10(?:\^|\*\*)/.test(written);
  return isOfTen ? 10 ** Number.parseInt(exponent, 10) : Number.NaN;
}

const startPattern = new RegExp(
  String.raw`^(?:-(?=[$€£₹¥\d]|CN¥|[A-Z]{1,2}\$)|${moneyBefore}(?:[*_]{1,3})?[\d½¼¾]|[OlОІ|][\dOlОоo]*\d|[½¼¾⅓⅔⅛⅕])`,
  "u",
);

/** True where a number in figures may begin: a digit, or a sign or currency directly before one. */
export function mayStartNumeral(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code >= 48 && code <= 57) || (code >= 0x966 && code <= 0x96f)) return true;
  return startPattern.test(plainSigns(text.slice(at, at + 16)));
}

/** The texts of claims recur in every analysis: their numerals are cached, and evicted when long unused. */
interface Kept {
  now: Map<string, readonly Numeral[]>;
  before: Map<string, readonly Numeral[]>;
}
const kept = new Map<Language, Kept>();
const mostKept = 4_000;
const shortText = 600;

/** All numerals of a text that are not part of a name such as B2B, GPT-4 or H1. */
export function findNumerals(text: string, language: Language = "en"): readonly Numeral[] {
  if (text.length > shortText) return scan(text, language);
  let of = kept.get(language);
  const known = of?.now.get(text);
  if (known) return known;
  if (!of || of.now.size >= mostKept) kept.set(language, (of = { now: new Map(), before: of?.now ?? new Map() }));
  const numerals = of.before.get(text) ?? scan(text, language);
  of.now.set(text, numerals);
  return numerals;
}

const token = /[[\p{L}\p{M}]--\p{Script=Han}][[\p{L}\p{M}'’]--\p{Script=Han}]*|./svy;

function scan(text: string, language: Language): Numeral[] {
  const found: Numeral[] = [];
  let at = 0;
  while (at < text.length) {
    token.lastIndex = at;
    const word = han.test(text.charAt(at)) ? text.charAt(at) : (token.exec(text)?.[0] ?? "");
    const numeral = mayBeNumeral(text, { at, word, language }) ? numeralAt(text, at, language) : null;
    if (numeral) found.push(upperEnd(found.at(-1), numeral, text));
    at = numeral ? numeral.end : at + Math.max(1, word.length);
  }
  return found;
}

/** Words that cannot begin a number are not examined again. */
function mayBeNumeral(text: string, { at, word, language }: { at: number; word: string; language: Language }): boolean {
  const code = text.charCodeAt(at);
  if (/^[\p{L}\p{M}]/u.test(word) && !han.test(word)) {
    const opens = mayOpenNumber(word, language) !== null || mayStartNumeral(text, at);
    return opens || /^\s\d/.test(text.slice(at + word.length, at + word.length + 2));
  }
  return code >= 128 || /[-$\d]/.test(word) ? !isInName(text, at) : false;
}

/** "$5–29": the sign before the lower end applies to the upper one. */
function upperEnd(lower: Numeral | undefined, upper: Numeral, text: string): Numeral {
  return lower ? behindSign(upper, lower.currency, text.slice(lower.end, upper.start)) : upper;
}

/** A bare number behind an amount and a dash is money of the same currency. */
export function behindSign(upper: Numeral, currency: string | null, between: string): Numeral {
  if (currency === null || upper.kind !== "bare" || upper.timeUnit !== null) return upper;
  return /^\s?[-–—]\s?$/.test(between) ? { ...upper, kind: "money", currency } : upper;
}

/** Digits attached to letters are names: B2B, web3, GPT-4. Long digit runs stay numbers. */
export function isInName(text: string, at: number): boolean {
  const length = /^\d+/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  if (length === 0 || length > 3) return false;
  const before = text.slice(Math.max(0, at - 12), at);
  return (
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\d*$/u.test(before) ||
    (/[A-Z]{2,}-$/.test(before) && length <= 2) ||
    /^\d[DG](?![\p{L}])/u.test(text.slice(at, at + 3))
  );
}
