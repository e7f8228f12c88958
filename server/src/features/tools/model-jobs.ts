import {
  analyse,
  type Backing,
  backingOf,
  claimsOfDerived,
  claimsOfTexts,
  countToolMarks,
  type derivation,
  derive,
  type Derived,
  factSheet,
  type KnownFigure,
  knownFigures,
  knownLine,
  languageOf,
  markTexts,
  noBacking,
  setAside,
} from "@cofounder/analyst";
import { cutText } from "@cofounder/contract/cut-text";
import type { Claim, ToolMarks, WebSource } from "@cofounder/contract";
import type { z } from "zod";
import type { Words } from "../turns/index.ts";
import { draftClaims } from "./draft-claims.ts";
import { type FormFigure, formClaims, formKnown, formMetrics } from "./form-figures.ts";
import { sourcedTexts, textsIn, writtenTexts } from "./texts-in.ts";

/** Jobs of the worker pool: what a model is told of the venture, and what backs the words that it writes. */

export interface Studied {
  /** What the founder wrote about the venture; null where nothing is known. */
  words: Words | null;
  /** The tool's input. */
  input: unknown;
  figures: FormFigure[];
  now: Date;
}

/** What is known of the venture before a model writes. */
export interface Grounds {
  /** As a model reads it, a line each; empty where nothing is known. */
  facts: string;
  /** What derivations may compute with. */
  known: KnownFigure[];
  backing: Backing;
  language: "en" | "es" | "fr" | "de" | "hi" | "zh";
}

/** What the engine reads in the founder's words, and the figures of the form. */
export function groundsOf({ words, input, figures, now }: Studied): Grounds {
  const form = formKnown(figures);
  const told = formClaims(figures);
  const typed = typedClaims(input);
  const metrics = formMetrics(figures);
  const formFacts = form.length > 0 ? ["FORM FIGURES (id | what | value)", ...form.map(knownLine)].join("\n") : "";
  if (!words) {
    const currency = figures.find(({ unit }) => /^[A-Z]{3}/.test(unit))?.unit.slice(0, 3) ?? null;
    const backing = { ...noBacking, currency, metrics, claims: [...told, ...typed] };
    return { facts: formFacts, known: form, backing, language: languageOf(textsIn(input).join("\n")) };
  }
  const { chosen, ...said } = words;
  const analysis = analyse({ ...said, now, type: chosen });
  const known = knownFigures(analysis.venture);
  const backing = backingOf(analysis, { claims: [...told, ...typed] });
  return {
    facts: [formFacts, factSheet(analysis, known)].filter(Boolean).join("\n\n"),
    known: [...form, ...known],
    backing: { ...backing, metrics: [...metrics, ...backing.metrics] },
    language: analysis.language,
  };
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The numbers of the input with the sentence that has them. Text that is hidden, or tells the analyst what to say, is
 * nothing that the founder says.
 */
const typedClaims = (input: unknown): Claim[] =>
  textsIn(input)
    .flatMap((text) => [...sentences.segment(setAside(text).text)])
    .flatMap(({ segment }) =>
      claimsOfTexts([segment])
        .filter(({ unit }) => unit !== "company")
        .map((claim): Claim =>
          claim.value === null ? claim : { ...claim, text: cutText(segment.trim(), sentenceMax) },
        ),
    );

const sentenceMax = 300;

export interface Checkable {
  grounds: Grounds;
  input: unknown;
  /** The engine's result, and as a document. */
  made: unknown;
  document: string;
  /** The result with the model's words in it. */
  output: unknown;
  pages: WebSource[];
  /** As the model asks for them. */
  derivations: z.infer<typeof derivation>[];
  prompt: string;
}

export interface Checked {
  marks: ToolMarks;
  /** Sentences with a number that contradicts a result or a figure of the form, and how. */
  wrong: { quote: string; sentence: string; says: string }[];
  /** What was derived, a line each, and what could not be. */
  derived: string[];
  failed: string[];
}

/** Marks what a model wrote into a result. No text is changed. */
export function checkAnswer(checkable: Checkable): Checked {
  const { grounds, made, document, output, pages, derivations, prompt } = checkable;
  const { derived, failed } = derivedFrom(derivations, grounds.known);
  const found = pages.map(({ url, title, snippet }) => ({
    publisher: hostOf(url),
    year: "",
    title,
    text: `${title}. ${snippet}`,
  }));
  const backing = { ...grounds.backing, claims: [...grounds.backing.claims, ...backedBy(derived)] };
  const draft = draftClaims(made, document);
  const sourced = sourcedTexts(output);
  const known = [...textsIn(checkable.input), document, ...found.map(({ text }) => text)];
  const names = claimsOfTexts(known).filter(({ unit }) => unit === "company");
  const texts = markTexts(writtenTexts(output, made), {
    backing,
    draft,
    pages: found,
    sourced,
    names,
    language: grounds.language,
  });
  const wrong = texts.flatMap(({ text, marks }) =>
    marks
      .filter(({ kind }) => kind === "differs")
      .map(({ start, end, says }) => ({ quote: text.slice(start, end), sentence: text, says })),
  );
  return {
    marks: { prompt, counts: countToolMarks(texts), texts },
    wrong,
    derived: derived.map((one) => knownLine({ ...one, ...one.asked })),
    failed,
  };
}

/** What rests on a number of the model's own backs nothing. */
const backedBy = (derived: readonly Derived[]): Claim[] =>
  derived.flatMap(claimsOfDerived).filter(({ type }) => type !== "assumption");

function derivedFrom(asked: readonly z.infer<typeof derivation>[], figures: readonly KnownFigure[]) {
  const known = [...figures];
  const derived: Derived[] = [];
  const failed: string[] = [];
  for (const one of asked) {
    const made = derive(one, known);
    if ("error" in made) failed.push(`${one.name}: ${made.error}`);
    else {
      derived.push(made);
      known.push(...made.assumed, made);
    }
  }
  return { derived, failed };
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
