import type { Language } from "../i18n/language.ts";
import type { AnswerId, Headings } from "./answer.ts";
import { headingsOf } from "./headings.ts";
import { subjectWords } from "./terms.ts";

interface Match {
  id: AnswerId;
  /** How likely it is that the answer is meant, from 0 to 1. */
  score: number;
  evidence: Evidence;
}

interface Entry {
  id: AnswerId;
  /** The words of title, wordings and subject. */
  all: ReadonlySet<string>;
  /** The words of the title and of each wording. */
  wordings: readonly (readonly string[])[];
}

interface Index {
  entries: readonly Entry[];
  /** How rare each word is among the answers. */
  rarity: ReadonlyMap<string, number>;
  /** Known words by their first two letters, where forms of one word are looked for. */
  byBeginning: ReadonlyMap<string, readonly string[]>;
  /** Of a word that no answer has. */
  unknown: number;
}

const indexes = new Map<Language, Index>();

/** Made at the first question in a language. */
function indexOf(language: Language): Index {
  let index = indexes.get(language);
  if (!index) indexes.set(language, (index = indexFrom(headingsOf(language), language)));
  return index;
}

function indexFrom(headings: Headings, language: Language): Index {
  const entries = Object.entries(headings).map(([id, { title, asks, terms }]): Entry => {
    const wordings = [title, ...asks].map((text) => [...new Set(subjectWords(text, language))]);
    return { id: id as AnswerId, wordings, all: new Set([...wordings.flat(), ...subjectWords(terms, language)]) };
  });
  const counts = new Map<string, number>();
  for (const { all } of entries) for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarityOf = (count: number): number => Math.log((entries.length + 1) / (count + 0.5));
  return {
    entries,
    rarity: new Map([...counts].map(([word, count]) => [word, rarityOf(count)])),
    byBeginning: Map.groupBy(counts.keys(), beginning),
    unknown: rarityOf(3),
  };
}

const beginning = (word: string): string => word.slice(0, 2);

/** A word of the question with the known words that it may be a form of, each with their likeness. */
interface Asked {
  weight: number;
  forms: ReadonlyMap<string, number>;
}

function readQuestion(text: string, { rarity, byBeginning, unknown }: Index, language: Language): Asked[] {
  return [...new Set(subjectWords(text, language))].map((word): Asked => {
    const forms = new Map<string, number>();
    if (rarity.has(word)) forms.set(word, 1);
    for (const known of byBeginning.get(beginning(word)) ?? []) {
      const likeness = likenessOf(word, known);
      if (likeness > 0) forms.set(known, likeness);
    }
    const [closest] = [...forms].toSorted(([, a], [, b]) => b - a);
    const weightOfUnknown = /^\p{Script=Han}/u.test(word) ? unknown * ofPairs : unknown;
    return { weight: closest ? (rarity.get(closest[0]) ?? unknown) : weightOfUnknown, forms };
  });
}

/** Most unknown pairs of Chinese signs are the end of one word and the beginning of the next. */
const ofPairs = 0.4;

const leastShared = 4;

/** How much two words look like forms of one: by the beginning that they share. */
function likenessOf(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longest && one[shared] === other[shared]) shared++;
  const least = /\p{Script=Devanagari}/u.test(one) ? 3 : leastShared;
  return shared >= least && shared / longest >= 0.6 ? 0.5 + shared / longest / 2 : 0;
}

const likenessIn = ({ forms }: Asked, words: Iterable<string>): number => {
  let best = 0;
  for (const word of words) best = Math.max(best, forms.get(word) ?? 0);
  return best;
};

function likenessAmong({ forms }: Asked, all: ReadonlySet<string>): number {
  let best = 0;
  for (const [form, likeness] of forms) if (likeness > best && all.has(form)) best = likeness;
  return best;
}

/** Answers that a question may be about, the likeliest first. */
function matchesOf(text: string, language: Language): Match[] {
  const index = indexOf(language);
  const asked = readQuestion(text, index, language);
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return [];
  return index.entries
    .map((entry) => ({ id: entry.id, evidence: evidenceFor(asked, entry, { whole, index }) }))
    .filter(({ evidence }) => evidence.mass > 0)
    .map(({ id, evidence }): Match => ({ id, evidence, score: scoreOf(evidence) }))
    .toSorted((one, other) => other.score - one.score);
}

/** What speaks for an answer. */
interface Evidence {
  /** The part of the question's words that the answer is about, by their rarity. */
  share: number;
  /** How much the words that it is about say, by their rarity. */
  mass: number;
  /** The likeness of the closest wording and the question. */
  closest: number;
  /** The words of the question that can name a subject. */
  words: number;
}

function evidenceFor(
  asked: readonly Asked[],
  entry: Entry,
  { whole, index }: { whole: number; index: Index },
): Evidence {
  const mass = asked.reduce((sum, one) => sum + one.weight * likenessAmong(one, entry.all), 0);
  const closest = Math.max(
    ...entry.wordings.map((words) => {
      const length = words.reduce((sum, word) => sum + (index.rarity.get(word) ?? 0), 0);
      const shared = asked.reduce((sum, one) => sum + one.weight * likenessIn(one, words), 0);
      return length === 0 ? 0 : (2 * shared) / (whole + length);
    }),
  );
  return { share: mass / whole, mass, closest: Math.min(1, closest), words: asked.length };
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * From a logistic regression: wordings that were held out of the index against the questions that founders ask of their own
 * venture in the training messages.
 */
const weights = { share: 7.5, mass: 0.37, closest: 0.8, bias: -6.6 };

const scoreOf = ({ share, mass, closest }: Evidence): number =>
  logistic(weights.bias + weights.share * share + weights.mass * Math.min(mass, mostMass) + weights.closest * closest);

/** More than some four rare words say no more. */
const mostMass = 12;

/** What a question is answered with: one text, or up to two to choose from. */
interface FoundAnswer {
  answer: AnswerId | null;
  maybe: readonly AnswerId[];
  /** The words of the question that can name a subject. */
  words: number;
}

/** From these likelihoods on an answer is given, or offered. */
const sure = 0.5;
const likely = 0.2;
/** One common word ("first") names no subject, and one rare word only in a wording of its own. */
const leastMass = 2.5;
const leastLikeness = 0.6;
const mostOffered = 2;

export function findAnswer(text: string, language: Language): FoundAnswer {
  const matches = matchesOf(text, language);
  const [best] = matches;
  const words = best?.evidence.words ?? 0;
  if (best && isSure(best)) return { answer: best.id, maybe: [], words };
  const maybe = matches.filter(({ score, evidence }) => score >= likely && evidence.mass >= leastMass);
  return { answer: null, maybe: maybe.slice(0, mostOffered).map(({ id }) => id), words };
}

const isSure = ({ score, evidence: { mass, words, closest } }: Match): boolean =>
  score >= sure && mass >= leastMass && (words > 1 || closest >= leastLikeness);
