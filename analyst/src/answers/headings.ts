import type { Language } from "../i18n/language.ts";
import type { Headings } from "./answer.ts";
import { de } from "./de/headings.ts";
import { en } from "./en/headings.ts";
import { es } from "./es/headings.ts";
import { fr } from "./fr/headings.ts";
import { hi } from "./hi/headings.ts";
import { zh } from "./zh/headings.ts";

const all: Record<Language, Headings> = { en, de, es, fr, hi, zh };

export const headingsOf = (language: Language): Headings => all[language];
