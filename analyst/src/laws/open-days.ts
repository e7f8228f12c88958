import type { QuantityId } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { namesIn } from "./expression.ts";
import type { Metric } from "./metric.ts";
import type { Question, Term } from "./term.ts";

/** The units of the figures as written. */
type Units = ReadonlyMap<QuantityId, Unit>;

/**
 * A share of 30 days is not a share of the days on which the venture is open. A sum of daily and monthly costs depends on
 * those days too.
 */
export function isByConvention(terms: readonly Term[], units: Units): boolean {
  const measured = terms.filter((term) => !isAssumedOfADay(term));
  const daily = measured.map(({ because }) => because.some(({ code }) => code === "every_day"));
  return daily.includes(true) && (daily.includes(false) || terms.some((term) => isOfDaysAndMonths(term, units)));
}

/** What is only assumed of a day may as well be assumed of every day, which the result says. */
function isAssumedOfADay({ because }: Term): boolean {
  const isAssumed = (figures: string): boolean =>
    because.some(({ code, about }) => code === "assumed" && about.join() === figures);
  const daily = because.filter(({ code }) => code === "every_day");
  return daily.length > 0 && daily.every(({ about }) => isAssumed(about.join()));
}

const periods = ["week", "month", "quarter", "year"];

function isOfDaysAndMonths({ expression }: Term, units: Units): boolean {
  const periodic = namesIn(expression)
    .map((id) => units.get(id) ?? {})
    .filter((unit) => currencyOf(unit) !== null);
  return (
    periodic.some((unit) => unit["day"] === -1) &&
    periodic.some((unit) => periods.some((period) => unit[period] === -1))
  );
}

/** The days of a month on which figures of a day hold, where nobody says so. */
export function daysOfMonth(terms: readonly Term[], metrics: readonly Metric[]): Question[] {
  const daily = terms.flatMap(({ because }) =>
    because.filter(({ code }) => code === "by_the_day").flatMap((one) => one.about),
  );
  // A share of a day's is the same of a month's.
  const about = daily.filter((id) => {
    const users = metrics.filter(({ leaves }) => leaves[id]);
    return users.length === 0 || users.some(({ unit }) => unit["day"] === -1);
  });
  return about.length > 0 ? [{ code: "open_days", about: [...new Set(about)], values: [] }] : [];
}

/** The number of selling days, where the required earnings are for the whole month. */
export function openDays(terms: readonly Term[], units: Units): Question[] {
  if (!isByConvention(terms, units)) return [];
  const daily = terms.flatMap(({ because }) => because).filter(({ code }) => code === "every_day");
  return [{ code: "open_days", about: [...new Set(daily.flatMap(({ about }) => about))], values: [] }];
}
