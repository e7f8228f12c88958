import { currencyOf, isCurrency, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isOfRound } from "./computable-quantities.ts";
import { operation } from "./expression.ts";
import type { Term } from "./term.ts";

/** The exchange rate of one currency in another. */
export const isExchangeRate = ({ meaning, unit }: { meaning: string; unit: Unit }): boolean =>
  meaning === "none" && isRate(unit);

const isRate = (unit: Unit): boolean =>
  Object.keys(unit).length === 2 &&
  Object.keys(unit).every((name) => isCurrency(name)) &&
  Object.values(unit).includes(1) &&
  Object.values(unit).includes(-1);

const paid = new Set(["price", "order_value"]);

/** Foreign money converted to the currency of the prices, if the founder states the exchange rate. */
export function inOneCurrency(terms: Term[]): Term[] {
  const rate = terms.find((term) => isExchangeRate(term));
  const others = terms.filter((term) => !isExchangeRate(term));
  const home = others.find(({ meaning, unit }) => paid.has(meaning) && currencyOf(unit) !== null);
  const currency = home ? currencyOf(home.unit) : null;
  if (!rate || currency === null || rate.unit[currency] === undefined) return others;
  return others.map((term) => exchanged(term, rate, currency));
}

function exchanged(term: Term, rate: Term, home: string): Term {
  const currency = currencyOf(term.unit);
  if (currency === null || currency === home || rate.unit[currency] === undefined) return term;
  return {
    ...term,
    unit: multiply(term.unit, { [home]: 1, [currency]: -1 }),
    expression: operation(rate.unit[home] === 1 ? "*" : "/", term.expression, rate.expression),
    inputs: [...term.inputs, ...rate.inputs],
  };
}

const partyOf = ({ quantity }: Term): string => quantity?.party ?? "";

/** An investor's offer and the founder's ask are two rounds: their figures do not mix. */
export function withRounds(terms: Term[]): Term[] {
  const round = terms.filter(isOfRound);
  if (new Set(round.map(partyOf)).size < 2) return terms;
  return terms.map((term) => (round.includes(term) ? { ...term, plan: partyOf(term) } : term));
}
