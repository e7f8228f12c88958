import type { Meaning } from "../src/quantities/labels.ts";
import { isCurrency, isTime, type Unit } from "../src/quantities/unit.ts";
import { isFormOf, isMeasure } from "../src/reader/forms.ts";
import { foldWord } from "../src/reader/words.ts";

/** The facts about a figure needed to compare two units of it. */
export interface Compared {
  /** The words that name the buyer in the message. */
  buyers: readonly string[];
  /** The meaning of the annotated figure, and that of the reading. */
  meaning: Meaning;
  readAs: Meaning;
}

/**
 * Whether two units of one figure are the same: the same currency, times and percent, and nouns with the same meaning.
 * Two nouns have it where one is a form or the last part of the other ("Bogen" and "Bögen", "Tour" and "Sammeltour"),
 * where one is only a measure word ("piece", "台"), and where one is `customer` and the other names the buyer, is a
 * generic word for people in a figure of customers, or names the people asked in a figure of those.
 */
export function isSameUnit(read: Unit, wanted: Unit, compared: Compared): boolean {
  const rest = Object.entries(read);
  for (const [name, exponent] of Object.entries(wanted)) {
    const at = rest.findIndex(([other, power]) => power === exponent && isSameName(other, name, compared));
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0;
}

const isExactName = (name: string): boolean => isCurrency(name) || name === "%";

function isSameName(read: string, wanted: string, compared: Compared): boolean {
  if (read === wanted) return true;
  if ([read, wanted].some((name) => isExactName(name) || isTime(name))) return false;
  if (read === "customer") return isBuyer(wanted, compared);
  if (wanted === "customer") return isBuyer(read, compared);
  return isMeasure(read) || isMeasure(wanted) || isFormOf(read, wanted) || isFormOf(wanted, read);
}

/** The people asked may be called customers or by the founder's word. */
const interviews: ReadonlySet<Meaning> = new Set(["asked", "said_yes", "said_no"]);

const isBuyer = (noun: string, { buyers, meaning, readAs }: Compared): boolean =>
  (interviews.has(meaning) && readAs === meaning) ||
  (peoples.has(foldWord(noun)) && !notCustomers.has(meaning)) ||
  buyers.some(
    (words) => words.split(/[\s,;/]+/).some((word) => isFormOf(noun, word)) || (isHan(noun) && words.includes(noun)),
  );

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

const notCustomers: ReadonlySet<Meaning> = new Set(["staff", "supply", "pay", "work_time", "capacity"]);

/** Generic words for people. */
const peoples = new Set(
  "person persons people head heads pax leute person personen kopf persona personas gente personne personnes gens tête tete लोग आदमी बंदा बंदे log banda bande 人 位 户 戶 家 名".split(
    " ",
  ),
);
