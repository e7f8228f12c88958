import { readFileSync } from "node:fs";
import type { Language } from "../i18n/language.ts";
import { type Elisions, words } from "./words.ts";

/** Most branches are leaves: they have no tables and share their lists of concepts. */
interface Branch {
  exact: Map<string, Branch> | null;
  /** Stems, without the star. */
  stems: Map<string, Branch> | null;
  longestStem: number;
  concepts: readonly string[];
}

/** The concepts that words of a language stand for: rent, wage, to charge, competitor … */
export type Lexicon = Branch;

const none: readonly string[] = [];
const newBranch = (): Branch => ({ exact: null, stems: null, longestStem: 0, concepts: none });

const loaded = new Map<string, Lexicon>();

/**
 * The lexicon of a language, from `lexicon/<language>.txt`: one concept per line, `concept: word, stem*, some words`.
 */
export const lexiconOf = (language: Language, elisions: Elisions = "joined"): Lexicon =>
  lexiconIn(`lexicon/${language}.txt`, elisions);

/** The words by which a later sentence says what an earlier figure is, from `settling/words/<language>.txt`. */
export const sayingWordsOf = (language: Language): Lexicon => lexiconIn(`settling/words/${language}.txt`, "apart");

function lexiconIn(file: string, elisions: Elisions): Lexicon {
  const key = `${file} ${elisions}`;
  let lexicon = loaded.get(key);
  if (!lexicon) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    loaded.set(key, (lexicon = parseLexicon(text, elisions)));
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
    if (isLastStem) branch.longestStem = Math.max(branch.longestStem, part.length);
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

/** The branches of a word: its own, and that of its longest stem. */
function after(branch: Branch, word: string): Branch[] {
  const exact = branch.exact?.get(word);
  const found = exact ? [exact] : [];
  for (let length = Math.min(word.length, branch.longestStem); length >= shortestStem; length--) {
    const stem = branch.stems?.get(word.slice(0, length));
    if (stem) return [...found, stem];
  }
  return found;
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
  let best: { length: number; found: readonly string[] } = { length: 0, found: [] };
  for (let length = 1; length <= longestEntry && start + length <= sequence.length && open.length > 0; length++) {
    const word = sequence[start + length - 1] ?? "";
    open = open.flatMap((branch) => after(branch, word));
    const found = open.flatMap((branch) => branch.concepts);
    if (found.length > 0) best = { length, found };
  }
  return best;
}
