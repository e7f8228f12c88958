import type { Language } from "../i18n/language.ts";
import type { AnswerId, AnswerText } from "./answer.ts";
import { germanTexts } from "./de/index.ts";
import { englishTexts } from "./en/index.ts";
import { frenchTexts } from "./fr/index.ts";
import { chineseTexts } from "./zh/index.ts";

/** The translated texts of each language; what is missing is given in English. */
const translated: Partial<Record<Language, Partial<Record<AnswerId, AnswerText>>>> = {
  de: germanTexts,
  fr: frenchTexts,
  zh: chineseTexts,
};

export const textOf = (id: AnswerId, language: Language): AnswerText => translated[language]?.[id] ?? englishTexts[id];

export const isTranslated = (id: AnswerId, language: Language): boolean =>
  language === "en" || translated[language]?.[id] !== undefined;
