import { i18n } from "./i18n.ts";
import { speakWantedLanguage } from "./language.ts";
import { englishLoaders, type LoadedNamespace } from "./namespaces.ts";

/** Resolves when the named texts can be read; a page asks for its own in its `clientLoader`. */
export async function loadTexts(...names: LoadedNamespace[]): Promise<null> {
  await Promise.all([...request(names), speakWantedLanguage(...names)]);
  return null;
}

/** All texts in English, for the build. */
export async function loadEnglish(): Promise<void> {
  await Promise.all(request(Object.keys(englishLoaders) as LoadedNamespace[]));
}

function request(names: LoadedNamespace[]): Promise<unknown>[] {
  const missing = names.filter((name) => !i18n.hasResourceBundle("en", name));
  return missing.map(async (name) => i18n.addResourceBundle("en", name, (await englishLoaders[name]()).default));
}
