import { i18n } from "../../../locales/i18n.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** An amount of data in the unit that fits it. */
export function bytes(amount: number): string {
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(amount, 1)) / 3), 0), units.length - 1);
  const unit = units[step] ?? "byte";
  const format = new Intl.NumberFormat(i18n.language, { style: "unit", unit, maximumFractionDigits: step > 2 ? 1 : 0 });
  return format.format(amount / 1_000 ** step);
}

/** The time between two moments in its largest unit. */
export function span(later: string, earlier: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(later) - Date.parse(earlier)) / 60_000));
  const [amount, unit] =
    minutes < 60
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 1_440), "day"];
  return new Intl.NumberFormat(i18n.language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
