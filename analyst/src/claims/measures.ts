import { currencyOf, currencyPrefix, currencySuffix } from "../reading/currencies.ts";
import type { Language } from "../i18n/language.ts";

/** The surroundings of a number's digits in six languages. Texts are first folded by `plainSigns`. */
const foreignSigns = String.raw`CN¥|(?:CA|AU|NZ|HK|MX|US|A|C|S|R)\$`;
export const moneyBefore = String.raw`(?:${currencyPrefix}|CN¥\s?|(?:(?:EUR|USD|GBP|INR)\s|[€$£₹¥]\s?))`;
export const moneyBehind =
  String.raw`(?:${currencySuffix}|\s?(?:${foreignSigns})|\s?(?:US[- ]Dollar|US[- ]dollars` +
  String.raw`|dólares estadounidenses|dollars américains)(?!\p{L}))`;

const end = String.raw`(?![\p{Script=Latin}\p{Script=Devanagari}\d])`;
/** LaTeX and emphasis may stand between digits and their scale. */
const gap = String.raw`(?:\s|[*_~]{1,3}|-(?=\p{L}{3})|\\(?:text|mathrm|mbox)\{\s?){0,3}`;
const scaleNames: Record<string, number> = {
  thousand: 1e3,
  tausend: 1e3,
  tsd: 1e3,
  mil: 1e3,
  mille: 1e3,
  milliers: 1e3,
  हजार: 1e3,
  hazaar: 1e3,
  hazar: 1e3,
  hundred: 100,
  hundert: 100,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  लाख: 1e5,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millon: 1e6,
  millones: 1e6,
  mio: 1e6,
  mill: 1e6,
  mn: 1e6,
  mln: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  karod: 1e7,
  करोड: 1e7,
  billion: 1e9,
  billions: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  milliard: 1e9,
  milliards: 1e9,
  md: 1e9,
  mds: 1e9,
  mrd: 1e9,
  bn: 1e9,
  अरब: 1e9,
  "mil millones": 1e9,
  billones: 1e12,
  billonen: 1e12,
  billionen: 1e12,
  bio: 1e12,
  trillion: 1e12,
  trillions: 1e12,
  dozen: 12,
  dutzend: 12,
};
const letters: Record<string, number> = { k: 1e3, m: 1e6, mm: 1e6, b: 1e9, t: 1e12 };
const han: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

const written = Object.keys(scaleNames)
  .sort((a, b) => b.length - a.length)
  .map((name) => (/^[a-z]/.test(name) ? `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}` : name))
  .map((name) => name.replace("illon", "ill[oó]n").replace("करोड", "करोड़?").replace("हजार", "हज़?ार"))
  .join("|");
/** A letter after a space is a scale only beside money: "3 M€", not "5 m". */
export const scalePattern =
  String.raw`${gap}(?:${written})\.?${end}\}?|(?:[kKmMbBT]|mm)${end}|\s?(?:[kKM]|T|Mds?)(?=\s?(?:[€$£₹¥]|EUR` +
  String.raw`|${foreignSigns}))|\\(?:text|mathrm|mbox)\{\s?[kKMBT]\}|\s?[十百千万萬亿億兆]{1,3}`;
export const percentPattern =
  String.raw`(?:[*_~]{1,3})?(?:[\s-]?\\?[%‰]|[\s-]?(?:per\s?cent|percent|pct|percentage points?` +
  String.raw`|prozent(?:punkte)?|v\.\s?h\.|por\s?ciento|puntos porcentuales|pour\s?cents?|pourcents?` +
  String.raw`|points de pourcentage|Prozent(?:punkte)?|Percent|प्रतिशत|फ़?ीसदी|फ़?ीसद|फ़ीसदी|फीसदी|परसेंट` +
  String.raw`|pratishat)${end}|\s?(?:个?百分点))`;
export const multiplePattern = String.raw`\s?[×x](?![\p{L}\d])|\s?-?fach(?:e[nrsm]?)?${end}|-?fold${end}|\s?गुना|\s?倍`;

const isLongBillion = (word: string, language: Language): boolean =>
  (language === "de" && word === "Billion") || (language === "fr" && /^billions$/i.test(word));

export function scaleOf(matched: string | undefined, language: Language): number {
  const key = (matched ?? "")
    .replace(/\\(?:text|mathrm|mbox)\{|[*_~.}{\u093c-]/gu, "")
    .trim()
    .toLowerCase()
    .replace("ó", "o")
    .replace(/ड़/gu, "ड")
    .replace(/ज़/gu, "ज");
  if (key === "") return 1;
  if (/^[十百千万萬亿億兆]+$/u.test(key)) return Array.from(key).reduce((all, sign) => all * (han[sign] ?? 1), 1);
  // A German or French billion is a thousand English ones.
  if (isLongBillion((matched ?? "").trim(), language)) return 1e12;
  return scaleNames[key] ?? letters[key] ?? 1;
}

export const currencyIn = (sign: string | undefined, suffix: string | undefined): string | null => {
  const behind = (suffix ?? "").trim();
  if (/^US|estadounidenses|américains/u.test(behind)) return "USD";
  if (behind === "CN¥" || (sign ?? "").startsWith("CN¥")) return "CNY";
  return currencyOf((sign ?? "").trim() || behind);
};

const timeNames: [unit: string, words: string][] = [
  ["minutes", "minutes?|mins?|minuten|minutos?|मिनट|分钟"],
  ["hours", "hours?|hrs?|stunden?|std|heures?|horas?|घंट(?:े|ा|ों)|ghante|个?小时"],
  ["days", "days?|tagen?|tage|tag|jours?|d[ií]as?|दिन(?:ों)?|din|天"],
  ["weeks", "weeks?|wochen?|semaines?|semanas?|हफ़?्त(?:े|ा|ों)|हफ़्त(?:े|ा|ों)|सप्ताह|hafte|周|个?星期|个?礼拜"],
  ["months", "months?|monaten?|monate|monat|mois|mes(?:es)?|महीन(?:े|ा|ों)|माह|mahine|个月"],
  ["quarters", "quarters?|quartale?n?|trimestres?|तिमाही|个?季度"],
  ["years", "years?|yrs?|jahren?|jahre|jahr|ans|ann[ée]es?|a[nñ]os?|साल(?:ों)?|वर्ष(?:ों)?|saal|年"],
];
const timePattern = new RegExp(
  String.raw`^(?:[*_~]{1,3})?[\s-]?(?:${timeNames.map(([, words]) => `(${words})`).join("|")})(?![\p{Script=Latin}\p{M}]|-\p{L})`,
  "iu",
);

/** "months" where a unit of time follows. */
export function timeUnitOf(after: string, value: number): string | null {
  const found = timePattern.exec(after);
  if (!found) return null;
  const unit = timeNames[found.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? null;
  return unit === "years" && Number.isInteger(value) && value >= 1900 && value <= 2100 ? null : unit;
}
