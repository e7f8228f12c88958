import { hanAt, hanDigit, hanUnit } from "./han.ts";
import { core, type Core, match, type Reading, tokenAt } from "./reading.ts";
import { round } from "./spoken.ts";

const whole = new Set(["块", "塊", "元", "蚊"]);
const tenths = new Set(["毛", "角"]);

const digitOf = (sign: string | undefined): number | null =>
  hanDigit(sign) ?? (/^\d$/.test(sign ?? "") ? Number(sign) : null);

/** Chinese suffixes of a number: 折, 成, 块 with what follows it, 万 behind digits, a half; null for anything else. */
export function hanMeasure(reading: Reading, given: Core): Core | null {
  const read = scaledByHan(reading, given);
  const half = withHalf(reading, read);
  if (half) return half;
  const token = reading.tokens[read.next];
  if (token?.kind !== "han") return read === given ? null : plainMoney(reading, read);
  if (token.key === "折") return reduced(read);
  if (token.key === "成") return tenthsOf(reading, read);
  return inMoney(reading, read) ?? plainMoney(reading, vague(reading, read));
}

/** 两年半, 三个半月: the half belongs to the unit of time. */
export function withHalf(reading: Reading, read: Core): Core | null {
  const [unit, half] = [tokenAt(reading, read.next), tokenAt(reading, read.next + 1)];
  if (half.key !== "半" || half.gap !== "none" || !/^[年天日月周週个個]$/.test(unit.key)) return null;
  return read.low === read.high ? { ...read, next: read.next + 2, low: read.low + 0.5, high: read.low + 0.5 } : null;
}

const isUnit = (sign: string | undefined): boolean => /^[瓦克米卡赫帕]$/.test(sign ?? "");

/** "9.9万", "2万5". */
function scaledByHan(reading: Reading, read: Core): Core {
  if (read.written !== "digits") return read;
  const { low, next } = overUnits(reading, read);
  if (next === read.next) return read;
  const unit = hanUnit(tokenAt(reading, next - 1).key) ?? 1;
  const rest = tokenAt(reading, next).gap === "none" ? digitOf(tokenAt(reading, next).key) : null;
  const ends = rest !== null && hanUnit(tokenAt(reading, next + 1).key) === undefined;
  const value = round(low + (ends ? (rest * unit) / 10 : 0));
  const kind = read.kind === "date" ? "bare" : read.kind;
  return { ...read, next: ends ? next + 1 : next, low: value, high: value, scale: true, kind };
}

function overUnits(reading: Reading, { next, low }: Core): { next: number; low: number } {
  let [value, at] = [low, next];
  for (;;) {
    const unit = hanUnit(tokenAt(reading, at).key);
    if (unit === undefined || isUnit(tokenAt(reading, at + 1).key)) return { next: at, low: value };
    value *= unit;
    at++;
  }
}

/** 八八折 is a discount of twelve percent. */
function reduced(read: Core): Core {
  const paid = read.low < 10 ? read.low * 10 : read.low;
  return { ...read, next: read.next + 1, low: round(100 - paid), high: round(100 - paid), kind: "percent" };
}

/** 三成, 一成二. */
function tenthsOf({ tokens }: Reading, read: Core): Core | null {
  const after = tokens[read.next + 1]?.key;
  const rest = tokens[read.next + 1]?.gap === "none" ? hanDigit(after) : undefined;
  if (rest === undefined && ["本", "都", "立", "为", "了", "功", "年", "人"].includes(after ?? "")) return null;
  const value = read.low * 10 + (rest ?? 0);
  return {
    ...read,
    next: read.next + (rest === undefined ? 1 : 2),
    low: value,
    high: read.high === read.low ? value : read.high * 10,
    kind: "percent",
  };
}

/** 五块八毛七, 17块5. */
function inMoney(reading: Reading, read: Core): Core | null {
  const sign = tokenAt(reading, read.next).key;
  const own = sizeOf(sign);
  if (own === 0 || read.low !== read.high) return null;
  const { next, value } = smallMoney(reading, { next: read.next + 1, value: read.low * own, part: own / 10 });
  const written = match(reading, "moneyBehind", next > read.next + 1 ? next : read.next);
  const end = /^[钱錢]$/.test(tokenAt(reading, next).key) ? next + 1 : next;
  const usual = sign === "蚊" ? "HKD" : "CNY";
  const money: Core = { ...read, low: round(value), high: round(value), kind: "money" };
  if (written) return { ...money, next: written.next, currency: written.phrase.currency };
  return { ...money, next: end, currency: read.currency ?? usual };
}

function sizeOf(sign: string): number {
  if (whole.has(sign)) return 1;
  return tenths.has(sign) ? 0.1 : 0;
}

interface Small {
  next: number;
  value: number;
  part: number;
}

/** The tenths and hundredths behind a Chinese currency unit. */
function smallMoney(reading: Reading, { next, value, part }: Small): Small {
  const { key, gap } = tokenAt(reading, next);
  const digit = gap === "none" ? digitOf(key) : null;
  if (part < 0.01 || digit === null || isCount(reading, next)) return { next, value, part };
  const named = /^[毛角分]$/.test(tokenAt(reading, next + 1).key);
  return smallMoney(reading, { next: next + (named ? 2 : 1), value: value + digit * part, part: part / 10 });
}

/** In 十块一个 the 一 counts what follows. */
function isCount({ tokens }: Reading, at: number): boolean {
  const after = tokens[at + 1];
  if (after?.kind !== "han" || after.gap !== "none" || tenths.has(after.key) || after.key === "分") return false;
  return /[个個斤件本次台张張天月年小份只隻人位套瓶杯盒克公块塊十百千万碗单條条顿晚平间場场把包节课]/.test(after.key);
}

/** 三十来, 2000多: approximately. */
function vague({ tokens }: Reading, read: Core): Core {
  return ["多", "来", "來"].includes(tokens[read.next]?.key ?? "") &&
    read.scale &&
    read.written === "digits" &&
    tokens[read.next]?.gap === "none"
    ? { ...read, next: read.next + 1 }
    : read;
}

function plainMoney(reading: Reading, read: Core): Core | null {
  const minor = match(reading, "minor", read.next);
  if (minor)
    return {
      ...read,
      next: minor.next,
      low: round(read.low * minor.phrase.value),
      high: round(read.high * minor.phrase.value),
      kind: "money",
      currency: minor.phrase.currency,
    };
  const percent = match(reading, "percent", read.next);
  if (percent) return { ...read, next: percent.next, kind: "percent" };
  const money = match(reading, "moneyBehind", read.next);
  return money ? { ...read, next: money.next, kind: "money", currency: money.phrase.currency } : read;
}

/** 百分之十二, 八八折. */
export function hanPercentAt(reading: Reading, at: number): Core | null {
  const [first, second, third] = [at, at + 1, at + 2].map((place) => tokenAt(reading, place).key);
  if (third === "折") {
    const [tens, ones] = [hanDigit(first), hanDigit(second)];
    if (tens !== undefined && ones !== undefined) return core(at + 3, 100 - tens * 10 - ones, { kind: "percent" });
  }
  if (first !== "百" || second !== "分" || third !== "之") return null;
  const read = hanAt(reading, at + 3);
  return read && { ...read, kind: "percent" };
}
