import type { Share, Written } from "./languages/tongue.ts";
import { fold } from "./normalise.ts";
import type { NormalisedText } from "./normalise.ts";

/** The text with its spelled numbers as digits, so that one pattern reads amounts, shares and durations alike. */
export function withDigits(message: NormalisedText, found: Written[]): NormalisedText {
  if (found.length === 0) return message;
  let text = "";
  let at = 0;
  const shifts: { from: number; length: number; start: number; end: number }[] = [];
  for (const { digits, start, end } of found) {
    if (start < at) continue;
    text += message.text.slice(at, start);
    shifts.push({ from: text.length, length: digits.length, start, end });
    text += digits;
    at = end;
  }
  text += message.text.slice(at);
  return { original: message.original, text, originalIndex: (index) => message.originalIndex(before(shifts, index)) };
}

/** The index before the rewriting, found by halving. */
function before(shifts: { from: number; length: number; start: number; end: number }[], index: number): number {
  let low = 0;
  let high = shifts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shifts[middle]?.from ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  const shift = shifts[low - 1];
  if (!shift) return index;
  const behind = index - shift.from - shift.length;
  return behind < 0 ? shift.start : shift.end + behind;
}

type SpelledNumbers = {
  /** Values of the words, folded and in lower case. */
  units: Record<string, number>;
  /** Words that multiply what stands before them. */
  scales: Record<string, number>;
  /** What may stand between two words of one number. */
  joiner: string;
  /** Words that are a number only before a scale or as part of a longer one: "a", "un". */
  articles: string;
  /** Behind a word that is an article elsewhere: "eine hat gekündigt". */
  alone: RegExp;
  /** Numbers alone only in front of what is told here: words that mean something else as well. */
  shy: { words: string; before: RegExp };
};

/** A finder of numbers in words: units add up, scales multiply. */
export function spelledNumbers({
  units,
  scales,
  joiner,
  articles,
  alone,
  shy,
}: SpelledNumbers): (text: string) => Written[] {
  const words = [...Object.keys(units), ...Object.keys(scales)].sort((a, b) => b.length - a.length).join("|");
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\d-])(?:${words})(?:(?:${joiner})(?:${words}))*(?![\p{L}\p{M}\d])`,
    "giu",
  );
  const single = new RegExp(words, "giu");
  const article = new RegExp(`^(?:${articles})$`, "iu");
  const shyWord = new RegExp(`^(?:${shy.words})$`, "iu");
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      if (partOfMore.test(text.slice(Math.max(0, match.index - 8), match.index))) return [];
      const isArticle = article.test(match[0]) && !alone.test(text.slice(end, end + 40));
      if (isArticle || (scales[match[0].toLowerCase()] ?? 0) > 1000) return [];
      if (shyWord.test(match[0]) && !shy.before.test(text.slice(end, end + 30))) return [];
      const value = sum(
        [...match[0].matchAll(single)].map((word) => word[0].toLowerCase()),
        { units, scales },
      );
      return [{ digits: plainDigits(value), start: match.index, end }];
    });
}

/** "3 millones" is read as digits with a scale, "8 por ciento" as a percentage. */
const partOfMore = /(?:\d[.,]?|\d (?:por|pour|per|vom))\s?$/i;

type Values = { units: Record<string, number>; scales: Record<string, number> };

type Sum = { total: number; current: number; last: number };

/** "dos mil quinientos millones": a larger scale multiplies all before it; "y medio" is half of the last one. */
function sum(words: string[], { units, scales }: Values): number {
  const so: Sum = { total: 0, current: 0, last: Infinity };
  for (const word of words) {
    const scale = scales[word];
    if (scale === undefined) addUnit(so, units[word] ?? 0);
    else addScale(so, scale);
  }
  return so.total + so.current;
}

function addUnit(so: Sum, unit: number): void {
  if (unit === 0.5 && so.total > 0 && so.current === 0) so.total += so.last / 2;
  else so.current += unit;
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

/** Never in exponents: the text is read again. */
function plainDigits(value: number): string {
  return Number.isInteger(value) && value < 1e15
    ? String(value)
    : value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 12 });
}

/** A finder of shares in words; each must be followed by what `after` tells. */
export function spelledShares(shares: Record<string, number>, after: string): (text: string) => Share[] {
  const words = Object.keys(shares)
    .sort((a, b) => b.length - a.length)
    .join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\d-])(${words})(?=${fold(after)})`, "giu");
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const value = shares[(match[1] ?? "").toLowerCase()];
      return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
    });
}
