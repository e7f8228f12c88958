import type { Language } from "../i18n/language.ts";

/** The readability of a text. `ease` is the language's Flesch scale: 100 is easy, below 30 is hard. */
export interface Readability {
  language: Language;
  words: number;
  sentences: number;
  /** Words per sentence; for Chinese, characters. */
  perSentence: number;
  /** Null for Hindi and Chinese, which have no Flesch scale. */
  ease: number | null;
  /** US school grade, English only. */
  grade: number | null;
  /** Whether it suits a pitch: ease of 50 or more; without a scale, sentences short enough. */
  fits: boolean;
}

interface Scale {
  ease: (perSentence: number, syllables: number) => number;
}

/** English Flesch; Spanish Fernández-Huerta in its uninverted form; German Amstad; French Kandel and Moles. */
const scales: Partial<Record<Language, Scale>> = {
  en: { ease: (words, syllables) => 206.835 - 1.015 * words - 84.6 * syllables },
  es: { ease: (words, syllables) => 206.84 - 1.02 * words - 60 * syllables },
  de: { ease: (words, syllables) => 180 - words - 58.5 * syllables },
  fr: { ease: (words, syllables) => 207 - 1.015 * words - 73.6 * syllables },
};
const wantedEase = 50;
/** The longest comfortable sentence without a scale: Hindi words, Chinese characters. */
const longestSentence: Partial<Record<Language, number>> = { hi: 18, zh: 25 };

const sentenceEnd = /[.!?。！？।\n]/u;
const wordy = /[\p{L}\d]/u;

/** Measures a text in its language. Empty text reads as easy. */
export function readability(text: string, language: Language): Readability {
  const units = unitsOf(text, language);
  const sentences = Math.max(1, text.split(sentenceEnd).filter((part) => wordy.test(part)).length);
  const perSentence = units.length / sentences;
  const syllables =
    units.length === 0 ? 0 : units.reduce((sum, word) => sum + syllablesOf(word, language), 0) / units.length;
  const scale = scales[language];
  const ease = scale && units.length > 0 ? round(scale.ease(perSentence, syllables)) : null;
  const grade = language === "en" && units.length > 0 ? round(0.39 * perSentence + 11.8 * syllables - 15.59) : null;
  const fits = ease === null ? perSentence <= (longestSentence[language] ?? Infinity) : ease >= wantedEase;
  return { language, words: units.length, sentences, perSentence: round(perSentence), ease, grade, fits };
}

/** Words; for Chinese, characters. */
export function unitsOf(text: string, language: Language): string[] {
  return language === "zh"
    ? (text.match(/[\u4e00-\u9fff]|[A-Za-z\d]+/g) ?? [])
    : (text.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*|\d+(?:[.,]\d+)*/gu) ?? []);
}

const vowels: Partial<Record<Language, RegExp>> = {
  en: /[aeiouy]+/g,
  es: /[aeiouáéíóúü]+/g,
  fr: /[aeiouyàâéèêëîïôùûüœ]+/g,
  de: /(?:ei|ie|au|eu|äu|[aeiouyäöü])/g,
};

/** Vowel groups; a silent final e does not count in English and French. */
function syllablesOf(word: string, language: Language): number {
  const groups = vowels[language];
  if (!groups) return 1;
  const lower = word.toLowerCase();
  const spoken = language === "en" || language === "fr" ? lower.replace(/(?<=[^aeiouyl])e(?:s)?$/, "") : lower;
  return Math.max(1, spoken.match(groups)?.length ?? 1);
}

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
