import { wilson } from "../finance/intervals.ts";
import type { QuantityId } from "../quantities/quantity.ts";
import { formatUnit, inBaseUnits, isCurrency } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { addAll, name, namesIn, number, operation, printFormula, substitute } from "./expression.ts";
import type { Expression } from "./expression.ts";
import type { EachMatch } from "./contribution.ts";
import type { Rule } from "./match.ts";
import { bind } from "./pattern.ts";
import type { Law } from "./law.ts";
import { sumOf as addedParts, useOf } from "./law-inputs.ts";
import type { Use } from "./law-inputs.ts";
import { evaluateRange } from "./solve.ts";
import { isResult, leavesOf, valueOf } from "./term.ts";
import type { Assumption, Leaves, Term } from "./term.ts";

/** The result of a law, with everything needed to show, invert and recompute it. */
export interface Metric {
  name: string;
  /** Its plan, product or group; empty where there is only one. */
  of: string;
  /** In `unit`; rates and shares are fractions, times are months or hours. */
  value: number;
  /** Both ends of its range; null for an unbounded end. */
  low: number | null;
  high: number | null;
  unit: Unit;
  formula: string;
  /** The law as applied here. */
  use: Use;
  /** Over the leaves. */
  expression: Expression;
  /** The ids of the figures that it rests on, as written. */
  leaves: Leaves;
  /** The ids of quantities and names of results in the formula. */
  inputs: string[];
  because: Assumption[];
  /** Relevant outflows that could not be assigned: the result is then partial. */
  without: QuantityId[];
}

/** A law's result before it is stored. */
export interface Result {
  law: Law;
  term: Term;
  /** In the law's unit, not in base units. */
  unit: Unit;
  factor: number;
  formula: string;
  use: Use;
  interval: { low: number; high: number } | null;
  without: Term[];
  /** The leaves that it rests on, so that nothing is added twice. */
  rests: string[];
  /** The counted thing, and the pair of figures it belongs to. */
  product: string;
  group: string;
  /** Additional facts known from now on. */
  beside: Term[];
  /** All of them together. */
  plus: (others: Result[]) => Result;
}

/** One application of a law; null where it is undefined. */
export function resultOf(rule: Rule, match: EachMatch, { leaves }: { leaves: Leaves }): Result | null {
  const { law } = rule;
  const { chosen, binding, without } = match;
  const said = bind(rule.unit, binding);
  if (!said) return null;
  const { unit, factor } = inBaseUnits(said);
  if (rule.holds && !(valueOf({ expression: filled(rule.holds, match) }, leaves) > 0)) return null;
  const group = law.interval ? (chosen["part"]?.[0]?.id ?? "") : "";
  const term = termOf(rule, match, { unit, group });
  if (!Number.isFinite(valueOf(term, leaves))) return null;
  return {
    law,
    term,
    unit: said,
    factor: 1 / factor,
    formula: formulaOf(rule, match, 1 / factor),
    use: useOf(rule.expression, { chosen, leaves }),
    interval: law.interval ? proportion(chosen, leaves) : null,
    without,
    rests: namesIn(term.expression),
    product: productOf(binding),
    group,
    beside: besides(rule, match, unit),
    plus: (others) => added({ term, others, law, said, factor, leaves }),
  };
}

function termOf(
  { law, expression }: Rule,
  { chosen, plan }: EachMatch,
  { unit, group }: { unit: Unit; group: string },
): Term {
  const terms = [...new Set(Object.values(chosen).flat())].filter(({ meaning }) => meaning !== "constant");
  return {
    id: [law.name, plan, group].filter(Boolean).join(":"),
    meaning: law.name,
    flow: law.flow ?? terms[0]?.flow ?? "none",
    unit,
    expression: filled(expression, { chosen }),
    label: law.name,
    plan,
    of: plan,
    inputs: inputsOf(terms),
    because: assumptions(law, terms),
    partOf: null,
    periods: 1,
    quantity: null,
  };
}

const filled = (expression: Expression, { chosen }: Pick<EachMatch, "chosen">): Expression =>
  substitute(expression, (slot) => (chosen[slot] ?? []).map((one) => one.expression));

const inputsOf = (terms: Term[]): string[] => [
  ...new Set(terms.flatMap((term) => (isResult(term) ? [term.id] : term.inputs))),
];

function productOf(binding: EachMatch["binding"]): string {
  const unit = binding["X"] ?? binding["D"] ?? {};
  return Object.keys(unit)
    .filter((symbol) => !isCurrency(symbol))
    .join("/");
}

function assumptions(law: Law, terms: Term[]): Assumption[] {
  const inherited = terms.flatMap(({ because }) => because);
  const about = terms.map(({ id }) => id);
  const own: Assumption[] = law.assumes ? [{ code: law.assumes, about }] : [];
  const isCosted = !("costs" in law.slots && "income" in law.slots) || terms.some(({ flow }) => flow === "out");
  if (!isCosted) own.push({ code: "no_unit_cost", about });
  return [...new Map([...inherited, ...own].map((item) => [`${item.code} ${item.about.join()}`, item])).values()];
}

function formulaOf({ expression }: Rule, { chosen }: EachMatch, factor: number): string {
  const shown = substitute(expression, (slot) => ((chosen[slot] ?? []).length > 0 ? [name(slot)] : []));
  const text = printFormula(shown, (slot) => (chosen[slot] ?? []).map(({ label }) => label).join(" + ") || "0");
  return factor === 1 ? text : `${text} × ${Number(factor.toPrecision(6))}`;
}

/** The 95 % interval of a count out of a total. */
function proportion(chosen: EachMatch["chosen"], leaves: Leaves): { low: number; high: number } | null {
  const [part] = chosen["part"] ?? [];
  const [whole] = chosen["whole"] ?? [];
  if (!part || !whole) return null;
  const trials = valueOf(whole, leaves) * part.periods;
  const successes = valueOf(part, leaves) * part.periods;
  return successes <= trials ? wilson(successes, trials) : null;
}

/** The cost of the thing itself with the work in it, without the cost of selling it. */
const ofGoods = new Set(["unit_cost", "cost_per_use", "pay", "pay_by_piece", "loss"]);

/** The income and cost of goods behind a contribution, for computing margins. */
function besides({ law }: Rule, { chosen, plan }: EachMatch, unit: Unit): Term[] {
  if (law.name !== "contribution") return [];
  const goods = (chosen["costs"] ?? []).filter(
    ({ meaning, because }) => ofGoods.has(meaning) && !because.some(({ code }) => code === "refunded"),
  );
  const income = chosen["income"] ?? [];
  const isComposed = income.flatMap(({ inputs }) => inputs).length > 1;
  return [
    ...sumOf("income", income, { unit, plan }),
    ...sumOf("composed_income", isComposed ? income : [], { unit, plan }),
    ...sumOf("cost_of_goods", goods, { unit, plan }),
    ...sumOf(takesPartOf(chosen) ? "all_outflows" : "all_unit_costs", chosen["costs"] ?? [], { unit, plan }),
  ];
}

/** A platform's share is paid out of the price; it is not part of the cost per piece. */
function takesPartOf({ costs = [], income = [] }: EachMatch["chosen"]): boolean {
  const prices = new Set(income.filter(({ meaning }) => meaning.endsWith("price")).flatMap(({ inputs }) => inputs));
  return costs.some(
    ({ meaning, inputs, quantity }) =>
      meaning === "fee" && quantity?.unit["%"] === 1 && inputs.some((id) => id !== quantity.id && prices.has(id)),
  );
}

function sumOf(meaning: string, terms: Term[], { unit, plan }: Pick<Term, "unit" | "plan">): Term[] {
  const [first] = terms;
  if (!first) return [];
  return [
    {
      ...first,
      id: `${meaning}:${formatUnit(unit)}:${plan}`,
      meaning,
      unit,
      plan,
      expression: addAll(terms.map(({ expression }) => expression)),
      label: terms.map(({ label }) => label).join(" + "),
      inputs: inputsOf(terms),
      because: terms.flatMap(({ because }) => because),
      quantity: terms.length === 1 ? first.quantity : null,
    },
  ];
}

interface Sum {
  term: Term;
  others: Result[];
  law: Law;
  said: Unit;
  factor: number;
  leaves: Leaves;
}

function added({ term, others, law, said, factor, leaves }: Sum): Result {
  const all = [term, ...others.map((other) => other.term)];
  const sum: Term = {
    ...term,
    id: law.name,
    plan: "",
    of: "",
    expression: all.slice(1).reduce((left, right) => operation("+", left, right.expression), term.expression),
    inputs: all.map(({ id }) => id),
    because: [...all.flatMap(({ because }) => because), { code: "no_overlap", about: all.map(({ id }) => id) }],
  };
  const result: Result = {
    law,
    term: sum,
    unit: said,
    factor: 1 / factor,
    formula: all.map(({ plan, id }) => `${law.name} (${plan || id})`).join(" + "),
    use: addedParts(all, leaves),
    interval: null,
    without: [],
    rests: [],
    product: "",
    group: "",
    beside: [],
    plus: () => result,
  };
  return result;
}

/** The result as shown; null where the law does not apply to such a value. */
export function metricOf(result: Result, leaves: Leaves): Metric | null {
  const { law, term, factor, interval, unit, without } = result;
  const value = valueOf(term, leaves) * factor;
  if (law.positive && value <= 0) return null;
  const own = leavesOf(term.expression, leaves);
  const range = interval ?? evaluateRange(term.expression, own);
  const shown = (end: number | null): number | null => (end === null ? null : rounded(end * factor, law));
  return {
    name: without.length > 0 ? `partial_${law.name}` : law.name,
    of: term.of,
    value: rounded(value, law),
    low: shown(range.low),
    high: shown(range.high),
    unit,
    formula: result.formula,
    use: result.use,
    expression: operation("*", term.expression, number(factor)),
    leaves: own,
    inputs: term.inputs,
    because: term.because,
    without: without.map(({ inputs, id }) => inputs[0] ?? id),
  };
}

/** Customers are whole numbers; up to a ten-millionth above a whole number counts as that number. */
export const rounded = (
  value: number,
  { round, most = Number.POSITIVE_INFINITY }: Pick<Law, "round" | "most">,
): number => Math.min(most, round === "up" ? Math.ceil(value - 1e-7) : value);
