import { isLanguage, type Language } from "../i18n/language.ts";
import { detectLanguage } from "../reading/language.ts";
import { normalise } from "../reading/normalise.ts";

/** The language of a tool's result: that of the input, else that of the interface, else English. */
export function languageOfInput(texts: (string | undefined)[], locale: string | undefined): Language {
  const spoken = detectLanguage(normalise(texts.filter(Boolean).join("\n")).text)?.language;
  return spoken ?? (locale && isLanguage(locale) ? locale : "en");
}
