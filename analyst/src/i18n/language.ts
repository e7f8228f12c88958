/** The languages of replies. */
export const languages = ["en", "es", "fr", "de", "hi", "zh"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return languages.some((language) => language === value);
}
