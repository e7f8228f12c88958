import { core, type Core, match, onLine, overHyphen, type Reading, tokenAt } from "./reading.ts";
import { compoundOf } from "./compounds.ts";

/** The value of a number in words so far. */
interface Sum {
  next: number;
  total: number;
  group: number;
  /** The next part must be below it. */
  room: number;
  scaleRoom: number;
  scaled: boolean;
  begun: boolean;
}

/** A number in words that begins at a token: "nine hundred and twelve", "साढ़े चार लाख". */
export function spokenAt(reading: Reading, at: number): Core | null {
  const shift = match(reading, "shift", at);
  const sum: Sum = {
    next: shift?.next ?? at,
    total: 0,
    group: 0,
    room: Infinity,
    scaleRoom: Infinity,
    scaled: false,
    begun: false,
  };
  if (!begin(reading, sum, shift?.phrase.value ?? null)) return null;
  while (goOn(reading, sum));
  const value = round(sum.total + sum.group);
  const read = core(sum.next, value, { scale: sum.scaled });
  return withDecimals(reading, read) ?? read;
}

export const round = (value: number): number => Number(value.toPrecision(12));

function begin(reading: Reading, sum: Sum, shift: number | null): boolean {
  if (shift !== null) {
    const takes = takeNumber(reading, sum, sum.next);
    if (takes) sum.group += shift;
    else sum.group = 1 + shift;
    sum.room = 0;
    return takes || takeScale(reading, sum, sum.next);
  }
  if (takeNumber(reading, sum, sum.next)) return true;
  const one = match(reading, "one", sum.next);
  if (
    one &&
    (match(reading, "scale", one.next) || (match(reading, "point", one.next) && isNumber(reading, one.next + 1)))
  ) {
    Object.assign(sum, { next: one.next, group: 1, room: 0, begun: true });
    return true;
  }
  return isWordScale(reading, sum.next) && takeScale(reading, sum, sum.next);
}

const isNumber = (reading: Reading, at: number): boolean =>
  match(reading, "number", at) !== null || match(reading, "one", at) !== null;

/** "thousand" may stand alone; "k" and "million" need a number. */
function isWordScale(reading: Reading, at: number): boolean {
  const scale = match(reading, "scale", at);
  const { kind, key } = tokenAt(reading, at);
  if (!scale || kind !== "word" || key.length < 3 || notAlone.has(key)) return false;
  const { value } = scale.phrase;
  return value <= 1000 && value !== 12 && (key !== "mil" || reading.vocabulary.language === "es");
}
const notAlone = new Set(["miles", "milliers", "cents", "hundreds", "tsd", "grand", "thou"]);

function goOn(reading: Reading, sum: Sum): boolean {
  if (!onLine(reading, sum.next)) return false;
  const at = overHyphen(reading, sum.next);
  if (takeScale(reading, sum, sum.next) || (at !== sum.next && takeScale(reading, sum, at))) return true;
  if (sum.room < 10) return false;
  return takeNumber(reading, sum, at) || takeOne(reading, sum, at) || takeJoined(reading, sum, at);
}

function takeJoined(reading: Reading, sum: Sum, at: number): boolean {
  const join = match(reading, "join", at);
  if (!join || !onLine(reading, join.next)) return false;
  return takeNumber(reading, sum, join.next) || takeOne(reading, sum, join.next);
}

function takeNumber(reading: Reading, sum: Sum, at: number): boolean {
  const found = match(reading, "number", at);
  const value = found && !isOnlyScaled(reading, at, found.next) ? found.phrase.value : compoundOf(reading, at);
  if (value === null || value >= sum.room || (sum.begun && !(value >= 1))) return false;
  sum.group += value;
  sum.room = roomBehind(value);
  sum.next = found?.next ?? at + 1;
  sum.begun = true;
  return true;
}

/** "saath" means "with" unless a scale or a unit of money follows. */
function isOnlyScaled(reading: Reading, at: number, next: number): boolean {
  if (reading.vocabulary.guards.get(tokenAt(reading, at).key) !== null) return false;
  return !(match(reading, "scale", next) ?? match(reading, "percent", next) ?? match(reading, "moneyBehind", next));
}

function roomBehind(value: number): number {
  if (value >= 1000) return 0;
  if (value >= 100) return value % 100 === 0 ? 100 : 0;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

function takeOne(reading: Reading, sum: Sum, at: number): boolean {
  const one = sum.room === 10 ? match(reading, "one", at) : null;
  if (!one) return false;
  sum.group += 1;
  sum.room = 0;
  sum.next = one.next;
  return true;
}

function hasRoom({ begun, group, total, scaleRoom }: Sum, scale: number): boolean {
  if (begun && group === 0 && total > 0) return false;
  return scale < scaleRoom && (scale >= 1000 || group < 100);
}

function takeScale(reading: Reading, sum: Sum, at: number): boolean {
  const found = match(reading, "scale", at);
  if (!found || tokenAt(reading, at).kind !== "word") return false;
  const { value } = found.phrase;
  if (!hasRoom(sum, value)) return false;
  const scaled = (sum.group || 1) * value;
  const isSmall = value < 1000;
  Object.assign(sum, { next: found.next, begun: true, room: value, group: isSmall ? scaled : 0 });
  if (!isSmall) Object.assign(sum, { total: sum.total + scaled, scaleRoom: value, scaled: true });
  return true;
}

/** "one point three five million", "dix-neuf virgule six". */
function withDecimals(reading: Reading, whole: Core): Core | null {
  const point = match(reading, "point", whole.next);
  if (!point || !onLine(reading, point.next)) return null;
  const { digits, next } = decimalsAt(reading, point.next);
  if (digits === "") return null;
  const scale = match(reading, "scale", next);
  const value = Number(`${whole.low}.${digits}`) * (scale?.phrase.value ?? 1);
  return core(scale?.next ?? next, round(value), { scale: scale !== null });
}

function decimalsAt(reading: Reading, at: number): { digits: string; next: number } {
  let digits = "";
  let next = at;
  for (;;) {
    const found = match(reading, "number", next) ?? match(reading, "one", next);
    if (!found || found.phrase.value > 99) return { digits, next };
    digits += String(found.phrase.value);
    next = found.next;
  }
}

/** "Two and a half", "two hours and a half", "two million and a half". */
export function withTail(reading: Reading, read: Core): Core {
  const tail = match(reading, "tail", read.next);
  if (!tail || isHalfOfAnother(reading, read.next, tail.next)) return read;
  const scale = match(reading, "scale", read.next - 1)?.phrase.value ?? 1;
  const value = round(read.low + tail.phrase.value * scale);
  return { ...read, next: tail.next, low: value, high: value, ...nounAt(reading, read.next) };
}

/** "An hour and a half", "une heure et demie". */
export function halvedAt(reading: Reading, at: number): Core | null {
  const halved = match(reading, "halved", at);
  if (!halved || isHalfOfAnother(reading, at + 1, halved.next)) return null;
  return { ...core(halved.next, halved.phrase.value), ...nounAt(reading, at + 1) };
}

function nounAt(reading: Reading, at: number): Pick<Core, "noun"> {
  const noun = match(reading, "halvable", at);
  return noun ? { noun: { start: tokenAt(reading, at).start, end: tokenAt(reading, noun.next - 1).end } } : {};
}

/** "Two weeks and a half day": the half belongs to what follows. */
const isHalfOfAnother = (reading: Reading, noun: number, next: number): boolean =>
  match(reading, "halvable", noun) !== null && onLine(reading, next) && match(reading, "halvable", next) !== null;
