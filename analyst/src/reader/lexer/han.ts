import { core, type Core, type Reading, tokenAt } from "./reading.ts";
import { round } from "./spoken.ts";

const digits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  俩: 2,
  倆: 2,
  三: 3,
  仨: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  幺: 1,
};
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };
const some = new Set(["几", "幾"]);
const vague = new Set(["多", "来", "來", "余", "餘"]);

interface Sum {
  next: number;
  total: number;
  section: number;
  digit: number | null;
  unit: number;
  /** The upper end of an approximate number: "十几". */
  spread: number;
  signs: number;
}

/** A number in Chinese characters that begins at a token: "一万二", "四五", "十几". */
export function hanAt(reading: Reading, at: number): Core | null {
  const sign = (index: number): string => reading.tokens[index]?.key ?? "";
  if (digits[sign(at)] === undefined && units[sign(at)] === undefined && !some.has(sign(at))) return null;
  const sum: Sum = { next: at, total: 0, section: 0, digit: null, unit: Infinity, spread: 0, signs: 0 };
  while (onLineHan(reading, sum, at) && !isOther(sum, sign) && takeSign(sum, sign(sum.next), sign(sum.next + 1)));
  if (sum.signs === 0) return null;
  const low = valueOf(sum);
  const read = core(sum.next, low, { high: low + sum.spread, scale: sum.total > 0 });
  return withPoint(reading, neighbours(reading, read, at), sum);
}

const ofUnits = /[瓦克米卡赫帕]/;
const counted = /[个個间間次家张張台台件套斤天年月位份只隻人晚瓶]/;

/** In 7千瓦 and 八萬一間 the character belongs to what follows. */
const isOther = ({ next, signs }: Sum, sign: (index: number) => string): boolean =>
  signs > 0 &&
  ((sign(next) === "千" && ofUnits.test(sign(next + 1))) ||
    (sign(next) === "一" && /[百千万萬]/.test(sign(next - 1)) && counted.test(sign(next + 1))));

/** More characters than any number has. */
const most = 24;

const onLineHan = ({ tokens }: Reading, { next }: Sum, at: number): boolean =>
  next < at + most && tokens[next]?.kind === "han" && (next === at || tokens[next]?.gap === "none");

function takeSign(sum: Sum, sign: string, after: string): boolean {
  if (some.has(sign)) return (sum.signs > 0 || units[after] !== undefined) && takeSome(sum, after);
  if (vague.has(sign)) return takeVague(sum, after);
  const [digit, unit] = [digits[sign], units[sign]];
  if (digit !== undefined) {
    if (sum.digit !== null) return false;
    sum.digit = digit === 0 && sum.signs > 0 ? null : digit;
  } else if (unit === undefined) return false;
  else takeUnit(sum, unit);
  sum.next++;
  sum.signs++;
  return true;
}

/** 三十来, 一百多万. */
function takeVague(sum: Sum, after: string): boolean {
  if (sum.signs === 0 || sum.digit !== null) return false;
  sum.next++;
  return (units[after] ?? 0) >= 1e4;
}

/** "十几" is eleven to nineteen, "几十" twenty to ninety. */
function takeSome(sum: Sum, after: string): boolean {
  const unit = units[after];
  sum.next++;
  sum.signs++;
  if (unit === undefined) {
    const isTeens = sum.section % 100 === 10;
    sum.spread = isTeens ? 8 : 9;
    if (isTeens) sum.digit = 1;
    return false;
  }
  sum.section += 2 * unit;
  sum.spread = 7 * unit;
  sum.next++;
  return false;
}

function takeUnit(sum: Sum, unit: number): void {
  if (unit >= 1e4) {
    sum.total = (sum.total + sum.section + (sum.digit ?? (sum.section === 0 ? 1 : 0))) * unit;
    sum.section = 0;
  } else sum.section += (sum.digit ?? 1) * unit;
  sum.digit = null;
  sum.unit = unit;
}

/** In "一万二" the last digit counts the next smaller unit. */
function valueOf({ total, section, digit, unit, signs }: Sum): number {
  const rest = digit ?? 0;
  const short = signs > 2 || unit > 10 ? unit !== Infinity && unit >= 100 : false;
  return total + section + (short ? (rest * unit) / 10 : rest);
}

/** "四五" is four to five. */
function neighbours(reading: Reading, read: Core, at: number): Core {
  const { key, gap } = tokenAt(reading, read.next);
  const second = digits[key];
  if (read.next !== at + 1 || second !== read.low + 1 || gap !== "none" || read.low === 0) return read;
  const scale = units[tokenAt(reading, read.next + 1).key] ?? 1;
  return { ...read, next: read.next + (scale > 1 ? 2 : 1), low: read.low * scale, high: second * scale };
}

/** "三点一", but not the clock's "三点". */
function withPoint(reading: Reading, read: Core, sum: Sum): Core {
  if (!/^[点點]$/.test(tokenAt(reading, read.next).key) || sum.spread > 0) return read;
  const { written, next } = decimalsBehind(reading, read.next);
  if (written === "") return read;
  const scale = units[tokenAt(reading, next + 1).key];
  const value = Number(`${read.low}.${written}`) * (scale ?? 1);
  return core(scale === undefined ? next + 1 : next + 2, round(value), { scale: scale !== undefined });
}

function decimalsBehind(reading: Reading, point: number): { written: string; next: number } {
  let written = "";
  let next = point;
  for (;;) {
    const digit = digits[tokenAt(reading, next + 1).key];
    if (digit === undefined || written.length > 8) return { written, next };
    written += String(digit);
    next++;
  }
}

/** Whether a number can begin with a Chinese character. */
export const mayOpenHan = (sign: string): boolean =>
  digits[sign] !== undefined || units[sign] !== undefined || some.has(sign) || sign === "半";

export const hanDigit = (sign: string | undefined): number | undefined => digits[sign ?? ""];
export const hanUnit = (sign: string | undefined): number | undefined => units[sign ?? ""];
