import { i18n } from "../../locales/i18n.ts";

/** Whole US dollars in the format of the interface language. */
export const dollars = (amount: number) =>
  new Intl.NumberFormat(i18n.language, { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(amount);
