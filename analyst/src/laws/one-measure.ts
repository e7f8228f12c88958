import { sizeOf } from "../quantities/conversions.ts";
import { number, operation } from "./expression.ts";
import type { Term } from "./term.ts";

const priced: ReadonlySet<string> = new Set(["price", "order_value", "unit_cost"]);

/**
 * Weights, volumes, lengths and areas in one measure each, that of a price where there is one: 250 g of flour for a
 * pizza, and flour by the kilo. A measure that is alone stays as the founder writes it.
 */
export function inOneMeasure(terms: readonly Term[]): Term[] {
  const used = new Map<number, string>();
  let differs = false;
  for (const term of terms.toSorted((one, two) => rank(one) - rank(two)))
    for (const symbol of Object.keys(term.unit)) {
      const measure = sizeOf(symbol);
      if (!measure) continue;
      differs ||= (used.get(measure.dimension) ?? symbol) !== symbol;
      if (!used.has(measure.dimension)) used.set(measure.dimension, symbol);
    }
  return differs ? terms.map((term) => converted(term, used)) : [...terms];
}

const rank = ({ meaning }: Term): number => (priced.has(meaning) ? 0 : 1);

function converted(term: Term, used: ReadonlyMap<number, string>): Term {
  let factor = 1;
  const unit = Object.entries(term.unit).map(([symbol, exponent]): [string, number] => {
    const measure = sizeOf(symbol);
    const chosen = measure && used.get(measure.dimension);
    const size = chosen === undefined ? undefined : sizeOf(chosen)?.size;
    if (!measure || chosen === undefined || size === undefined || chosen === symbol) return [symbol, exponent];
    factor *= (measure.size / size) ** exponent;
    return [chosen, exponent];
  });
  if (unit.every(([symbol]) => term.unit[symbol] !== undefined)) return term;
  // "Kilo" and "kg" are one measure: no factor stands in the formula.
  const expression = factor === 1 ? term.expression : operation("*", term.expression, number(factor));
  return { ...term, unit: Object.fromEntries(unit), expression };
}
