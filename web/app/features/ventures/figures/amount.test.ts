import { afterAll, expect, test } from "vitest";
import de from "../../../locales/de/by-page/amounts.json";
import en from "../../../locales/en/by-page/amounts.json";
import es from "../../../locales/es/by-page/amounts.json";
import fr from "../../../locales/fr/by-page/amounts.json";
import hi from "../../../locales/hi/by-page/amounts.json";
import zh from "../../../locales/zh/by-page/amounts.json";
import { i18n } from "../../../locales/i18n.ts";
import { amountOf, fullAmountOf } from "./amount.ts";

for (const [language, texts] of Object.entries({ en, de, es, fr, hi, zh }))
  i18n.addResourceBundle(language, "amounts", texts);
afterAll(() => i18n.changeLanguage("en"));

const price = { EUR: 1, customer: -1, month: -1 };
/** Languages set a space that does not break before their symbols. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

test.each([
  ["en", ["€29.50 per customer per month", "6 months", "40 customers"]],
  ["de", ["29,50 € je Kunde pro Monat", "6 Monate", "40 Kunden"]],
  ["es", ["29,50 € por cliente al mes", "6 meses", "40 clientes"]],
  ["fr", ["29,50 € par client par mois", "6 mois", "40 clients"]],
  ["hi", ["€29.50 प्रति ग्राहक प्रति महीना", "6 महीने", "40 ग्राहक"]],
  ["zh", ["每月每位客户29.50欧元", "6个月", "40 位客户"]],
])("an amount is written as founders read it in %s", async (language, written) => {
  await i18n.changeLanguage(language);
  const amounts = [fullAmountOf(29.5, price), fullAmountOf(6, { month: 1 }), fullAmountOf(40, { customer: 1 })];
  expect(amounts.map(plain)).toEqual(written);
});

test.each([
  [1250, { EUR: 1, month: -1 }, "€1,250 per month"],
  [0.004, { USD: 1, click: -1 }, "$0.004 per click"],
  [19, { GBP: 1, room_night: -1 }, "£19 per room night"],
  [3.5, { "%": 1, month: -1 }, "3.5% per month"],
  [1, { customer: 1 }, "1 customer"],
  [12, { wash: 1, day: -1 }, "12 wash per day"],
  [2, { quarter: 1 }, "2 quarters"],
  [80, { kg: 1, km: 1, tour: -1 }, "80 kg·km per tour"],
  [30, { EUR: 1, m: -2 }, "€30 per m^2"],
  [1_000_000, {}, "1,000,000"],
])("%d of %j is %s", async (value, unit, written) => {
  await i18n.changeLanguage("en");
  expect(fullAmountOf(value, unit)).toBe(written);
});

test("without what it is for, an amount is its value alone", async () => {
  await i18n.changeLanguage("en");
  expect(amountOf(29.5, price)).toBe("€29.50");
});
