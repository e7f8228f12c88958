import type { Unit } from "../quantities/unit.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import { mark } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";

/** One of it, as it stands after "for each". */
const single: Record<string, string> = {
  customer: mark("customer"),
  minute: mark("minute"),
  hour: mark("hour"),
  day: mark("day"),
  night: mark("night"),
  week: mark("week"),
  month: mark("month"),
  quarter: mark("quarter"),
  year: mark("year"),
  season: mark("season"),
};

const several: Record<string, string> = {
  customer: mark("customers"),
  minute: mark("minutes"),
  hour: mark("hours"),
  day: mark("days"),
  night: mark("nights"),
  week: mark("weeks"),
  month: mark("months"),
  quarter: mark("quarters"),
  year: mark("years"),
  season: mark("seasons"),
};

/** Chinese sets a word of another script apart by blanks. */
function asWritten(symbol: string, { language }: Voice): string {
  const words = symbol.replaceAll("_", " ");
  return language === "zh" && !/^\p{Script=Han}/u.test(words) ? ` ${words} ` : words;
}

export function oneOf(symbol: string, voice: Voice): string {
  const known = Object.hasOwn(single, symbol) ? single[symbol] : undefined;
  return known === undefined ? asWritten(symbol, voice) : voice.say(known);
}

/** Customers and times in the plural; a noun of the founder as it was written. */
export function manyOf(symbol: string, voice: Voice): string {
  const known = Object.hasOwn(several, symbol) ? several[symbol] : undefined;
  return known === undefined ? asWritten(symbol, voice) : voice.say(known);
}

const order = (symbol: string): number => (isTime(symbol) ? 2 : symbol === "customer" ? 0 : 1);

/** What stands below the line without currencies: things first, times last. */
export const below = (unit: Unit): string[] =>
  Object.keys(unit)
    .filter((symbol) => (unit[symbol] ?? 0) < 0 && !isCurrency(symbol) && symbol !== "%")
    .toSorted((one, two) => order(one) - order(two));

/** What is counted or measured above the line. */
export const above = (unit: Unit): string[] =>
  Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) > 0 && !isCurrency(symbol) && symbol !== "%");

/** "for each customer and month", "each month"; empty where there is nothing below the line. */
export function eachOf(symbols: readonly string[], voice: Voice): string {
  const { t } = voice;
  const [first, second, third] = symbols.map((symbol) => oneOf(symbol, voice));
  if (first === undefined) return "";
  if (third !== undefined && second !== undefined) return t`for each ${first}, ${second} and ${third}`;
  if (second !== undefined) return t`for each ${first} and ${second}`;
  return isTime(symbols[0] ?? "") ? t`each ${first}` : t`for each ${first}`;
}
