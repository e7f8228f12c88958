import type { Language } from "@cofounder/contract";
import { languageNames } from "../content/languages.ts";
import { i18n } from "./i18n.ts";

const key = "language";
const isLanguage = (text: string | null | undefined): text is Language => Boolean(text && text in languageNames);

/** Files of the other languages, each on demand. English comes with the pages, as the one to fall back to. */
const files = import.meta.glob<Record<string, object>>("./{es,fr,de,hi,zh}/*.ts");
/** Spoken by the frame around every page. */
const everywhere = ["accounts", "common", "navigation", "problems"];

/** What was chosen here, else the first of the browser's languages that the interface speaks, by its prefix. */
export function wantedLanguage(): Language {
  if (typeof localStorage === "undefined") return "en";
  const chosen = localStorage.getItem(key);
  if (isLanguage(chosen)) return chosen;
  const prefixes = navigator.languages.map((tag) => tag.split("-")[0]?.toLowerCase());
  return prefixes.find(isLanguage) ?? "en";
}

/** Null follows the browser again. */
export function keepLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(key);
  else localStorage.setItem(key, language);
}

/** Brings the named texts in a language, where they are not there yet. */
export async function bringTexts(language: Language, names: readonly string[]): Promise<void> {
  if (language === "en") return;
  const missing = names.filter((name) => !i18n.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const module = await files[`./${language}/${name}.ts`]?.();
      if (module?.[name]) i18n.addResourceBundle(language, name, module[name]);
    }),
  );
}

/** Speaks the wanted language from now on, with all texts that are on the page. */
export async function speakWantedLanguage(): Promise<void> {
  const language = wantedLanguage();
  if (i18n.language !== language) {
    const shown = Object.keys(i18n.getDataByLanguage("en") ?? {});
    await bringTexts(language, [...new Set([...everywhere, ...shown])]);
    // Another choice may have been made meanwhile.
    if (wantedLanguage() === language) await i18n.changeLanguage(language);
  }
  document.documentElement.lang = i18n.language;
}
