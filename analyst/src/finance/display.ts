import { currencySymbol, isCurrency } from "../reading/currencies.ts";

/** Whole numbers with separators; one or two decimals where they matter. Never "-0". */
export function displayNumber(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return group(trimZeros(value.toFixed(digits)));
}

/** "€1,240", "$49.50", "₹2.4M": large amounts keep three significant digits. */
export function displayMoney(value: number, currency: string): string {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  if (size >= 1e12) return `${sign}${currencySymbol(currency)}${significant(size / 1e12)}T`;
  if (size >= 1e9) return `${sign}${currencySymbol(currency)}${significant(size / 1e9)}B`;
  if (size >= 1e6) return `${sign}${currencySymbol(currency)}${significant(size / 1e6)}M`;
  const cents = size < 100 && !Number.isInteger(size) ? 2 : 0;
  return `${sign}${currencySymbol(currency)}${group(size.toFixed(cents))}`;
}

/** A fraction as a percentage: 0.125 → "12.5%". */
export function displayShare(value: number): string {
  const percent = value * 100;
  const digits = Math.abs(percent) >= 10 ? 1 : 2;
  return `${group(trimZeros(percent.toFixed(digits)))}%`;
}

/** Any value in its unit, as a person reads it. */
export function display(value: number, unit: string): string {
  if (unit === "ratio") return displayShare(value);
  if (isCurrency(unit)) return displayMoney(value, unit);
  if (unit === "x") return `${displayNumber(value)}×`;
  if (unit === "" || unit === "points") return displayNumber(value);
  const shown = displayNumber(value);
  return `${shown} ${shown === "1" ? unit.replace(/s$/, "") : unit}`;
}

function significant(value: number): string {
  return group(trimZeros(value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)));
}

function trimZeros(written: string): string {
  const trimmed = written.includes(".") ? written.replace(/\.?0+$/, "") : written;
  return trimmed === "-0" ? "0" : trimmed;
}

function group(written: string): string {
  const [whole = "", decimals] = written.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
