import type { SheetFigure } from "@cofounder/contract";
import { periods } from "@cofounder/contract/likely-readings";
import { formats } from "../../../locales/formats.ts";
import { i18n } from "../../../locales/i18n.ts";

type Unit = SheetFigure["reading"]["unit"];
type Period = (typeof periods)[number];

const isCurrency = (symbol: string): boolean => /^[A-Z]{3}$/.test(symbol);
const isPeriod = (symbol: string): symbol is Period => (periods as readonly string[]).includes(symbol);

/** A value in what it counts, without what it is for: "€29.50", "6 months", "40 customers". */
export function amountOf(value: number, unit: Unit): string {
  const above = Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) > 0);
  const [only, ...others] = above;
  if (only === undefined) return formats.exact(value);
  if (others.length > 0 || unit[only] !== 1) return `${formats.exact(value)} ${above.map(wordOf(unit)).join("·")}`;
  if (isCurrency(only)) return formats.money(value, only);
  return only === "%" ? formats.exactPercent(value) : countOf(value, only);
}

/** What a language counts with a word of its own. */
const counted = { customer: "customers", night: "nights", quarter: "quarters", season: "seasons" } as const;
/** What Intl counts in every language. */
const spans: readonly string[] = ["minute", "hour", "day", "week", "month", "year"];

function countOf(value: number, symbol: string): string {
  const number = formats.exact(value);
  if (symbol in counted) return i18n.t(`amounts:${counted[symbol as keyof typeof counted]}`, { count: value, number });
  return spans.includes(symbol) ? formats.span(value, symbol) : `${number} ${nounOf(symbol)}`;
}

/** With what it is for: "€29.50 per customer per month". */
export function fullAmountOf(value: number, unit: Unit): string {
  const below = Object.keys(unit).filter((symbol) => (unit[symbol] ?? 0) < 0);
  const things = below.filter((symbol) => !isPeriod(symbol));
  const times = below.filter((symbol) => isPeriod(symbol));
  const ofThings = things.reduce(
    (amount, symbol) => {
      if (symbol === "customer") return i18n.t("amounts:perCustomer", { amount });
      return i18n.t("amounts:per", { amount, noun: wordOf(unit)(symbol) });
    },
    amountOf(value, unit),
  );
  return times.reduce((amount, period) => i18n.t(`amounts:perTime.${period}`, { amount }), ofThings);
}

const nounOf = (symbol: string): string => symbol.replaceAll("_", " ");

const wordOf =
  (unit: Unit) =>
  (symbol: string): string => {
    const exponent = Math.abs(unit[symbol] ?? 1);
    return exponent === 1 ? nounOf(symbol) : `${nounOf(symbol)}^${exponent}`;
  };
