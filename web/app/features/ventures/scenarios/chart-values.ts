import { numbers } from "../../../locales/formats.ts";

const currencyOf = (unit: string) =>
  /^[A-Z]{3}$/.test(unit) ? ({ style: "currency", currency: unit, currencyDisplay: "narrowSymbol" } as const) : {};

/** A value as the interface's language writes it; money without cents from a hundred on. */
export function valueIn(value: number, unit: string): string {
  if (unit === "ratio") return numbers({ style: "percent", maximumFractionDigits: 1 }).format(value);
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return numbers({
    ...currencyOf(unit),
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  }).format(value);
}

/** The same, short enough for an axis. */
export function tickIn(value: number, unit: string): string {
  if (unit === "ratio") return valueIn(value, unit);
  return numbers({
    ...currencyOf(unit),
    notation: "compact",
    maximumFractionDigits: 1,
  }).format(value);
}
