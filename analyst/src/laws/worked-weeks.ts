import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits } from "../quantities/unit.ts";
import { evaluateBy, name, number, operation } from "./expression.ts";
import { isWeeksOfYear } from "./period.ts";
import type { Term } from "./term.ts";

/** What comes in worked weeks alone; rent and wages run on in the others. */
const worked: ReadonlySet<string> = new Set(["volume", "capacity", "lead", "usage", "work_time", "revenue"]);

const ofNow: ReadonlySet<string> = new Set(["actual", "planned", "assumed"]);

/** The weeks of a year in which the venture works, where exactly one figure says so. */
export function workedWeeksIn(quantities: readonly Quantity[]): Quantity | null {
  const [only, ...others] = quantities.filter(
    (quantity) => isWeeksOfYear(quantity) && ofNow.has(quantity.status) && quantity.party === "venture",
  );
  return only && others.length === 0 ? only : null;
}

const week = inBaseUnits({ week: -1 }).factor;
const monthsOfYear = 12;

/** A count of a week as the average month of a year with that many worked weeks: 22 a week × 48 weeks / 12. */
export function inWorkedWeeks(term: Term, weeks: Quantity | null): Term {
  if (!weeks || !worked.has(term.meaning) || term.quantity?.unit["week"] !== -1) return term;
  const factor = evaluateBy(term.expression, () => 1) / week;
  const weekly = operation("*", name(term.id), number(Math.abs(factor - 1) < 1e-9 ? 1 : factor));
  return {
    ...term,
    expression: operation("/", operation("*", weekly, name(weeks.id)), number(monthsOfYear)),
    inputs: [...term.inputs, weeks.id],
  };
}
