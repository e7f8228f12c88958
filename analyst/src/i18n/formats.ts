import { currencySymbol } from "../reading/currencies.ts";
import type { Language } from "./language.ts";

/** How a language writes numbers, money and what is counted. */
export interface Format {
  language: Language;
  /** Money from this size on is shown in this scale, largest first. */
  scales: { from: number; by: number; word: string }[];
  percent: string;
  /** Adds the sign and scale word to a formatted number. */
  money: (written: string, scale: string, currency: string) => string;
  /** Singular and plural of each unit. */
  /** Between a number and its unit. */
  gap: string;
  units: Record<string, [one: string, many: string]>;
  comma: string;
  and: string;
  quotes: [open: string, close: string];
}

const fixed = "\u00a0";
const before = (written: string, scale: string, currency: string): string =>
  `${currencySymbol(currency)}${written}${scale}`;
const behind = (written: string, scale: string, currency: string): string => {
  const symbol = currencySymbol(currency).trim();
  if (scale === "") return `${written}${fixed}${symbol}`;
  return `${written}${fixed}${scale}${scale.length > 2 || symbol.length > 1 ? fixed : ""}${symbol}`;
};

const chineseMoney: Record<string, string> = {
  CNY: "元",
  EUR: "欧元",
  USD: "美元",
  GBP: "英镑",
  INR: "卢比",
  JPY: "日元",
};

export const formats: Record<Language, Format> = {
  en: {
    language: "en",
    scales: [
      { from: 1e12, by: 1e12, word: "T" },
      { from: 1e9, by: 1e9, word: "B" },
      { from: 1e6, by: 1e6, word: "M" },
    ],
    percent: "%",
    money: before,
    gap: " ",
    units: {
      months: ["month", "months"],
      weeks: ["week", "weeks"],
      days: ["day", "days"],
      hours: ["hour", "hours"],
      minutes: ["minute", "minutes"],
      years: ["year", "years"],
      customers: ["customer", "customers"],
      sales: ["sale", "sales"],
    },
    comma: ", ",
    and: " and ",
    quotes: ['"', '"'],
  },
  es: {
    language: "es",
    scales: [{ from: 1e6, by: 1e6, word: "M" }],
    percent: `${fixed}%`,
    money: behind,
    gap: " ",
    units: {
      months: ["mes", "meses"],
      weeks: ["semana", "semanas"],
      days: ["día", "días"],
      hours: ["hora", "horas"],
      minutes: ["minuto", "minutos"],
      years: ["año", "años"],
      customers: ["cliente", "clientes"],
      sales: ["venta", "ventas"],
    },
    comma: ", ",
    and: " y ",
    quotes: ["«", "»"],
  },
  fr: {
    language: "fr",
    scales: [
      { from: 1e9, by: 1e9, word: "Md" },
      { from: 1e6, by: 1e6, word: "M" },
    ],
    percent: `${fixed}%`,
    money: behind,
    gap: " ",
    units: {
      months: ["mois", "mois"],
      weeks: ["semaine", "semaines"],
      days: ["jour", "jours"],
      hours: ["heure", "heures"],
      minutes: ["minute", "minutes"],
      years: ["an", "ans"],
      customers: ["client", "clients"],
      sales: ["vente", "ventes"],
    },
    comma: ", ",
    and: " et ",
    quotes: ["«\u00a0", "\u00a0»"],
  },
  de: {
    language: "de",
    scales: [
      { from: 1e12, by: 1e12, word: "Bio." },
      { from: 1e9, by: 1e9, word: "Mrd." },
      { from: 1e6, by: 1e6, word: "Mio." },
    ],
    percent: `${fixed}%`,
    money: behind,
    gap: " ",
    units: {
      months: ["Monat", "Monate"],
      weeks: ["Woche", "Wochen"],
      days: ["Tag", "Tage"],
      hours: ["Stunde", "Stunden"],
      minutes: ["Minute", "Minuten"],
      years: ["Jahr", "Jahre"],
      customers: ["Kunde", "Kunden"],
      sales: ["Verkauf", "Verkäufe"],
    },
    comma: ", ",
    and: " und ",
    quotes: ["„", "“"],
  },
  hi: {
    language: "hi",
    scales: [
      { from: 1e7, by: 1e7, word: " करोड़" },
      { from: 1e5, by: 1e5, word: " लाख" },
    ],
    percent: "%",
    money: before,
    gap: " ",
    units: {
      months: ["महीना", "महीने"],
      weeks: ["हफ़्ता", "हफ़्ते"],
      days: ["दिन", "दिन"],
      hours: ["घंटा", "घंटे"],
      minutes: ["मिनट", "मिनट"],
      years: ["साल", "साल"],
      customers: ["ग्राहक", "ग्राहक"],
      sales: ["बिक्री", "बिक्री"],
    },
    comma: ", ",
    and: " और ",
    quotes: ["“", "”"],
  },
  zh: {
    language: "zh",
    scales: [
      { from: 1e8, by: 1e8, word: "亿" },
      { from: 1e5, by: 1e4, word: "万" },
    ],
    percent: "%",
    money: (written, scale, currency) => `${written}${scale}${chineseMoney[currency] ?? ` ${currency}`}`,
    gap: "",
    units: {
      months: ["个月", "个月"],
      weeks: ["周", "周"],
      days: ["天", "天"],
      hours: ["小时", "小时"],
      minutes: ["分钟", "分钟"],
      years: ["年", "年"],
      customers: ["位客户", "位客户"],
      sales: ["笔销售", "笔销售"],
    },
    comma: "、",
    and: "和",
    quotes: ["“", "”"],
  },
};
