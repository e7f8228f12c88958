import { evaluate, type Expression, printFormula } from "../laws/expression.ts";
import { inBaseUnits, type Unit } from "../quantities/unit.ts";
import { type KnownFigure, shortNumber } from "./known-figures.ts";

interface Shown {
  used: readonly KnownFigure[];
  /** In base units, as the inputs are. */
  value: number;
  /** The unit in which the result is shown. */
  wanted: Unit;
}

/**
 * An expression with its values, from which the shown result comes out: its inputs have as many digits as that takes,
 * and the factor from base units to the unit of the result is a part of it ("(310 − 364.225) × 19 × 12").
 */
export function shownFormula(expression: Expression, { used, value, wanted }: Shown): string {
  const comesOut = (values: Record<string, number>): boolean =>
    shortNumber(evaluate(expression, values)) === shortNumber(value);
  const values = [6, 7, 8, 10, 12].map((digits) => roundedTo(digits, used)).find(comesOut) ?? roundedTo(15, used);
  const formula = printFormula(expression, (id) => String(values[id] ?? Number.NaN).replace("-", "−"));
  const factor = factorOf(wanted);
  if (shortNumber(factor) === "1") return formula;
  const isSum = expression.kind === "operation" && (expression.operator === "+" || expression.operator === "-");
  const inner = isSum ? `(${formula})` : formula;
  return factor < 1 ? `${inner} × ${shortNumber(1 / factor)}` : `${inner} / ${shortNumber(factor)}`;
}

const roundedTo = (digits: number, used: readonly KnownFigure[]): Record<string, number> =>
  Object.fromEntries(used.map(({ id, value }) => [id, rounded(value, digits)]));

/** Never fewer digits than the whole number has. */
const rounded = (value: number, digits: number): number =>
  Number(value.toPrecision(Math.max(digits, Math.min(15, Math.floor(Math.log10(Math.abs(value) || 1)) + 1))));

/** Between the times of a unit and base units: a percentage is shown as one, whatever it is computed in. */
const factorOf = ({ "%": _percent, ...unit }: Unit): number => inBaseUnits(unit).factor;
