import type { Language } from "../i18n/language.ts";
import type { Headings } from "./answer.ts";
import { de } from "./de/headings.ts";
import { en } from "./en/headings.ts";

const all: Partial<Record<Language, Headings>> = { en, de };
export const headingsOf = (language: Language): Headings => all[language] ?? en;
