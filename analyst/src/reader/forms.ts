import { foldWord } from "./words.ts";

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

/** Whether a word is a form of another ("Bögen" of "Bogen"), or its last part ("Tour" of "Sammeltour"). */
export function isFormOf(word: string, symbol: string): boolean {
  const read = foldWord(word);
  return foldWord(symbol)
    .split("_")
    .some(
      (part) =>
        part === read ||
        (isHan(part) && isHan(read) && part.endsWith(read)) ||
        (part.length > 2 && read.length > 2 && startsAlike(part, read)) ||
        (read.length > 3 && part.length > read.length && endsAlike(part, read)),
    );
}

function startsAlike(left: string, right: string): boolean {
  const length = Math.max(3, Math.min(left.length, right.length) - 2);
  return left.slice(0, length) === right.slice(0, length) && Math.abs(left.length - right.length) < 4;
}

/** Also in another grammatical number: "Sammeltouren" ends in "Tour". */
const endsAlike = (whole: string, part: string): boolean =>
  [0, 1, 2].some((cut) => part.length - cut > 3 && whole.endsWith(part.slice(0, part.length - cut)));

const measures = new Set(
  (
    "piece pieces pcs pc unit units item items stück stuck stueck stücke stucke pieza piezas unidad " +
    "unidades pièce pièces unité unités unite unites नग पीस इकाई 个 個 件 台 支 只 隻 条 條 張 张 份 块 塊 套 部 辆 輛 颗 顆 " +
    "把 根 枚"
  ).split(" "),
);

/** Words that count without naming anything. */
export const isMeasure = (noun: string): boolean => measures.has(noun) || measures.has(foldWord(noun));

const plurals = new Set(["s", "es", "n", "en", "e", "er", "x", "े", "ें", "ों"]);

/** Plurals that change the noun's end: bakery and bakeries, loaf and loaves, lápiz and lápices, journal and journaux. */
const changed: readonly (readonly [plural: string, singular: string])[] = [
  ["ies", "y"],
  ["ves", "f"],
  ["ves", "fe"],
  ["ces", "z"],
  ["aux", "al"],
];

const isPluralOf = (word: string, noun: string): boolean =>
  noun.length > 2 &&
  ((word.length > noun.length && word.startsWith(noun) && plurals.has(word.slice(noun.length))) ||
    changed.some(
      ([plural, singular]) =>
        word.endsWith(plural) &&
        noun.endsWith(singular) &&
        word.slice(0, -plural.length) === noun.slice(0, -singular.length),
    ));

/** Whether two folded words are the same noun, singular or plural. */
const isSameFolded = (left: string, right: string): boolean =>
  left === right || isPluralOf(left, right) || isPluralOf(right, left);

/** Whether two words are the same noun, singular or plural. */
export const isSameNoun = (one: string, other: string): boolean => isSameFolded(foldWord(one), foldWord(other));

/** One word for a noun and its plural in a conversation (the first one met), so that units cancel. */
export function sameWords(): (noun: string) => string {
  const met: { noun: string; folded: string }[] = [];
  const known = new Map<string, string>();
  const firstLike = (noun: string): string => {
    const folded = foldWord(noun);
    const same = met.find((other) => isSameFolded(folded, other.folded));
    if (!same) met.push({ noun, folded });
    return same?.noun ?? noun;
  };
  return (noun) => {
    let same = known.get(noun);
    if (same === undefined) known.set(noun, (same = firstLike(noun)));
    return same;
  };
}
