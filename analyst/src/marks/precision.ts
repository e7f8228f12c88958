import type { Figure } from "../reader/tokens.ts";

/** How far a number as written may stand from the value that it stands for. */
export interface Precision {
  /** Half of the last digit that is written. */
  half: number;
  /** Half of the last digit that is not zero. */
  halfOfRound: number;
  /** The value where its only sign separates thousands: "1,250" in German. */
  grouped: number | null;
}

/** A rounded figure may stand for an exact one up to this share: "15%" for 14.7%, "1.2k" for 1,234. */
const mostOfDigit = 0.03;
/** "1,200" for 1,210. */
const mostOfRound = 0.015;

/** Of one end of a number; the last digits are those of its upper end. */
export function precisionOf({ low, high, kind }: Pick<Figure, "low" | "high" | "kind">, written: string): Ends {
  const groups = asciiDigits(written).match(/\d(?:[\d.,'’٫\u00a0\u202f ]*\d)?/g) ?? [""];
  const isFraction = kind === "fraction";
  const lower = ofDigits(low, groups[0] ?? "", isFraction);
  if (low === high) return { low: lower, high: lower };
  return {
    low: { ...lower, grouped: null },
    high: { ...ofDigits(high, groups.at(-1) ?? "", isFraction), grouped: null },
  };
}

export interface Ends {
  low: Precision;
  high: Precision;
}

function ofDigits(value: number, digits: string, isFraction: boolean): Precision {
  const half = isFraction ? 0 : stepOf(Math.abs(value), digits) / 2;
  const zeros = /[.,]\d{1,2}$/.test(digits) ? 0 : trailingZeros(digits);
  return { half, halfOfRound: half * 10 ** zeros, grouped: Math.abs(value) < 1000 ? groupedIn(digits) : null };
}

const plain = (digits: string): string => digits.replace(/\D/g, "");

function trailingZeros(digits: string): number {
  let zeros = 0;
  while (plain(digits).at(-1 - zeros) === "0") zeros += 1;
  return zeros;
}

/** The value of the last digit; 0 where the number is not in digits, or its scale is no power of ten. */
function stepOf(size: number, digits: string): number {
  const step = size / Number(plain(digits) || "0");
  if (!Number.isFinite(step) || step === 0) return 0;
  return Math.abs(step / 10 ** Math.round(Math.log10(step)) - 1) < 1e-6 ? step : 0;
}

function groupedIn(digits: string): number | null {
  const [, whole, part] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(digits) ?? [];
  return whole === undefined || part === undefined ? null : Number(`${whole}${part}`);
}

const asciiDigits = (text: string): string =>
  text
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));

export const isExactly = (value: number, written: number): boolean =>
  Math.abs(value - written) <= Math.max(Math.abs(value), 1e-9) * 1e-6;

/** Whether a value may be written like that. */
export function stands(value: number, written: number, { half, halfOfRound }: Precision): boolean {
  if (isExactly(value, written)) return true;
  const difference = Math.abs(value - written);
  const size = Math.abs(value);
  if (difference <= half * 1.0001 && difference <= size * mostOfDigit) return true;
  return difference <= halfOfRound * 1.0001 && difference <= size * mostOfRound;
}
