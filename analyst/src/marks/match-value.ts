import type { Unit } from "../quantities/unit.ts";
import { isSameNoun } from "../reader/forms.ts";
import type { Known } from "./known-values.ts";
import { isExactly, stands } from "./precision.ts";
import type { TextNumber } from "./text-numbers.ts";
import type { TimeUnit } from "./words.ts";

/** A known value that a number repeats. */
export interface Match {
  known: Known;
  /** How: as it is, in another unit, or as what is left of a whole. */
  by: "same" | "converted" | "complement";
  /** The known value times this is the number's. */
  factor: number;
  /** The period of the number, where it is not that of the known value. */
  period: TimeUnit | null;
  /** Only the digits are the same: "39" of "€39". */
  isWeak: boolean;
  difference: number;
}

/** The best match of one end of a number; null if nothing backs it. The order of the known values does not matter. */
export function bestMatch(number: TextNumber, written: number, known: readonly Known[]): Match | null {
  let best: Match | null = null;
  for (const one of known) {
    const match = matchOf(number, written, one);
    if (match && (!best || compare(match, best) < 0)) best = match;
  }
  return best;
}

const ways = { same: 0, converted: 1, complement: 2 };
const kindOrder = { founder: 0, computed: 1, source: 2, assumed: 3, own: 4 };

function compare(one: Match, other: Match): number {
  return (
    Number(one.isWeak) - Number(other.isWeak) ||
    ways[one.by] - ways[other.by] ||
    kindOrder[one.known.kind] - kindOrder[other.known.kind] ||
    one.difference - other.difference ||
    (one.known.id < other.known.id ? -1 : one.known.id > other.known.id ? 1 : 0) ||
    (one.known.shown < other.known.shown ? -1 : 1)
  );
}

function matchOf(number: TextNumber, written: number, known: Known): Match | null {
  if (known.kind === "source" && !mayBeSourced(number, known)) return null;
  if (countsOther(number, known) || isOfOtherKind(number, known)) return null;
  const fit = fitOf(number, known);
  if (fit === null) return weakly(number, written, known);
  for (const { factor, period } of factors(number, known)) {
    const same = near(known.value * factor * fit, { number, written, known });
    if (same !== null)
      return { known, by: factor === 1 ? "same" : "converted", factor, period, isWeak: false, difference: same };
  }
  return number.kind === "percent" ? complementOf(number, written, known) : weakly(number, written, known);
}

/** "14 employees" are not the 14 customers. */
const countsOther = ({ behind }: TextNumber, { otherNouns }: Known): boolean =>
  behind.some((word) => otherNouns.some((noun) => isSameNoun(word, noun)));

/** "30 % interest" is not the customer with 30 % of the sales, and two months are not two employees. */
function isOfOtherKind({ kinds, time, behind }: TextNumber, { kinds: own, isTimed, unit, dimension }: Known): boolean {
  if (time !== null && isTimed === false && dimension === "count") return true;
  if (kinds.length === 0 || own === null || kinds.some((kind) => own.includes(kind))) return false;
  // A noun of the founder's own says it, whatever it is called otherwise.
  return !behind.some((word) => Object.keys(unit).some((noun) => isSameNoun(word, noun)));
}

/** Round numbers are in many sources: the sentence has to name it, or to speak of what is usual. */
function mayBeSourced({ kind, low, isTiny, isUsual, segment }: TextNumber, { publisher }: Known): boolean {
  if (isTiny) return false;
  const isRound = (kind === "percent" || kind === "bare") && low <= hundredths && low % 5 === 0;
  if (!isRound || isUsual) return true;
  const [name = ""] = publisher.toLowerCase().split(/[^\p{L}]/u);
  return name.length > 1 && segment.text.toLowerCase().includes(name);
}

/** What a share leaves of the whole. */
function complementOf(number: TextNumber, written: number, known: Known): Match | null {
  if (known.dimension !== "ratio" || known.value <= 0 || known.value >= 1 || known.kind === "source") return null;
  const left = (1 - known.value) * hundredths;
  const { low } = number.precision;
  // Zeros at its end are meant.
  if (!stands(left, written, { ...low, halfOfRound: low.half })) return null;
  const difference = Math.abs(left - written) / left;
  return { known, by: "complement", factor: 1, period: null, isWeak: false, difference };
}

const hundredths = 100;

/**
 * The multiple in which a number is written of a known value of its dimension: a percentage is in hundredths. Null
 * where they are not of the same dimension.
 */
function fitOf(number: TextNumber, known: Known): number | null {
  const { kind } = number;
  if (kind === "percent") return known.dimension === "ratio" ? hundredths : null;
  if (kind === "fraction") return fractionFit(known);
  return isLike[kind](number, known) ? 1 : null;
}

const isLike: Record<"money" | "date" | "bare", (number: TextNumber, known: Known) => boolean> = {
  money: (number, known) => isCurrencyOf(number, known),
  date: (_, { dimension, kind }) => dimension === "count" && kind !== "source",
  bare: (number, known) => isBareOf(number, known),
};

/** A source keeps its own currency, also where its sign is the venture's. */
function isCurrencyOf({ currencies, sign }: TextNumber, { dimension, currency, kind }: Known): boolean {
  if (dimension !== "money") return false;
  if (currencies.length === 0 || currency === null || currencies.includes(currency)) return true;
  return kind === "source" && currency === sign;
}

/** "7/10" may be a rating. */
function fractionFit({ dimension, value }: Known): number | null {
  if (dimension === "points") return 0.1;
  return dimension === "ratio" || (dimension === "count" && value < 1) ? 1 : null;
}

function isBareOf({ time, low }: TextNumber, { dimension, isBare, isLoose }: Known): boolean {
  // A number that is known only as it is written may count anything.
  if (time !== null) return dimension === "time" || (dimension === "count" && isBare && isLoose);
  if (dimension === "ratio") return low > 0 && low < 1;
  return dimension === "count" || dimension === "multiple";
}

/** A count stands with what it counts, and points of a rating as such: "half" is no 5 of 10. */
const isSaidInFull = ({ dimension }: Known): boolean => dimension === "count" || dimension === "points";

/** A bare number repeats the digits of any known value, where it counts nothing else. */
function weakly(number: TextNumber, written: number, known: Known): Match | null {
  if (number.kind !== "bare" || number.time !== null || known.kind === "source" || isSaidInFull(known)) return null;
  if ((number.counts || number.isTiny) && !known.isBare) return null;
  const values = known.dimension === "ratio" ? [known.value * hundredths, known.value] : [known.value];
  const tight = { ...number.precision.low, halfOfRound: number.precision.low.half };
  const isSame = values.some((value) =>
    Math.abs(written) >= manyDigits
      ? stands(Math.abs(value), Math.abs(written), tight)
      : isExactly(Math.abs(value), Math.abs(written)),
  );
  return isSame ? { known, by: "same", factor: 1, period: null, isWeak: true, difference: 0 } : null;
}

/** From here on the same digits are no chance, even where they are rounded. */
const manyDigits = 1_000;

interface Written {
  number: TextNumber;
  written: number;
  known: Known;
}

/** The relative difference of a number from a value it may stand for; null if it stands for another. */
function near(value: number, { number, written, known }: Written): number | null {
  const precision = written === number.low ? number.precision.low : number.precision.high;
  const { grouped } = precision;
  if (grouped !== null && isExactly(value, grouped)) return 0;
  const isNear =
    stands(value, written, precision) || (mayTurn(value, written, known) && stands(-value, written, precision));
  if (!isNear && !isRoundedUp(value, { number, written, known })) return null;
  return Math.abs(Math.abs(value) - Math.abs(written)) / Math.max(Math.abs(value), 1e-9);
}

/** "You lose 412" for −412; "− 18" for costs of 18. */
const mayTurn = (value: number, written: number, known: Known): boolean =>
  value < 0 || (written < 0 && (known.leaves || known.kind === "founder"));

/** Of things a part is none: 55.1 toasties to break even are 56. */
const isRoundedUp = (value: number, { number, written, known }: Written): boolean =>
  (known.kind === "computed" || known.kind === "assumed" || known.kind === "own") &&
  known.dimension === "count" &&
  number.kind === "bare" &&
  Math.ceil(value) === written;

const inMonths: Record<TimeUnit, number> = {
  minute: 0,
  hour: 0,
  day: 12 / 365,
  week: 12 / 52,
  month: 1,
  quarter: 3,
  year: 12,
};
const inMinutes: Partial<Record<TimeUnit, number>> = { minute: 1, hour: 60 };

/** How many of one time are in another; null for hours in days, which depend on the day. */
export function ratioOf(of: TimeUnit, per: TimeUnit): number | null {
  if (of === per) return 1;
  const [minutes, others] = [inMinutes[of], inMinutes[per]];
  if (minutes !== undefined && others !== undefined) return minutes / others;
  return minutes === undefined && others === undefined ? inMonths[of] / inMonths[per] : null;
}

interface Factor {
  factor: number;
  period: TimeUnit | null;
}

/** The factors from a known value to its value in the number's unit of time, the likeliest first. */
function factors(number: TextNumber, known: Known): Factor[] {
  if (known.time !== null && number.time !== null) return factorOf(ratioOf(known.time, number.time), null);
  const { period, dimension } = known;
  const same = { factor: 1, period: null };
  if (period === null || dimension === "ratio" || number.kind === "date") return [same];
  if (number.period !== null) return factorOf(ratioOf(number.period, period), number.period);
  const others = [...number.near].filter((time) => time !== period);
  return [same, ...others.flatMap((time) => factorOf(ratioOf(time, period), time))];
}

const factorOf = (factor: number | null, period: TimeUnit | null): Factor[] =>
  factor === null ? [] : [{ factor, period }];

/** A unit with another period. */
export function withPeriod(unit: Unit, from: TimeUnit | null, to: TimeUnit | null): Unit {
  if (from === null || to === null || from === to) return unit;
  const { [from]: exponent = -1, ...rest } = unit;
  return { ...rest, [to]: exponent };
}
