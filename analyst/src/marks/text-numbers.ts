import type { Language } from "../i18n/language.ts";
import { findFigures } from "../reader/find-figures.ts";
import type { Figure } from "../reader/tokens.ts";
import { currenciesOf } from "./currency-signs.ts";
import { type Kind, kindsBeside } from "./named-kinds.ts";
import { type Ends, precisionOf } from "./precision.ts";
import { readable } from "./readable.ts";
import { cellAt, cellsOf, type Segment, segmentsOf } from "./segments.ts";
import { type Patterns, patternsOf, type TimeUnit } from "./words.ts";

/** A number of a text that may be marked. */
export interface TextNumber {
  start: number;
  end: number;
  written: string;
  low: number;
  high: number;
  kind: "money" | "percent" | "fraction" | "bare" | "date";
  /** The possible currencies of an amount; empty where it is none, or one of unknown currency. */
  currencies: readonly string[];
  /** The currency that its sign usually means. */
  sign: string | null;
  precision: Ends;
  /** Of a span of time: "9 months". */
  time: TimeUnit | null;
  /** "per month", beside the number. */
  period: TimeUnit | null;
  /** Times named in its sentence, or at the head of its column. */
  near: ReadonlySet<TimeUnit>;
  /** Its segment, and the index of it. */
  segment: Segment;
  at: number;
  /** Its column, in a table. */
  cell: number;
  /** It is followed by a word that is not a period: "39 customers". */
  counts: boolean;
  /** What the words beside it call it: "30 % interest". */
  kinds: readonly Kind[];
  /** The first words behind it: "good salons pay". */
  behind: readonly string[];
  isTiny: boolean;
  /** "three reasons". */
  isOfText: boolean;
  /** Its sentence speaks of what is usual or aimed at. */
  isUsual: boolean;
  /** "(1,200)" and "−€3", whose sign the lexer does not read. */
  maybeNegative: boolean;
}

export interface NumbersRead {
  numbers: TextNumber[];
  segments: Segment[];
}

interface Reading {
  language: Language;
  text: string;
  seen: string;
  patterns: Patterns;
  venture: string | null;
}

/** The numbers of a model's text, without those that say nothing about a venture: numbering, dates, names. */
export function numbersOf(text: string, language: Language, venture: string | null): NumbersRead {
  const seen = readable(text);
  const reading: Reading = { language, text, seen, patterns: patternsOf(language), venture };
  const segments = segmentsOf(seen);
  const heads = headsOf(segments);
  const numbers: TextNumber[] = [];
  let at = 0;
  for (const figure of findFigures(seen, language)) {
    while ((segments[at]?.end ?? Infinity) <= figure.start) at += 1;
    const segment = segments[at];
    if (!segment || !isSaid(reading, figure)) continue;
    numbers.push(numberOf(reading, figure, { segment, at, head: heads.get(segment.block) ?? [] }));
  }
  return { numbers, segments };
}

/** The cells of the first row of each table. */
function headsOf(segments: readonly Segment[]): Map<number, string[]> {
  const heads = new Map<number, string[]>();
  for (const { kind, block, text } of segments)
    if (kind === "row" && !heads.has(block)) heads.set(block, cellsOf(text));
  return heads;
}

const ordinal = /^(?:st|nd|rd|th|er|ère|ère|ème|e|º|ª|\.º|\.ª)(?![\p{L}\p{M}])/u;
const namesBefore = new RegExp(
  String.raw`(?:ISO|IEC|DIN|EN|RFC|SOC|Art\.?|[Aa]rticle|Artikel|Artículo|artículo|§|Sec\.|Windows|iPhone|Python` +
    String.raw`|Node|Postgres(?:QL)?|Claude|Llama|Gemini|GPT|Office|Form|Q|No\.)[\s-]?$`,
);

/** Whether a number says something: no date, part of a name, or number of a step. */
function isSaid({ seen, patterns }: Reading, { start, end, kind, low }: Figure): boolean {
  if (kind === "clock") return false;
  const [before, behind] = [seen.slice(Math.max(0, start - 32), start), seen.slice(end, end + 24)];
  if (kind === "date")
    return /^\d{4}$/.test(seen.slice(start, end)) && !/[-/–.]$/.test(before) && !/^[-/–.年]\d?/.test(behind);
  // The third quarter is no amount of quetzals, and in Hindi those who pay "give paise".
  if (kind !== "bare") return !/^Q[1-4] |पैसे दे/.test(`${seen.slice(start, end)} ${behind.trimStart()}`);
  if (/^24\s?\/\s?7$/.test(seen.slice(start, end)) || ordinal.test(behind)) return false;
  return !(Number.isInteger(low) && (isInDate(before, behind, patterns) || isOrdered(before, behind, patterns)));
}

function isInDate(before: string, behind: string, { isHan, monthBefore, monthBehind }: Patterns): boolean {
  if (/\d{4}[-/.]\d{0,2}[-/.]?$|年\s?(?:\d{1,2}\s?月\s?)?$/.test(before) || /^-\d{1,2}-\d/.test(behind)) return true;
  if (isHan && /^\s?(?:月|日|号|號)(?!均)/.test(behind)) return true;
  return monthBefore.test(before) || monthBehind.test(behind);
}

/** "Step 3", "week 2": the word before it, where none of time stands behind it. */
function isOrdered(before: string, behind: string, { orderedBefore, timeBehind, isHan }: Patterns): boolean {
  if (namesBefore.test(before)) return true;
  if (!orderedBefore.test(before)) return false;
  return isHan || !timeBehind.some(([, pattern]) => pattern.test(behind));
}

interface Place {
  segment: Segment;
  at: number;
  head: readonly string[];
}

const tiny = 12;

function numberOf(reading: Reading, figure: Figure, { segment, at, head }: Place): TextNumber {
  const { text, seen, patterns, venture } = reading;
  const { low, high, kind } = figure;
  const { start, end } = bounded(text, figure);
  const written = text.slice(start, end);
  const before = seen.slice(Math.max(segment.start, start - 40), start);
  const behind = seen.slice(end, Math.min(segment.end, end + 40));
  const time = kind === "bare" ? firstOf(patterns.timeBehind, behind) : null;
  const cell = segment.kind === "row" ? cellAt(segment, start) : 0;
  return {
    start,
    end,
    written,
    low,
    high,
    kind: kind === "clock" ? "date" : kind,
    currencies: currenciesOf(figure, seen.slice(figure.start, figure.end), venture),
    sign: figure.currency,
    precision: precisionOf(figure, written),
    time,
    period: time === null ? periodOf(before, behind, patterns) : null,
    near: timesIn(`${segment.text} ${head[cell] ?? ""}`, patterns),
    segment,
    at,
    cell,
    counts: time === null && isCounting(behind, patterns),
    kinds: time === null ? calledIn(reading, kind, { before, behind }) : [],
    behind: firstWords(behind),
    isTiny: time === null && isTinyCount(figure),
    isOfText: patterns.countedBehind.test(behind),
    isUsual: patterns.supposed.test(segment.text),
    maybeNegative: low > 0 && isMaybeNegative(before, behind),
  };
}

interface Words {
  before: string;
  behind: string;
}

/** An amount of money is called by too many names. */
const calledIn = ({ language }: Reading, kind: Figure["kind"], words: Words): readonly Kind[] =>
  kind === "money" ? [] : kindsBeside({ ...words, isRate: kind !== "bare" }, language);

const wordsBehind = 2;

function firstWords(text: string): string[] {
  const phrase = /^[^.,;:!?()|=\d]{0,40}/.exec(text)?.[0] ?? "";
  return (phrase.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, wordsBehind);
}

const periodOf = (before: string, behind: string, { periodBehind, periodBefore }: Patterns): TimeUnit | null =>
  firstOf(periodBehind, behind) ?? firstOf(periodBefore, before);

const isTinyCount = ({ kind, low, high }: Figure): boolean =>
  kind === "bare" && Number.isInteger(low) && Math.abs(high) <= tiny;

const isMaybeNegative = (before: string, behind: string): boolean =>
  /[-−–]\s?$/.test(before) || (/\(\s?$/.test(before) && /^\s?\)/.test(behind));

/** Without a mark of emphasis inside: "**39** €" is marked at its digits. */
function bounded(text: string, { start, end }: Figure): { start: number; end: number } {
  const parts = [...text.slice(start, end).matchAll(/[^*_~\\]+/g)];
  const part = parts.length < 2 ? parts[0] : parts.find(([piece]) => /[\p{N}\p{L}]/u.test(piece));
  if (!part) return { start, end };
  const trimmed = part[0].trimEnd().length;
  const from = start + part.index + (part[0].length - part[0].trimStart().length);
  return { start: from, end: start + part.index + trimmed };
}

const firstOf = (patterns: readonly [TimeUnit, RegExp][], text: string): TimeUnit | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const known = new WeakMap<Patterns, Map<string, ReadonlySet<TimeUnit>>>();
const mostKnown = 200;

/** A sentence with several numbers is read once. */
function timesIn(text: string, patterns: Patterns): ReadonlySet<TimeUnit> {
  const texts = known.get(patterns) ?? new Map<string, ReadonlySet<TimeUnit>>();
  known.set(patterns, texts);
  const found =
    texts.get(text) ?? new Set(patterns.timeAnywhere.filter(([, pattern]) => pattern.test(text)).map(([unit]) => unit));
  if (texts.size >= mostKnown) texts.clear();
  texts.set(text, found);
  return found;
}

/** "39 customers", but not "39 per month" or "39 is low". */
const isCounting = (behind: string, { periodWordBehind, isHan }: Patterns): boolean =>
  (isHan ? /^\s?\p{Script=Han}/u : /^[\s*_]{1,3}[\p{L}\p{M}]/u).test(behind) && !periodWordBehind.test(behind);
