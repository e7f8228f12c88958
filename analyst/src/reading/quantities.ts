import { currencyOf, currencyPrefix, currencySuffix } from "./currencies.ts";
import { findWordNumbers } from "./word-numbers.ts";

export type Period = "hour" | "day" | "week" | "month" | "quarter" | "year" | "once";
export type QuantityKind = "money" | "percent" | "count" | "duration";

/** A number as it stands in a text, with what its direct neighbours say about it. */
export type Quantity = {
  kind: QuantityKind;
  /** Percentages are fractions. */
  value: number;
  /** Upper end when the text gives a range such as "10–15". */
  high: number | null;
  /** ISO currency code, "ratio", a time unit in the plural, or "" for a count. */
  unit: string;
  per: Period | null;
  /** "seat", "clinic", "order": what a price is paid for, when said. */
  perWhat: string | null;
  /** The words after a count: "paying customers". */
  noun: string;
  start: number;
  end: number;
};

const grouped = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?`;
const dotted = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}(?!\d)`;
const spaced = String.raw`\d{1,3}(?:[\u00a0\u202f' ]\d{3})+(?!\d)(?:[.,]\d+)?`;
const plain = String.raw`\d+(?:[.,]\d+)?`;
const body = `(?:${grouped}|${dotted}|${spaced}|${plain})`;
const scale = String.raw`(?:\s?(?:thousand|million|millions|billion|trillion|lakhs?|crores?|mn|bn)|[kKMmBbT]|mm)(?![\p{L}\d])`;
const range = String.raw`(?:\s?(?:[-–—]|to)\s?${currencyPrefix}?(${body})(${scale})?)?`;
const quantityPattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(-\s?)?(${currencyPrefix})?(${body})(${scale})?${range}(\s?%|\s?per\s?cent\b|\s?(?:cents|pence)(?!\p{L})|${currencySuffix})?`,
  "gu",
);
const multipliers: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  crore: 1e7,
  crores: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
};
const people = /^\s+(?:users|people|customers|households|businesses|companies|downloads|students|patients|families)/;
const timeUnit = /^[\s-]?(?:of\s)?(minute|min|hour|hr|h|day|week|month|mo|year|yr)s?(?![\p{L}\d])/iu;
const moneySuffix = new RegExp(`^${currencySuffix}`, "u");
const times: Record<string, string> = {
  minute: "minutes",
  min: "minutes",
  hour: "hours",
  hr: "hours",
  h: "hours",
  day: "days",
  week: "weeks",
  month: "months",
  mo: "months",
  year: "years",
  yr: "years",
};
const perPattern =
  /^\s?(?:\+\s?vat\s?)?(?:(?:\/|per|each|every|an?|for each)\s?(?:(?!month|mo\b|year|yr|week|day|hour|quarter)([\p{L}]{3,20})(?:\s(?:[\p{L}]{3,12})(?=\s?(?:\/|per)))?(?:,?\s?(?:\/|per|an?|each)\s?|\s(?=monthly|yearly))?)?)?(month|mo|m|year|yr|annum|week|wk|day|hour|hr|quarter|monthly|yearly|annually|weekly|daily|one-off|once|one-time|lifetime)?(?![\p{L}\d])/iu;
const periods: Record<string, Period> = {
  month: "month",
  mo: "month",
  m: "month",
  monthly: "month",
  year: "year",
  yr: "year",
  annum: "year",
  yearly: "year",
  annually: "year",
  week: "week",
  wk: "week",
  weekly: "week",
  day: "day",
  daily: "day",
  hour: "hour",
  hr: "hour",
  quarter: "quarter",
  "one-off": "once",
  once: "once",
  "one-time": "once",
  lifetime: "once",
};

/** The number a written numeral stands for; commas and dots are told apart by how many digits follow. */
export function parseNumeral(written: string, isMoney: boolean): number {
  const digits = written.replace(/[\s\u00a0\u202f']/g, "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll(".", "").replace(",", "."));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll(".", ""));
  // Money never has three decimals: "€1.250" is a European thousand.
  if (isMoney && /^\d{1,3}\.\d{3}$/.test(digits)) return Number(digits.replace(".", ""));
  if (/,\d{3}(?:\.\d+)?$/.test(digits) || /,.*,/.test(digits)) return Number(digits.replaceAll(",", ""));
  return Number(digits.replace(",", "."));
}

/** No idea holds more figures; a table pasted whole is read up to here. */
const mostQuantities = 1000;

/** All numbers of a text in reading order. Linear: one pass of a pattern whose repeats cannot overlap. */
export function findQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(quantityPattern)) {
    const quantity = toQuantity(text, match);
    if (quantity) found.push(quantity);
  }
  return [...found, ...wordQuantities(text)].sort((a, b) => a.start - b.start).slice(0, mostQuantities);
}

function toQuantity(text: string, match: RegExpMatchArray): Quantity | null {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const after = text.slice(end, end + 60);
  const suffix = group(match, 7);
  const { currency, isPercent, parts } = unitsOf(text, { sign: group(match, 2), suffix });
  const read = readEnds(match, { isMoney: currency !== null, after });
  const ends = read && risen.test(text.slice(Math.max(0, start - 50), start)) ? latest(read) : read;
  if (ends === null) return null;
  // Adding zero turns -0 into 0.
  const value = (match[1] ? -ends.low : ends.low) / parts + 0;
  const base = { value, high: ends.high === null ? null : ends.high / parts, start, end };
  if (isPercent) return { ...base, kind: "percent", unit: "ratio", ...readPeriod(after), noun: "" };
  if (currency) return { ...base, kind: "money", unit: currency, ...readPeriod(after), noun: "" };
  return countOrDuration(base, after);
}

/** "The price went from 29 to 39": no range, the later one holds. */
const risen =
  /\b(?:went|raised|moved|changed|increased|grew|grown|dropped|cut|lowered|rose|fell|up|down)\b[^.]{0,25} from $/i;
const latest = ({ low, high }: Ends): Ends => ({ low: high ?? low, high: null });

type Ends = { low: number; high: number | null };
type Units = {
  currency: string | null;
  isPercent: boolean;
  /** Hundredths for percentages and cents. */ parts: number;
};

function unitsOf(text: string, { sign, suffix }: { sign: string; suffix: string }): Units {
  if (/cents|pence/.test(suffix)) return { currency: currencyOfMinor(text, suffix), isPercent: false, parts: 100 };
  const isPercent = /%|per\s?cent/.test(suffix);
  return { currency: currencyOf(sign.trim() || suffix.trim()), isPercent, parts: isPercent ? 100 : 1 };
}

/** "35 cents" are of the currency the text uses elsewhere. */
function currencyOfMinor(text: string, suffix: string): string {
  if (/pence/.test(suffix)) return "GBP";
  return /€|\beuros?\b|\bEUR\b/i.test(text) ? "EUR" : "USD";
}

function group(match: RegExpMatchArray, index: number): string {
  return match[index] ?? "";
}

/** Both ends of "10–15k": the suffix at the end of a range counts for both. */
function readEnds(match: RegExpMatchArray, context: ScaleContext): { low: number; high: number | null } | null {
  const own = readScale({ ...context, written: group(match, 4) });
  const upper = readScale({ ...context, written: group(match, 6) });
  if (own === null || upper === null) return null;
  const first = parseNumeral(group(match, 3), context.isMoney);
  if (!match[5]) return Number.isFinite(first * own) ? { low: first * own, high: null } : null;
  const low = first * (own === 1 ? upper : own);
  const high = parseNumeral(match[5], context.isMoney) * (match[6] ? upper : own);
  return Number.isFinite(low) && Number.isFinite(high) ? { low, high } : null;
}

type ScaleContext = { isMoney: boolean; after: string };

type Span = { value: number; high: number | null; start: number; end: number };

function countOrDuration(base: Span, after: string): Quantity {
  const time = timeUnit.exec(after);
  // "25 HR managers" are no hours.
  if (time && time[1] !== "HR") {
    const rest = readPeriod(after.slice(time[0].length));
    const unit = times[(time[1] ?? "").toLowerCase()] ?? "months";
    return { ...base, kind: "duration", unit, ...rest, noun: "", end: base.end + time[0].length };
  }
  const noun = /^[ \t+]{1,2}((?:[\p{L}][\p{L}'-]*[ \t]?){1,5})/u.exec(after)?.[1]?.trim() ?? "";
  return { ...base, kind: "count", unit: "", per: null, perWhat: null, noun };
}

function readScale(input: { written: string; isMoney: boolean; after: string }): number | null {
  const key = input.written.trim();
  if (key === "") return 1;
  // A lower-case "m" without money may be minutes or metres.
  if (key === "m" && !input.isMoney && !people.test(input.after)) return null;
  return multipliers[key.toLowerCase()] ?? 1;
}

function readPeriod(after: string): { per: Period | null; perWhat: string | null } {
  const match = perPattern.exec(after);
  if (!match || match[0].trim() === "") return { per: null, perWhat: null };
  const per = periods[(match[2] ?? "").toLowerCase()] ?? null;
  return { per, perWhat: whatFor(match, per === null ? null : after.slice(match[0].length)) };
}

function whatFor(match: RegExpExecArray, rest: string | null): string | null {
  const later = paidFor.exec(rest ?? "")?.[1];
  const joined = rest !== null || joining.test(match[0]);
  const what = later ?? (joined ? match[1] : undefined);
  return what?.toLowerCase() ?? null;
}

/** "39 euros a month per office". */
const paidFor = /^[ ,]{1,2}(?:per|for each|for every|each) (\p{L}{3,20})/iu;
const joining = /^\s?(?:\+\s?vat\s?)?(?:\/|per|each|every|for each)/i;

/** Numbers in words: "a dozen offices", "two thirds of them". */
function wordQuantities(text: string): Quantity[] {
  return findWordNumbers(text).map(({ value, isShare, start, end }) => {
    const after = text.slice(end, end + 60);
    if (isShare)
      return { kind: "percent", value, high: null, unit: "ratio", ...readPeriod(after), noun: "", start, end };
    const suffix = moneySuffix.exec(after);
    const currency = suffix ? currencyOf(suffix[0]) : null;
    if (!suffix || !currency) return countOrDuration({ value, high: null, start, end }, after);
    const length = suffix[0].length;
    return {
      kind: "money",
      value,
      high: null,
      unit: currency,
      ...readPeriod(after.slice(length)),
      noun: "",
      start,
      end: end + length,
    };
  });
}
