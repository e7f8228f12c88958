import { evaluate, evaluateBy, name, namesIn, number, occurrences, operation } from "./expression.ts";
import type { Expression, Values } from "./expression.ts";

/** A number with both ends of its range. */
export interface Range {
  value: number;
  low: number;
  high: number;
}

const mostCorners = 10;

/**
 * The result at the corners of the inputs' ranges, which are its ends for every law that is monotonic in each of its
 * slots. Null for an end that is unbounded because a divisor may be zero.
 */
export function evaluateRange(
  expression: Expression,
  ranges: Readonly<Record<string, Range>>,
): { low: number | null; high: number | null } {
  const open = namesIn(expression).filter((slot) => {
    const range = ranges[slot];
    return range !== undefined && range.low < range.high;
  });
  if (open.length === 0) return atPoint(expression, (slot) => ranges[slot]?.value);
  const middle = Object.fromEntries(Object.entries(ranges).map(([slot, { value }]) => [slot, value]));
  const corners = open.length > mostCorners ? steepest(expression, middle, ranges) : allCorners(open, middle, ranges);
  if (divisors(expression).some((divisor) => changesSign(divisor, corners))) return { low: null, high: null };
  const results = corners.map((corner) => evaluate(expression, corner));
  if (results.some((result) => Number.isNaN(result))) return { low: null, high: null };
  return { low: bound(Math.min(...results)), high: bound(Math.max(...results)) };
}

/** Both ends are the value itself. */
function atPoint(
  expression: Expression,
  read: (slot: string) => number | undefined,
): { low: number | null; high: number | null } {
  const isUnbounded = divisors(expression).some((divisor) => evaluateBy(divisor, read) === 0);
  const value = isUnbounded ? Number.NaN : evaluateBy(expression, read);
  const end = Number.isNaN(value) ? null : bound(value);
  return { low: end, high: end };
}

/** An unbounded end is null. */
const bound = (end: number): number | null => (Number.isFinite(end) ? end : null);

type Point = Record<string, number>;

function allCorners(open: string[], middle: Point, ranges: Readonly<Record<string, Range>>): Point[] {
  let corners: Point[] = [middle];
  for (const slot of open) {
    const { low = 0, high = 0 } = ranges[slot] ?? {};
    corners = corners.flatMap((corner) => [
      { ...corner, [slot]: low },
      { ...corner, [slot]: high },
    ]);
  }
  return corners;
}

/** With many ranges, only the two corners given by each slot's own direction. */
function steepest(expression: Expression, middle: Point, ranges: Readonly<Record<string, Range>>): Point[] {
  const down: Point = { ...middle };
  const up: Point = { ...middle };
  for (const [slot, { low, high }] of Object.entries(ranges)) {
    const rises = evaluate(expression, { ...middle, [slot]: high }) >= evaluate(expression, { ...middle, [slot]: low });
    down[slot] = rises ? low : high;
    up[slot] = rises ? high : low;
  }
  return [down, middle, up];
}

function divisors(expression: Expression): Expression[] {
  if (expression.kind === "call") return expression.of.flatMap(divisors);
  if (expression.kind !== "operation") return [];
  const { operator, left, right } = expression;
  return [...divisors(left), ...divisors(right), ...(operator === "/" ? [right] : [])];
}

function changesSign(divisor: Expression, corners: Point[]): boolean {
  const signs = new Set(corners.map((corner) => Math.sign(evaluate(divisor, corner))));
  return signs.size > 1 || signs.has(0);
}

/** The name of the result in an inverse. */
export const result = "result";

/** The expression solved for a slot that occurs once: `price` of `price - cost` is `result + cost`; otherwise null. */
export function invert(expression: Expression, slot: string): Expression | null {
  return occurrences(expression, slot) === 1 ? isolate(expression, slot, name(result)) : null;
}

function isolate(expression: Expression, slot: string, equals: Expression): Expression | null {
  if (expression.kind === "name") return equals;
  if (expression.kind !== "operation") return null;
  const { operator, left, right } = expression;
  const inLeft = occurrences(left, slot) === 1;
  const turned = inLeft ? fromLeft(operator, right, equals) : fromRight(operator, left, equals);
  return turned && isolate(inLeft ? left : right, slot, turned);
}

type Operator = Extract<Expression, { kind: "operation" }>["operator"];

/** The left side, given left ∘ right = equals. */
function fromLeft(operator: Operator, right: Expression, equals: Expression): Expression | null {
  switch (operator) {
    case "+":
      return operation("-", equals, right);
    case "-":
      return operation("+", equals, right);
    case "*":
      return operation("/", equals, right);
    case "/":
      return operation("*", equals, right);
    case "^":
      return operation("^", equals, operation("/", number(1), right));
  }
}

/** The right side, given left ∘ right = equals; a power's exponent is left to the numeric search. */
function fromRight(operator: Operator, left: Expression, equals: Expression): Expression | null {
  switch (operator) {
    case "+":
      return operation("-", equals, left);
    case "-":
      return operation("-", left, equals);
    case "*":
      return operation("/", equals, left);
    case "/":
      return operation("/", left, equals);
    case "^":
      return null;
  }
}

const closeness = 1e-9;
/** The tolerance of the stepwise search: beyond it, the search has only jumped over a pole. */
const nearness = 1e-7;

const isClose = (one: number, two: number): boolean =>
  Math.abs(one - two) <= closeness * Math.max(1, Math.abs(one), Math.abs(two));

/**
 * The value of a slot at which the result is `target`: algebraically where the slot occurs once, otherwise by bisection
 * between `bounds` (a ten-thousandth and ten thousand times today's value). Null if there is none.
 */
export function solve(
  expression: Expression,
  values: Values,
  { slot, target, bounds }: { slot: string; target: number; bounds?: [number, number] },
): number | null {
  const at = (value: number): number => evaluate(expression, { ...values, [slot]: value });
  const inverse = invert(expression, slot);
  if (inverse) {
    const value = evaluate(inverse, { ...values, [result]: target });
    if (Number.isFinite(value) && isClose(at(value), target)) return value;
    if (Number.isFinite(value)) return null;
  }
  const today = values[slot];
  const around = typeof today === "number" && today !== 0 ? Math.abs(today) : 1;
  const found = bisect((value) => at(value) - target, bounds ?? [around / 10_000, around * 10_000]);
  return found !== null && Math.abs(at(found) - target) <= nearness * Math.max(1, Math.abs(target)) ? found : null;
}

const scanSteps = 400;

/** The first zero crossing on a logarithmic scan, refined by bisection. A jump over it (a pole) does not count. */
function bisect(miss: (value: number) => number, [low, high]: [number, number]): number | null {
  const step = (high / low) ** (1 / scanSteps);
  for (let left = low; left < high; left *= step) {
    const right = left * step;
    if (!(Math.sign(miss(left)) * Math.sign(miss(right)) <= 0)) continue;
    const found = narrow(miss, left, right);
    if (Math.abs(miss(found)) <= Math.max(Math.abs(miss(left)), Math.abs(miss(right)))) return found;
  }
  return null;
}

function narrow(miss: (value: number) => number, left: number, right: number): number {
  let [from, to] = [left, right];
  const sign = Math.sign(miss(from));
  for (let round = 0; round < 100 && to - from > Number.EPSILON * to; round += 1) {
    const middle = (from + to) / 2;
    if (Math.sign(miss(middle)) === sign) from = middle;
    else to = middle;
  }
  return Math.abs(miss(from)) < Math.abs(miss(to)) ? from : to;
}

/** The change of the result when each slot alone is a tenth higher. */
export function sensitivity(expression: Expression, values: Readonly<Record<string, number>>): Record<string, number> {
  const now = evaluate(expression, values);
  return Object.fromEntries(
    namesIn(expression).map((slot) => [
      slot,
      evaluate(expression, { ...values, [slot]: (values[slot] ?? 0) * 1.1 }) - now,
    ]),
  );
}
