import type { Language } from "../i18n/language.ts";
import type { Headings } from "./answer.ts";
import de from "./de/headings.json" with { type: "json" };
import en from "./en/headings.json" with { type: "json" };
import es from "./es/headings.json" with { type: "json" };
import fr from "./fr/headings.json" with { type: "json" };
import hi from "./hi/headings.json" with { type: "json" };
import zh from "./zh/headings.json" with { type: "json" };

const all: Record<Language, Headings> = { en, de, es, fr, hi, zh };

export const headingsOf = (language: Language): Headings => all[language];
