import { claims, type ClaimName } from "../../content/claims.ts";

/** Fills the `{{placeholders}}` of a text. */
export function fill(text: string, values: Record<string, string>) {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

export const plain = (value: number, language: string, digits = 2) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);

export const percent = (share: number, language: string) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(share);

export const money = (value: number, language: string, { currency = "EUR", digits = 0 } = {}) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "−");

/** The operator's claims in the number format of a language. */
export function claimTexts(language: string): Record<ClaimName, string> {
  const entries = Object.entries(claims).map(([name, value]) => [name, plain(value, language)]);
  return Object.fromEntries(entries) as Record<ClaimName, string>;
}
