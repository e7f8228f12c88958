import { core, type Core, match, type Reading, tokenAt } from "./reading.ts";
import { round } from "./spoken.ts";
import type { Token } from "./tokens.ts";

const parts: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3, "⅛": 0.125, "⅕": 0.2 };

/** A number in digits that begins at a token, with its thousands, scale and fraction. */
export function figuresAt(reading: Reading, at: number): Core | null {
  const { tokens } = reading;
  const token = tokenAt(reading, at);
  const lone = partOf(token);
  if (lone !== null) return core(at + 1, lone, { kind: "fraction", written: "digits" });
  if (token.kind !== "digits") return null;
  const timed = timeAt(reading, at);
  if (timed) return timed;
  const next = endOfGroups(reading, at);
  const digits = next > at + 1 ? spaced(tokens, at, next) : valueOfDigits(token.key, reading);
  const part = partOf(tokenAt(reading, next));
  const read = core(part === null ? next : next + 1, digits + (part ?? 0), { written: "digits" });
  return scaled(reading, isYear(token) && next === at + 1 ? { ...read, kind: "date" } : read);
}

const partOf = ({ kind, key }: Token): number | null => (kind === "sign" ? (parts[key] ?? null) : null);

const isYear = ({ key }: Token): boolean => /^(?:19|20)\d\d$/.test(key);

/** "12 500": groups of three separated by spaces. */
function endOfGroups(reading: Reading, at: number): number {
  let next = at + 1;
  if (!/^[1-9]\d{0,2}$/.test(tokenAt(reading, at).key)) return next;
  while (tokenAt(reading, next).gap === "blank" && /^\d{3}(?:[.,]\d{1,2})?$/.test(tokenAt(reading, next).key)) next++;
  return next;
}

const spaced = (tokens: readonly Token[], at: number, next: number): number =>
  Number(
    tokens
      .slice(at, next)
      .map(({ key }) => key)
      .join("")
      .replace(",", "."),
  );

/** The value of digits with separators; the text shows which sign separates thousands. */
export function valueOfDigits(written: string, reading: Pick<Reading, "decimalSign" | "vocabulary">): number {
  const signs = written.match(/[.,'’٫·]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return Number(written);
  const plain = (text: string): string => text.replace(/[.,'’٫·]/g, "");
  const at = written.lastIndexOf(last);
  const behind = written.length - at - 1;
  const whole = last === "'" || last === "’" || (signs.length > 1 && signs.every((sign) => sign === last));
  if (whole) return Number(plain(written));
  if (signs.length === 1 && behind === 3 && isGroup(written, last, reading)) return Number(plain(written));
  return Number(`${plain(written.slice(0, at))}.${written.slice(at + 1)}`);
}

function isGroup(
  written: string,
  sign: string,
  { decimalSign, vocabulary }: Pick<Reading, "decimalSign" | "vocabulary">,
): boolean {
  if (/^0\D/.test(written) || /^\d{4}/.test(written)) return false;
  if (decimalSign !== null) return sign !== decimalSign;
  return sign === vocabulary.words.groupSigns || (vocabulary.language === "es" && sign === ",");
}

/** The decimal sign of most numbers of a text. */
export function decimalSignOf(tokens: readonly Token[]): Reading["decimalSign"] {
  let points = 0;
  let commas = 0;
  for (const { kind, key } of tokens) {
    if (kind !== "digits" || key.length < 3) continue;
    if (/^\d+\.\d{1,2}$|^[\d,]+,\d{3}\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/.test(key)) points++;
    else if (/^\d+,\d{1,2}$|^[\d.]+\.\d{3},\d+$|^\d{1,3}(?:\.\d{3}){2,}$/.test(key)) commas++;
  }
  if (points === commas) return null;
  return points > commas ? "." : ",";
}

/** "17:25", "30.06.", "100/100", "3/4". */
function timeAt(reading: Reading, at: number): Core | null {
  const [first, sign, second] = [tokenAt(reading, at), tokenAt(reading, at + 1), tokenAt(reading, at + 2)];
  if (/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(first.key))
    return core(at + 1, Number(first.key.split(".")[2]), { kind: "date", written: "digits" });
  if (sign.gap !== "none") return null;
  if (/^[点點]$/.test(sign.key) && second.key === "半")
    return core(at + 3, Number(first.key) + 0.5, { kind: "clock", written: "digits" });
  if (isDay(first.key) && sign.key === "." && reading.vocabulary.language === "de")
    return core(at + 2, Number(first.key.split(".")[0]), { kind: "date", written: "digits" });
  if (second.kind !== "digits" || second.gap !== "none") return null;
  return pairOf(at, [Number(first.key), sign.key, second.key]);
}

function pairOf(at: number, [left, sign, written]: [number, string, string]): Core | null {
  const right = Number(written);
  const isClock = /^[:h]$/.test(sign) && left < 25 && /^[0-5]\d$/.test(written);
  if (isClock) return core(at + 3, left + right / 60, { kind: "clock", written: "digits" });
  if (sign !== "/" || Number.isNaN(left) || Number.isNaN(right)) return null;
  if (left < right && right <= 10) return core(at + 3, left / right, { kind: "fraction", written: "digits" });
  return core(at + 3, left, { written: "digits" });
}

const isDay = (key: string): boolean => /^(?:[0-2]?\d|3[01])\.(?:0\d|1[0-2])$/.test(key);

/** "4 mil millones", "2 lakh 20 hazaar", "9.4m". */
function scaled(reading: Reading, read: Core): Core {
  let { next, low, scale } = read;
  for (;;) {
    const found = scaleAt(reading, next, { scale });
    if (!found) break;
    low *= found.value;
    next = found.next;
    scale = true;
  }
  if (!scale) return read;
  const kind = read.kind === "date" ? "bare" : read.kind;
  return more(reading, { ...read, kind, next, low: round(low), high: round(low), scale });
}

function scaleAt(reading: Reading, at: number, { scale }: { scale: boolean }): { next: number; value: number } | null {
  const found = match(reading, "scale", at);
  if (!found || tokenAt(reading, at).gap === "line") return null;
  const { value } = found.phrase;
  if (value < 1000 && (scale || match(reading, "minor", at))) return null;
  return isLoneLetter(reading, at, scale) ? null : { next: found.next, value };
}

/** A single letter is a scale directly behind the digits, or where a space before it is usual. */
function isLoneLetter({ tokens, vocabulary }: Reading, at: number, scale: boolean): boolean {
  const { key, kind, gap } = tokenAt({ tokens }, at);
  if (key.length > 1 || kind !== "word" || (gap === "none" && !scale)) return false;
  return scale || !(key === "k" || (key === "l" && vocabulary.language === "hi"));
}

/** Where larger sums are spoken in parts. */
const inParts: ReadonlySet<string> = new Set(["hi", "en"]);

/** "2 lakh 20 hazaar", "1 lakh 65 thousand". */
function more(reading: Reading, read: Core): Core {
  const token = reading.tokens[read.next];
  if (token?.kind !== "digits" || token.gap !== "blank" || !inParts.has(reading.vocabulary.language)) return read;
  const scale = match(reading, "scale", read.next + 1);
  const value = Number(token.key) * (scale?.phrase.value ?? Number.NaN);
  if (!scale || !(value < read.low)) return read;
  return { ...read, next: scale.next, low: read.low + value, high: read.high + value };
}
