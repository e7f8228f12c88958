import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { name } from "./expression.ts";
import { thingsIn } from "./option-base.ts";
import { replacedSales } from "./option-instead.ts";
import { isOrder } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { amountOf, balance, leavesFor, listOf, over, resultFrom, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";
import type { Metric } from "./metric.ts";

/** How many months an order takes of what the capacity of today leaves free. */
interface Capacity {
  time: Amount;
  /** Today's sales fill the capacity, or go beyond it. */
  isFull: boolean;
}

/** Null where no capacity of the ordered thing is known for a month, or there are several. */
export function capacityFor(books: Books): Capacity | null {
  const { option } = books;
  const [order, ...orders] = option.filter(isOrder);
  const [thing = ""] = order ? thingsIn(order, 1) : [];
  const [capacity, ...others] = monthlyOf(books, thing, "capacity");
  const [sold, ...more] = monthlyOf(books, thing, "volume");
  if (!order || !capacity || orders.length + others.length + more.length > 0) return null;
  const free = sold ? balance([amountOf(capacity)], [amountOf(sold)]) : amountOf(capacity);
  return free && { time: over(amountOf(order), free), isFull: sold !== undefined && sold.value >= capacity.value };
}

function monthlyOf({ option, today, spare }: Books, thing: string, meaning: Quantity["meaning"]): Quantity[] {
  const each = { [thing]: 1, month: -1 };
  return [...option, ...today].filter(
    (one) =>
      one.meaning === meaning &&
      !spare.includes(one) &&
      one.status !== "hypothetical" &&
      isSameUnit(inBaseUnits(one.unit).unit, each),
  );
}

/** How many of its monthly sales are more than the capacity has room for beside today's; null where they fit. */
export function beyondCapacity(books: Books): Metric | null {
  const [count, ...others] = books.option.filter(({ meaning }) => meaning === "volume");
  const [thing = ""] = count ? thingsIn(count, 1) : [];
  const [capacity, ...more] = monthlyOf(books, thing, "capacity");
  if (!count || !capacity || isOrder(count) || others.length + more.length > 0) return null;
  if (!isSameUnit(inBaseUnits(count.unit).unit, { [thing]: 1, month: -1 })) return null;
  const gone = replacedSales(books);
  const sold = books.today
    .filter((one) => one.meaning === "volume" && one.unit[thing] === 1 && !gone.includes(one))
    .map(amountOf);
  const beyond = balance([...sold, amountOf(count)], [amountOf(capacity)]);
  return beyond && valueOf(beyond) > 0 ? resultFrom(beyond, "option_beyond_capacity", { [thing]: 1, month: -1 }) : null;
}

/** The hours that an order takes, the free hours for it, and how long that is. */
export interface HoursNeeded {
  takes: Metric;
  hours: Amount;
  free: Quantity;
}

const isHours = ({ unit }: Quantity): boolean => isSameUnit(unit, { hour: 1 });

/** Null where no free hours are named, or nothing says how many it takes. */
export function hoursFor(books: Books): HoursNeeded | null {
  const [free, ...others] = books.spare.filter((one) => isPerWeekOrMonth(one.unit));
  const hours = hoursOf(books);
  if (!free || !hours || others.length > 0) return null;
  // In the founder's own weeks or months.
  const own = { expression: name(free.id), leaves: leavesFor(free) };
  const takes = resultFrom(over(hours, own), "option_takes", { [free.unit["week"] === -1 ? "week" : "month"]: 1 });
  return takes && { takes, hours, free };
}

const isPerWeekOrMonth = (unit: Unit): boolean =>
  isSameUnit(unit, { hour: 1, week: -1 }) || isSameUnit(unit, { hour: 1, month: -1 });

/** The hours themselves, or the number of pieces by what one takes or by what an hour makes. */
function hoursOf({ option, today }: Books): Amount | null {
  const [stated] = option.filter((one) => isHours(one) && (one.meaning === "work_time" || one.meaning === "volume"));
  if (stated) return amountOf(stated);
  const [order, ...orders] = option.filter(isOrder);
  const [thing = ""] = order ? thingsIn(order, 1) : [];
  if (!order || orders.length > 0) return null;
  const known = [...option, ...today];
  const [each] = known.filter(
    ({ unit, meaning }) => meaning === "work_time" && isSameUnit(unit, { hour: 1, [thing]: -1 }),
  );
  if (each) return times(amountOf(order), amountOf(each));
  const [pace] = known.filter(
    ({ unit, meaning }) => meaning === "capacity" && isSameUnit(unit, { [thing]: 1, hour: -1 }),
  );
  return pace ? over(amountOf(order), amountOf(pace)) : null;
}

/** The hours that are lacking until then; below zero where some are left. */
export function hoursLacking({ hours, free }: HoursNeeded, months: Amount): Metric | null {
  return resultFrom(balance([hours], listOf(times(amountOf(free), months))), "option_hours_lacking", { hour: 1 });
}
