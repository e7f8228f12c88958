import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, divide, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { number, operation } from "./expression.ts";
import { isLength, isOpening, lastsDays, lengthsIn, movable, seasonal } from "./days.ts";
import type { Leaves, Term } from "./term.ts";

export { seasonal };

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
const daysAMonth = 7 * 4.348;

/** All figures of the whole venture in one period: the season if there is one, otherwise the month. */
export function inOnePeriod(given: readonly Term[], leaves: Leaves): Term[] {
  const terms = given.map((term) => (isDailyCost(term, given) ? { ...term, meaning: "fixed_cost" } : term));
  const prices = terms.filter(({ meaning }) => meaning === "price");
  const venture = terms.filter((term) => isOfVenture(term, { terms, prices }));
  const target = venture.some(({ unit }) => unit["season"] === -1) ? "season" : "month";
  const ratios = lengthsIn(terms, target, leaves);
  const daily = venture.filter(({ unit }) => unit["day"] === -1);
  const isShort = (term: Term): boolean => lastsDays(term, terms, leaves);
  const moved = new Set(venture.filter((term) => !isShort(term)));
  const kept = new Set(target === "month" ? byTheDay([...moved], terms, ratios) : []);
  return terms.map((term) => {
    if (kept.has(term)) return { ...term, because: [...term.because, { code: "by_the_day", about: [term.id] }] };
    return moved.has(term) ? toPeriod(term, target, { ratios, daily }) : term;
  });
}

/**
 * Daily figures without the days of a month stay daily: of a business whose running figures are all of a day all of
 * them, beside figures of a month all but what a customer uses every day.
 */
function byTheDay(venture: readonly Term[], terms: readonly Term[], ratios: readonly Term[]): Term[] {
  const isStated = ratios.some(({ unit }) => unit["day"] !== undefined);
  const daily = venture.filter((term) => term.unit["day"] === -1 && term.meaning !== "work_time" && !paidByThing(term));
  const running = daily.filter(({ meaning }) => ofTheVenture.has(meaning));
  if (isStated || running.length === 0) return [];
  if (!terms.some(({ unit }) => unit["month"] === -1)) return daily;
  return running.every((term) => isAssumed(term)) ? [] : daily.filter(({ meaning }) => meaning !== "usage");
}

/** What is only assumed of a day may as well be assumed of every day, which the result says. */
const isAssumed = ({ because }: Term): boolean => because.some(({ code }) => code === "assumed");

/** Diesel a day, where no days are sold or counted for a job: it is spent on each day of operation. */
const isDailyCost = ({ meaning, unit }: Term, terms: readonly Term[]): boolean =>
  meaning === "unit_cost" &&
  unit["day"] === -1 &&
  Object.keys(unit).length === 2 &&
  !terms.some((other) =>
    other.unit["day"] === 1 ? !isLength(other.unit) && Object.keys(other.unit).length > 1 : isPaidADay(other),
  );

const isPaidADay = ({ meaning, unit }: Term): boolean => meaning === "price" && unit["day"] === -1;

/** Figures per worker, machine or hour stay unchanged; products sold by the day are paid and used by the day. */
function isOfVenture(term: Term, { terms, prices }: Record<"terms" | "prices", readonly Term[]>): boolean {
  const { meaning, unit } = term;
  if (isLength(unit)) return false;
  if (meaning === "pay") return !prices.some((other) => isSameUnit(other.unit, unit));
  if (ofTheVenture.has(meaning)) return true;
  if (meaning === "work_time") return isHoursOfPeriod(unit);
  return counted.has(meaning) && unit["day"] === -1 && !terms.some(isOfADay);
}

const isHoursOfPeriod = (unit: Unit): boolean =>
  isSameUnit(unit, { hour: 1, month: -1 }) || isSameUnit(unit, { hour: 1, day: -1 });

const counted = new Set(["usage", "capacity"]);
/** Daily money or work, to be matched with daily counts. */
const isOfADay = ({ meaning, unit }: Term): boolean =>
  !ofTheVenture.has(meaning) && unit["day"] === -1 && currencyOf(unit) !== null
    ? true
    : meaning === "pay" && unit["day"] === -1;

/** Whether sales are limited to part of the year, so that a month is not a twelfth of a year. */
export const isSeasonal = (figures: readonly Pick<Quantity, "meaning" | "value" | "unit" | "of">[]): boolean =>
  figures.some(
    (figure) =>
      figure.unit["season"] === -1 ||
      (figure.meaning === "duration" && seasonal.test(figure.of)) ||
      isPartOfYear(figure),
  );

type Operating = Pick<Quantity, "meaning" | "value" | "unit">;

const isOfYear = ({ meaning, unit }: Operating): boolean =>
  operating.has(meaning) && unit["year"] === -1 && Object.keys(unit).length === 2;

/** Open for eight months or twenty weeks of the year. */
const isPartOfYear = (figure: Operating): boolean =>
  isOfYear(figure) &&
  ((figure.unit["month"] === 1 && figure.value < 12) ||
    (figure.unit["week"] === 1 && figure.value < fewestWeeksOfYear));

/** The weeks that are worked in a year with holidays: they make no season. */
export const isWeeksOfYear = (figure: Operating): boolean =>
  isOfYear(figure) && figure.unit["week"] === 1 && figure.value >= fewestWeeksOfYear && figure.value <= mostWeeksOfYear;

const operating: ReadonlySet<string> = new Set(["duration", "work_time", "usage", "utilisation", "capacity"]);
/** A school's year: with fewer weeks, the others are a season without work. */
const fewestWeeksOfYear = 36;
const mostWeeksOfYear = 52;

interface Calendar {
  /** Stated lengths of one period in another. */
  ratios: readonly Term[];
  /** Daily figures of the whole venture. */
  daily: readonly Term[];
}

function toPeriod(term: Term, target: string, { ratios, daily }: Calendar): Term {
  const from = movable.find((period) => term.unit[period] === -1);
  if (from === undefined || from === target || paidByThing(term)) return term;
  const wanted: Unit = { [from]: 1, [target]: -1 };
  const ratio = ratios.find(({ unit }) => isSameUnit(unit, wanted));
  if (ratio) return onSameDays(scaled(term, wanted, ratio), { term, ratio, daily });
  const turned = ratios.find(({ unit }) => isSameUnit(unit, divide({}, wanted)));
  if (turned)
    return {
      ...scaled(term, wanted, turned),
      expression: operation("/", term.expression, turned.expression),
    };
  if (from !== "day" || target !== "month" || term.meaning === "work_time") return term;
  return {
    ...term,
    unit: multiply(term.unit, wanted),
    expression: operation("*", term.expression, number(daysAMonth)),
    because: [...term.because, { code: "every_day", about: [term.id] }],
  };
}

/** The days of operation are stated beside one daily figure and hold for the others too. */
function onSameDays(
  converted: Term,
  { term, ratio, daily }: { term: Term; ratio: Term; daily: readonly Term[] },
): Term {
  if (term.unit["day"] !== -1 || isOpening(ratio)) return converted;
  const distance = ({ quantity }: Term): number => {
    const [one, other] = [quantity?.span, ratio.quantity?.span];
    return one && other && one.message === other.message ? Math.abs(one.start - other.start) : Number.POSITIVE_INFINITY;
  };
  const nearest = Math.min(...daily.map(distance));
  if (daily.length < 2 || distance(term) === nearest) return converted;
  return { ...converted, because: [...converted.because, { code: "same_days", about: [term.id, ratio.id] }] };
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
