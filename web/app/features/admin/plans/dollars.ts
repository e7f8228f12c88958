import { i18n } from "../../../locales/i18n.ts";

/** An amount of US dollars as the language of the interface writes it. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(i18n.language, { style: "currency", currency: "USD" }).format(amount);
