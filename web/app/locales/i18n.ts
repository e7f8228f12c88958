import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import accounts from "./en/accounts.json";
import common from "./en/common.json";
import navigation from "./en/navigation.json";
import problems from "./en/problems.json";
import promo from "./en/promo.json";
import types from "./en/types.json";
import type { LaterTexts, TranslatedLater } from "./namespaces.ts";

export type AllTexts = typeof english & LaterTexts;
/** What a language has to hold to be offered. */
export type TranslatedTexts = typeof english & TranslatedLater;

const english = { accounts, common, navigation, problems, promo, types };

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: AllTexts;
  }
}

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  defaultNS: "common",
  resources: { en: english },
  initAsync: false,
  interpolation: { escapeValue: false },
});
