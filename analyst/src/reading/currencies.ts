const signs: Record<string, string> = {
  us$: "USD",
  a$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  au$: "AUD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  mx$: "MXN",
  r$: "BRL",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "¥": "JPY",
  元: "CNY",
  rs: "INR",
  "rs.": "INR",
};
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
];
const names: Record<string, string> = {
  dollar: "USD",
  dollars: "USD",
  bucks: "USD",
  euro: "EUR",
  euros: "EUR",
  pound: "GBP",
  pounds: "GBP",
  rupee: "INR",
  rupees: "INR",
  yuan: "CNY",
  francs: "CHF",
  rmb: "CNY",
};
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

export const currencyPrefix = String.raw`(?:(?:US|AU|CA|NZ|HK|MX|A|C|S|R)?\$\s?|[€£₹¥]\s?|Rs\.?\s?|(?:${codes.join("|")})\s?)`;
export const currencySuffix = String.raw`\s?(?:[€£₹¥元]|(?:${codes.join("|")}|dollars?|bucks|euros?|pounds?|rupees?|yuan|francs)(?![\p{L}]))`;

/** The ISO code behind a sign, code or name; null for anything else. */
export function currencyOf(written: string): string | null {
  const key = written.trim().toLowerCase();
  if (key === "") return null;
  const code = codes.find((known) => known.toLowerCase() === key);
  return signs[key] ?? names[key] ?? (code === "RMB" ? "CNY" : (code ?? null));
}

/** "$" for USD, "CHF " for a currency without a sign of its own. */
export function currencySymbol(code: string): string {
  return symbols[code] ?? `${code} `;
}

export function isCurrency(unit: string): boolean {
  return codes.includes(unit) || unit in symbols;
}
