import type { Figure } from "../reader/tokens.ts";

/** Currencies that share a sign or a name with the one that the lexer reads. */
const sharing: Record<string, string> = {
  USD: "CAD AUD NZD SGD HKD TWD MXN ARS COP CLP UYU DOP",
  MXN: "ARS COP CLP UYU DOP PHP",
  CNY: "JPY TWD",
  JPY: "CNY",
  CHF: "XOF XAF",
  XOF: "XAF",
  INR: "NPR PKR LKR",
  MAD: "AED",
  TND: "DZD",
  DKK: "SEK NOK CZK",
  KES: "UGX TZS",
  SAR: "QAR",
  GBP: "EGP",
};

/** Says which of them: "US$", "EUR", "dollars américains". */
const named = /[A-Z]{2,3}\s?\$|R\$|CN¥|(?<![\p{L}])(?!RS|DH|FR)[A-Za-z]{3}(?![\p{L}])|美|港|台|澳|加|日元|人民/u;
const shortNames = /\b(?:sol|fcfa|cfa)\b/i;

/**
 * The possible currencies of a number: a sign shared by several is that of the venture, and only where the venture has
 * another sign, its own. Empty for what is no money and for money of an unknown currency.
 */
export function currenciesOf({ kind, currency }: Figure, written: string, venture: string | null): string[] {
  if (kind !== "money" || currency === null) return [];
  const isShared = venture !== null && (sharing[currency]?.split(" ").includes(venture) ?? false);
  return isShared && !(named.test(written) && !shortNames.test(written)) ? [venture] : [currency];
}
