import type { Language } from "../i18n/language.ts";
import { countsAfterArticle, fractionAt, mayOpenFraction } from "./fractions.ts";
import { currencyIn, moneyBehind, multiplePattern, percentPattern, timeUnitOf } from "./measures.ts";
import { numbersIn } from "./number-words.ts";
import type { NumberWord } from "./number-words.ts";
import type { Numeral } from "./numeral.ts";

type Found = Omit<Numeral, "start" | "end" | "text"> & { length: number };

const word = /^[\p{L}\p{M}\u200c\u200d]+/u;
const joiner = /^[*_~]{0,3}[ -][*_~]{0,3}(?:(?:and|und|y|et|e)[ -](?!a half))?/u;
const point = /^ (?:point|komma|comma|coma|virgule|दशमलव) /iu;
const andHalf = /^(?: and a half| y medi[oa]| et demie?|einhalb)(?!\p{L})/iu;
const articles = new RegExp(
  "^(?:an?|half an?|several|a few|a couple of|many|ein(?:e[nrm]?)?|einige|mehrere|ein paar|une?" +
    "|quelques|plusieurs|un demi|una?|vari[oa]s|medio|media|unos|unas|algunos|कई|कुछ|आधा|kai)(?= )",
  "iu",
);
const undecided =
  /^(?:several|a few|a couple|many|einige|mehrere|ein paar|quelques|plusieurs|vari|unos|unas|algunos|कई|कुछ|kai)/iu;
const halves = /^(?:half|medi|un demi|आधा)/iu;
const behind = new RegExp(
  String.raw`^(?:(?<percent>${percentPattern})|(?<multiple>${multiplePattern}|[ -]?(?:mal|fois|veces` +
    String.raw`|times)(?= (?:so|mehr|größer|plus|más|as|more|higher|larger|bigger|faster|cheaper|teurer` +
    String.raw`|schneller)(?!\p{L})))|(?<money>${moneyBehind}))`,
  "u",
);
const metric = new RegExp(
  String.raw`^(?: (?:of |von |de |of the )?[\p{L}\p{M}-]{2,16})?[ -](?:customers?|users?|clients?|subscribers?` +
    "|subscriptions?|orders|sales|downloads|kunden|kundinnen|nutzer(?:innen)?|abonnenten|abos" +
    "|bestellungen|verkäufe|clientes?|usuarios?|suscriptores|ventas|pedidos|utilisateurs|abonnés|ventes" +
    String.raw`|commandes|ग्राहक(?:ों)?|यूज़?र्?स?|उपयोगकर्ता(?:ओं)?|ऑर्डर)(?![\p{L}\p{M}])`,
  "iu",
);
const unitless = { currency: null, timeUnit: null, halfStep: 0 };

/** A number in words at the start of a text, where its figure would need a claim. */
export function spelledAt(window: string, language: Language): Found | null {
  const part = fractionAt(window, language);
  if (part) return { ...unitless, ...part };
  const lead = articles.exec(window)?.[0];
  const joined = lead === undefined ? null : afterArticle(lead, window, language);
  if (joined) return judged(joined, window);
  const own = loneScale(runOf(window, language), window);
  return own === null || (englishOnce.test(window) && !spanishEleven.test(window)) ? null : judged(own, window);
}

const plural = /^(?:millionen|milliarden|billionen|millones|billones)/iu;

/** "Millionen" is an uncounted amount, "the million" none at all. */
function loneScale(run: Run | null, window: string): Run | null {
  const [first, ...more] = run?.words ?? [];
  if (run === null || more.length > 0 || first?.scale !== true || !(first.value >= 1e6)) return run;
  if (plural.test(window)) return { ...run, value: Number.NaN };
  return /^[a-z]/i.test(window) ? null : run;
}

/** Spanish eleven is an English adverb. */
const englishOnce = /^once(?!\p{L})/iu;
const spanishEleven = new RegExp(
  "^once (?:mil|millones|por|mes|año|día|semana|hora|minuto|cliente|usuario|venta|euro|dólar|peso" +
    "|de cada|empresa|persona|competidor|tienda|clínica|restaurante)",
  "iu",
);

interface Run {
  words: NumberWord[];
  value: number;
  length: number;
}

/** "a dozen", "half a million", "several hundred" */
function afterArticle(lead: string, window: string, language: Language): Run | null {
  const start = lead.length + 1;
  const run = runOf(window.slice(start), language);
  if (run?.words[0]?.scale !== true) return null;
  const part = halves.test(lead) ? 0.5 : 1;
  return { ...run, value: run.value * (undecided.test(lead) ? Number.NaN : part), length: start + run.length };
}

interface Reading {
  words: NumberWord[];
  length: number;
  decimals: string;
  isDecimal: boolean;
}

/** Consecutive number words, up to the last. */
function runOf(window: string, language: Language): Run | null {
  const so: Reading = { words: [], length: 0, decimals: "", isDecimal: false };
  for (let at: number | null = 0; at !== null;) at = readWord(so, { window, at, language });
  if (so.words.length === 0) return null;
  const half = andHalf.exec(window.slice(so.length))?.[0] ?? "";
  const words = so.decimals === "" ? so.words : [...so.words, decimalOf(so.decimals)];
  return { words, length: so.length + half.length, value: sum(words, half !== "") };
}

interface From {
  window: string;
  at: number;
  language: Language;
}

/** Consumes the word at a place; the place of the next one, or null at the end. */
function readWord(so: Reading, { window, at, language }: From): number | null {
  const written = word.exec(window.slice(at))?.[0];
  const numbers = written === undefined ? null : numbersIn(written, language);
  if (written === undefined || !numbers) return null;
  takeWords(so, numbers);
  so.length = at + written.length;
  const rest = window.slice(so.length);
  const pointed = point.exec(rest)?.[0];
  so.isDecimal ||= pointed !== undefined;
  const joined = pointed ?? joiner.exec(rest)?.[0];
  return joined === undefined ? null : so.length + joined.length;
}

/** "three point five million": the decimals come before the scale. */
function takeWords(so: Reading, numbers: NumberWord[]): void {
  if (so.isDecimal && numbers.every(({ scale, value }) => !scale && value < 10)) {
    so.decimals += numbers.map(({ value }) => value).join("");
    return;
  }
  if (so.decimals !== "") so.words.push(decimalOf(so.decimals));
  so.words.push(...numbers);
  so.decimals = "";
  so.isDecimal = false;
}

const decimalOf = (decimals: string): NumberWord => ({ value: Number(`0.${decimals}`), scale: false, only: null });

interface Sum {
  total: number;
  current: number;
  last: number;
}

function sum(words: NumberWord[], half: boolean): number {
  const so: Sum = { total: 0, current: 0, last: Infinity };
  for (const [index, entry] of words.entries()) {
    if (entry.scale) addScale(so, entry.value);
    else so.current += isFourTwenties(words, index) ? 76 : entry.value;
  }
  const more = so.total > 0 && so.current === 0 ? so.last / 2 : 0.5;
  return so.total + so.current + (half ? more : 0);
}

function addScale(so: Sum, scale: number): void {
  const { total, current, last } = so;
  if (scale < 1000) {
    so.current = (current || 1) * scale;
    return;
  }
  so.total = scale > last ? (total + current) * scale : total + (current || 1) * scale;
  so.last = scale;
  so.current = 0;
}

/** quatre-vingts */
const isFourTwenties = (words: NumberWord[], index: number): boolean =>
  words[index]?.value === 20 && words[index - 1]?.value === 4;

/**
 * The rule for small words: a value above ten, a fraction, or one with a scale is a figure; up to ten it is one with a
 * percentage, money or a multiple behind it, and from two on before a period or before customers and sales.
 */
function judged({ words, value, length }: Run, window: string): Found | null {
  const rest = window.slice(length);
  const measured = withUnit(value, rest);
  if (measured) return { ...measured, length: length + measured.length };
  const timeUnit = timeUnitOf(rest.slice(0, 16), value);
  const isLarge = value > 10 || !Number.isInteger(value) || words.some(({ scale }) => scale);
  const isFigure = isLarge || (value > 1 && (timeUnit !== null || metric.test(rest)));
  return isFigure ? { ...unitless, kind: "bare", value, timeUnit, length: swallowed(value, length, rest) } : null;
}

function withUnit(value: number, rest: string): Found | null {
  const found = behind.exec(rest);
  const { percent, multiple, money } = found?.groups ?? {};
  const length = found?.[0].length ?? 0;
  if (percent !== undefined) return { ...unitless, kind: "percent", value: value / 100, length };
  if (multiple !== undefined) return { ...unitless, kind: "multiple", value, length };
  const currency = currencyIn("", money);
  return currency === null ? null : { ...unitless, kind: "money", currency, value, length };
}

/** "hundreds of users": the word for unknown replaces the amount before the noun. */
function swallowed(value: number, length: number, rest: string): number {
  return Number.isNaN(value) ? length + (/^ (?:of|von|de|d['’]) ?(?=\p{L})/u.exec(rest)?.[0].length ?? 1) - 1 : length;
}

const articleWords = new Set(
  (
    "a an half several many few ein eine einen einer einem einige mehrere un une quelques plusieurs una " +
    "varios varias medio media unos unas algunos la le el les der die jeder jede jedes kai कई कुछ आधा हर"
  ).split(" "),
);

/**
 * Whether a number in words may start here: the text behind the word decides; behind an article, the next word does.
 */
export function mayOpenNumber(written: string, language: Language): "number" | "article" | null {
  if (numbersIn(written, language) || mayOpenFraction(written)) return "number";
  return articleWords.has(written.toLowerCase()) ? "article" : null;
}

/** Whether an article and this word form a number. */
export function continuesNumber(next: string, language: Language): boolean {
  return countsAfterArticle(next) || numbersIn(next, language)?.some(({ scale }) => scale) === true;
}
