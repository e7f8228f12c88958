/** A number with its unit, formatted for reading: a currency code, "ratio", "" or a word. */
export function formatValue(value: number, unit: string, locale: string): string {
  if (/^[A-Z]{3}$/.test(unit)) {
    const style = { style: "currency", currency: unit, currencyDisplay: "narrowSymbol" } as const;
    return new Intl.NumberFormat(locale, { ...style, ...digitsFor(value) }).format(value);
  }
  if (unit === "ratio")
    return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(value);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return unit === "" ? number : `${number} ${humanise(unit)}`;
}

/** The same, short enough for an axis label. */
export function formatTick(value: number, unit: string, locale: string): string {
  if (unit === "ratio") return formatValue(value, unit, locale);
  const currency = /^[A-Z]{3}$/.test(unit)
    ? ({ style: "currency", currency: unit, currencyDisplay: "narrowSymbol" } as const)
    : {};
  return new Intl.NumberFormat(locale, { ...currency, notation: "compact", maximumFractionDigits: 1 }).format(value);
}

function digitsFor(value: number): { maximumFractionDigits: number; minimumFractionDigits: number } {
  const whole = Number.isInteger(value) || Math.abs(value) >= 1_000;
  return whole
    ? { maximumFractionDigits: 0, minimumFractionDigits: 0 }
    : { maximumFractionDigits: 2, minimumFractionDigits: 2 };
}

/** A snake_case term as words. */
export function humanise(term: string): string {
  return term.replaceAll("_", " ");
}
