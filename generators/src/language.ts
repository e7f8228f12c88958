/** The languages of descriptions and results. */
export type MadeIn = "en" | "es" | "fr" | "de" | "hi" | "zh";

/** Function words that distinguish a language from the others of its script. */
const commonWords: Record<"en" | "es" | "fr" | "de", string> = {
  en: "the and with for of to is are we our your you that this it a an by from in on who when as every each their my i at into per where help helps",
  es:
    "el los las y con para de del es son nos nuestro nuestra nuestros nuestras su sus que esta este esto " +
    "una un por en quien cuando como cada mi yo al lo hay más también gente a ofrecemos vendemos hacemos",
  fr:
    "le les et avec pour de du des est sont nous notre nos votre vous que qui cette ce une un par dans " +
    "quand comme chaque mon ma je au aux sur il elle la l'on à d'un d'une l'équipe plus leurs leur " +
    "proposons vendons",
  de:
    "der die das und mit für von vom ist sind wir unser unsere ihr eure dein deine dass den dem des ein " +
    "eine einen einem durch auf bei wenn wer jeder jede jeden mein meine ich im am zum zur aus nach " +
    "nicht auch wird werden bieten verkaufen machen",
};
const known = Object.entries(commonWords).map(
  ([language, words]) => [language as MadeIn, new Set(words.split(" "))] as const,
);

/** Letters and letter sequences of one language alone. */
const signs: Partial<Record<MadeIn, RegExp>> = {
  de: /[äöß]|ü(?!e)/gu,
  es: /[ñ¿¡]|ción(?!\p{L})/gu,
  fr: /[çœàèêûî]|(?<!\p{L})[ldnsc]['’]\p{L}/gu,
};
const mostForSigns = 3;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function scriptOf(sample: string): MadeIn | null {
  const letters = countOf(sample, /\p{L}/gu);
  const [han, devanagari] = [countOf(sample, /\p{Script=Han}/gu), countOf(sample, /\p{Script=Devanagari}/gu)];
  if (han > 1 && han * 4 >= letters) return "zh";
  return devanagari > 2 && devanagari * 4 >= letters ? "hi" : null;
}

/** The language of a text, out of the six; English by default. */
export function languageOf(text: string): MadeIn {
  const sample = text.slice(0, 4_000).toLowerCase();
  const script = scriptOf(sample);
  if (script) return script;
  const words = sample.match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? [];
  const scores = known.map(([language, list]) => {
    const own = signs[language];
    const marks = own ? Math.min(mostForSigns, countOf(sample, own)) : 0;
    return { language, points: words.filter((word) => list.has(word)).length + marks };
  });
  const best = scores.reduce((a, b) => (b.points > a.points ? b : a));
  return best.points > 0 ? best.language : "en";
}
