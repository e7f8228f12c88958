import type { Catalogue } from "./catalogue.ts";
import { de } from "./de/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { hi } from "./hi/index.ts";
import { isLanguage } from "./language.ts";
import type { Language } from "./language.ts";
import { makeTranslator } from "./make-translator.ts";
import type { Translator } from "./make-translator.ts";
import { zh } from "./zh/index.ts";

export { msg } from "./make-translator.ts";
export type { Translator } from "./make-translator.ts";

const catalogues: Record<Language, Catalogue> = { en: {}, es, fr, de, hi, zh };

const translators = new Map<Language, Translator>();

/** The translator of a language; the English one for an unsupported language. */
export function translatorFor(language: string): Translator {
  const spoken = isLanguage(language) ? language : "en";
  const known = translators.get(spoken);
  if (known) return known;
  const translator = makeTranslator(spoken, catalogues[spoken]);
  translators.set(spoken, translator);
  return translator;
}
