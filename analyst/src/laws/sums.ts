import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { evaluate, name, number, operation } from "./expression.ts";
import type { Metric } from "./metric.ts";
import { valuesOf } from "./term.ts";
import type { Leaves } from "./term.ts";

/** An amount over the founder's figures. */
export type Amount = Pick<Metric, "expression" | "leaves">;

export const leavesFor = (...quantities: Quantity[]): Leaves =>
  Object.fromEntries(
    quantities.map(({ id, value, low, high }) => [id, { value, low: low ?? value, high: high ?? value }]),
  );

/** A figure in months, hours and fractions. */
export function amountOf(quantity: Quantity): Amount {
  const { factor } = inBaseUnits(quantity.unit);
  const own = name(quantity.id);
  return { expression: factor === 1 ? own : operation("*", own, number(factor)), leaves: leavesFor(quantity) };
}

export const listOf = (amount: Amount | null): Amount[] => (amount ? [amount] : []);

const joined = (operator: "+" | "-" | "*" | "/" | "^", one: Amount, other: Amount): Amount => ({
  expression: operation(operator, one.expression, other.expression),
  leaves: { ...one.leaves, ...other.leaves },
});

export const times = (...[first, ...others]: [Amount, ...Amount[]]): Amount =>
  others.reduce((all, other) => joined("*", all, other), first);

export const toThe = (one: Amount, power: Amount): Amount => joined("^", one, power);

export const over = (one: Amount, other: Amount): Amount => joined("/", one, other);

export const constant = (value: number): Amount => ({ expression: number(value), leaves: {} });

/** What comes in less what goes out; null where neither is known. */
export function balance(comesIn: readonly Amount[], goesOut: readonly Amount[] = []): Amount | null {
  const [first, ...more] = comesIn;
  const [lost, ...rest] = goesOut;
  if (first) return goesOut.reduce((all, out) => joined("-", all, out), added(first, more));
  return lost ? joined("*", constant(-1), added(lost, rest)) : null;
}

const added = (first: Amount, more: readonly Amount[]): Amount =>
  more.reduce((all, other) => joined("+", all, other), first);

/** The amount as a result of that name. */
export function resultFrom(amount: Amount | null, id: string, unit: Unit): Metric | null {
  if (!amount) return null;
  return {
    name: id,
    of: "",
    value: valueOf(amount),
    low: null,
    high: null,
    unit,
    formula: "",
    use: { expression: amount.expression, slots: {} },
    expression: amount.expression,
    leaves: amount.leaves,
    inputs: [],
    because: [],
    without: [],
  };
}

export const valueOf = ({ expression, leaves }: Amount): number => evaluate(expression, valuesOf(leaves));
