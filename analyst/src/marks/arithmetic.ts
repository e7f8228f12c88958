import { divide, inBaseUnits, isCurrency, multiply, type Unit } from "../quantities/unit.ts";
import { type Match, ratioOf, withPeriod } from "./match-value.ts";
import { type Precision, stands } from "./precision.ts";
import type { TextNumber } from "./text-numbers.ts";
import { type TimeUnit, timeUnits } from "./words.ts";

/** A marked number that another may follow from. */
export interface Operand {
  /** In hours, months and fractions, without a sign. */
  value: number;
  unit: Unit;
  /** What it is per is not known. */
  isLoose: boolean;
  /** A part of something: a percentage. */
  isShare: boolean;
  /** An assumption of the model's, or resting on one. */
  isAssumed: boolean;
  written: string;
}

export interface Follows {
  /** "14 × €39". */
  formula: string;
  operand: Operand;
}

/** What a matched number is in a calculation. */
export function operandOf(number: TextNumber, match: Match): Operand {
  const { known, by, isWeak } = match;
  const { unit, factor } = inBaseUnits(unitOf(number, match));
  const value = by === "same" || isWeak ? known.value : number.low / (number.kind === "percent" ? 100 : 1);
  const size = Math.abs(value);
  return {
    value: size * factor,
    unit,
    isLoose: known.isLoose,
    isShare: known.dimension === "ratio",
    isAssumed: known.kind === "own" || known.kind === "assumed",
    written: number.written,
  };
}

function unitOf(number: TextNumber, { known, period }: Match): Unit {
  const { dimension, currency, time } = known;
  // A share is a fraction here, whatever its unit.
  if (dimension === "ratio") return {};
  if (dimension === "time" && time !== null) {
    const { [time]: exponent = 1, ...rest } = known.unit;
    return { ...rest, [number.time ?? time]: exponent };
  }
  const unit = known.isLoose
    ? { ...(currency === null ? {} : { [currency]: 1 }), ...(known.period === null ? {} : { [known.period]: -1 }) }
    : known.unit;
  return withPeriod(unit, known.period, period);
}

/** The most numbers around another that it may follow from. */
const mostOperands = 10;

/** The calculation of two of these operands that gives a number in its unit; null if none does. */
export function followsFrom(number: TextNumber, operands: readonly Operand[]): Follows | null {
  if (number.isTiny || number.low !== number.high || number.kind === "date") return null;
  const values = targets(number);
  const near = operands.slice(-mostOperands);
  for (const [at, left] of near.entries())
    for (const right of near.slice(0, at)) {
      const found = ofPair(number, values, [right, left]);
      if (found) return found;
    }
  return null;
}

/** A sum of all of them: the foot of a column, the end of a list. */
export function sumsUp(number: TextNumber, parts: readonly Operand[]): Follows | null {
  const [first] = parts;
  if (!first || parts.length < 2 || parts.some((part) => !areAlike(first, part))) return null;
  const value = parts.reduce((sum, part) => sum + part.value, 0);
  const target = targets(number).find(({ scale }) => stands(value * scale, Math.abs(number.low), number.precision.low));
  if (!target || !isOfUnit(number, first.unit, { isLoose: first.isLoose, target })) return null;
  const isAssumed = parts.some((part) => part.isAssumed);
  const operand = { ...first, value, isAssumed, written: number.written };
  return { formula: parts.map(({ written }) => written).join(" + "), operand };
}

/** The number as the result of a formula, where its value and its unit are the same. */
export function resultOf(number: TextNumber, result: Omit<Operand, "written">, formula: string): Follows | null {
  const { value, unit, isLoose } = result;
  const target = targets(number).find(({ scale }) =>
    stands(Math.abs(value) * scale, Math.abs(number.low), tight(number)),
  );
  if (!target || !isOfUnit(number, unit, { isLoose, target })) return null;
  return {
    formula: formula + scaling(number, target),
    operand: { ...result, value: Math.abs(value), written: number.written },
  };
}

/** A span of time, which needs nothing behind it: "over 12 months". */
export function timeOf({ time, low, high, written }: TextNumber): Operand | null {
  if (time === null || low !== high) return null;
  const { unit, factor } = inBaseUnits({ [time]: 1 });
  return { value: low * factor, unit, isLoose: false, isShare: false, isAssumed: false, written };
}

/** The number is a value in base units times `scale`, per `period`. */
interface Target {
  scale: number;
  period: TimeUnit | null;
}

function targets(number: TextNumber): Target[] {
  const { kind, time, period, near } = number;
  if (kind === "percent") return [{ scale: 100, period: null }];
  if (time !== null) {
    const base = time === "minute" || time === "hour" ? "hour" : "month";
    return [{ scale: ratioOf(base, time) ?? 1, period: null }];
  }
  const periods = period === null ? near : [period];
  const scaled = [...periods].flatMap((one): Target[] => {
    const scale = ratioOf(one, one === "minute" || one === "hour" ? "hour" : "month");
    return scale === null ? [] : [{ scale, period: one }];
  });
  return [{ scale: 1, period: null }, ...scaled];
}

const operations = ["+", "−", "×", "÷", "net", "gross", "without", "change"] as const;
type Operation = (typeof operations)[number];

function ofPair(number: TextNumber, values: readonly Target[], pair: readonly [Operand, Operand]): Follows | null {
  for (const operation of operations)
    for (const [left, right] of [pair, [pair[1], pair[0]]] as const) {
      const value = Math.abs(calculated(operation, left.value, right.value));
      if (!Number.isFinite(value)) continue;
      const target = values.find(({ scale }) => stands(value * scale, Math.abs(number.low), tight(number)));
      const unit = target && units[operation](left, right);
      const isLoose = left.isLoose || right.isLoose;
      if (target && unit && isOfUnit(number, unit, { isLoose, target }))
        return {
          formula: formulas[operation](left.written, right.written) + scaling(number, target),
          operand: {
            value,
            unit,
            isLoose,
            isShare: number.kind === "percent",
            isAssumed: left.isAssumed || right.isAssumed,
            written: number.written,
          },
        };
    }
  return null;
}

/** "× 12", where the number is a year's and the operands are a month's. */
function scaling({ kind, time }: TextNumber, { scale }: Target): string {
  if (scale === 1 || kind === "percent" || time !== null) return "";
  return scale > 1 ? ` × ${Number(scale.toPrecision(4))}` : ` ÷ ${Number((1 / scale).toPrecision(4))}`;
}

/** A result is rounded to its last digit only: zeros at its end are meant. */
const tight = ({ precision: { low } }: TextNumber): Precision => ({ ...low, halfOfRound: low.half });

function calculated(operation: Operation, left: number, right: number): number {
  switch (operation) {
    case "+":
      return left + right;
    case "−":
      return left - right;
    case "×":
      return left * right;
    case "÷":
      return left / right;
    case "net":
      return left * (1 - right);
    case "gross":
      return left * (1 + right);
    case "without":
      return left / (1 + right);
    case "change":
      return (left - right) / left;
  }
}

const formulas: Record<Operation, (left: string, right: string) => string> = {
  "+": (left, right) => `${left} + ${right}`,
  "−": (left, right) => `${left} − ${right}`,
  "×": (left, right) => `${left} × ${right}`,
  "÷": (left, right) => `${left} ÷ ${right}`,
  net: (left, right) => `${left} × (1 − ${right})`,
  gross: (left, right) => `${left} × (1 + ${right})`,
  without: (left, right) => `${left} ÷ (1 + ${right})`,
  change: (left, right) => `(${left} − ${right}) ÷ ${left}`,
};

/** The unit of a result; null where the operands do not go together. */
const units: Record<Operation, (left: Operand, right: Operand) => Unit | null> = {
  "+": (left, right) => (areAlike(left, right) ? left.unit : null),
  "−": (left, right) => (areAlike(left, right) ? left.unit : null),
  "×": (left, right) => (left.isShare && !right.isShare ? null : multiply(left.unit, right.unit)),
  "÷": (left, right) => divide(left.unit, right.unit),
  net: (left, right) => afterShare(left, right),
  gross: (left, right) => afterShare(left, right),
  without: (left, right) => afterShare(left, right),
  change: (left, right) => (areAlike(left, right) && !left.isShare ? {} : null),
};

const afterShare = (left: Operand, right: Operand): Unit | null =>
  right.isShare && right.value < 1 && !left.isShare ? left.unit : null;

/** Whether two may be added: the same unit, or at least the same currency where the rest is not known. */
export function areAlike(left: Operand, right: Operand): boolean {
  const [one, other] = [moneyOf(left.unit), moneyOf(right.unit)];
  if (one !== other || left.isShare !== right.isShare) return false;
  const names = new Set([...Object.keys(left.unit), ...Object.keys(right.unit)]);
  const differing = [...names].filter((name) => (left.unit[name] ?? 0) !== (right.unit[name] ?? 0));
  if (left.isLoose || right.isLoose) return differing.every((name) => !isTimeName(name) || one !== null);
  // What one part is not per is said in the other's words: "rent" beside "rent a month".
  return (
    differing.every((name) => (left.unit[name] ?? 0) === 0 || (right.unit[name] ?? 0) === 0) && differing.length < 2
  );
}

const moneyOf = (unit: Unit): string | null => Object.keys(unit).find((name) => isCurrency(name)) ?? null;
const isTimeName = (name: string): boolean => (timeUnits as readonly string[]).includes(name);

interface Setting {
  isLoose: boolean;
  target: Target;
}

/** Whether a result in this unit may be written as the number is. */
function isOfUnit(number: TextNumber, unit: Unit, { isLoose, target }: Setting): boolean {
  const money = moneyOf(unit);
  if (money !== null && unit[money] !== 1) return false;
  const others = Object.keys(unit).filter((name) => name !== money);
  const above = others.filter((name) => (unit[name] ?? 0) > 0);
  const isPerTime = others.some((name) => isTimeName(name) && !above.includes(name));
  if (target.period !== null && !isPerTime) return false;
  const times = above.filter((name) => isTimeName(name));
  const isAmount = money !== null && (isLoose ? times.length === 0 : above.length === 0);
  return isWrittenAs(number, {
    money: isAmount ? money : null,
    isMoney: money !== null,
    hasTime: times.length > 0,
    isPerTime,
  });
}

interface Dimensions {
  /** The currency of an amount. */
  money: string | null;
  isMoney: boolean;
  hasTime: boolean;
  isPerTime: boolean;
}

function isWrittenAs(number: TextNumber, { money, isMoney, hasTime, isPerTime }: Dimensions): boolean {
  const { kind, currencies, time } = number;
  if (kind === "money") return money !== null && (currencies.length === 0 || currencies.includes(money));
  if (kind !== "bare") return !isMoney && !hasTime && !isPerTime;
  if (isMoney) return money !== null && time === null && isResult(number);
  return hasTime === (time !== null);
}

/** A bare number behind "=" may be money. */
const isResult = ({ segment, start }: TextNumber): boolean =>
  segment.kind === "row" || /[=≈]\s*[*_]{0,2}$/.test(segment.text.slice(0, start - segment.start));
