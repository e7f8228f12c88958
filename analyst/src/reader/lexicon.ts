import { readFileSync } from "node:fs";
import type { Language } from "../i18n/language.ts";
import { type Elisions, words } from "./words.ts";

/** Most branches are leaves: they have no tables and share their lists of concepts. */
interface Branch {
  exact: Map<string, Branch> | null;
  /** Stems, without the star. */
  stems: Map<string, Branch> | null;
  /** The length of the longest stem by its first two letters. */
  longestStem: Map<string, number> | null;
  concepts: readonly string[];
}

/** The concepts that words of a language stand for: rent, wage, to charge, competitor … */
export type Lexicon = Branch;

const none: readonly string[] = [];
const newBranch = (): Branch => ({ exact: null, stems: null, longestStem: null, concepts: none });

const loaded = new Map<string, Lexicon>();

/**
 * The lexicon of a language, from `lexicon/<language>.txt`: one concept per line, `concept: word, stem*, some words`.
 */
export const lexiconOf = (language: Language, elisions: Elisions = "joined"): Lexicon =>
  lexiconIn(`lexicon/${language}.txt`, elisions);

/** The words by which a later sentence says what an earlier figure is, from `settling/words/<language>.txt`. */
export const sayingWordsOf = (language: Language): Lexicon => lexiconIn(`settling/words/${language}.txt`, "apart");

/** The words by which a later message says that figures were understood rightly. */
export const confirmingWordsOf = (language: Language): Lexicon =>
  lexiconIn(`settling/confirming/${language}.txt`, "apart");

const mayElide = /(?:^|[^\p{L}\p{M}'’])(?:[cdjlmnst]|qu)['’]\p{L}/iu;

function lexiconIn(file: string, elisions: Elisions): Lexicon {
  const key = `${file} ${elisions}`;
  let lexicon = loaded.get(key);
  if (!lexicon) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    // Without an elision the entries are the same words either way.
    const other = mayElide.test(text) ? undefined : loaded.get(`${file} ${elisions === "apart" ? "joined" : "apart"}`);
    loaded.set(key, (lexicon = other ?? parseLexicon(text, elisions)));
  }
  return lexicon;
}

export function parseLexicon(text: string, elisions: Elisions = "joined"): Lexicon {
  const root = newBranch();
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    if (line.startsWith("#") || colon < 0) continue;
    const concept = [line.slice(0, colon).trim()];
    for (const entry of line.slice(colon + 1).split(",")) addEntry(root, { entry, concept, elisions });
  }
  return root;
}

interface Entry {
  entry: string;
  /** The concept alone; all its words share one list. */
  concept: readonly string[];
  elisions: Elisions;
}

function addEntry(root: Branch, { entry, concept, elisions }: Entry): void {
  const isStem = entry.trimEnd().endsWith("*");
  const parts = words(entry.replaceAll("*", ""), 0, elisions).map(({ word }) => word);
  let branch = root;
  for (const [index, part] of parts.entries()) {
    const isLastStem = isStem && index === parts.length - 1;
    if (isLastStem) noteStem(branch, part);
    const next = isLastStem ? (branch.stems ??= new Map()) : (branch.exact ??= new Map());
    let child = next.get(part);
    if (!child) next.set(part, (child = newBranch()));
    branch = child;
  }
  if (parts.length === 0) return;
  if (branch.concepts.length === 0) branch.concepts = concept;
  else branch.concepts = [...new Set([...branch.concepts, ...concept])];
}

const shortestStem = 2;

function noteStem(branch: Branch, stem: string): void {
  const longest = (branch.longestStem ??= new Map<string, number>());
  const start = stem.slice(0, shortestStem);
  longest.set(start, Math.max(longest.get(start) ?? 0, stem.length));
}

/** Adds the branches of a word: its own, and that of its longest stem. */
function addAfter({ exact, stems, longestStem }: Branch, word: string, found: Branch[]): void {
  const own = exact?.get(word);
  if (own) found.push(own);
  const longest = stems === null ? 0 : (longestStem?.get(word.slice(0, shortestStem)) ?? 0);
  for (let length = Math.min(word.length, longest); length >= shortestStem; length--) {
    const stem = stems?.get(word.slice(0, length));
    if (stem) {
      found.push(stem);
      return;
    }
  }
}

const longestEntry = 12;

/** The concepts of each word; where phrases overlap, the longest that begins at a word wins. */
export function conceptsOf(lexicon: Lexicon, sequence: readonly string[]): string[][] {
  const concepts = sequence.map((): string[] => []);
  for (const start of sequence.keys()) {
    const { length, found } = longestAt(lexicon, sequence, start);
    for (let index = start; index < start + length; index++)
      for (const concept of found) if (!concepts[index]?.includes(concept)) concepts[index]?.push(concept);
  }
  return concepts;
}

/** The same with each word in one phrase only: the first to begin wins, then the longest. */
export function conceptsApart(lexicon: Lexicon, sequence: readonly string[]): (readonly string[])[] {
  const concepts = sequence.map((): readonly string[] => none);
  for (let start = 0; start < sequence.length;) {
    const { length, found } = longestAt(lexicon, sequence, start);
    concepts.fill(found, start, start + length);
    start += Math.max(1, length);
  }
  return concepts;
}

function longestAt(
  lexicon: Lexicon,
  sequence: readonly string[],
  start: number,
): { length: number; found: readonly string[] } {
  let open: Branch[] = [lexicon];
  let best = { length: 0, found: none };
  for (let length = 1; length <= longestEntry && start + length <= sequence.length && open.length > 0; length++) {
    const word = sequence[start + length - 1] ?? "";
    const next: Branch[] = [];
    for (const branch of open) addAfter(branch, word, next);
    open = next;
    const found = conceptsIn(open);
    if (found.length > 0) best = { length, found };
  }
  return best;
}

function conceptsIn(branches: readonly Branch[]): readonly string[] {
  let found = none;
  for (const { concepts } of branches)
    if (concepts.length > 0) found = found.length === 0 ? concepts : [...found, ...concepts];
  return found;
}
