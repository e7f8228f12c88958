import jsep from "jsep";
import { course } from "./simulate-cash.ts";
import { divide, isPure, isSameUnit, formatUnit, multiply, raise } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";

/** Arithmetic over named slots; `sum` adds up everything that a slot holds. */
export type Expression =
  | { kind: "number"; value: number }
  | { kind: "name" | "sum"; name: string }
  | { kind: "call"; call: Callable; of: Expression[] }
  | { kind: "operation"; operator: Operator; left: Expression; right: Expression };

export type Operator = "+" | "-" | "*" | "/" | "^";
type Callable = "min" | "max" | "months_of_cash" | "months_to_profit";

/** The text is not arithmetic over names. */
export class ExpressionError extends Error {}

/** A sum of different units, or an exponent with a unit. */
export class UnitError extends Error {}

const operators: readonly string[] = ["+", "-", "*", "/", "^"];
const longestExpression = 2_000;

jsep.addBinaryOp("^", 11, true);

/**
 * Reads `price - sum(costs)`: names, numbers, + - * / ^, a few functions and the sum of a slot. Throws ExpressionError for
 * anything else, and for more than 2,000 characters.
 */
export function parseExpression(text: string): Expression {
  if (text.length > longestExpression) throw new ExpressionError("The expression is too long.");
  return fromTree(treeOf(text));
}

function treeOf(text: string): jsep.CoreExpression {
  try {
    return jsep(text) as jsep.CoreExpression;
  } catch (error) {
    throw new ExpressionError(`${text}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const core = (tree: jsep.Expression): Expression => fromTree(tree as jsep.CoreExpression);

function fromTree(tree: jsep.CoreExpression): Expression {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (tree.type) {
    case "Literal":
      if (typeof tree.value === "number") return number(tree.value);
      break;
    case "Identifier":
      return name(tree.name);
    case "UnaryExpression":
      if (tree.operator === "-") return operation("*", number(-1), core(tree.argument));
      break;
    case "BinaryExpression":
      if (operators.includes(tree.operator))
        return operation(tree.operator as Operator, core(tree.left), core(tree.right));
      break;
    case "CallExpression":
      return fromCall(tree);
    default:
  }
  throw new ExpressionError(`${tree.type} is no arithmetic.`);
}

function fromCall({ callee, arguments: given }: jsep.CallExpression): Expression {
  const called = callee.type === "Identifier" ? callee["name"] : null;
  const of = given.map((part) => core(part));
  if (isCallable(called) && of.length > 0) return { kind: "call", call: called, of };
  const [only] = of;
  if (called === "sum" && of.length === 1 && only?.kind === "name") return { kind: "sum", name: only.name };
  throw new ExpressionError("Only the sum of a slot and known functions can be called.");
}

interface Callee {
  value: (...given: number[]) => number;
  unit: (units: Unit[]) => Unit;
  /** As a formula, where its name means nothing to a person. */
  print?: (given: string[]) => string;
}

const functions: Record<Callable, Callee> = {
  min: { value: Math.min, unit: sameUnit },
  max: { value: Math.max, unit: sameUnit },
  months_of_cash: {
    value: (...given) => course(four(given)).empty,
    unit: monthsOf,
    print: ([cash, burn, revenue, growth]) => `${cash} − (${burn} + ${revenue} − ${revenue} × (1 + ${growth})^months)`,
  },
  months_to_profit: {
    value: (...given) => course(four(given)).profit,
    unit: monthsOf,
    print: ([, burn, revenue, growth]) => `${revenue} × (1 + ${growth})^months ≥ ${burn} + ${revenue}`,
  },
};

const isCallable = (called: unknown): called is Callable =>
  typeof called === "string" && Object.hasOwn(functions, called);

const four = ([cash = Number.NaN, burn = 0, revenue = 0, growth = 0]: number[]): Parameters<typeof course>[0] => [
  cash,
  burn,
  revenue,
  growth,
];

/** The month's cash, burn, revenue and growth are consistent. */
function monthsOf([cash = {}, burn = {}, revenue = {}, growth = {}]: Unit[]): Unit {
  sameUnit([cash, multiply(burn, { month: 1 }), multiply(revenue, { month: 1 })]);
  sameUnit([growth, { month: -1 }]);
  return { month: 1 };
}

export const number = (value: number): Expression => ({ kind: "number", value });
export const name = (of: string): Expression => ({ kind: "name", name: of });

/** Operations without effect on the other side: × 1, ÷ 1, + 0, − 0. */
const neutral: Partial<Record<Operator, number>> = { "*": 1, "/": 1, "+": 0, "-": 0 };

/** Combines two expressions; neutral elements are dropped. */
export function operation(operator: Operator, left: Expression, right: Expression): Expression {
  const without = neutral[operator];
  if (without !== undefined && isNumber(right, without)) return left;
  const commutes = operator === "*" || operator === "+";
  if (commutes && without !== undefined && isNumber(left, without)) return right;
  return { kind: "operation", operator, left, right };
}

const isNumber = (expression: Expression, value: number): boolean =>
  expression.kind === "number" && expression.value === value;

export const addAll = (parts: readonly Expression[]): Expression =>
  parts.reduce((sum, part) => operation("+", sum, part), number(0));

/** The numbers by name; a list where a slot holds several. */
export type Values = Readonly<Record<string, number | readonly number[]>>;

/** The value; NaN where it is undefined (a division by zero, a slot without a single number). */
export const evaluate = (expression: Expression, values: Values): number =>
  evaluateBy(expression, (slot) => values[slot]);

/** The same with the numbers of a slot as `read` gives them. */
export function evaluateBy(
  expression: Expression,
  read: (slot: string) => number | readonly number[] | undefined,
): number {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "name": {
      const value = read(expression.name);
      return typeof value === "number" ? value : Number.NaN;
    }
    case "sum":
      return [read(expression.name) ?? Number.NaN].flat().reduce((sum, value) => sum + value, 0);
    case "call":
      return functions[expression.call].value(...expression.of.map((part) => evaluateBy(part, read)));
    case "operation":
      return calculate(expression.operator, evaluateBy(expression.left, read), evaluateBy(expression.right, read));
  }
}

function calculate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return right === 0 ? Number.NaN : left / right;
    case "^":
      return left ** right;
  }
}

/** The unit of the result. Throws UnitError where units are incompatible. */
export function unitOf(expression: Expression, units: Readonly<Record<string, Unit>>): Unit {
  switch (expression.kind) {
    case "number":
      return {};
    case "name":
    case "sum": {
      const unit = units[expression.name];
      if (!unit) throw new UnitError(`${expression.name} has no unit.`);
      return unit;
    }
    case "call":
      return functions[expression.call].unit(expression.of.map((part) => unitOf(part, units)));
    case "operation": {
      const left = unitOf(expression.left, units);
      const right = unitOf(expression.right, units);
      if (expression.operator === "*") return multiply(left, right);
      if (expression.operator === "/") return divide(left, right);
      return expression.operator === "^" ? power(left, right, expression.right) : sameUnit([left, right]);
    }
  }
}

function sameUnit([first = {}, ...others]: Unit[]): Unit {
  const other = others.find((unit) => !isSameUnit(first, unit));
  if (other) throw new UnitError(`${formatUnit(first)} and ${formatUnit(other)} cannot be added.`);
  return first;
}

function power(base: Unit, exponent: Unit, by: Expression): Unit {
  if (!isPure(exponent)) throw new UnitError(`${formatUnit(exponent)} cannot be a power.`);
  if (isPure(base)) return base;
  if (by.kind === "number" && Number.isInteger(by.value)) return raise(base, by.value);
  throw new UnitError(`${formatUnit(base)} can only be raised to a whole number.`);
}

/** Every name in it, each once, in reading order. */
export function namesIn(expression: Expression): string[] {
  const found = new Set<string>();
  visitNames(expression, (of) => found.add(of));
  return [...found];
}

/** The number of occurrences of a name. */
export function occurrences(expression: Expression, of: string): number {
  let count = 0;
  visitNames(expression, (found) => (count += found === of ? 1 : 0));
  return count;
}

function visitNames(expression: Expression, visit: (name: string) => void): void {
  switch (expression.kind) {
    case "number":
      return;
    case "name":
    case "sum":
      return visit(expression.name);
    case "call":
      for (const part of expression.of) visitNames(part, visit);
      return;
    case "operation":
      visitNames(expression.left, visit);
      visitNames(expression.right, visit);
  }
}

/** Substitutes an expression for each name; a sum becomes the sum of its parts. */
export function substitute(expression: Expression, parts: (slot: string) => Expression[]): Expression {
  switch (expression.kind) {
    case "number":
      return expression;
    case "name":
    case "sum":
      return addAll(parts(expression.name));
    case "call":
      return { ...expression, of: expression.of.map((part) => substitute(part, parts)) };
    case "operation":
      return operation(expression.operator, substitute(expression.left, parts), substitute(expression.right, parts));
  }
}

const strength: Record<Operator, number> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };
const signs: Record<Operator, string> = { "+": " + ", "-": " − ", "*": " × ", "/": " / ", "^": "^" };

/** The formula for a reader; `write` gives each slot's words, its value or the list that it adds up. */
export function printFormula(expression: Expression, write: (slot: string) => string): string {
  switch (expression.kind) {
    case "number":
      return String(expression.value).replace("-", "−");
    case "name":
    case "sum":
      return write(expression.name);
    case "call":
      return printCall(expression, write);
    case "operation":
      return printOperation(expression, write);
  }
}

function printCall({ call, of }: Extract<Expression, { kind: "call" }>, write: (slot: string) => string): string {
  const given = of.map((part) => printFormula(part, write));
  return functions[call].print?.(given) ?? `${call}(${given.join(", ")})`;
}

function printOperation(
  { operator, left, right }: Extract<Expression, { kind: "operation" }>,
  write: (slot: string) => string,
): string {
  const own = strength[operator];
  if (operator === "*" && isNumber(left, -1)) return `−${enclose(right, own, write)}`;
  const rightNeeds = operator === "-" || operator === "/" ? own + 1 : own;
  const leftNeeds = operator === "^" ? own + 1 : own;
  return enclose(left, leftNeeds, write) + signs[operator] + enclose(right, rightNeeds, write);
}

/** In brackets where it binds weaker than its context; words that are a sum themselves get brackets too. */
function enclose(expression: Expression, needed: number, write: (slot: string) => string): string {
  const text = printFormula(expression, write);
  const isSum = (expression.kind === "name" || expression.kind === "sum") && text.includes(" + ");
  const binds = expression.kind === "operation" ? strength[expression.operator] : isSum ? 1 : 4;
  return binds < needed ? `(${text})` : text;
}
