import { type Expression, name, namesIn, number, operation } from "../laws/expression.ts";
import { isSeasonal, type Metric } from "../laws/index.ts";
import { leavesFor, valueOf } from "../laws/sums.ts";
import { workedWeeksIn } from "../laws/worked-weeks.ts";
import { isComputable } from "../quantities/quantity.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, type Unit } from "../quantities/unit.ts";
import type { Period } from "./period-words.ts";
import { nameOf } from "./show-value.ts";

const weeksAMonth = 4.348;
const daysAMonth = 30.436;
const monthsAYear = 12;

/** The amount of the asked period, where that of a month is known; twelve months of a season are no year. */
export function inPeriod(metric: Metric, period: Period | null, quantities: readonly Quantity[]): Metric {
  const calendar = calendarOf(quantities);
  if (period === null || !isKnown(metric, period, calendar)) return metric;
  if (metric.unit["season"] === -1) return aDayOfSeason(metric, calendar);
  const part = partOf[period];
  const expression = termByTerm(metric.expression, (term) => part(term, calendar));
  const names = namesIn(expression);
  const lengths = [calendar.weeks, calendar.days, calendar.season].filter((one) => one !== null);
  const leaves = { ...metric.leaves, ...leavesFor(...lengths.filter(({ id }) => names.includes(id))) };
  const { month: _month, ...rest } = metric.unit;
  return restated(metric, { expression, leaves, unit: { ...rest, [period]: -1 } });
}

/** The metric by another expression; a number of sales in whole ones. */
function restated(metric: Metric, by: Pick<Metric, "expression" | "leaves" | "unit">): Metric {
  const value = Number(valueOf(by).toPrecision(12));
  return { ...metric, ...by, value: isCount(metric) ? Math.ceil(value - 1e-9) : value, low: null, high: null };
}

const isCount = (metric: Metric): boolean => currencyOf(metric.unit) === null && nameOf(metric).includes("break_even");

/** What a season takes, on each of its days of operation. */
function aDayOfSeason(metric: Metric, { daysOfSeason, lost }: Calendar): Metric {
  if (!daysOfSeason) return metric;
  const days = lost.reduce<Expression>(
    (rest, { id }) => operation("*", rest, operation("-", number(1), operation("*", name(id), number(0.01)))),
    name(daysOfSeason.id),
  );
  const expression = operation("/", metric.expression, days);
  const leaves = { ...metric.leaves, ...leavesFor(daysOfSeason, ...lost) };
  const { season: _season, ...rest } = metric.unit;
  return restated(metric, { expression, leaves, unit: { ...rest, day: -1 } });
}

/** An amount of a month can be told in another period that has a length. */
const isKnown = ({ unit }: Metric, period: Period, { season, daysOfSeason, isOfSeason }: Calendar): boolean =>
  (unit["season"] === -1 && period === "day" && daysOfSeason !== null) ||
  (unit["month"] === -1 &&
    unit[period] === undefined &&
    period !== "month" &&
    !(period === "year" && isOfSeason) &&
    !(period === "season" && season === null));

interface Calendar {
  /** The weeks of a year in which the venture works. */
  weeks: Quantity | null;
  /** The days of a week or a month on which it is open. */
  days: Quantity | null;
  /** How many weeks or months a season has. */
  season: Quantity | null;
  /** The days of a season, and the shares of them that are lost. */
  daysOfSeason: Quantity | null;
  lost: readonly Quantity[];
  /** What is sold is sold in a part of the year. */
  isOfSeason: boolean;
  /** The figures of a week. */
  weekly: readonly QuantityId[];
}

const calendarOf = (quantities: readonly Quantity[]): Calendar => {
  const daysOfSeason = lengthIn(quantities, { day: 1, season: -1 });
  return {
    daysOfSeason,
    lost: quantities.filter(
      ({ meaning, share }) => meaning === "loss" && daysOfSeason !== null && share?.of === daysOfSeason.id,
    ),
    weeks: workedWeeksIn(quantities),
    days: lengthIn(quantities, { day: 1, week: -1 }, { day: 1, month: -1 }),
    season: lengthIn(quantities, { week: 1, season: -1 }, { month: 1, season: -1 }),
    isOfSeason: isSeasonal(quantities),
    weekly: quantities.filter(({ unit }) => unit["week"] === -1).map(({ id }) => id),
  };
};

/** The only stated length of one time in another: the days of a week on which the venture is open. */
function lengthIn(quantities: readonly Quantity[], ...units: Unit[]): Quantity | null {
  const [only, ...others] = quantities.filter(
    (one) =>
      isComputable(one) &&
      one.status === "actual" &&
      (one.meaning === "duration" || one.meaning === "work_time") &&
      units.some((unit) => isSameUnit(one.unit, unit)),
  );
  return only && others.length === 0 ? only : null;
}

/**
 * Each term of a sum, or of a sum that is divided, by itself, so that a figure of the asked period stays as the founder
 * wrote it.
 */
function termByTerm(expression: Expression, part: (term: Expression) => Expression): Expression {
  if (expression.kind !== "operation") return part(expression);
  const { operator, left, right } = expression;
  if (operator === "/") return operation(operator, termByTerm(left, part), right);
  if (operator !== "+" && operator !== "-") return part(expression);
  return operation(operator, termByTerm(left, part), termByTerm(right, part));
}

/** Of a figure that was multiplied by the same before, the figure itself. */
function dividedBy(term: Expression, divisor: Expression): Expression {
  const isUndone =
    term.kind === "operation" && term.operator === "*" && JSON.stringify(term.right) === JSON.stringify(divisor);
  return isUndone ? term.left : operation("/", term, divisor);
}

type Part = (term: Expression, calendar: Calendar) => Expression;

/** What a term of a month comes to in another period. */
const partOf: Readonly<Record<Period, Part>> = {
  day: (term, { days, ...calendar }) => {
    if (!days) return dividedBy(term, number(daysAMonth));
    return dividedBy(days.unit["week"] === -1 ? ofWeek(term, calendar) : term, name(days.id));
  },
  week: (term, calendar) => ofWeek(term, calendar),
  month: (term) => term,
  year: (term) => operation("*", term, number(monthsAYear)),
  season: (term, { season }) => {
    if (!season) return term;
    const ofOne = season.unit["week"] === 1 ? operation("/", term, number(weeksAMonth)) : term;
    return operation("*", ofOne, name(season.id));
  },
};

/** Of a worked week, where their number is known; what is paid by the week is paid in the weeks without work too. */
function ofWeek(term: Expression, { weeks, weekly }: Pick<Calendar, "weeks" | "weekly">): Expression {
  const names = namesIn(term);
  const isOfEveryWeek = names.some((id) => weekly.includes(id)) && !names.includes(weeks?.id ?? "");
  return weeks && !isOfEveryWeek
    ? operation("/", operation("*", term, number(monthsAYear)), name(weeks.id))
    : dividedBy(term, number(weeksAMonth));
}
