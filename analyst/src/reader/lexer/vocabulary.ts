import type { Language } from "../../i18n/language.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";
import { chinese } from "./words/zh.ts";
import { english } from "./words/en.ts";
import { french } from "./words/fr.ts";
import { german } from "./words/de.ts";
import { hindi } from "./words/hi.ts";
import type { LanguageWords } from "./words/language-words.ts";
import {
  codes,
  commonScales,
  minorMoney,
  moneyBefore,
  moneyBehind,
  scaledMoney,
  scaledMoneyBefore,
  tightBehind,
  tightMinor,
} from "./words/money.ts";
import { spanish } from "./words/es.ts";

export const languageWords: Record<Language, LanguageWords> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  zh: chinese,
};

const roles = [
  "number",
  "scale",
  "join",
  "point",
  "tail",
  "halved",
  "halvable",
  "range",
  "choice",
  "percent",
  "part",
  "share",
  "ratio",
  "turnedRatio",
  "about",
  "shift",
  "moneyBefore",
  "moneyBehind",
  "slang",
  "minor",
  "between",
  "counted",
  "deed",
  "change",
  "one",
] as const;
export type Role = (typeof roles)[number];

/** A sequence of words with one meaning in the grammar. */
export interface Phrase {
  keys: string[];
  value: number;
  currency: string | null;
  /** Only directly at the digits. */
  tight: boolean;
}

/** The phrases of one language, by first word. */
export interface Vocabulary {
  words: LanguageWords;
  language: Language;
  phrases: Record<Role, Map<string, Phrase[]>>;
  /** Words are looked up by their sound. */
  byEar: boolean;
  /** The first words of all phrases that may begin a number. */
  openers: Set<string>;
  /**
   * Words that are a number only before a noun, except behind the words given here; null where they are a number only
   * before a scale.
   */
  guards: Map<string, Set<string> | null>;
}

const opening: readonly Role[] = ["number", "scale", "halved", "part", "share", "about", "shift", "moneyBefore", "one"];

const long: [RegExp, string][] = [
  [/aa+/g, "a"],
  [/ee|ii/g, "i"],
  [/oo/g, "u"],
  [/w/g, "v"],
  [/chh/g, "ch"],
  [/([b-df-hj-np-tvxz])\1/g, "$1"],
];

/** Hindi words in Latin letters have no fixed spelling; this is a normalised one. */
export const asHeard = (key: string): string =>
  /^[a-z]/.test(key) ? long.reduce((word, [sound, short]) => word.replace(sound, short), key) : key;

interface Adding {
  value?: number;
  currency?: string | null;
  tight?: boolean;
}

/** Per first word, the longest phrase comes first; among equals, the last one defined. */
function add(vocabulary: Vocabulary, role: Role, [written, adding]: [written: string, adding: Adding]): void {
  for (const spelling of written.split("|")) {
    if (spelling === "") continue;
    const keys = tokensOf(spelling).map(({ key }) => (vocabulary.byEar ? asHeard(key) : key));
    const [first = ""] = keys;
    const known = vocabulary.phrases[role].get(first) ?? [];
    const { value = 0, currency = null, tight = false } = adding;
    vocabulary.phrases[role].set(
      first,
      [
        { keys, value, currency, tight },
        ...known.filter((phrase) => phrase.keys.join(" ") !== keys.join(" ")),
      ].toSorted((a, b) => b.keys.length - a.keys.length),
    );
  }
}

function addMoney(vocabulary: Vocabulary): void {
  const put = (role: Role, names: Record<string, string>, tight: ReadonlySet<string>): void => {
    for (const [written, currency] of Object.entries(names))
      for (const name of written.split("|")) add(vocabulary, role, [name, { currency, tight: tight.has(name) }]);
  };
  const byCode = Object.fromEntries(
    codes.split(" ").map((code) => [code, code === "rmb" ? "CNY" : code.toUpperCase()]),
  );
  put("moneyBefore", { ...byCode, ...moneyBefore }, new Set());
  put("moneyBehind", { ...byCode, ...moneyBehind }, tightBehind);
  for (const [written, [value, currency]] of Object.entries(scaledMoney))
    add(vocabulary, "slang", [written, { value, currency }]);
  for (const [written, [value, currency]] of Object.entries(scaledMoneyBefore))
    add(vocabulary, "moneyBefore", [written, { value, currency }]);
  for (const [written, [value, currency]] of Object.entries(minorMoney))
    for (const name of written.split("|"))
      add(vocabulary, "minor", [name, { value, currency, tight: tightMinor.has(name) }]);
  for (const [written, value] of Object.entries(commonScales)) add(vocabulary, "scale", [written, { value }]);
}

/** "An hour and a half" is a number by itself, "hours and a half" the tail of one. */
function addHalved(vocabulary: Vocabulary, { articles, nouns, halves }: LanguageWords["halved"]): void {
  const split = (written: string): string[] => written.split("|").filter((word) => word !== "");
  for (const noun of split(nouns)) {
    add(vocabulary, "halvable", [noun, {}]);
    for (const half of split(halves)) {
      add(vocabulary, "tail", [`${noun} ${half}`, { value: 0.5 }]);
      for (const article of split(articles)) add(vocabulary, "halved", [`${article} ${noun} ${half}`, { value: 1.5 }]);
    }
  }
}

function addLanguage(vocabulary: Vocabulary, words: LanguageWords): void {
  const valued: [Role, Record<string, number>][] = [
    ["number", words.numbers],
    ["scale", words.scales],
    ["tail", words.tails],
    ["part", words.parts],
    ["share", words.shares],
    ["about", words.about],
    ["shift", words.shifts],
  ];
  for (const [role, table] of valued)
    for (const [written, value] of Object.entries(table)) add(vocabulary, role, [written, { value }]);
  const plain: [Role, string][] = [
    ["join", words.joins],
    ["point", words.points],
    ["range", words.ranges],
    ["choice", words.choices],
    ["percent", words.percents],
    ["ratio", words.ratios],
    ["turnedRatio", words.turnedRatios],
    ["between", words.between],
    ["counted", words.counted],
    ["deed", words.deeds],
    ["change", words.changes],
    ["one", words.ones.replaceAll(" ", "|")],
  ];
  addHalved(vocabulary, words.halved);
  for (const [role, written] of plain) add(vocabulary, role, [written, { value: role === "one" ? 1 : 0 }]);
}

function make(language: Language): Vocabulary {
  const words = languageWords[language];
  const phrases = Object.fromEntries(roles.map((role) => [role, new Map<string, Phrase[]>()])) as Vocabulary["phrases"];
  const vocabulary: Vocabulary = {
    words,
    language,
    phrases,
    byEar: words.byEar,
    openers: new Set(),
    guards: new Map(),
  };
  addMoney(vocabulary);
  add(vocabulary, "percent", ["%|‰|٪", {}]);
  if (words !== english && words.mixesEnglish) addLanguage(vocabulary, english);
  addLanguage(vocabulary, words);
  for (const role of opening) for (const first of phrases[role].keys()) vocabulary.openers.add(first);
  const keyed = (word: string): string => (words.byEar ? asHeard(keyOf(word)) : keyOf(word));
  for (const [word, behind] of Object.entries(words.guarded))
    vocabulary.guards.set(keyed(word), behind === "*" ? null : new Set(behind.split(" ").map(keyed)));
  return vocabulary;
}

const made = new Map<Language, Vocabulary>();

/** Built when a text of the language is first read. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

const cues = new Map<string, Language[]>();
for (const [language, words] of Object.entries(languageWords) as [Language, LanguageWords][])
  for (const cue of words.cues.split(" ")) cues.set(keyOf(cue), [...(cues.get(keyOf(cue)) ?? []), language]);

/** The language of a text; `usual` where the text does not show it. */
export function languageOf(tokens: readonly Token[], usual: Language): Language {
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0, de: 0, hi: 0, zh: 0, [usual]: 0.5 };
  for (const { key, kind } of tokens) {
    if (kind === "han") score.zh += 0.5;
    else if (kind === "word") for (const language of cues.get(key) ?? []) score[language] += 1;
  }
  let best: Language = usual;
  for (const language of Object.keys(score) as Language[]) if (score[language] > score[best]) best = language;
  return best;
}
