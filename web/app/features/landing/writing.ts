import { claims, type ClaimName } from "../../content/claims.ts";

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

/** Where the example of a language counts in another currency: how many of its units stand for a euro. */
const exampleCurrencies: Record<string, { currency: string; perEuro: number }> = {
  en: { currency: "USD", perEuro: 1 },
  hi: { currency: "INR", perEuro: 100 },
};

/** An amount of the calculator, in the currency of the example that its figures come from. */
export function exampleMoney(euros: number, language: string, digits = 0): string {
  const { currency, perEuro } = exampleCurrencies[language] ?? { currency: "EUR", perEuro: 1 };
  return money(euros * perEuro, language, { currency, digits });
}
