import type { Language } from "../i18n/language.ts";

const endings: Record<Language, RegExp> = {
  en: /^(?:s|es|ies)$/u,
  es: /^(?:s|es)$/u,
  fr: /^(?:s|x|aux)$/u,
  de: /^(?:e|n|en|er|s|se|nen)$/u,
  hi: /^(?!)/u,
  zh: /^(?!)/u,
};

/** A noun in the plural: as the founder wrote it somewhere, otherwise with the language's regular ending. */
export function pluralIn(text: string, noun: string, language: Language): string {
  const [head = "", ...rest] = noun.split("_");
  if (rest.length > 0) return [pluralIn(text, head, language), ...rest].join(" ");
  const stem = withoutUmlaut(head.replace(/y$/u, "").toLowerCase());
  const words = text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  const written = words.find((word) => {
    const lower = withoutUmlaut(word.toLowerCase());
    return lower.startsWith(stem) && endings[language].test(lower.slice(stem.length));
  });
  if (written === undefined) return regular(head, language);
  // A German noun keeps its capital letter.
  return language === "de" && /^\p{Lu}\p{Ll}/u.test(written) ? written : matchCase(written, head);
}

/** "Glas" and "Gläser" begin alike. */
const withoutUmlaut = (word: string): string => word.replace(/[äöü]/gu, (letter) => letter.normalize("NFD").charAt(0));

/** A capitalized or upper-case form is adapted to the noun. */
const matchCase = (written: string, noun: string): string =>
  noun === noun.toLowerCase() ? written.toLowerCase() : noun + written.slice(noun.length);

const regularEndings: Partial<Record<Language, (noun: string) => string>> = {
  en: (noun) => {
    if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, "ies");
    return noun + (/(?:x|z|ch|sh|ss)$/u.test(noun) ? "es" : "s");
  },
  es: (noun) =>
    noun.endsWith("ón") ? noun.replace(/ón$/u, "ones") : noun + (/[aeiouáéíóú]$/u.test(noun) ? "s" : "es"),
  fr: (noun) => (/[xz]$/u.test(noun) ? noun : `${noun}s`),
};

function regular(noun: string, language: Language): string {
  if (language === "de") return germanNoun(germanPlural(noun));
  const isForm = /(?<!s)s$/u.test(noun) || isSymbol.test(noun) || !/^[\p{Script=Latin}'’-]{3,}$/u.test(noun);
  return isForm ? noun : (regularEndings[language]?.(noun) ?? noun);
}

/** kWh, ml, km: unit symbols have no plural. */
const isSymbol = /^(?:\p{Ll}{1,2}|.*\p{Ll}\p{Lu}.*)$/u;

/** With its capital letter, unless it is a symbol such as "kg", "ml" or "kWh". */
export const germanNoun = (noun: string): string =>
  /^(?=.*[aeiouäöü])\p{Ll}{4,}$/u.test(noun) ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;

function germanPlural(noun: string): string {
  if (noun.endsWith("e")) return `${noun}n`;
  return /(?:ung|heit|keit|schaft|ion)$/u.test(noun) ? `${noun}en` : noun;
}

type Singular = readonly (readonly [ending: RegExp, singular: string])[];

/** Unambiguous endings: any other noun stays as written. */
const singulars: Partial<Record<Language, Singular>> = {
  en: [
    [/(?<=ss|x|ch|sh)es$/u, ""],
    [/(?<=loa|lea|shea|shel|hal|cal|scar|hoo|wol|thie)ves$/u, "f"],
    [/(?<=kni|wi|li)ves$/u, "fe"],
    [/(?<=[^siu])(?<!ie)s$/u, ""],
  ],
  es: [
    [/ones$/u, "ón"],
    [/(?<=[aeiou][rln])es$/u, ""],
    [/(?<=[aeo])s$/u, ""],
  ],
  fr: [[/(?<=e|é|o|n|t|l)s$/u, ""]],
  de: [
    [/(?<=ung|heit|keit|schaft|ion)en$/u, ""],
    [/(?<=in)nen$/u, ""],
    [/(?<=[aeiu]sche)(?<!äusche)n$/u, ""],
  ],
};

const shortestPlural = 5;

/** The singular, as it stands after "for each": "ticket" of "tickets". */
export function singularOf(noun: string, language: Language): string {
  if (noun.length < shortestPlural || noun.includes("_")) return noun;
  const found = singulars[language]?.find(([ending]) => ending.test(noun));
  return found ? noun.replace(found[0], found[1]) : noun;
}
