import { z } from "zod";
import {
  evaluate,
  type Expression,
  ExpressionError,
  namesIn,
  parseExpression,
  printFormula,
  UnitError,
  unitOf,
} from "../laws/expression.ts";
import { formatUnit, inBaseUnits, isSameUnit, parseUnit, type Unit } from "../quantities/unit.ts";
import { daysPerMonth, type KnownFigure, shortNumber } from "./known-figures.ts";

const words = z.string().max(600);

const assumption = z.object({
  id: z
    .string()
    .regex(/^a_[a-z0-9_]{1,40}$/)
    .describe('"a_conversion": begins with a_.'),
  value: z.number(),
  unit: words.describe('"EUR/customer/month", "%", "1".'),
  because: words.describe("Why this value: nobody has checked it, and the founder sees that."),
});

/** A derivation, as a language model asks for it. */
export const derivation = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,60}$/)
    .describe("In snake_case, as the field calls it: cost_per_wash."),
  expression: words.describe(
    [
      "Arithmetic over ids of FACTS, earlier derivations (d_…) and your assumptions (a_…): + - * / ^ ( ) min max.",
      "Plain numbers only to count, never for a figure of the venture; c_days_per_month converts days",
      "(a venture that is open on fewer has a figure or an assumption for it).",
    ].join(" "),
  ),
  unit: words.describe("The unit in which it has to end: EUR/wash, customer, month, 1 for a share."),
  because: words.describe("What it shows."),
  assumptions: z.array(assumption).max(12).optional().describe("Numbers of your own that the founder did not give."),
});

export type DerivationRequest = z.infer<typeof derivation>;

/** What was derived: a figure that may be computed with again. */
export interface Derived extends KnownFigure {
  /** With the values in it: "19 − 7.5". */
  formula: string;
  because: string;
  /** The same in the unit that was asked for: base units are for computing on. */
  asked: { value: number; low: number; high: number; unit: Unit };
  /** What it is computed from. */
  inputs: KnownFigure[];
  assumptions: { id: string; value: number; unit: string; because: string }[];
  /** The assumptions as figures: they may be computed with again. */
  assumed: KnownFigure[];
}

/** Two plain factors that are no figure of a venture: counting, converting, percentages. */
const plainNumbers: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 24, 30, 52, 60, 100, 365, 1000,
]);

/**
 * Computes what a model derives. Every name is a known figure or an assumption of the model's own, units have to cancel
 * to the unit that it names, and what rests on an assumption is one. An error is a sentence for the model.
 */
export function derive(request: DerivationRequest, known: readonly KnownFigure[]): Derived | { error: string } {
  try {
    return derived(request, known);
  } catch (error) {
    if (error instanceof ExpressionError || error instanceof UnitError || error instanceof DerivationError)
      return { error: error.message };
    throw error;
  }
}

class DerivationError extends Error {}

function derived(
  { name, expression: text, unit, because, assumptions = [] }: DerivationRequest,
  known: readonly KnownFigure[],
): Derived {
  const expression = parseExpression(text);
  const figures = new Map(
    [...known, daysPerMonth, ...assumptions.map(assumed)].map((figure) => [figure.id, figure] as const),
  );
  const used = namesIn(expression).map((id) => {
    const figure = figures.get(id);
    if (!figure) throw new DerivationError(`${id} is neither in FACTS nor derived nor one of your assumptions.`);
    return figure;
  });
  refusePlainNumbers(expression);
  const found = unitOf(expression, Object.fromEntries(used.map((figure) => [figure.id, figure.unit])));
  const wanted = baseUnit(unit);
  if (!isSameUnit(found, wanted.unit))
    throw new DerivationError(
      `The units give ${formatUnit(found)}, not ${formatUnit(wanted.unit)}: ${unit} was wanted.`,
    );
  const [value, low, high] = ends(expression, used);
  if (!Number.isFinite(value)) throw new DerivationError("It has no value: something is divided by zero.");
  const { factor } = wanted;
  const own = assumptions.filter(({ id }) => used.some((figure) => figure.id === id));
  return {
    id: `d_${name}`,
    type: used.some(({ type }) => type === "assumption") ? "assumption" : "computed",
    isModels: used.some(({ isModels }) => isModels === true),
    says: name,
    value,
    low,
    high,
    unit: found,
    formula: printFormula(expression, (id) => shortNumber(figures.get(id)?.value ?? Number.NaN)),
    because,
    asked: { value: value / factor, low: low / factor, high: high / factor, unit: parseUnit(unit.trim()) ?? found },
    inputs: used,
    assumptions: own,
    assumed: own.map(assumed),
  };
}

function assumed({ id, value, unit, because }: z.infer<typeof assumption>): KnownFigure {
  const base = baseUnit(unit);
  const inBase = value * base.factor;
  const says = because;
  return { id, type: "assumption", isModels: true, says, value: inBase, low: inBase, high: inBase, unit: base.unit };
}

function baseUnit(text: string): { unit: Unit; factor: number } {
  const unit = parseUnit(text.trim());
  if (!unit) throw new DerivationError(`"${text}" is no unit: write it like EUR/customer/month.`);
  return inBaseUnits(unit);
}

function refusePlainNumbers(expression: Expression): void {
  const written = numbersIn(expression).find((value) => !plainNumbers.has(Math.abs(value)));
  if (written !== undefined)
    throw new DerivationError(`${written} is a number of your own: name it as an assumption, or use an id.`);
}

function numbersIn(expression: Expression): number[] {
  switch (expression.kind) {
    case "number":
      return [expression.value];
    case "name":
    case "sum":
      return [];
    case "call":
      return expression.of.flatMap(numbersIn);
    case "operation":
      return [...numbersIn(expression.left), ...numbersIn(expression.right)];
  }
}

/** Both ends of a range are tried for at most this many figures. */
const rangesMax = 8;

/** The value at the middle of every range, and the lowest and highest at their ends. */
function ends(expression: Expression, used: readonly KnownFigure[]): [value: number, low: number, high: number] {
  const at = (valueOf: (figure: KnownFigure, ranged: number) => number): number => {
    let ranged = 0;
    return evaluate(
      expression,
      Object.fromEntries(
        used.map((figure) => [figure.id, figure.low === figure.high ? figure.value : valueOf(figure, ranged++)]),
      ),
    );
  };
  const value = at((figure) => figure.value);
  const ranges = used.filter(({ low, high }) => low !== high).length;
  if (ranges === 0 || ranges > rangesMax) return [value, value, value];
  const corners = Array.from({ length: 2 ** ranges }, (_, corner) =>
    at((figure, ranged) => (corner & (1 << ranged) ? figure.high : figure.low)),
  );
  return [value, Math.min(...corners), Math.max(...corners)];
}
