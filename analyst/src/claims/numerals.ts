import { currencyOf, currencyPrefix, currencySuffix } from "../reading/currencies.ts";
import { parseNumeral } from "../reading/quantities.ts";

/** A numeral of a finished text, as far as it says itself what it is. */
export type Numeral = {
  start: number;
  end: number;
  text: string;
  value: number;
  kind: "money" | "percent" | "score" | "multiple" | "date" | "bare";
  currency: string | null;
  /** "months" when a time unit follows. */
  timeUnit: string | null;
  /** Half of the last digit shown: what rounding may have hidden. */
  halfStep: number;
};

const body = String.raw`(?:\d{1,3}(?:[,\u00a0\u202f' ]\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?:,\d{2})+,\d{3}(?!\d)|\d+(?:[.,]\d+)*)`;
const scaleWord = String.raw`\s?(?:thousand|million|billion|trillion|lakhs?|crores?|mn|bn)(?!\p{L})|(?:[kKmMbBT]|mm)(?![\p{L}\d])`;
const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const numeralSource = String.raw`(\d{1,2}\s(?:${months})[a-z]*\.?\s\d{4}(?!\d))|(\d+(?:\.\d+)?(?:\s?\/\s?|\sout\sof\s)10(?![\d.,]\d|\d))|([-−](?=[$€£₹¥\d]))?(${currencyPrefix})?(${body})(${scaleWord})?(\s?%|\s?per\s?cent(?!\p{L})|\spercent(?!\p{L})|\s?[×x](?![\p{L}\d])|${currencySuffix})?`;
const factors: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  crore: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};
const timeAfter = /^[\s-]?(minute|hour|day|week|month|year)s?(?!\p{L})/iu;

const sticky = new RegExp(numeralSource, "uy");

/** The numeral that starts exactly at `start`; null when none does. */
export function numeralAt(text: string, start: number): Numeral | null {
  sticky.lastIndex = start;
  const match = sticky.exec(text);
  if (!match) return null;
  const end = start + match[0].length;
  const base = { start, end, text: match[0], currency: null, timeUnit: null, halfStep: 0 };
  if (match[1] !== undefined) return { ...base, kind: "date", value: 0, text: dateKey(match[0]) };
  if (match[2] !== undefined) return { ...base, kind: "score", value: Number.parseFloat(match[2]) };
  return { ...base, ...readAmount(match, text.slice(end, end + 12)) };
}

function readAmount(
  match: RegExpExecArray,
  after: string,
): Pick<Numeral, "kind" | "currency" | "value" | "timeUnit" | "halfStep"> {
  const suffix = match[7] ?? "";
  const digits = match[5] ?? "";
  const currency = currencyOf((match[4] ?? "").trim() || suffix.trim());
  const kind = kindOf(currency, suffix);
  const scaled = scaleOf(match[6]) / (kind === "percent" ? 100 : 1);
  const value = (match[3] ? -scaled : scaled) * parseNumeral(digits, currency !== null);
  const timeUnit = kind === "bare" ? timeUnitOf(after) : null;
  return { kind, currency, value, timeUnit, halfStep: scaled * 0.5 * 10 ** -decimalsOf(digits) };
}

function scaleOf(written: string | undefined): number {
  return factors[(written ?? "").trim().toLowerCase().replace(/s$/, "")] ?? 1;
}

function timeUnitOf(after: string): string | null {
  const time = timeAfter.exec(after)?.[1];
  return time ? `${time.toLowerCase()}s` : null;
}

function decimalsOf(digits: string): number {
  return /^[\d,]+\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;
}

function kindOf(currency: string | null, suffix: string): Numeral["kind"] {
  if (currency !== null) return "money";
  if (/%|cent/.test(suffix)) return "percent";
  return /[×x]/.test(suffix) ? "multiple" : "bare";
}

export function dateKey(written: string): string {
  const [day = "", month = "", year = ""] = written.replaceAll(".", "").split(/\s+/);
  return `${Number(day)} ${month.slice(0, 3).toLowerCase()} ${year}`;
}

/** True where a numeral may begin: a digit, or a sign or currency directly before one, not inside a word. */
export function mayStartNumeral(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return true;
  return startPattern.test(text.slice(at, at + 6));
}

const startPattern = new RegExp(String.raw`^(?:[-−](?=[$€£₹¥\d])|${currencyPrefix}\d)`, "u");

/** The short texts of claims come back with every analysis: what they hold is found once. */
const found = new Map<string, readonly Numeral[]>();
const mostKept = 4_000;
const shortText = 200;

/** All numerals of a text that are not part of a name such as B2B, GPT-4 or H1. */
export function findNumerals(text: string): readonly Numeral[] {
  if (text.length > shortText) return scan(text);
  const known = found.get(text);
  if (known) return known;
  const numerals = scan(text);
  if (found.size >= mostKept) found.clear();
  found.set(text, numerals);
  return numerals;
}

function scan(text: string): Numeral[] {
  const numerals: Numeral[] = [];
  let at = 0;
  while (at < text.length) {
    const next = text.slice(at).search(/\d/);
    if (next < 0) break;
    const start = stepBack(text, at, at + next);
    const numeral = isInName(text, start) ? null : numeralAt(text, start);
    if (numeral) numerals.push(numeral);
    at = numeral ? numeral.end : at + next + 1;
  }
  return numerals;
}

function stepBack(text: string, floor: number, digit: number): number {
  const before = /(?:[-−]?(?:(?:US|AU|CA|NZ|HK|MX|A|C|S|R)?[$€£₹¥]|Rs\.?|[A-Z]{3})\s?|[-−])$/.exec(
    text.slice(Math.max(floor, digit - 6), digit),
  );
  if (!before) return digit;
  const start = digit - before[0].length;
  return numeralAt(text, start) ? start : digit;
}

/** Digits glued to letters name things: B2B, web3, GPT-4. Long digit runs stay numbers. */
export function isInName(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const digits = /^\d+/.exec(text.slice(at))?.[0].length ?? 0;
  if (digits === 0 || digits > 3) return false;
  return (
    /\p{L}\d*$/u.test(before) ||
    (/[A-Z]{2,}-$/.test(before) && digits <= 2) ||
    (/^\d[A-Z](?![\p{L}])/u.test(text.slice(at)) === true && /^\d[DG](?!\p{L})/u.test(text.slice(at)))
  );
}
