import { english } from "./en/english.ts";
import { german } from "./de/german.ts";
import { french } from "./fr/french.ts";
import { chinese } from "./zh/chinese.ts";
import { hindi } from "./hi/hindi.ts";
import { spanish } from "./es/spanish.ts";
import type { Language } from "../../i18n/language.ts";
import type { LanguagePack } from "./language-pack.ts";

export const languagePacks: Record<Language, LanguagePack> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  zh: chinese,
};
