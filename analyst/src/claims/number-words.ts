import { fold } from "../reading/normalise.ts";
import { numberScales, numberUnits } from "../reading/languages/hi/number-words.ts";
import type { Language } from "../i18n/language.ts";

/** The value a word counts, or multiplies by. `only` is set where the word means something else in other languages. */
export interface NumberWord {
  value: number;
  scale: boolean;
  only: Language | null;
}

const inOrder = (words: string, from = 0): [string, number][] =>
  words.split(" ").map((word, index): [string, number] => [word, from + index]);
const tens = (words: string): [string, number][] =>
  words.split(" ").map((word, index): [string, number] => [word, 20 + 10 * index]);

const english: [string, number][] = [
  ...inOrder(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...tens("twenty thirty forty fifty sixty seventy eighty ninety"),
  ["fourty", 40],
];
const german: [string, number][] = [
  ...inOrder(
    "null ein zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn sechzehn siebzehn achtzehn neunzehn",
  ),
  ...tens("zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig"),
  ...Object.entries({ eine: 1, einen: 1, einer: 1, einem: 1, eins: 1, zwo: 2, anderthalb: 1.5, eineinhalb: 1.5 }),
  ...Object.entries({ zweieinhalb: 2.5, dreieinhalb: 3.5, viereinhalb: 4.5 }),
];
const french: [string, number][] = [
  ...inOrder("zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"),
  ...tens("vingt trente quarante cinquante soixante septante huitante nonante"),
  ...Object.entries({ une: 1, vingts: 20, octante: 80 }),
];
const spanish: [string, number][] = [
  ...inOrder(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis " +
      "diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco " +
      "veintiseis veintisiete veintiocho veintinueve",
  ),
  ...Object.entries({ un: 1, una: 1, veintiun: 21, veintiuna: 21, cien: 100, ciento: 100 }),
  ...inOrder("treinta cuarenta cincuenta sesenta setenta ochenta noventa").map(([word, index]): [string, number] => [
    word,
    30 + 10 * index,
  ]),
  ...inOrder("dos tres cuatro quin seis sete ocho nove").flatMap(([word, index]): [string, number][] =>
    ["os", "as"].map((ending) => [`${word}${word === "quin" ? "ient" : "cient"}${ending}`, 200 + 100 * index]),
  ),
];
const scaleWords: Record<Exclude<Language, "hi" | "zh">, Record<string, number>> = {
  en: { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  de: { dutzend: 12, hundert: 100, tausend: 1e3, millionen: 1e6, milliarde: 1e9, milliarden: 1e9, billionen: 1e12 },
  fr: {
    dizaine: 10,
    douzaine: 12,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    cinquantaine: 50,
    centaine: 100,
    cent: 100,
    cents: 100,
    millier: 1e3,
    mille: 1e3,
    milliard: 1e9,
    milliards: 1e9,
  },
  es: {
    decena: 10,
    docena: 12,
    centenar: 100,
    mil: 1e3,
    millar: 1e3,
    millon: 1e6,
    millones: 1e6,
    billon: 1e12,
    billones: 1e12,
  },
};
/** Words for an uncounted amount. */
const vague =
  "dozens hundreds thousands millions billions trillions dutzende hunderte tausende hunderttausende " +
  "dizaines douzaines centaines milliers decenas docenas cientos centenares miles millares सैकडों " +
  "हजारों लाखों करोडों अरबों दर्जनों hazaaron lakhon karodon";

/** Read only in a text of their language: common words in another one. */
const ownOnly: Partial<Record<Language, string>> = {
  de: "null elf acht sieben",
  fr: "cent cents mille six sept dix onze",
  es: "once dos quince mil miles",
};

const known = new Map<string, NumberWord>();

function learn(language: Language, words: [string, number][], scale: boolean): void {
  const own = new Set((ownOnly[language] ?? "").split(" "));
  for (const [written, value] of words) {
    const word = fold(written);
    const before = known.get(word);
    if (before && before.only === null) continue;
    const isShared = /^[a-z]/.test(word) ? language !== "hi" && !own.has(word) : true;
    known.set(word, { value, scale, only: isShared ? null : language });
  }
}

learn("en", english, false);
learn("de", german, false);
learn("fr", french, false);
learn("es", spanish, false);
learn("hi", Object.entries(numberUnits), false);
for (const language of ["en", "de", "fr", "es"] as const) learn(language, Object.entries(scaleWords[language]), true);
learn("hi", Object.entries(numberScales), true);
learn(
  "en",
  vague.split(" ").map((word): [string, number] => [word, Number.NaN]),
  true,
);

/** Long German numbers are one word. */
const germanParts = new RegExp(
  "^(?:und|hundert|tausend|(?:drei|vier|fuenf|sech|sieb|acht|neun)zehn|(?:zwan|drei|vier|fuenf|sech" +
    "|sieb|acht|neun)(?:zig|ssig)|zwoelf|zwanzig|ein|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn" +
    "|elf)",
);

function germanCompound(word: string): NumberWord[] | null {
  if (word.length < 8 || !/^(?:ein|zw|dr|vi|fu|se|si|ac|ne|ze|el|hu|ta)/.test(word)) return null;
  const parts: NumberWord[] = [];
  let rest = word;
  while (rest !== "") {
    const part = germanParts.exec(rest)?.[0];
    if (part === undefined) return null;
    const found = known.get(part);
    if (found) parts.push(found);
    rest = rest.slice(part.length);
  }
  return parts.length > 1 ? parts : null;
}

const isCapital = (word: string): boolean => word.charCodeAt(0) >= 65 && word.charCodeAt(0) <= 90;

/** The numbers in a word; null for any other word. */
export function numbersIn(written: string, language: Language): NumberWord[] | null {
  const word = fold(written).toLowerCase();
  const found = known.get(word);
  if (!found) return germanCompound(word);
  if (found.only !== null && found.only !== language) return null;
  // "Mille" and "Once" begin sentences and are names; as numbers they are lower case there.
  return found.only !== null && isCapital(written) && found.value !== 1 && language !== "de" ? null : [found];
}
