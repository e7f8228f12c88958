import { hanAt } from "./han.ts";
import { type Core, match, type Match, onLine, type Reading, tokenAt } from "./reading.ts";
import { figuresAt } from "./figures.ts";
import type { Token } from "./tokens.ts";
import { round, spokenAt, withTail } from "./spoken.ts";
import { hanMeasure } from "./han-measures.ts";

/** A number as written, in digits, words or Chinese characters. */
export const coreAt = (reading: Reading, at: number): Core | null => {
  const kind = reading.tokens[at]?.kind;
  if (kind === "han") return hanAt(reading, at);
  const read = kind === "word" ? spokenAt(reading, at) : figuresAt(reading, at);
  return read && withTail(reading, read);
};

/** A number with its currency, percent and minor units; `currency` is one that already stands before it. */
export function amountAt(reading: Reading, at: number, currency: string | null): Core | null {
  const own = coreAt(reading, at);
  if (!own) return null;
  const isMoney = currency !== null;
  let read: Core = isMoney ? { ...own, kind: "money", currency } : own;
  read = shortScale(reading, read);
  read = dashed(reading, read);
  return hanMeasure(reading, read) ?? behind(reading, read);
}

/** What stands behind a number and belongs to it. */
export function behind(reading: Reading, read: Core): Core {
  const at = read.next;
  if (!onLine(reading, at)) return read;
  const percent = match(reading, "percent", at);
  if (percent) return { ...read, next: percent.next, kind: "percent" };
  const slang = match(reading, "slang", at);
  if (slang) return times(read, slang);
  const minor = minorAt(reading, read);
  if (minor) return times(read, minor);
  const money = moneyBehind(reading, read);
  return money
    ? withRest(
        reading,
        { ...read, next: money.next, kind: "money", currency: money.phrase.currency ?? read.currency },
        money,
      )
    : read;
}

function times(read: Core, { next, phrase }: Match): Core {
  const [low, high] = [round(read.low * phrase.value), round(read.high * phrase.value)];
  return { ...read, next, low, high, kind: "money", currency: phrase.currency, scale: read.scale || phrase.value > 1 };
}

function minorAt(reading: Reading, read: Core): Match | null {
  const found = match(reading, "minor", read.next);
  if (!found || read.kind === "money") return null;
  return found;
}

/** Letters that mean money only next to a number. */
const letters = new Set(["f", "r", "us", "q", "fr", "sol", "rp", "rs", "dt", "dh"]);

function moneyBehind(reading: Reading, read: Core): Match | null {
  const found = match(reading, "moneyBehind", read.next) ?? moneyOf(reading, read);
  if (!found) return null;
  const { kind, gap, key } = tokenAt(reading, read.next);
  const after = tokenAt(reading, found.next);
  // The sign belongs to the number that follows: "5 $20".
  if (kind === "sign" && gap === "blank" && after.kind === "digits" && after.gap === "none") return null;
  const isOther = read.kind === "money" && read.currency !== found.phrase.currency;
  return isOther && letters.has(key) ? null : found;
}

/** "25 millions de francs". */
const moneyOf = (reading: Reading, { next, scale }: Core): Match | null =>
  scale && tokenAt(reading, next).key === "de" ? match(reading, "moneyBehind", next + 1) : null;

/** "trois euros vingt", "9 pound 99". */
function withRest(reading: Reading, read: Core, money: Match): Core {
  const rest = restAt(reading, read, money.next);
  if (!rest || tokenAt(reading, money.next - 1).kind !== "word") return read;
  if (match(reading, "percent", rest.next) ?? match(reading, "moneyBehind", rest.next)) return read;
  const value = round(read.low + rest.low / 100);
  const minor = match(reading, "minor", rest.next);
  return { ...read, next: minor?.next ?? rest.next, low: value, high: value };
}

/** A number below a hundred, written the same way as the one before it. */
function restAt(reading: Reading, read: Core, at: number): Core | null {
  if (tokenAt(reading, at).gap !== "blank" || read.scale || !Number.isInteger(read.low)) return null;
  const rest = mayBeRest(tokenAt(reading, at), read) ? coreAt(reading, at) : null;
  return rest?.kind === "bare" && rest.low >= 1 && rest.low < 100 && !rest.scale ? rest : null;
}

function mayBeRest({ kind, key }: Token, { written }: Core): boolean {
  if (kind === "digits") return written === "digits" && /^\d\d$/.test(key);
  return kind !== "han";
}

/**
 * "9.4m": a letter that means a million only with money, or as a capital; "$2mm" with money; "$4.2B" and "$1T" with
 * money, as a capital.
 */
function shortScale(reading: Reading, read: Core): Core {
  const { key, gap } = tokenAt(reading, read.next);
  const value = letterScales[key];
  if (value === undefined || gap === "line" || read.scale) return read;
  const isMoney = read.kind === "money" || match(reading, "moneyBehind", read.next + 1) !== null;
  if (value > 1e6) return isMoney && isBillion(reading, read) ? byLetter(read, value) : read;
  return (key === "m" ? isMillion(reading, read, isMoney) : isMoney) ? byLetter(read, value) : read;
}

const letterScales: Partial<Record<string, number>> = { m: 1e6, mm: 1e6, b: 1e9, t: 1e12 };

function isMillion(reading: Reading, read: Core, isMoney: boolean): boolean {
  const { gap, start } = tokenAt(reading, read.next);
  const isTight = gap === "none";
  const isCapital = reading.text.charAt(start) === "M";
  return read.written === "digits" && (isCapital ? isMoney || isTight : isMoney && isTight);
}

function isBillion(reading: Reading, { next, written }: Core): boolean {
  const { gap, start } = tokenAt(reading, next);
  return written === "digits" && gap === "none" && /[BT]/.test(reading.text.charAt(start));
}

function byLetter(read: Core, scale: number): Core {
  const value = round(read.low * scale);
  return { ...read, next: read.next + 1, low: value, high: value, scale: true };
}

const dashes = new Set(["-", "–", "—"]);

/** "36.–", "60.-": Swiss prices. */
function dashed(reading: Reading, read: Core): Core {
  const [point, dash, after] = [0, 1, 2].map((step) => tokenAt(reading, read.next + step));
  if (!isTight(point, pointSigns) || !isTight(dash, dashes)) return read;
  if (after?.gap === "none" && after.kind === "digits") return read;
  return { ...read, next: read.next + 2, kind: "money", currency: read.currency ?? "local" };
}

const pointSigns = new Set([".", ","]);
const isTight = (token: Token | undefined, signs: ReadonlySet<string>): boolean =>
  token?.gap === "none" && signs.has(token.key);
