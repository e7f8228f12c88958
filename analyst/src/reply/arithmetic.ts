import { name, number, operation, printFormula } from "../laws/expression.ts";
import type { Expression } from "../laws/expression.ts";
import type { Metric } from "../laws/index.ts";
import type { ReplyContext } from "./reply-context.ts";

/**
 * The arithmetic of a value, in the founder's own figures: "19 − 2.5 − 15 × 40 / 60". Results shown in an earlier line
 * are inserted as values.
 */
export function arithmeticOf(metric: Metric, context: ReplyContext, known: readonly Metric[] = []): string {
  const { translator, byId } = context;
  const leaf = (id: string): string => {
    if (id.startsWith(asShown)) return id.slice(asShown.length);
    const value = metric.leaves[id]?.value ?? 0;
    if (!byId.has(id)) return translator.share(value);
    return byId.get(id)?.unit["%"] === 1 ? translator.share(value / 100) : translator.figure(value);
  };
  const shown = new Map(
    known
      .filter((other) => other !== metric && other.expression.kind === "operation")
      .map((other) => [
        JSON.stringify(other.expression),
        other.value < 0 ? `(−${translator.figure(-other.value)})` : translator.figure(other.value),
      ]),
  );
  const percent = (part: Expression): string | null =>
    part.kind === "name" && byId.get(part.name)?.unit["%"] === 1 ? leaf(part.name) : null;
  const read = folded(withResults(withoutOpposites(metric.expression), { shown, percent }));
  return printFormula(withFigures(read, { leaf, write: translator.figure }), (text) => text);
}

interface Writing {
  leaf: (id: string) => string;
  write: (value: number) => string;
}

/** Names and numbers as displayed. */
function withFigures(expression: Expression, writing: Writing): Expression {
  switch (expression.kind) {
    case "number":
      return expression.value < 0 ? expression : name(writing.write(expression.value));
    case "name":
    case "sum":
      return name(writing.leaf(expression.name));
    case "call":
      return { ...expression, of: expression.of.map((part) => withFigures(part, writing)) };
    case "operation":
      return ofOperation(expression, writing);
  }
}

function ofOperation(
  { operator, left, right }: Extract<Expression, { kind: "operation" }>,
  writing: Writing,
): Expression {
  if (operator === "*" && right.kind === "number") {
    const divisor = wholeDivisor(right.value);
    if (divisor !== null) return operation("/", withFigures(left, writing), name(writing.write(divisor)));
  }
  return operation(operator, withFigures(left, writing), withFigures(right, writing));
}

/** 60 instead of 0.016667: an hour's part of a minute is easier to read as a division. */
function wholeDivisor(factor: number): number | null {
  if (factor <= 0 || factor >= 1) return null;
  const divisor = Math.round(1 / factor);
  return Math.abs(1 / factor - divisor) < 1e-6 * divisor ? divisor : null;
}

/** Stands before a value that replaces a whole arithmetic. */
const asShown = "=";

interface AsShown {
  shown: ReadonlyMap<string, string>;
  /** A percentage as displayed; it is not divided by a hundred again. */
  percent: (part: Expression) => string | null;
}

/** A result computed in a line of its own is not computed again. */
function withResults(expression: Expression, as: AsShown): Expression {
  const value = expression.kind === "operation" ? as.shown.get(JSON.stringify(expression)) : undefined;
  if (value !== undefined) return name(asShown + value);
  if (expression.kind === "call") return { ...expression, of: expression.of.map((part) => withResults(part, as)) };
  if (expression.kind !== "operation") return expression;
  const { operator, left, right } = expression;
  const percent = operator === "*" && right.kind === "number" && right.value === 0.01 ? as.percent(left) : null;
  if (percent !== null) return name(asShown + percent);
  return operation(operator, withResults(left, as), withResults(right, as));
}

interface Addend {
  of: Expression;
  isTaken: boolean;
}

/** The same amount once added and once taken away is left out: the fixed costs of before and after. */
function withoutOpposites(expression: Expression): Expression {
  const addends = addendsOf(expression, false);
  const left = [...addends];
  for (const taken of addends.filter(({ isTaken }) => isTaken)) {
    const same = left.findIndex(({ of, isTaken }) => !isTaken && JSON.stringify(of) === JSON.stringify(taken.of));
    if (same < 0) continue;
    left.splice(same, 1);
    left.splice(left.indexOf(taken), 1);
  }
  const [first, ...rest] = left.toSorted((one, two) => Number(one.isTaken) - Number(two.isTaken));
  if (left.length === addends.length || !first || first.isTaken) return expression;
  return rest.reduce((sum, { of, isTaken }) => operation(isTaken ? "-" : "+", sum, of), first.of);
}

function addendsOf(expression: Expression, isTaken: boolean): Addend[] {
  if (expression.kind !== "operation" || (expression.operator !== "+" && expression.operator !== "-"))
    return [{ of: expression, isTaken }];
  const { operator, left, right } = expression;
  return [...addendsOf(left, isTaken), ...addendsOf(right, operator === "-" ? !isTaken : isTaken)];
}

interface Factor {
  of: Expression;
  divides: boolean;
}

/** Several constants in a product are merged, and a figure that it is divided by again is left out. */
function folded(expression: Expression): Expression {
  if (expression.kind === "call") return { ...expression, of: expression.of.map(folded) };
  if (expression.kind !== "operation") return expression;
  const { operator, left, right } = expression;
  if (operator !== "*" && operator !== "/") return operation(operator, folded(left), folded(right));
  const parts = factorsOf(expression, false);
  const factors = withoutCancelled(parts);
  const constants = factors.filter(({ of }) => of.kind === "number");
  if (constants.length < 2 && factors.length === parts.length) return operation(operator, folded(left), folded(right));
  const constant = constants.reduce(
    (product, { of, divides }) => (of.kind === "number" ? product * of.value ** (divides ? -1 : 1) : product),
    1,
  );
  const rest = factors
    .filter(({ of }) => of.kind !== "number")
    .reduce<Expression>((all, { of, divides }) => operation(divides ? "/" : "*", all, folded(of)), number(1));
  return Math.abs(constant - 1) < 1e-9 ? rest : operation("*", rest, number(constant));
}

function withoutCancelled(factors: readonly Factor[]): Factor[] {
  const left = [...factors];
  for (const { of, divides } of factors) {
    if (!divides || of.kind !== "name") continue;
    const [above, below] = [false, true].map((side) =>
      left.findIndex((one) => one.divides === side && one.of.kind === "name" && one.of.name === of.name),
    );
    if (above === undefined || below === undefined || above < 0 || below < 0) continue;
    for (const index of [above, below].toSorted((one, two) => two - one)) left.splice(index, 1);
  }
  return left;
}

function factorsOf(expression: Expression, divides: boolean): Factor[] {
  if (expression.kind !== "operation") return [{ of: expression, divides }];
  const { operator, left, right } = expression;
  if (operator === "*") return [...factorsOf(left, divides), ...factorsOf(right, divides)];
  if (operator === "/") return [...factorsOf(left, divides), ...factorsOf(right, !divides)];
  return [{ of: expression, divides }];
}
