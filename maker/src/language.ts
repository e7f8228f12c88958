/** The languages that a description is read in and a result may be made in. */
export type MadeIn = "en" | "es" | "fr" | "de" | "hi" | "zh";

/** Small words that tell one language from the others of its script. */
const giveaways: Record<"en" | "es" | "fr" | "de", string> = {
  en: "the and with for of to is are we our your you that this it a an by from in on who when as every each their my i at into per where help helps",
  es: "el los las y con para de del es son nos nuestro nuestra nuestros nuestras su sus que esta este esto una un por en quien cuando como cada mi yo al lo hay más también gente a ofrecemos vendemos hacemos",
  fr: "le les et avec pour de du des est sont nous notre nos votre vous que qui cette ce une un par dans quand comme chaque mon ma je au aux sur il elle la l'on à d'un d'une l'équipe plus leurs leur proposons vendons",
  de: "der die das und mit für von vom ist sind wir unser unsere ihr eure dein deine dass den dem des ein eine einen einem durch auf bei wenn wer jeder jede jeden mein meine ich im am zum zur aus nach nicht auch wird werden bieten verkaufen machen",
};
const known = Object.entries(giveaways).map(
  ([language, words]) => [language as MadeIn, new Set(words.split(" "))] as const,
);

/** The language that a text is written in, of the six; English where nothing tells. */
export function languageOf(text: string): MadeIn {
  const sample = text.slice(0, 4_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const devanagari = sample.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  if (han > 1 && han * 4 >= letters) return "zh";
  if (devanagari > 2 && devanagari * 4 >= letters) return "hi";
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu) ?? [];
  const signs: [MadeIn, RegExp][] = [
    ["de", /[äöß]|ü(?!e)/gu],
    ["es", /[ñ¿¡]|(?:ción|ñ[oa]s?)(?!\p{L})/gu],
    ["fr", /[çœàèêûî]|(?<!\p{L})[ldnsc]['’]\p{L}/gu],
  ];
  const scores = known.map(([language, list]) => {
    const marks = signs.find(([of]) => of === language)?.[1];
    const points = words.filter((word) => list.has(word)).length;
    return { language, points: points + (marks ? Math.min(3, sample.toLowerCase().match(marks)?.length ?? 0) : 0) };
  });
  const best = scores.reduce((a, b) => (b.points > a.points ? b : a));
  return best.points > 0 ? best.language : "en";
}
