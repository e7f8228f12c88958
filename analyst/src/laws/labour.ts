import { currencyOf, isSameUnit, multiply } from "../quantities/unit.ts";
import { convert, isOfPeriod, meansIn } from "./convert.ts";
import type { Means } from "./convert.ts";
import { areOfOneThing } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

const sold = new Set(["price", "fee", "order_value"]);

/**
 * Pay that can be converted to the product, by its duration or by the output of one worker, belongs to each piece and
 * not to the payroll. The salaries of the whole venture stay unchanged, and so does pay for a stated number of hours or
 * people: it is paid however much is sold.
 */
export function payByPiece(terms: readonly Term[], leaves: Leaves): Term[] {
  const means = meansIn(terms, leaves);
  const units = terms
    .filter(({ meaning, unit }) => sold.has(meaning) && currencyOf(unit) !== null)
    .map(({ unit }) => unit);
  return terms.map((term) => {
    if (term.meaning === "pay" && isSoldByIt(term, terms)) return { ...term, meaning: "pay_by_piece" };
    if (term.meaning !== "pay" || isOfPeriod(term.unit) || Object.keys(term.unit).length < 2) return term;
    if (isPaidByTime(term, terms) || isPaidByHead(term, terms)) return term;
    const found = [term, ofOneWorker(term, terms)].find(
      (pay) => pay && units.some((unit) => isConvertible(pay, unit, means)),
    );
    return found ? { ...found, meaning: "pay_by_piece" } : term;
  });
}

/** The hours that are paid in a period are stated, of the whole venture or of each worker. */
const isPaidByTime = (pay: Term, terms: readonly Term[]): boolean =>
  pay.unit["hour"] === -1 &&
  terms.some(
    (hours) =>
      hours.meaning === "work_time" &&
      hours.unit["hour"] === 1 &&
      (hours.unit["month"] === -1 || hours.unit["season"] === -1) &&
      areOfOneThing(pay, hours),
  );

/** A monthly salary of each worker, whose number is stated. */
const isPaidByHead = ({ unit }: Term, terms: readonly Term[]): boolean =>
  (unit["month"] === -1 || unit["season"] === -1) &&
  terms.some((people) => people.meaning === "staff" && Object.keys(people.unit).some((name) => unit[name] === -1));

/** Pay per day or night, where days or nights are sold. */
const isSoldByIt = ({ unit }: Term, terms: readonly Term[]): boolean =>
  isOfPeriod(unit) &&
  unit["month"] === undefined &&
  unit["season"] === undefined &&
  terms.some((other) => other.meaning === "price" && isSameUnit(other.unit, unit));

/** A worker's hourly or daily pay for work of which only the duration is stated; null where it is stated otherwise. */
function ofOneWorker(term: Term, terms: readonly Term[]): Term | null {
  const time = ["hour", "day", "night"].find((name) => term.unit[name] === -1);
  const worker = Object.keys(term.unit).find((name) => name !== time && term.unit[name] === -1);
  const isTimed = terms.some(({ meaning, unit }) => meaning === "work_time" && time !== undefined && unit[time] === 1);
  if (worker === undefined || !isTimed) return null;
  return {
    ...term,
    unit: multiply(term.unit, { [worker]: 1 }),
    because: [...term.because, { code: "one_worker", about: [term.id] }],
  };
}

function isConvertible(term: Term, unit: Term["unit"], means: Means): boolean {
  const converted = convert(term, unit, means);
  return converted.term !== null || converted.disagree.length > 0;
}
