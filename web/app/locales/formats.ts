import { i18n } from "./i18n.ts";

/** Dates and numbers as the language of the interface writes them, in the time zone of the person. */
export const formats = {
  number: (value: number) => new Intl.NumberFormat(i18n.language).format(value),
  /** With exactly so many digits after the point. */
  decimals: (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    ),
  /** A share of 1, with one digit after the point. */
  percent: (share: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(share),
  /** With its sign, as in a list of movements. */
  delta: (value: number) => new Intl.NumberFormat(i18n.language, { signDisplay: "exceptZero" }).format(value),
  dollars: (value: number) =>
    new Intl.NumberFormat(i18n.language, { style: "currency", currency: "USD" }).format(value),
  date: (iso: string) => new Intl.DateTimeFormat(i18n.language, { dateStyle: "long" }).format(new Date(iso)),
  time: (iso: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso)),
};
