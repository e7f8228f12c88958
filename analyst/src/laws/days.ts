import { isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import { valueOf } from "./term.ts";
import type { Leaves, Term } from "./term.ts";

/** Periods without a fixed length. */
export const movable = ["day", "night", "season", "month"] as const;

/** Words that mark a length of time as a season. */
export const seasonal = /season|saison|temporada|campaña|सीज़न|सीजन|मौसम|季/iu;

/** Words that mark days as those on which the venture is open. */
const opening = new RegExp(
  String.raw`\b(?:open|opening|operat|working|trading|market)|geöffnet|öffnung|betriebs|arbeitstag|ouvert|ouvrés?` +
    "|abiert|laborable|apertura|खुल|चालू|कामकाज|营业|營業|开门|開門|开业",
  "iu",
);

export const isOpening = ({ of }: Term): boolean => opening.test(of);

/** Days are stated as time worked, open or used; sold days are no days of operation. */
const spent = ["duration", "work_time", "usage", "utilisation", "capacity", "volume"];
const sellable: ReadonlySet<string> = new Set(["usage", "utilisation", "capacity", "volume"]);

/** Days per month, days per season: one period in another. */
export function isLength(unit: Unit): boolean {
  const above = movable.filter((period) => unit[period] === 1);
  const below = movable.filter((period) => unit[period] === -1);
  return Object.keys(unit).length === 2 && above.length === 1 && below.length === 1;
}

/** The stated lengths of one period in another, those that are certainly lengths first. */
export function lengthsIn(terms: readonly Term[], target: string, leaves: Leaves): Term[] {
  const isSold = (period: string): boolean =>
    terms.some(({ meaning, unit }) => meaning === "price" && unit[period] === -1);
  const stated = terms
    .filter(({ meaning, unit }) => spent.includes(meaning) && isLength(unit))
    .filter(({ meaning, unit }) => !sellable.has(meaning) || !movable.some((each) => unit[each] === 1 && isSold(each)))
    .toSorted((one, other) => spent.indexOf(one.meaning) - spent.indexOf(other.meaning));
  const ofMonth = [...stated, ...openDays(terms, leaves)];
  return target === "season" ? [...ofMonth, ...lengthsOfSeason(terms, ofMonth)] : ofMonth;
}

const fewestOpenDays = 8;
const mostOpenDays = 31;

/** "We are open 19 days": more than a week's and no more than a month's are a month's. */
const openDays = (terms: readonly Term[], leaves: Leaves): Term[] =>
  terms
    .filter(({ meaning, unit }) => meaning === "duration" && isSameUnit(unit, { day: 1 }))
    .filter((term) => isOpening(term) && isBetween(valueOf(term, leaves), fewestOpenDays, mostOpenDays))
    .map((term) => ({ ...term, unit: { day: 1, month: -1 } }));

const isBetween = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** A single length of time stated beside the season, and about nothing else, is the season's. */
function lengthsOfSeason(terms: readonly Term[], ofMonth: readonly Term[]): Term[] {
  const months = lengthOf("month", terms);
  const days = lengthOf("day", terms).filter(({ of }) => seasonal.test(of));
  const perMonth = ofMonth.find(({ unit }) => isSameUnit(unit, { day: 1, month: -1 }));
  const [season] = [...months, ...ofMonth.filter(({ unit }) => isSameUnit(unit, { month: 1, season: -1 }))];
  return [...months, ...days, ...(perMonth && season ? [daysOfSeason(perMonth, season)] : [])];
}

/** Five days a week for twenty weeks. */
const daysOfSeason = (days: Term, season: Term): Term => ({
  ...days,
  unit: multiply(days.unit, { month: 1, season: -1 }),
  expression: operation("*", days.expression, season.expression),
  inputs: [...days.inputs, ...season.inputs],
  because: [...days.because, ...season.because],
});

function lengthOf(period: "day" | "month", terms: readonly Term[]): Term[] {
  const lengths = terms.filter(({ meaning, unit }) => meaning === "duration" && isSameUnit(unit, { [period]: 1 }));
  const named = lengths.filter(({ of }) => seasonal.test(of));
  const [length, ...others] = named.length > 0 ? named : lengths.filter(({ of }) => of === "");
  return length && others.length === 0 ? [{ ...length, unit: { [period]: 1, season: -1 } }] : [];
}

/** Behind a daily figure a length is at most this many characters away: "12,000 plates a day, for three days". */
const beside = 24;

/** Whether a daily figure holds for a few days only: it is no figure of a month. */
export function lastsDays({ unit, of, quantity }: Term, terms: readonly Term[], leaves: Leaves): boolean {
  if (unit["day"] !== -1 && unit["night"] !== -1) return false;
  const isBeside = (length: Term): boolean => {
    const [own, other] = [quantity?.span, length.quantity?.span];
    const gap = own && other && own.message === other.message ? other.start - own.end : -1;
    return (of !== "" && length.of === of) || (gap >= 0 && gap <= beside);
  };
  return terms.some(
    (term) =>
      term.meaning === "duration" &&
      isOfDays(term, leaves) &&
      !isOpening(term) &&
      !seasonal.test(term.of) &&
      isBeside(term),
  );
}

/** Less than a month. */
const isOfDays = (term: Term, leaves: Leaves): boolean =>
  isSameUnit(term.unit, { month: 1 })
    ? valueOf(term, leaves) < 1
    : (isSameUnit(term.unit, { day: 1 }) || isSameUnit(term.unit, { night: 1 })) && valueOf(term, leaves) < 28;
