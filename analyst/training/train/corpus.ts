import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isCurrency, periods, type Unit } from "../../src/quantities/unit.ts";
import { findFigures } from "../../src/reader/find-figures.ts";
import { type Token, partedTokensOf } from "../../src/reader/tokens.ts";
import type { Language } from "../../src/i18n/language.ts";
import { readMessages, readPhrases, type TrainingFigure, type TrainingSpan } from "../read-messages.ts";

/** A text with its tokens, and the annotation of each figure that the lexer finds. */
export interface Text {
  id: string;
  language: Language;
  /** The writer: `en-h01`, or `en-phrases`. */
  hand: string;
  text: string;
  tokens: Token[];
  /** By token index; null without an annotation. */
  marks: Map<number, TrainingFigure | null>;
  /** The words that name the buyer. */
  buyers: string[];
  /** Annotations where the lexer finds no number. */
  missed: number;
}

const folder = join(import.meta.dirname, "..");

/** All messages, and the phrases, in file order. */
export function readCorpus(): Text[] {
  const texts: Text[] = [];
  for (const file of globSync("messages/*/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(dirname(file)) as Language;
    const hand = `${language}-${basename(file).split("-")[0]}`;
    for (const { id, text, figures, spans } of readMessages(readFileSync(join(folder, file), "utf8")).messages)
      texts.push(toText({ id, language, hand, text, figures, buyers: buyersOf(text, spans) }));
  }
  for (const file of globSync("phrases/*.txt", { cwd: folder }).toSorted()) {
    const language = basename(file, ".txt") as Language;
    const { phrases } = readPhrases(readFileSync(join(folder, file), "utf8"));
    for (const [index, { text, figures }] of phrases.entries())
      texts.push(
        toText({ id: `${language}-p-${index}`, language, hand: `${language}-phrases`, text, figures, buyers: [] }),
      );
  }
  return texts;
}

/** A hash of all training data of the reader: other data, other weights. */
export function digestOfData(): string {
  const hash = createHash("sha256");
  for (const file of globSync(
    ["messages/*/*.txt", "phrases/*.txt", "../src/reader/lexicon/*.txt", "../src/reader/money/*.txt"],
    {
      cwd: folder,
    },
  ).toSorted())
    hash.update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

interface Marked {
  id: string;
  language: Language;
  hand: string;
  text: string;
  figures: readonly TrainingFigure[];
  buyers: string[];
}

const buyersOf = (text: string, spans: readonly TrainingSpan[]): string[] =>
  spans.filter(({ kind }) => kind === "buyer").map(({ start, end }) => text.slice(start, end));

export function toText({ figures, ...given }: Marked): Text {
  const tokens = partedTokensOf(given.text, findFigures(given.text, given.language), given.language);
  const marks = new Map<number, TrainingFigure | null>();
  const met = new Set<TrainingFigure>();
  for (const [index, { figure }] of tokens.entries()) {
    if (!figure) continue;
    const mark = figures.find(({ start, end }) => start < figure.end && end > figure.start);
    if (mark) met.add(mark);
    marks.set(index, mark ?? null);
  }
  return { ...given, tokens, marks, missed: figures.length - met.size };
}

/** The numerator of a unit, as a class. */
export const aboveClasses = ["currency", "percent", "pure", "customer", "thing", "minute", "hour", ...periods] as const;
export const belowTimes = ["none", "minute", "hour", ...periods] as const;

export function unitClasses(unit: Unit): { above: string; time: string; customer: boolean; thing: boolean } {
  const above = Object.keys(unit).filter((name) => (unit[name] ?? 0) > 0);
  const below = Object.keys(unit).filter((name) => (unit[name] ?? 0) < 0);
  const times: readonly string[] = belowTimes;
  return {
    above: aboveOf(above),
    time: below.find((name) => times.includes(name)) ?? "none",
    customer: below.includes("customer"),
    thing: below.some((name) => name !== "customer" && !times.includes(name)),
  };
}

function aboveOf(above: readonly string[]): string {
  const known: readonly string[] = aboveClasses;
  if (above.some((name) => isCurrency(name))) return "currency";
  if (above.includes("%")) return "percent";
  if (above.length === 0) return "pure";
  return above.find((name) => known.includes(name)) ?? "thing";
}
