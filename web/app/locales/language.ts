import type { Language } from "@cofounder/contract";
import type { LandingTexts } from "../content/landing.ts";
import { languageNames } from "../content/languages.ts";
import { i18n, type TranslatedTexts } from "./i18n.ts";
import type { TextsOf } from "./texts-of.ts";

/** With those of the landing page, whose English is its content. */
type Catalogue = TextsOf<TranslatedTexts> & { landing: LandingTexts };

const key = "language";
const isLanguage = (text: string | null | undefined): text is Language => Boolean(text && text in languageNames);

/** Each of the other languages comes as a whole when it is wanted. English comes with the pages, as the one to fall back to. */
const catalogues: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  de: () => import("./de.ts"),
  hi: () => import("./hi.ts"),
  zh: () => import("./zh.ts"),
};

/** What was chosen here, else the first of the browser's languages that the interface speaks, by its prefix. */
export function wantedLanguage(): Language {
  if (typeof localStorage === "undefined") return "en";
  const chosen = localStorage.getItem(key);
  if (isLanguage(chosen)) return chosen;
  const prefixes = navigator.languages.map((tag) => tag.split("-")[0]?.toLowerCase());
  return prefixes.find(isLanguage) ?? "en";
}

/** The language that the interface speaks now. */
export function spokenLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : "en";
}

/** Null follows the browser again. */
export function keepLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(key);
  else localStorage.setItem(key, language);
}

/** Brings the texts of a language, where they are not there yet. */
async function bringTexts(language: Language): Promise<void> {
  if (language === "en" || i18n.hasResourceBundle(language, "common")) return;
  const texts = await catalogues[language]();
  for (const [name, catalogue] of Object.entries(texts)) i18n.addResourceBundle(language, name, catalogue);
}

/** Speaks the wanted language from now on. */
export async function speakWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (i18n.language !== language) {
    await bringTexts(language);
    // Another choice may have been made meanwhile.
    if (wantedLanguage() === language) await i18n.changeLanguage(language);
  }
  document.documentElement.lang = i18n.language;
}
