import { currencyOf, isSameUnit, isTime, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import { sharesWord } from "./term.ts";
import type { Term } from "./term.ts";

/** Meanings that count existing things, whether anybody pays for them or not. */
const counts: ReadonlySet<string> = new Set(["free", "stock", "supply", "staff", "pilot"]);
const money: ReadonlySet<string> = new Set(["price", "unit_cost", "fixed_cost"]);

/** The things that money is for each of; times and customers are none. */
export const thingsBelow = (unit: Unit): string[] =>
  Object.keys(unit).filter((symbol) => unit[symbol] === -1 && !isTime(symbol) && symbol !== "customer");

/**
 * Money for each thing in one period: what is replaced every so many months is spread over them, and where one cost of a
 * thing is of a month, what is paid or spent on it a day is that of the days which are stated for a month.
 */
export function inMonthsOfThings(terms: readonly Term[]): Term[] {
  const spread = terms.map((term) => spreadOverLife(term, terms));
  const [days, ...others] = spread.filter(
    ({ meaning, unit }) => meaning === "duration" && isSameUnit(unit, { day: 1, month: -1 }),
  );
  if (!days || others.length > 0) return spread;
  const monthly = new Set(
    spread.flatMap(({ meaning, unit }) =>
      meaning === "unit_cost" && currencyOf(unit) !== null && unit["month"] === -1 ? thingsBelow(unit) : [],
    ),
  );
  return spread.map((term) => {
    const isOfDay = money.has(term.meaning) && currencyOf(term.unit) !== null && term.unit["day"] === -1;
    return isOfDay && thingsBelow(term.unit).some((thing) => monthly.has(thing)) ? times(term, days) : term;
  });
}

/** A battery of 28,000 that has to be replaced every 18 months; the thing that it is in may be what it is stated for. */
function spreadOverLife(cost: Term, terms: readonly Term[]): Term {
  const isOnce = cost.meaning === "unit_cost" && cost.flow === "out" && cost.unit["month"] === undefined;
  const [thing, ...others] = thingsBelow(cost.unit);
  if (!isOnce || thing === undefined || others.length > 0 || Object.keys(cost.unit).length !== 2) return cost;
  const lives = terms.filter(
    ({ meaning, unit, of }) =>
      meaning === "wear" &&
      unit["month"] === 1 &&
      (thingsBelow(unit).includes(thing) ||
        (cost.of !== "" && [of, ...thingsBelow(unit)].some((word) => word !== "" && sharesWord(word, cost.of)))),
  );
  const [life, ...more] = lives;
  if (!life || more.length > 0) return cost;
  return {
    ...joined(cost, life, "/"),
    unit: multiply(cost.unit, { month: -1 }),
  };
}

const joined = (term: Term, by: Term, sign: "*" | "/"): Term => ({
  ...term,
  expression: operation(sign, term.expression, by.expression),
  label: `${term.label} ${sign === "*" ? "×" : "/"} ${by.label}`,
  inputs: [...term.inputs, ...by.inputs],
  because: [...term.because, ...by.because],
});

const times = (term: Term, count: Term): Term => ({
  ...joined(term, count, "*"),
  unit: multiply(term.unit, count.unit),
});

/** What a cost for each of several things and times comes to in a month, by the only count of each; null without one. */
export function monthlyByCounts(cost: Term, terms: readonly Term[]): Term[] | null {
  const things = thingsBelow(cost.unit);
  const isOfDay = cost.unit["day"] === -1;
  const rest = Object.keys(cost.unit).length - 1 - things.length;
  if (things.length === 0 || rest !== 1 || !(isOfDay || cost.unit["month"] === -1)) return null;
  const found = [...things.map((thing): Unit => ({ [thing]: 1 })), ...(isOfDay ? [{ day: 1, month: -1 }] : [])].map(
    (unit) => terms.filter((term) => isSameUnit(term.unit, unit) && isCount(term)),
  );
  return found.every((alike) => alike.length === 1) ? found.flat() : null;
}

const isCount = ({ meaning, unit, quantity }: Term): boolean =>
  (counts.has(meaning) && quantity?.status === "actual") || (meaning === "duration" && unit["month"] === -1);
