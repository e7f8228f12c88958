import { currencyOf, divide, isSameUnit, isTime, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { convert, meansIn } from "./convert.ts";
import type { Means } from "./convert.ts";
import { monthlyByCounts, thingsBelow } from "./costs-of-things.ts";
import { operation } from "./expression.ts";
import type { Leaves, Term } from "./term.ts";

const priced: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);
const costs: ReadonlySet<string> = new Set(["unit_cost", "pay"]);
/** Counts of a thing each month, and of a thing for each other one. */
const counts: ReadonlySet<string> = new Set(["volume", "usage"]);

/**
 * What an activity costs a month, where the price is for something else and nothing converts between them: the pay for
 * each lesson, times the lessons of a course, times the courses of a month; a meal for each child and day, times the
 * children, times the days of a month.
 */
export function activitiesByMonth(terms: readonly Term[], leaves: Leaves): Term[] {
  const means = meansIn(terms, leaves);
  const prices = terms.filter(({ meaning, unit }) => priced.has(meaning) && currencyOf(unit) !== null);
  return terms.map((term) => {
    const isPaidFor = (): boolean => prices.some((price) => isFor(term, price, means) || isPaidForIt(price, term));
    const numbers = term.meaning === "unit_cost" ? monthlyByCounts(term, terms) : null;
    if (numbers && !isPaidFor()) return monthly(term, numbers);
    return runsOf(term, { terms, prices, means });
  });
}

interface Known {
  terms: readonly Term[];
  prices: readonly Term[];
  means: Means;
}

function runsOf(term: Term, { terms, prices, means }: Known): Term {
  const thing = costs.has(term.meaning) && term.flow === "out" ? thingOf(term.unit) : null;
  // The runs of a thing with places have a law of their own.
  if (
    thing === null ||
    prices.length === 0 ||
    hasPlaces(thing, terms) ||
    prices.some((price) => isFor(term, price, means))
  )
    return term;
  const [number, ...others] = numbersOf(thing, terms);
  return number && others.length === 0 ? monthly(term, number) : term;
}

/** The one thing that money is for each of; null for a customer, a time or several things. */
function thingOf(unit: Unit): string | null {
  const currency = currencyOf(unit);
  const [thing, ...others] = Object.keys(unit).filter((symbol) => symbol !== currency);
  if (currency === null || thing === undefined || others.length > 0 || unit[thing] !== -1) return null;
  return thing === "customer" || isTime(thing) ? null : thing;
}

/** The thing itself is sold or rented out. */
const isPaidForIt = ({ unit }: Term, cost: Term): boolean => thingsBelow(cost.unit).some((thing) => unit[thing] === -1);

const hasPlaces = (thing: string, terms: readonly Term[]): boolean =>
  terms.some(({ meaning, unit }) => meaning === "capacity" && unit[thing] === -1);

function isFor(cost: Term, price: Term, means: Means): boolean {
  const converted = convert(cost, price.unit, means);
  return isSameUnit(cost.unit, price.unit) || converted.term !== null || converted.disagree.length > 0;
}

/** The figures whose product is the number of the thing in a month. */
function numbersOf(thing: string, terms: readonly Term[]): Term[][] {
  const own = terms.filter(({ meaning, unit }) => counts.has(meaning) && isSameUnit(unit, { [thing]: 1, month: -1 }));
  if (own.length > 0) return own.map((term) => [term]);
  return terms.flatMap((each) => {
    const whole = divide({ [thing]: 1 }, each.unit);
    const isEach = counts.has(each.meaning) && each.unit[thing] === 1 && each.unit["month"] === undefined;
    const sold = terms.filter(
      ({ meaning, unit }) => isEach && meaning === "volume" && isSameUnit(unit, { ...whole, month: -1 }),
    );
    return sold.map((number) => [each, number]);
  });
}

const monthly = (cost: Term, numbers: readonly Term[]): Term =>
  numbers.reduce<Term>(
    (all, number) => ({
      ...all,
      id: `${all.id}*${number.id}`,
      meaning: cost.meaning === "pay" ? "pay" : "fixed_cost",
      unit: multiply(all.unit, number.unit),
      expression: operation("*", all.expression, number.expression),
      label: `${all.label} × ${number.label}`,
      inputs: [...all.inputs, ...number.inputs],
      because: [...all.because, ...number.because],
    }),
    cost,
  );
