const signs: Record<string, string> = {
  us$: "USD",
  a$: "AUD",
  c$: "CAD",
  ca$: "CAD",
  au$: "AUD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  nt$: "TWD",
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
const names: Record<string, string> = {
  dollar: "USD",
  dollars: "USD",
  dolar: "USD",
  dolares: "USD",
  bucks: "USD",
  quid: "GBP",
  刀: "USD",
  pavos: "EUR",
  balles: "EUR",
  डालर: "USD",
  डॉलर: "USD",
  美元: "USD",
  美金: "USD",
  euro: "EUR",
  euros: "EUR",
  यूरो: "EUR",
  欧元: "EUR",
  pound: "GBP",
  pounds: "GBP",
  libras: "GBP",
  livres: "GBP",
  pfund: "GBP",
  英镑: "GBP",
  rupee: "INR",
  rupees: "INR",
  rupien: "INR",
  roupies: "INR",
  rupias: "INR",
  rupaye: "INR",
  rupaiye: "INR",
  rupay: "INR",
  rupaya: "INR",
  rupya: "INR",
  rupe: "INR",
  रुपये: "INR",
  रुपए: "INR",
  रुपया: "INR",
  रूपये: "INR",
  रूपए: "INR",
  रुपयों: "INR",
  रुपयो: "INR",
  रु: "INR",
  "रु.": "INR",
  卢比: "INR",
  yuan: "CNY",
  rmb: "CNY",
  人民币: "CNY",
  块: "CNY",
  块钱: "CNY",
  元钱: "CNY",
  francs: "CHF",
  franken: "CHF",
  "francs suisses": "CHF",
  reales: "BRL",
  reais: "BRL",
  soles: "PEN",
  peso: "MXN",
  pesos: "MXN",
  "pesos mexicanos": "MXN",
  "pesos argentinos": "ARS",
  "pesos colombianos": "COP",
  "pesos chilenos": "CLP",
  "francs cfa": "XOF",
  fcfa: "XOF",
  dirhams: "MAD",
  港币: "HKD",
  港元: "HKD",
  新台币: "TWD",
  台币: "TWD",
  日元: "JPY",
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

const latinNames =
  String.raw`[Dd]ollars?|[Dd][oó]lar(?:es)?|bucks|quid|pavos|balles|[Ee]uros?|[Pp]ounds?|libras|livres|Pfund` +
  String.raw`|[Rr]upees?|Rupien|[Rr]oupies|[Rr]upias|[Rr]upa(?:ye|iye|ya|y)|[Rr]upya|[Rr]upe|yuan` +
  String.raw`|[Ff]rancs(?: (?:suisses|CFA))?|FCFA|[Ff]ranken|[Rr]eales|reais|[Ss]oles|[Pp]esos?(?: (?:mexicanos` +
  String.raw`|argentinos|colombianos|chilenos))?|dirhams|[Rr]s\.?|mxn|usd|eur|inr|cop|ars|clp`;
const otherNames =
  String.raw`(?:रुपये|रुपए|रुपयों|रुपयो|रुपया|रूपये|रूपए|रु\.?|डॉलर|डालर|यूरो)(?![\p{L}\p{M}])|刀(?!具|叉|法|片|工)` +
  String.raw`|人民币|元钱|块钱|块|美元|美金|欧元|英镑|卢比|港币|港元|新台币|台币|日元`;

export const currencyPrefix =
  String.raw`(?:(?:US|AU|CA|NZ|HK|NT|MX|A|C|S|R)?\$\s?|[€£₹¥]\s?|R[Ss]\.?\s?|(?:रुपये|रुपए|रु\.?)\s?|人民币\s?` +
  String.raw`|(?:${codes.join("|")})\s?)`;
export const currencySuffix = String.raw`\s?(?:[€£₹¥元]|\$(?!\s?\d)|${otherNames}|(?:de\s|d')?(?:${codes.join("|")}|${latinNames})(?![\p{L}]))`;

/** The ISO code of a sign, code or name; null for anything else. */
export function currencyOf(written: string): string | null {
  const key = written
    .trim()
    .toLowerCase()
    .replace(/^(?:de\s|d')/, "");
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
