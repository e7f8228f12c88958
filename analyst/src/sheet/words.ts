import type { Catalogue } from "../i18n/catalogue.ts";
import type { Language } from "../i18n/language.ts";
import { makeTranslator, type Translator } from "../i18n/make-translator.ts";

/** Only the texts of laws and their results: a browser does not load the others. */
const catalogues: Record<Language, () => Promise<Catalogue[]>> = {
  en: () => Promise.resolve([]),
  es: async () => [(await import("../i18n/es/laws.ts")).laws, (await import("../i18n/es/following.ts")).following],
  fr: async () => [(await import("../i18n/fr/laws.ts")).laws, (await import("../i18n/fr/following.ts")).following],
  de: async () => [(await import("../i18n/de/laws.ts")).laws, (await import("../i18n/de/following.ts")).following],
  hi: async () => [(await import("../i18n/hi/laws.ts")).laws, (await import("../i18n/hi/following.ts")).following],
  zh: async () => [(await import("../i18n/zh/laws.ts")).laws, (await import("../i18n/zh/following.ts")).following],
};

const known = new Map<Language, Promise<Translator>>();

/** The translator for what follows from a sheet. */
export function sheetTranslator(language: Language): Promise<Translator> {
  const made = known.get(language) ?? make(language);
  known.set(language, made);
  return made;
}

const make = async (language: Language): Promise<Translator> =>
  makeTranslator(language, Object.assign({}, ...(await catalogues[language]())) as Catalogue);
