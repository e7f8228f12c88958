import { isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isDenominator } from "./pattern.ts";
import { operation } from "./expression.ts";
import type { Term } from "./term.ts";

/** Figures for the number of things in a whole: cartons per container, places per course, guests per tour. */
const counting: ReadonlySet<string> = new Set(["capacity", "stock", "usage", "physical"]);
const paid: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);

/**
 * The number of things in a whole, as separate terms. If the whole has a price of its own, it is the product, and
 * nothing has to be combined.
 */
export function countsInWholes(terms: readonly Term[]): Term[] {
  const counts = terms
    .filter(({ meaning, unit }) => counting.has(meaning) && wholeOf(unit) !== null)
    .map((term): Term => ({ ...term, meaning: "in_whole", partOf: null }));
  const nested = counts.flatMap((outer) => counts.flatMap((inner) => within(outer, inner) ?? []));
  return [...counts, ...nested].filter(({ unit }) => !isSold(wholeOf(unit) ?? "", terms));
}

/** Cartons per pallet times pallets per container. */
function within(outer: Term, inner: Term): Term | null {
  const [middle, whole] = [wholeOf(inner.unit), wholeOf(outer.unit)];
  const part = partOf(inner.unit);
  if (middle === null || whole === null || part === null || outer.unit[middle] !== 1 || part === whole) return null;
  return {
    ...inner,
    id: `${inner.id}*${outer.id}`,
    unit: { [part]: 1, [whole]: -1 },
    expression: operation("*", inner.expression, outer.expression),
    label: `${inner.label} × ${outer.label}`,
    inputs: [...inner.inputs, ...outer.inputs],
    because: [...inner.because, ...outer.because],
    quantity: null,
  };
}

/** The whole of the count; null where it is not a count within a whole. A customer or a time is never such a whole. */
export function wholeOf(unit: Unit): string | null {
  const part = partOf(unit);
  const [whole, ...others] = Object.keys(unit).filter((name) => unit[name] === -1);
  if (part === null || whole === undefined || others.length > 0 || whole === "customer") return null;
  return isTime(whole) || isTime(part) || !isDenominator({ [whole]: 1 }) || !isDenominator({ [part]: 1 })
    ? null
    : whole;
}

function partOf(unit: Unit): string | null {
  const [part, ...others] = Object.keys(unit).filter((name) => unit[name] === 1);
  return part === undefined || others.length > 0 || Object.keys(unit).length !== 2 ? null : part;
}

const isSold = (whole: string, terms: readonly Term[]): boolean =>
  terms.some(({ meaning, unit }) => paid.has(meaning) && unit[whole] === -1);
