import { currencyOf, currencyPrefix, currencySuffix, localMoney } from "./currencies.ts";
import type { LocalMoney } from "./currencies.ts";
import type { NumberWords, Tongue } from "./languages/tongue.ts";
import { periodNamed, readSteps, readTaxAhead } from "./periods.ts";
import type { Steps } from "./periods.ts";

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
  /** Set when the amount is said to include tax: the rate, if that is said too. */
  tax: { rate: number | null } | null;
  /** The words after a count: "paying customers". */
  noun: string;
  start: number;
  end: number;
};

const grouped = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?`;
const dotted = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}(?!\d)`;
const spaced = String.raw`\d{1,3}(?:[' ]\d{3})+(?!\d)(?:[.,]\d+)?`;
const plain = String.raw`\d+(?:[.,]\d+)?`;
const body = `(?:${grouped}|${dotted}|${spaced}|${plain})`;

/** The pattern of all numbers of a language, from its words of scale, of range and of percentage. */
export function numberPattern(words: { scale: string; to: string; percent: string; minor: string }): RegExp {
  const scale = `(?:${words.scale})`;
  const range = String.raw`(?:(?:\s?[-–—~]\s?|\s?(?:${words.to})\s?)${currencyPrefix}?(?<high>${body})(?<highScale>${scale})?)?`;
  const suffix = String.raw`\s?(?<percent>%|‰|(?:${words.percent})(?![\p{L}\p{M}]))|\s?(?<minor>${words.minor})(?![\p{L}\p{M}])|(?<suffix>${currencySuffix})`;
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\d.,])(?<minus>-\s?)?(?<sign>${currencyPrefix})?(?<low>${body})(?<scale>${scale})?${range}(?:${suffix})?`,
    "gu",
  );
}

const people = /^\s+(?:users|people|customers|households|businesses|companies|downloads|students|patients|families)/;

/**
 * The number a written numeral stands for. Two kinds of separators speak for themselves; a single one is told by how
 * many digits follow it, and where that says nothing by what is counted and by the custom of the language.
 */
export function parseNumeral(written: string, isMoney: boolean, decimalComma = false): number {
  const digits = written.replace(/[\s\u00a0\u202f']/g, "");
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll(".", "").replace(",", "."));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll(".", ""));
  // Money never has three decimals: "€1.250" is a European thousand.
  if ((isMoney || decimalComma) && /^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return Number(digits.replace(".", ""));
  if (digits.startsWith("0,")) return Number(digits.replace(",", "."));
  if (/,\d{3}(?:\.\d+)?$/.test(digits) || /,.*,/.test(digits)) return Number(digits.replaceAll(",", ""));
  return Number(digits.replace(",", "."));
}

/** No idea holds more figures; a table pasted whole is read up to here. */
const mostQuantities = 1000;

type Reading = { text: string; tongue: Tongue; local: LocalMoney };

/** All numbers of a text in reading order. Linear: one pass of a pattern whose repeats cannot overlap. */
export function findQuantities(text: string, tongue: Tongue): Quantity[] {
  const reading = { text, tongue, local: localMoney(text, tongue) };
  const found: Quantity[] = [];
  for (const match of text.matchAll(tongue.numbers.pattern)) {
    const quantity = toQuantity(reading, match);
    if (quantity) found.push(quantity);
  }
  return [...found, ...shareQuantities(text, tongue)].sort((a, b) => a.start - b.start).slice(0, mostQuantities);
}

function toQuantity(reading: Reading, match: RegExpMatchArray): Quantity | null {
  const { text, tongue, local } = reading;
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const after = text.slice(end, end + 60);
  const before = text.slice(Math.max(0, start - 50), start);
  const isPercent = groups["percent"] !== undefined;
  const currency = isPercent ? null : currencyFrom(groups, local);
  const isMoney = currency !== null || (!isPercent && isCalledMoney(tongue.numbers, { before, after }));
  const ends = readEnds(groups, { isMoney, isPercent, before, after, numbers: tongue.numbers });
  if (ends === null) return null;
  const base = { ...ends, start, end };
  if (isPercent) return { ...base, kind: "percent", unit: "ratio", ...stepsOf(tongue, { before, after }), noun: "" };
  if (currency) return { ...base, kind: "money", unit: currency, ...stepsOf(tongue, { before, after }), noun: "" };
  return countOrDuration(base, { reading, written: match[0], before, after });
}

function isCalledMoney(
  { bareMoney, bareMoneyBehind }: NumberWords,
  around: { before: string; after: string },
): boolean {
  return bareMoneyBehind.test(around.after) || bareMoney.test(around.before);
}

type Ends = { value: number; high: number | null };
type Groups = Record<string, string | undefined>;

/** Thousandths, hundredths for percentages and cents. */
function partsOf(groups: Groups): number {
  if (groups["percent"] === "‰") return 1000;
  return groups["percent"] || groups["minor"] ? 100 : 1;
}

function currencyFrom(groups: Groups, local: LocalMoney): string | null {
  if (groups["minor"]) return local.ofMinor(groups["minor"]);
  const sign = (groups["sign"] ?? "").trim();
  const suffix = (groups["suffix"] ?? "").trim();
  // "$45.000 COP": the code says more than the sign.
  const written = sign === "$" && suffix !== "" ? suffix : sign || suffix;
  return local.ofSign(written) ?? currencyOf(written);
}

type EndsContext = { isMoney: boolean; isPercent: boolean; before: string; after: string; numbers: NumberWords };

/** Both ends of "10–15k": the suffix at the end of a range counts for both. */
function readEnds(groups: Groups, context: EndsContext): Ends | null {
  const own = readScale(groups["scale"], context);
  const upper = readScale(groups["highScale"], context);
  if (own === null || upper === null) return null;
  const parts = (groups["minus"] ? -1 : 1) * partsOf(groups);
  const low = numeralIn(groups["low"] ?? "", context) / parts;
  const written = groups["high"];
  const high = written ? (numeralIn(written, context) / parts) * (groups["highScale"] ? upper : own) : null;
  return settle({ value: low * (own === 1 && written ? upper : own), high }, context);
}

/** Adding zero turns -0 into 0. */
function settle({ value, high }: Ends, { numbers, before }: EndsContext): Ends | null {
  if (!Number.isFinite(value) || !Number.isFinite(high ?? 0)) return null;
  return high !== null && numbers.risen.test(before) ? { value: high + 0, high: null } : { value: value + 0, high };
}

function numeralIn(written: string, { isMoney, isPercent, numbers }: EndsContext): number {
  return parseNumeral(written, isMoney, numbers.decimalComma && !isPercent);
}

function readScale(written: string | undefined, { isMoney, after, numbers }: EndsContext): number | null {
  const key = (written ?? "").replace(/[\s.多来]/g, "");
  if (key === "") return 1;
  // A lower-case "m" without money may be minutes or metres.
  if (key === "m" && !isMoney && !people.test(after)) return null;
  return numbers.scales[key] ?? numbers.scales[key.toLowerCase()] ?? 1;
}

type Span = { value: number; high: number | null; start: number; end: number };

type Near = { reading: Reading; written: string; before: string; after: string };

const paidByCalendar = new Set<Period | null>(["month", "year"]);

function countOrDuration(base: Span, near: Near): Quantity {
  const { time, numbers } = near.reading.tongue;
  const found = time.unit.exec(near.after);
  const steps = stepsOf(near.reading.tongue, near);
  // "price 99 mahina": the stretch of time is the period of an amount.
  const isPriced = paidByCalendar.has(readSteps(near.after, time).per) && isBareMoney(near, "", steps);
  if (found && !isPriced && isStretch(base.value, found)) return durationOf(base, found, near);
  const noun = numbers.noun.exec(near.after)?.[1]?.trim() ?? "";
  return isPriced || isBareMoney(near, noun, steps)
    ? { ...base, kind: "money", unit: near.reading.local.main(), ...steps, noun: "" }
    : { ...base, kind: "count", unit: "", per: null, perWhat: null, tax: null, noun };
}

/** "25 HR managers" are no hours, and 2026年 is no stretch of years. */
function isStretch(value: number, [, unit]: RegExpExecArray): boolean {
  return unit !== "HR" && !(value >= 1900 && value <= 2100 && Number.isInteger(value));
}

function isBareMoney(near: Near, noun: string, steps: Steps): boolean {
  const { numbers, time } = near.reading.tongue;
  if (numbers.bareMoneyBehind.test(near.after) || looksPriced(near, noun, steps)) return true;
  const paidPer = readSteps(near.after, time).per !== null;
  if (paidPer && payAhead.test(near.before)) return true;
  const countsNothing = noun === "" || numbers.uncounted.test(noun);
  if (countsNothing && isNeeded(near)) return true;
  return (countsNothing || paidPer) && numbers.bareMoney.test(near.before);
}

const isNeeded = ({ written, before }: Near): boolean => scaled.test(written) && needAhead.test(before);

/** "14 pay 19 a month": with a period behind it, what they pay and not how many they are. */
const payAhead =
  /(?:pay(?:ing)?|pagan|pagando|paient|payent|zahlen|zahlt|bezahlen|dete|देते)(?: (?:us|uns|nous|nos))? ?$/i;

/** "Need 120k to open": nobody needs thousands of nothing. */
const scaled = /\d\s?[\p{L}\p{M}]+$/u;
const needAhead =
  /(?<!\p{L})(?:needs?|wants?|looking for|thinking(?: of)?|necesit(?:o|amos)|quier(?:o|e)|queremos|busc(?:o|amos)|hacen? falta|faut|cherch(?:e|ons)|voudrais|brauchen?|wollen|suchen?)(?: (?:about|around|like|unos|ca|environ))? ?$/iu;

/** "18/mo", "for teams, 25 a month,", "7.50 a box": written as prices are. */
function looksPriced({ reading, written, before, after }: Near, noun: string, { per, perWhat }: Steps): boolean {
  if (paidByCalendar.has(per))
    return slashed.test(after) || (listed.test(before) && endsSoon.test(after)) || inCents.test(written);
  if (per === null && notedAlone.test(before) && isForEach(after, perWhat)) return true;
  return inCents.test(written) && (perWhat !== null || isSpoken({ before, noun }, reading.tongue.numbers));
}

const isSpoken = (around: { before: string; noun: string }, { uncounted, bareMoney }: NumberWords): boolean =>
  uncounted.test(around.noun) || bareMoney.test(around.before);

const isForEach = (after: string, perWhat: string | null): boolean =>
  forEach.test(after) || (perWhat !== null && /^ an? /.test(after));
/** ", 12 a bag," and ", 35 la séance,": what one of a thing costs. */
const forEach =
  /^ (?:la|le|cada|pro|je) (?!(?:day|week|month|year|semaine|semana|jour|mois|mes|an|ano|dia|tag|woche|mitad|moitie|piece of)(?!\p{L}))\p{L}{3,}\s?(?:[,.;)\n]|$)/u;
const notedAlone = /(?:^|[.,:(–—]) ?$/;
const slashed = /^\s?\/\s?\p{L}/u;
const listed = /[,:(–—]\s?$/;
const endsSoon = /^[^,.;)\d\n]{2,24}(?:[,.;)\n]|$)/;
const inCents = /\d[.,](?:\d\d|9)$/;

function durationOf(base: Span, found: RegExpExecArray, { reading, before, after }: Near): Quantity {
  const { time } = reading.tongue;
  const unit = time.units[(found[1] ?? "").toLowerCase()] ?? "months";
  // "20 Wochenstunden": the unit says of which week.
  const within = unit === "hours" && periodNamed(found[1], time) === "week" ? "week" : null;
  const steps = stepsOf(reading.tongue, { before, after: after.slice(found[0].length) });
  return {
    ...base,
    kind: "duration",
    unit,
    ...steps,
    per: steps.per ?? within,
    noun: "",
    end: base.end + found[0].length,
  };
}

function stepsOf({ time }: Tongue, { before, after }: { before: string; after: string }): Steps {
  const steps = readSteps(after, time);
  const ahead = time.ahead?.exec(before)?.groups?.["period"];
  return { ...steps, per: steps.per ?? periodNamed(ahead, time), tax: steps.tax ?? readTaxAhead(before, time) };
}

/** Shares in words: "two thirds of them". */
function shareQuantities(text: string, tongue: Tongue): Quantity[] {
  return tongue.numbers.shares(text).map(({ value, start, end }) => {
    const steps = readSteps(text.slice(end, end + 60), tongue.time);
    return { kind: "percent", value, high: null, unit: "ratio", ...steps, noun: "", start, end };
  });
}
