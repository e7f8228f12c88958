import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNumerals, type Numeral } from "../src/reader/lexer/lexer.ts";
import type { Language } from "../src/i18n/language.ts";
import { readMessages, type TrainingFigure, type TrainingMessage } from "./read-messages.ts";

/** The number of annotations the lexer found, in one language of some writers. */
export interface Score {
  marks: number;
  found: number;
  exact: number;
  value: number;
  /** Numbers found without an annotation. */
  extra: number;
}

/** An annotation that was not read as annotated, or a number without annotation. */
export interface Miss {
  kind: "not found" | "span" | "value" | "extra";
  id: string;
  marked: string;
  read: string;
}

const folder = join(import.meta.dirname, "messages");

/** Compares the lexer with the annotations of some writers ("h01") in one language. */
export function scoreOf(language: Language, hands: readonly string[]): { score: Score; misses: Miss[] } {
  const score: Score = { marks: 0, found: 0, exact: 0, value: 0, extra: 0 };
  const misses: Miss[] = [];
  for (const hand of hands)
    for (const file of globSync(`${language}/${hand}-*.txt`, { cwd: folder }).toSorted())
      for (const message of readMessages(readFileSync(join(folder, file), "utf8")).messages)
        compare(message, findNumerals(message.text, language), { score, misses });
  return { score, misses };
}

interface Tally {
  score: Score;
  misses: Miss[];
}

function compare(message: TrainingMessage, numerals: Numeral[], tally: Tally): void {
  const used = new Set<Numeral>();
  for (const figure of message.figures) {
    const found = numerals.filter(({ start, end }) => start < figure.end && end > figure.start);
    for (const numeral of found) used.add(numeral);
    if (!isPartOfName(message.text, figure)) count({ message, figure, found }, tally);
  }
  for (const numeral of numerals.filter((one) => !used.has(one))) {
    tally.score.extra++;
    const marked = around(message.text, numeral);
    tally.misses.push({ kind: "extra", id: message.id, marked, read: said(message.text)(numeral) });
  }
}

interface Marked {
  message: TrainingMessage;
  figure: TrainingFigure;
  found: Numeral[];
}

function count({ message: { id, text }, figure, found }: Marked, { score, misses }: Tally): void {
  const miss = (kind: Miss["kind"]): void =>
    void misses.push({ kind, id, marked: around(text, figure), read: found.map(said(text)).join(" + ") });
  score.marks++;
  const [first] = found;
  if (!first) return miss("not found");
  score.found++;
  if (found.length === 1 && first.start === figure.start && first.end === figure.end) score.exact++;
  else miss("span");
  if (found.some((numeral) => hasValue(text, figure, numeral))) score.value++;
  else miss("value");
}

function around(text: string, { start, end }: { start: number; end: number }): string {
  const shown = `${text.slice(Math.max(0, start - 15), start)}[${text.slice(start, end)}]${text.slice(end, end + 15)}`;
  return shown.replace(/\n/g, "⏎");
}

const said =
  (text: string) =>
  ({ start, end, low, high, kind, currency }: Numeral): string =>
    `[${text.slice(start, end).replace(/\n/g, "⏎")}] ${low}${high === low ? "" : `..${high}`} ${kind} ${currency ?? ""}`;

/** A digit in a name (B2B, deck v3) is annotated because every digit is; the lexer skips it. */
const isPartOfName = (text: string, { start, end, meaning }: TrainingFigure): boolean =>
  meaning === "none" &&
  /^\p{Script=Latin}?\d+$/u.test(text.slice(start, end)) &&
  (/\p{Script=Latin}-?$/u.test(text.slice(Math.max(0, start - 2), start)) ||
    /^\p{Script=Latin}/u.test(text.slice(end)) ||
    /^\p{L}/u.test(text.slice(start)));

function hasValue(text: string, figure: TrainingFigure, { low, high, kind }: Numeral): boolean {
  const marked = figure.value ?? plainValue(text.slice(figure.start, figure.end));
  if (marked === null || kind === "clock" || kind === "date") return true;
  const by = kind === "fraction" && "%" in figure.unit ? 100 : 1;
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 0.002);
  return near(low * by, marked.low) && near(high * by, marked.high);
}

/** Without a value in the annotation, the digits are the value. */
function plainValue(words: string): { low: number; high: number } | null {
  const written = /-?\d+(?:\.\d+)?/.exec(words.replace(/(?<=\d)[ \u00a0\u202f'’](?=\d{3})/g, ""))?.[0];
  if (written === undefined || /\d,\d/.test(words)) return null;
  return { low: Number(written), high: Number(written) };
}
