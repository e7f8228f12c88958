import { z } from "zod";
import {
  evaluate,
  type Expression,
  ExpressionError,
  namesIn,
  parseExpression,
  UnitError,
  unitOf,
} from "../laws/expression.ts";
import { formatUnit, inBaseUnits, isSameUnit, parseUnit, type Unit } from "../quantities/unit.ts";
import { daysPerMonth, type KnownFigure } from "./known-figures.ts";
import { shownFormula } from "./shown-formula.ts";

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
      "Plain numbers that count or convert are free: whole ones up to 12, 24, 30, 52, 60, 100, 365, 1000, and an exponent",
      "that is a length of time in FACTS. Any other plain number is taken as an assumption of yours and shown as one.",
      "c_days_per_month converts days (a venture that is open on fewer has a figure or an assumption for it).",
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

/** Plain numbers that are no figure of a venture: counting, converting, percentages. */
const converting: ReadonlySet<number> = new Set([24, 30, 52, 60, 100, 365, 1000]);

const isPlain = (value: number): boolean =>
  (Number.isInteger(value) && Math.abs(value) <= 12) || converting.has(Math.abs(value));

/**
 * Computes what a model derives. Every name is a known figure or an assumption of the model's own, units have to cancel
 * to the unit that it names, and what rests on an assumption is one. An error is a sentence for the model.
 */
export function derive(request: DerivationRequest, known: readonly KnownFigure[]): Derived | { error: string } {
  try {
    return derived(request, known);
  } catch (error) {
    if (error instanceof UnitError) return { error: error.message + withoutUnit(request, known) };
    if (error instanceof ExpressionError || error instanceof DerivationError) return { error: error.message };
    throw error;
  }
}

/** Units that do not cancel often come from a figure that was written down as a plain number. */
function withoutUnit({ expression }: DerivationRequest, known: readonly KnownFigure[]): string {
  const [own] = numbersOfItsOwn(parseExpression(expression), known);
  return own === undefined ? "" : ` ${own} has no unit: name a figure by its id, or as an assumption with its unit.`;
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
  const found = unitOf(expression, Object.fromEntries(used.map((figure) => [figure.id, figure.unit])));
  const wanted = baseUnit(unit);
  if (!isSameUnit(found, wanted.unit))
    throw new UnitError(`The units give ${formatUnit(found)}, not ${formatUnit(wanted.unit)}: ${unit} was wanted.`);
  const [value, low, high] = ends(expression, used);
  const written = numbersOfItsOwn(expression, [...figures.values()]).map((number) => writtenOne(number, because));
  if (!Number.isFinite(value)) throw new DerivationError("It has no value: something is divided by zero.");
  const { factor } = wanted;
  const wantedUnit = parseUnit(unit.trim()) ?? found;
  const own = assumptions.filter(({ id }) => used.some((figure) => figure.id === id));
  const inputs = [...used, ...written.map(assumed)];
  return {
    id: `d_${name}`,
    type: inputs.some(({ type }) => type === "assumption") ? "assumption" : "computed",
    isModels: inputs.some(({ isModels }) => isModels === true),
    says: name,
    value,
    low,
    high,
    unit: found,
    formula: shownFormula(expression, { used, value, wanted: wantedUnit }),
    because,
    asked: { value: value / factor, low: low / factor, high: high / factor, unit: wantedUnit },
    inputs,
    assumptions: [...own, ...written],
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

/** The plain numbers of an expression that neither count nor convert: nobody but the model says them. */
function numbersOfItsOwn(expression: Expression, known: readonly KnownFigure[]): number[] {
  // In months or in years, as the rate is.
  const lengths = known.flatMap(({ value, unit }) => (isSameUnit(unit, { month: 1 }) ? [value, value / 12] : []));
  const isLength = (value: number): boolean => lengths.includes(Math.abs(value));
  const own = numbersIn(expression).filter(
    ({ value, isExponent }) => !isPlain(value) && !(isExponent && isLength(value)),
  );
  return [...new Set(own.map(({ value }) => Math.abs(value)))];
}

const writtenOne = (value: number, because: string) => ({ id: `a_${value}`, value, unit: "1", because });

interface Written {
  value: number;
  isExponent: boolean;
}

function numbersIn(expression: Expression, isExponent = false): Written[] {
  switch (expression.kind) {
    case "number":
      return [{ value: expression.value, isExponent }];
    case "name":
    case "sum":
      return [];
    case "call":
      return expression.of.flatMap((part) => numbersIn(part, isExponent));
    case "operation":
      return [
        ...numbersIn(expression.left, isExponent),
        ...numbersIn(expression.right, isExponent || expression.operator === "^"),
      ];
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
