import { i18n } from "../../locales/i18n.ts";

/** Whole US dollars as the language of the interface writes them. */
export const dollars = (amount: number) =>
  new Intl.NumberFormat(i18n.language, { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount);
