import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { isOfPeriod } from "./convert.ts";
import { namesIn } from "./expression.ts";
import type { Match, Rule } from "./match.ts";
import type { Term } from "./term.ts";

interface Books {
  terms: readonly Term[];
  /** Outflows that two values or a missing base keep out. */
  outside: readonly Term[];
}

/** What belongs in a sum and could not be brought into it. */
export function openIn({ law }: Rule, { chosen }: Match, books: Books): Term[] {
  if (law.name === "fixed_costs") return openFixedCosts(chosen["costs"] ?? [], books);
  const [all] = chosen["contribution"] ?? [];
  return all?.meaning === "contribution_in_all" ? openIncomes(all, books) : [];
}

/** Prices of other things that are sold too, nobody knows how many. */
function openIncomes(all: Term, { terms }: Books): Term[] {
  const counted = new Set(namesIn(all.expression));
  const isCounted = ({ expression }: Term): boolean => namesIn(expression).some((id) => counted.has(id));
  const sold = terms.filter(({ meaning, flow }) => meaning === "price" && flow === "in");
  return sold.filter(
    (price) =>
      !isCounted(price) &&
      !("customer" in price.unit) &&
      !sold.some((other) => isCounted(other) && isSameUnit(other.unit, price.unit)),
  );
}

/** Costs that follow the sales. */
export const isOfPiece = (term: Term): boolean =>
  ["unit_cost", "fee", "pay", "loss", "tax"].includes(term.meaning) && !isFixed(term);

const isFixed = ({ meaning, unit }: Term): boolean =>
  meaning === "fixed_cost" || (meaning === "pay" && isOfPeriod(unit));

const paid = new Set(["pay", "payroll", "cost_of_places"]);

/** Costs that run whether or not anything is sold, and that could not be brought to the period of the others. */
function openFixedCosts(counted: readonly Term[], { terms, outside }: Books): Term[] {
  const inputs = new Set(counted.flatMap((term) => namesIn(term.expression)));
  const open = terms.filter(
    (term) =>
      term.flow === "out" &&
      (term.meaning === "fixed_cost" || (paid.has(term.meaning) && isPeriodic(term))) &&
      currencyOf(term.unit) !== null &&
      !namesIn(term.expression).some((id) => inputs.has(id)),
  );
  return [...open, ...outside.filter((term) => isFixed(term))];
}

const isPeriodic = ({ unit }: Term): boolean => unit["month"] === -1 || unit["season"] === -1;
