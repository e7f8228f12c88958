import { currencyOf, isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import { convert, meansIn } from "./convert.ts";
import type { Leaves, Term } from "./term.ts";

const taken: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);
const goesIn: ReadonlySet<string> = new Set(["physical", "usage", "work_time"]);
const costs: ReadonlySet<string> = new Set(["unit_cost", "pay"]);

/**
 * Where nothing has a price yet, what goes into one of a thing is a cost of it: a bottle of 250 ml, of which a can of
 * five litres costs 36. With a price, all costs are placed by what is sold.
 */
export function costsOfMadeThings(terms: readonly Term[], leaves: Leaves): Term[] {
  if (terms.some(({ meaning, flow }) => taken.has(meaning) && flow === "in")) return [...terms];
  const [thing, ...otherThings] = madeIn(terms);
  if (thing === undefined || otherThings.length > 0) return [...terms];
  const means = meansIn(terms, leaves);
  return terms.map((term) => {
    const currency = costs.has(term.meaning) && term.flow === "out" ? currencyOf(term.unit) : null;
    if (currency === null) return term;
    const placed = convert(term, { [currency]: 1, [thing]: -1 }, means).term;
    if (!placed || placed.id === term.id) return term;
    return term.meaning === "pay" ? { ...placed, meaning: "pay_by_piece" } : placed;
  });
}

/**
 * What is made: of the things that something goes into, the bottle and not the can, the one with the most that goes into
 * it, or else the only one that is not bought. None where that leaves several.
 */
function madeIn(terms: readonly Term[]): string[] {
  const uses = terms.filter(({ meaning }) => goesIn.has(meaning));
  const parts = new Set(uses.flatMap(({ unit }) => thingsOf(unit, 1)));
  const wholes = [...new Set(uses.flatMap(({ unit }) => thingsOf(unit, -1)))].filter((thing) => !parts.has(thing));
  const usesOf = (thing: string): number => uses.filter(({ unit }) => unit[thing] === -1).length;
  const isBought = (thing: string): boolean =>
    terms.some(({ meaning, unit }) => costs.has(meaning) && currencyOf(unit) !== null && unit[thing] === -1);
  const most = Math.max(...wholes.map(usesOf));
  const likely = wholes.filter((thing) => usesOf(thing) === most);
  return likely.length > 1 ? likely.filter((thing) => !isBought(thing)) : likely;
}

const thingsOf = (unit: Unit, sign: 1 | -1): string[] =>
  Object.keys(unit).filter(
    (name) => Math.sign(unit[name] ?? 0) === sign && !isCurrency(name) && !isTime(name) && name !== "%",
  );
