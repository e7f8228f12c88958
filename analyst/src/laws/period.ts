import { currencyOf, divide, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { number, operation } from "./expression.ts";
import type { Term } from "./term.ts";

/** Figures of the whole venture, in any period. */
const ofTheVenture = new Set([
  "fixed_cost",
  "acquisition_spend",
  "burn",
  "revenue",
  "volume",
  "pay",
  "grant",
  "profit",
]);
const ratioMeanings = new Set(["duration", "usage", "capacity", "volume"]);
const movable = ["day", "night", "season", "month"] as const;
const daysAMonth = 7 * 4.348;

/** All figures of the whole venture in one period: the season if there is one, otherwise the month. */
export function inOnePeriod(terms: Term[]): Term[] {
  const venture = terms.filter((term) => isOfVenture(term, terms));
  const target = venture.some(({ unit }) => unit["season"] === -1) ? "season" : "month";
  const ratios = terms.filter(({ meaning, unit }) => ratioMeanings.has(meaning) && isLength(unit));
  const lasting = target === "season" ? lengthOfSeason(terms) : [];
  return terms.map((term) => (venture.includes(term) ? toPeriod(term, target, [...ratios, ...lasting]) : term));
}

/** Figures per worker, machine or hour stay unchanged; products sold by the day are paid and used by the day. */
function isOfVenture(term: Term, terms: readonly Term[]): boolean {
  const { meaning, unit } = term;
  if (isLength(unit)) return false;
  if (meaning === "pay") return !terms.some((other) => other.meaning === "price" && isSameUnit(other.unit, unit));
  if (ofTheVenture.has(meaning)) return true;
  if (meaning === "work_time") return isSameUnit(unit, { hour: 1, month: -1 });
  return counted.has(meaning) && unit["day"] === -1 && !terms.some(isOfADay);
}

const counted = new Set(["usage", "capacity"]);
/** Daily money or work, to be matched with daily counts. */
const isOfADay = ({ meaning, unit }: Term): boolean =>
  !ofTheVenture.has(meaning) && unit["day"] === -1 && currencyOf(unit) !== null
    ? true
    : meaning === "pay" && unit["day"] === -1;

/** Words that mark a length of time as a season. */
export const seasonal = /season|saison|temporada|campaña|सीज़न|सीजन|मौसम|季/iu;

/** Whether sales are limited to part of the year, so that a month is not a twelfth of a year. */
export const isSeasonal = (terms: readonly { meaning: string; unit: Unit; of: string }[]): boolean =>
  terms.some(({ meaning, unit, of }) => unit["season"] === -1 || (meaning === "duration" && seasonal.test(of)));

/** A single length of time stated beside the season, and about nothing else, is the season's. */
function lengthOfSeason(terms: readonly Term[]): Term[] {
  const lengths = terms.filter(({ meaning, unit }) => meaning === "duration" && isSameUnit(unit, { month: 1 }));
  const named = lengths.filter(({ of }) => seasonal.test(of));
  const [length, ...others] = named.length > 0 ? named : lengths.filter(({ of }) => of === "");
  return length && others.length === 0 ? [{ ...length, unit: { month: 1, season: -1 } }] : [];
}

/** Days per month, days per season: one period in another. */
function isLength(unit: Unit): boolean {
  const above = movable.filter((period) => unit[period] === 1);
  const below = movable.filter((period) => unit[period] === -1);
  return Object.keys(unit).length === 2 && above.length === 1 && below.length === 1;
}

function toPeriod(term: Term, target: string, ratios: Term[]): Term {
  const from = movable.find((period) => term.unit[period] === -1);
  if (from === undefined || from === target || paidByThing(term)) return term;
  const wanted: Unit = { [from]: 1, [target]: -1 };
  const ratio = ratios.find(({ unit }) => isSameUnit(unit, wanted));
  if (ratio) return scaled(term, wanted, ratio);
  const turned = ratios.find(({ unit }) => isSameUnit(unit, divide({}, wanted)));
  if (turned)
    return {
      ...scaled(term, wanted, turned),
      expression: operation("/", term.expression, turned.expression),
    };
  if (from !== "day" || target !== "month") return term;
  return {
    ...term,
    unit: multiply(term.unit, wanted),
    expression: operation("*", term.expression, number(daysAMonth)),
    because: [...term.because, { code: "every_day", about: [term.id] }],
  };
}

const scaled = (term: Term, by: Unit, ratio: Term): Term => ({
  ...term,
  unit: multiply(term.unit, by),
  expression: operation("*", term.expression, ratio.expression),
  inputs: [...term.inputs, ...ratio.inputs],
  because: [...term.because, ...ratio.because],
});

/** A daily rent or wage of one thing or person is not part of a month's. */
const paidByThing = ({ unit, meaning }: Term): boolean =>
  meaning !== "volume" && currencyOf(unit) !== null && Object.keys(unit).length > 2;
