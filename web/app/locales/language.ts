import type { Language } from "@cofounder/contract";
import { languageNames } from "../content/languages.ts";
import { i18n, type TranslatedTexts } from "./i18n.ts";
import type { LoadersByPage } from "./namespaces.ts";
import type { PageTexts } from "./page-texts.ts";

/** With those of the pages whose English is their content. A key of English that is missing does not compile. */
type Catalogue = TranslatedTexts & PageTexts & { byPage: LoadersByPage };

const key = "language";
const isLanguage = (text: string | null | undefined): text is Language => Boolean(text && text in languageNames);

/**
 * Each of the other languages comes as a whole when it is wanted, without the texts by page: those come with their
 * pages, as English does, which is the one to fall back to.
 */
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

/** The texts that pages have asked for so far: another language brings the same. */
const asked = new Set<string>();

/** Brings the texts of a language, where they are not there yet. */
async function bringTexts(language: Language): Promise<void> {
  if (language === "en") return;
  const { byPage, ...texts } = await catalogues[language]();
  const add = (name: string, catalogue: object) => i18n.addResourceBundle(language, name, catalogue);
  if (!i18n.hasResourceBundle(language, "common"))
    for (const [name, catalogue] of Object.entries(texts)) add(name, catalogue);
  const missing = Object.entries(byPage).filter(([name]) => asked.has(name) && !i18n.hasResourceBundle(language, name));
  await Promise.all(missing.map(async ([name, load]) => add(name, (await load()).default)));
}

/** Speaks the wanted language from now on, with the named texts too. */
export async function speakWantedLanguage(...names: string[]): Promise<void> {
  for (const name of names) asked.add(name);
  const language = wantedLanguage();
  await bringTexts(language);
  // Another choice may have been made meanwhile.
  if (i18n.language !== language && wantedLanguage() === language) await i18n.changeLanguage(language);
  document.documentElement.lang = i18n.language;
}
