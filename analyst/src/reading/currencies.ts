const codes = [
  "USD",
  "EUR",
  "GBP",
  "INR",
  "CHF",
  "JPY",
  "CNY",
  "RMB",
  "AUD",
  "CAD",
  "MXN",
  "BRL",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "SGD",
  "AED",
  "ZAR",
  "NGN",
  "KES",
  "ARS",
  "COP",
  "CLP",
  "PEN",
  "TWD",
  "HKD",
  "MAD",
  "TND",
  "XOF",
  "CZK",
  "TRY",
];
const symbols: Record<string, string> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  INR: "₹",
  JPY: "¥",
  CNY: "CN¥",
  AUD: "A$",
  CAD: "C$",
  BRL: "R$",
  MXN: "MX$",
  NZD: "NZ$",
  SGD: "S$",
  HKD: "HK$",
};

/** "$" for USD, "CHF " for a currency without a sign of its own. */
export function currencySymbol(code: string): string {
  return symbols[code] ?? `${code} `;
}

export function isCurrency(unit: string): boolean {
  return codes.includes(unit) || unit in symbols;
}
