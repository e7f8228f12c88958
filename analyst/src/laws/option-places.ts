import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { withItsBase } from "./option-base.ts";
import { amountOf, balance, resultFrom, times } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** A part of the sales at a price of its own, and what its places would leave at another price. */
export interface Place {
  price: Quantity;
  /** More or less of each than at its own price. */
  each: Metric;
  /** In all of its places in a year; null where their number is not known. */
  all: Metric | null;
}

/** What is left of a sale at a price, with the costs of today; null where a cost of it is not in it. */
function leftAt(price: Quantity, today: readonly Quantity[]): Metric | null {
  const rest = today.filter(({ meaning, id }) => meaning !== "price" && id !== price.id);
  const [left, ...others] = compute(withItsBase([price], rest)).metrics.filter(
    (one) => one.name === "contribution" && one.without.length === 0 && one.leaves[price.id] !== undefined,
  );
  return left && others.length === 0 ? left : null;
}

/** The number of pieces a year, by two habits that belong together: so many things of theirs, so often each. */
function piecesAYear(usage: readonly Quantity[], thing: string): Amount | null {
  const [first, second, ...others] = usage;
  if (!first || others.length > 0) return null;
  const unit = inBaseUnits(second ? multiply(first.unit, second.unit) : first.unit).unit;
  const { customer: _one, ...rest } = unit;
  if (!isSameUnit(rest, { [thing]: 1, month: -1 })) return null;
  const inYears = [first, ...(second ? [second] : [])];
  if (!inYears.some((one) => one.unit["year"] === -1)) return null;
  const own = inYears.map((one) => amountOf({ ...one, unit: {} }));
  const [head, ...tail] = own;
  return head ? times(head, ...tail) : null;
}

/** What the places of a part would leave at each of the other prices for the same thing. */
export function placesOf(
  own: { price: Quantity; usage: readonly Quantity[] },
  others: readonly Quantity[],
  today: readonly Quantity[],
): Place[] {
  const currency = currencyOf(own.price.unit);
  const now = leftAt(own.price, today);
  const [thing, ...things] = Object.keys(own.price.unit).filter((symbol) => own.price.unit[symbol] === -1);
  if (currency === null || !now || thing === undefined || things.length > 0) return [];
  const pieces = piecesAYear(own.usage, thing);
  return others.flatMap((price): Place[] => {
    const then = leftAt(price, today);
    const more = then && isSameUnit(then.unit, now.unit) ? balance([then], [now]) : null;
    const each = resultFrom(more, "option_place", now.unit);
    const all = more && pieces ? resultFrom(times(pieces, more), "option_places", { [currency]: 1, year: -1 }) : null;
    return each ? [{ price, each, all }] : [];
  });
}
