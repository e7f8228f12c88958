/** How one language writes numbers in words. Phrases of several words are joined by blanks, words are folded. */
export interface LanguageWords {
  /** Frequent words by which a text is known to be of the language. */
  cues: string;
  /** What is added: "seven", "twenty", "doscientos". Several spellings are parted by a bar. */
  numbers: Record<string, number>;
  /** What multiplies: "hundred", "mil", "lakh". */
  scales: Record<string, number>;
  /** May stand between the parts of one number: "and". */
  joins: string;
  /** The decimal point in words. */
  points: string;
  /** Said behind a number and added to it: "and a half". */
  tails: Record<string, number>;
  /** Between the ends of a range. */
  ranges: string;
  /** Opens what was and what is, which are no range: "passe de 2 à 3". */
  changes: string;
  /** Opens a range whose ends are joined by "and". */
  between: string;
  /** Between two that are near each other: "two or three". */
  choices: string;
  percents: string;
  /** Parts and multiples of a whole, with their article. */
  parts: Record<string, number>;
  /** The same as percentages: "jeder dritte". */
  shares: Record<string, number>;
  /** Between a part and its whole: "in" of "one in ten". */
  ratios: string;
  /** The whole comes first: "दस में से एक". */
  turnedRatios: string;
  /** Numbers of about that size, with their article. */
  about: Record<string, number>;
  /** Added to the number that follows: "साढ़े". */
  shifts: Record<string, number>;
  /** "One" as a word, which is mostly an article. */
  ones: string;
  /** Where a "one" counts and is no article: "ein jahr". */
  counted: string;
  /** What one of several did: "one office cancelled". */
  deeds: string;
  /** Words that are a number only before a noun, and not behind these. */
  guarded: Record<string, string>;
  /** Follow a time of day. */
  clocks: string;
  /** Numbers are written in one word: "zweihundertfünfzig". */
  compounds: boolean;
  /** English numbers are usual in it. */
  mixesEnglish: boolean;
  /** Spelled by ear: long and short vowels are one. */
  byEar: boolean;
  /** Where three digits follow a single sign: which sign parts thousands. */
  groupSigns: string;
}
