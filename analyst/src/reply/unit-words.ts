import type { Unit } from "../quantities/unit.ts";
import { isCurrency, isTime } from "../quantities/unit.ts";
import { msg } from "../i18n/make-translator.ts";
import type { Translator } from "../i18n/make-translator.ts";
import { germanNoun, singularOf } from "./plural.ts";

/** The singular, as it stands after "for each". */
const single: Record<string, string> = {
  customer: msg("customer"),
  minute: msg("minute"),
  hour: msg("hour"),
  day: msg("day"),
  night: msg("night"),
  week: msg("week"),
  month: msg("month"),
  quarter: msg("quarter"),
  year: msg("year"),
  season: msg("season"),
};

const several: Record<string, string> = {
  customer: msg("customers"),
  minute: msg("minutes"),
  hour: msg("hours"),
  day: msg("days"),
  night: msg("nights"),
  week: msg("weeks"),
  month: msg("months"),
  quarter: msg("quarters"),
  year: msg("years"),
  season: msg("seasons"),
};

/** Chinese puts spaces around words of other scripts; German capitalizes nouns. */
function asWritten(symbol: string, { language }: Translator): string {
  const words = symbol.replaceAll("_", " ");
  if (language === "de") return germanNoun(words);
  return language === "zh" && !/^\p{Script=Han}/u.test(words) ? ` ${words} ` : words;
}

export function oneOf(symbol: string, translator: Translator): string {
  const known = Object.hasOwn(single, symbol) ? single[symbol] : undefined;
  const { language } = translator;
  return known === undefined ? asWritten(singularOf(symbol, language), translator) : translator.translate(known);
}

/** Customers and times in the plural; a founder's noun as written. */
export function manyOf(symbol: string, translator: Translator): string {
  const known = Object.hasOwn(several, symbol) ? several[symbol] : undefined;
  return known === undefined ? asWritten(symbol, translator) : translator.translate(known);
}

const order = (symbol: string): number => (isTime(symbol) ? 2 : symbol === "customer" ? 0 : 1);

/** The denominator without currencies: things first, times last. */
export const below = (unit: Unit): string[] =>
  Object.keys(unit)
    .filter((symbol) => (unit[symbol] ?? 0) < 0 && !isCurrency(symbol) && symbol !== "%")
    .toSorted((one, two) => order(one) - order(two));

/** The counted or measured things in the numerator. */
export const above = (unit: Unit): string[] =>
  Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) > 0 && !isCurrency(symbol) && symbol !== "%");

/** "for each customer and month", "each month"; empty without a denominator. */
export function eachOf(symbols: readonly string[], translator: Translator): string {
  const { t } = translator;
  const [first, second, third] = symbols.map((symbol) => oneOf(symbol, translator));
  if (first === undefined) return "";
  if (third !== undefined && second !== undefined) return t`for each ${first}, ${second} and ${third}`;
  if (second !== undefined) return t`for each ${first} and ${second}`;
  return isTime(symbols[0] ?? "") ? t`each ${first}` : t`for each ${first}`;
}
