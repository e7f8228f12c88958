import type { Quantity } from "../quantities/quantity.ts";
import type { Unit } from "../quantities/unit.ts";
import { name, operation, substitute } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { isResult, valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

/** Input of a law's slot: a figure, an earlier result, or a constant of the law. */
export interface Part {
  kind: "figure" | "result" | "constant";
  /** Meaning of the figure or name of the result. */
  name: string;
  /** In the founder's words, or the plan of a result. */
  of: string;
  /** In base units. */
  value: number;
  unit: Unit;
  /** The figure itself, where the formula contains it as written. */
  quantity: Quantity | null;
}

/** An applied law: its expression over the filled slots, and their inputs. */
export interface Use {
  expression: Expression;
  slots: Readonly<Record<string, Part[]>>;
}

export function useOf(
  expression: Expression,
  { chosen, leaves }: { chosen: Readonly<Record<string, Term[]>>; leaves: Leaves },
): Use {
  const part = (term: Term): Part => ({
    kind: kindOf(term),
    name: term.meaning,
    of: kindOf(term) === "result" ? term.plan : term.of,
    value: valueOf(term, leaves),
    unit: term.unit,
    quantity: term.quantity,
  });
  return {
    expression: substitute(expression, (slot) => ((chosen[slot] ?? []).length > 0 ? [name(slot)] : [])),
    slots: Object.fromEntries(Object.entries(chosen).map(([slot, terms]) => [slot, terms.map(part)])),
  };
}

function kindOf(term: Term): Part["kind"] {
  if (term.meaning === "constant") return "constant";
  return isResult(term) ? "result" : "figure";
}

/** Several results of one law, added up. */
export function sumOf(terms: readonly Term[], leaves: Leaves): Use {
  const chosen = Object.fromEntries(terms.map((term, index) => [`part_${index}`, [term]]));
  const [first = "", ...others] = Object.keys(chosen);
  return useOf(
    others.reduce((sum, slot) => operation("+", sum, name(slot)), name(first)),
    { chosen, leaves },
  );
}
