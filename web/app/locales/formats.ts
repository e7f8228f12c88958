import { i18n } from "./i18n.ts";

const made = new Map<string, Intl.NumberFormat>();

/** Of the interface's language. Making one takes longer than a hundred numbers. */
export function numbers(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${i18n.language} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(i18n.language, options);
  made.set(key, known);
  return known;
}

/** Nothing that was typed is rounded away. */
const exact = { maximumFractionDigits: 8 } as const;

/** Dates and numbers as the language of the interface writes them, in the time zone of the person. */
export const formats = {
  number: (value: number) => numbers().format(value),
  /** With exactly so many digits after the point. */
  decimals: (value: number, digits: number) =>
    numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
  /** A share of 1, with one digit after the point. */
  percent: (share: number) =>
    numbers({ style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share),
  /** With its sign, as in a list of movements. */
  delta: (value: number) => numbers({ signDisplay: "exceptZero" }).format(value),
  dollars: (value: number) => numbers({ style: "currency", currency: "USD" }).format(value),
  exact: (value: number) => numbers(exact).format(value),
  /** A percentage as it is typed: 5 is 5 %. */
  exactPercent: (value: number) => numbers({ ...exact, style: "percent" }).format(value / 100),
  /** Whole, or with two digits and as many more as were typed; Chinese names the currency, as the engine does. */
  money: (value: number, currency: string) =>
    numbers({
      ...exact,
      style: "currency",
      currency,
      currencyDisplay: i18n.language === "zh" ? "name" : "narrowSymbol",
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }).format(value),
  /** "6 months", for the units of time that Intl knows. */
  span: (value: number, unit: string) => numbers({ ...exact, style: "unit", unit, unitDisplay: "long" }).format(value),
  date: (iso: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date(iso)),
  /** A day without a time: the same everywhere. */
  day: (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso)),
  time: (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso)),
};
