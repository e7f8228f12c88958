/** How one language writes numbers in words. Words of a phrase are joined by spaces and folded. */
export interface LanguageWords {
  /** Frequent words by which the language of a text is detected. */
  cues: string;
  /** Parts that are added: "seven", "twenty", "doscientos". Spellings are separated by a bar. */
  numbers: Record<string, number>;
  /** Parts that multiply: "hundred", "mil", "lakh". */
  scales: Record<string, number>;
  /** Allowed between the parts of one number: "and". */
  joins: string;
  /** The decimal point in words. */
  points: string;
  /** Stands behind a number and is added to it: "and a half". */
  tails: Record<string, number>;
  /** What such a half may stand behind, with its article: "an hour and a half", "deux heures et demie". */
  halved: { articles: string; nouns: string; halves: string };
  /** Between the ends of a range. */
  ranges: string;
  /** Introduces an old and a new value, which are not a range: "passe de 2 à 3". */
  changes: string;
  /** Begins a range whose ends are joined by "and". */
  between: string;
  /** Between two numbers that are close to each other: "two or three". */
  choices: string;
  percents: string;
  /** Fractions and multiples of a whole, with their article. */
  parts: Record<string, number>;
  /** The same as percentages: "jeder dritte". */
  shares: Record<string, number>;
  /** Between a fraction and its whole: "in" of "one in ten". */
  ratios: string;
  /** The whole comes first: "दस में से एक". */
  turnedRatios: string;
  /** Numbers of about that size, with their article. */
  about: Record<string, number>;
  /** Added to the number that follows: "साढ़े". */
  shifts: Record<string, number>;
  /** "One" as a word, which is mostly an article. */
  ones: string;
  /** Contexts in which "one" is a number and not an article: "ein jahr". */
  counted: string;
  /** The action of one of several: "one office cancelled". */
  deeds: string;
  /** Words that are a number only before a noun, except behind the words given here. */
  guarded: Record<string, string>;
  /** Follow a time of day. */
  clocks: string;
  /** Numbers are written as one word: "zweihundertfünfzig". */
  compounds: boolean;
  /** English numbers are common in this language. */
  mixesEnglish: boolean;
  /** Spelled by ear: long and short vowels are the same. */
  byEar: boolean;
  /** Which sign separates thousands where three digits follow a single sign. */
  groupSigns: string;
}
