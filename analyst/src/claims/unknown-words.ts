import { isLanguage } from "../i18n/language.ts";
import type { Language } from "../i18n/language.ts";

/** The replacement for an unclaimed figure or name. */
const unknownWords: Record<Language, string> = {
  en: "unknown",
  es: "desconocido",
  fr: "inconnu",
  de: "unbekannt",
  hi: "अज्ञात",
  zh: "未知",
};

/** The language of a text by its code, with or without a region; English for an unsupported one. */
export function languageOf(code: string | undefined): Language {
  const short = (code ?? "en").slice(0, 2);
  return isLanguage(short) ? short : "en";
}

export const unknownIn = (language: Language): string => unknownWords[language];
