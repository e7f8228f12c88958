import type { Language } from "../../i18n/language.ts";
import { amountAt, behind } from "./affixes.ts";
import { countingOneAt, isWanted } from "./context.ts";
import { decimalSignOf } from "./figures.ts";
import { mayOpenHan } from "./han.ts";
import { hanPercentAt } from "./han-measures.ts";
import { withUpperEnd } from "./ranges.ts";
import { core, type Core, match, overHyphen, type Reading, tokenAt } from "./reading.ts";
import { asHeard, languageOf, vocabularyOf } from "./vocabulary.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { halvedAt, round, withTail } from "./spoken.ts";

/** A number of a text with its place and the currency, percent and scale that belong to it. */
export interface Numeral {
  start: number;
  end: number;
  /** A single number has two equal ends. A percentage is in hundredths: 15 for "15 %". */
  low: number;
  high: number;
  kind: "money" | "percent" | "fraction" | "bare" | "date" | "clock";
  /** An ISO code; "peso" and "local" where the text does not name the country, null where it is not money. */
  currency: string | null;
  /** It contains a thousand, a million, a lakh … */
  scale: boolean;
  written: "digits" | "words";
  /** What it counts, where that stands within it: "hours" of "two hours and a half". */
  noun?: { start: number; end: number };
}

/** Every number of a text once, in reading order; `language` is used only where the text does not show its own. */
export function findNumerals(text: string, language: Language): Numeral[] {
  const reading = readingOf(text, language);
  const found: Numeral[] = [];
  for (let at = 0; at < reading.tokens.length;) {
    const read = tokenAt(reading, at).linked ? null : numeralAt(reading, at);
    const isNumber = read !== null && isWanted(reading, at, read);
    if (isNumber) found.push(placed(reading, at, read));
    at = isNumber ? read.next : at + 1;
  }
  return found;
}

function readingOf(text: string, language: Language): Reading {
  const tokens = tokensOf(text);
  const vocabulary = vocabularyOf(languageOf(tokens, language));
  if (vocabulary.byEar) for (const token of tokens) if (token.kind === "word") token.key = asHeard(token.key);
  return { text, tokens, vocabulary, decimalSign: decimalSignOf(tokens) };
}

function placed({ tokens }: Reading, at: number, { next, ...read }: Core): Numeral {
  return { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0, ...read };
}

const minus = new Set(["-", "–"]);

function numeralAt(reading: Reading, at: number): Core | null {
  const token = tokenAt(reading, at);
  if (!mayOpen(reading, token)) return null;
  if (token.kind === "sign" && minus.has(token.key)) return negativeAt(reading, at);
  if (token.key === "minus") return negated(numeralAt(reading, at + 1));
  return (
    phraseAt(reading, at) ??
    moneyAt(reading, at) ??
    plainAt(reading, at) ??
    openedByOne(reading, at) ??
    countingOneAt(reading, at)
  );
}

/** Most words cannot begin a number. */
function mayOpen({ vocabulary }: Reading, { kind, key }: Token): boolean {
  if (kind === "digits" || vocabulary.openers.has(key)) return true;
  if (kind === "han") return mayOpenHan(key);
  return kind === "word" ? key === "minus" || (vocabulary.words.compounds && key.length > 5) : signs.has(key);
}

const signs = new Set(["-", "–", "½", "¼", "¾", "⅓", "⅔", "⅛", "⅕"]);

function negativeAt(reading: Reading, at: number): Core | null {
  const [token, after] = [tokenAt(reading, at), tokenAt(reading, at + 1)];
  const isMinus = (at === 0 || token.gap !== "none") && after.gap === "none";
  if (!isMinus || !(after.kind === "digits" || match(reading, "moneyBefore", at + 1))) return null;
  return isList(reading, at) ? null : negated(numeralAt(reading, at + 1));
}

/** A dash at the beginning of a line is a list marker. */
const isList = (reading: Reading, at: number): boolean => at === 0 || tokenAt(reading, at).gap === "line";

const negated = (read: Core | null): Core | null => read && { ...read, low: -read.high, high: -read.low };

/** Fractions, shares and round numbers that are whole phrases. */
function phraseAt(reading: Reading, at: number): Core | null {
  if (reading.tokens[at]?.kind === "digits") return null;
  const share = match(reading, "share", at);
  if (share) return core(share.next, share.phrase.value, { kind: "percent" });
  const halved = halvedAt(reading, at);
  if (halved) return halved;
  const about = match(reading, "about", at);
  if (about) return withTail(reading, core(about.next, about.phrase.value, { scale: about.phrase.value >= 1000 }));
  const part = match(reading, "part", at);
  if (part) return core(part.next, part.phrase.value, { kind: part.phrase.value < 1 ? "fraction" : "bare" });
  return hanPercentAt(reading, at);
}

function moneyAt(reading: Reading, at: number): Core | null {
  const before = currencyAt(reading, at);
  if (!before) return null;
  const read = amountAt(reading, before.next, before.currency);
  const whole = read && withUpperEnd(reading, at, read);
  return whole && before.scale > 0 && !whole.scale ? scaled(whole, before.scale) : whole;
}

const scaled = (read: Core, by: number): Core => ({
  ...read,
  low: round(read.low * by),
  high: round(read.high * by),
  scale: true,
});

interface Before {
  next: number;
  currency: string | null;
  /** "TEUR 85" is in thousands; 0 for none. */
  scale: number;
}

/** A currency directly before a number in digits; `tight`: without a space. */
function currencyAt(reading: Reading, at: number): Before | null {
  const found = match(reading, "moneyBefore", at);
  if (!found) return null;
  const { keys, currency, value } = found.phrase;
  if (keys[1] === "$" && tokenAt(reading, at + 1).gap !== "none") return null;
  return isBeforeNumber(keys, tokenAt(reading, found.next)) ? { next: found.next, currency, scale: value } : null;
}

/** Letters that mean money only directly next to the digits. */
const tightLetters = new Set(["r", "q", "us"]);

function isBeforeNumber(keys: readonly string[], { kind, gap }: Token): boolean {
  const isShort = keys.length === 1 && tightLetters.has(keys[0] ?? "");
  if (gap === "line" || (isShort && gap !== "none")) return false;
  return kind === "digits" || (kind === "han" && keys.length > 1);
}

function plainAt(reading: Reading, at: number): Core | null {
  const read = amountAt(reading, at, null) ?? null;
  if (!read) return null;
  return ratioFrom(reading, read) ?? pairFrom(reading, read) ?? withUpperEnd(reading, at, read);
}

/** "uno de cada seis", "दस में से एक". */
function ratioFrom(reading: Reading, read: Core): Core | null {
  const turned = match(reading, "turnedRatio", read.next);
  if (turned) {
    const part = amountAt(reading, turned.next, null) ?? oneAt(reading, turned.next);
    return part && shareOf(part, read, part.next);
  }
  const joint = match(reading, "ratio", read.next);
  if (!joint || (read.written === "digits" && joint.phrase.keys.length < 2)) return null;
  const all = amountAt(reading, joint.next, null);
  return all && shareOf(read, all, all.next);
}

function shareOf(part: Core, all: Core, next: number): Core | null {
  if (part.kind !== "bare" || all.kind !== "bare" || part.scale || !(part.low < all.low)) return null;
  const share = round(part.low / all.low);
  return { ...part, next, low: share, high: share, kind: "fraction" };
}

/** "un euro cinquante", "eins vierzig", "uno de cada seis": "one" is a number because of what follows. */
function openedByOne(reading: Reading, at: number): Core | null {
  const one = oneAt(reading, at);
  if (!one || reading.tokens[at]?.kind === "han") return null;
  const money = behind(reading, one);
  if (money.low !== 1) return money;
  return ratioFrom(reading, one) ?? pairFrom(reading, one);
}

function oneAt(reading: Reading, at: number): Core | null {
  const one = match(reading, "one", at);
  return one && core(one.next, 1);
}

/** "five fifty", "eins vierzig" and "nineteen ninety six". */
function pairFrom(reading: Reading, read: Core): Core | null {
  const token = tokenAt(reading, overHyphen(reading, read.next));
  if (!isWord(read, 1, 20) || token.kind !== "word" || token.gap !== "blank") return null;
  const rest = amountAt(reading, read.next, null);
  const isYear = read.low >= 18;
  if (!rest || !isWord(rest, isYear ? 10 : 20, 99)) return null;
  const value = isYear ? read.low * 100 + rest.low : round(read.low + rest.low / 100);
  return { ...rest, low: value, high: value, kind: isYear ? "date" : "bare" };
}

/** A whole number in plain words between two others. */
function isWord({ written, kind, scale, low }: Core, least: number, most: number): boolean {
  return written === "words" && kind === "bare" && !scale && Number.isInteger(low) && low >= least && low <= most;
}
