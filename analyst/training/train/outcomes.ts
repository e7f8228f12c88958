import { readingsFit } from "../readings-fit.ts";
import { findFigures } from "../../src/reader/find-figures.ts";
import type { ReaderModel } from "../../src/reader/model-file.ts";
import { propose } from "../../src/reader/propose.ts";
import { trustOf } from "../../src/reader/trust.ts";
import type { Text } from "./corpus.ts";
import type { Judged } from "./threshold.ts";

/** A model's prediction for one figure of a text that it was not trained on. */
export interface Outcome {
  hand: string;
  right: boolean;
  /** Whether it may be read at all, at any confidence. */
  canBeRead: boolean;
  signs: [name: string, value: number][];
}

export function outcomesOf(model: ReaderModel, texts: readonly Text[]): Outcome[] {
  return texts.flatMap(({ text, language, marks, tokens, hand, buyers }) => {
    const marked = new Map([...marks].map(([at, mark]) => [tokens[at]?.figure?.start, mark]));
    return propose([{ text, figures: findFigures(text, language) }], language, model).map(
      ({ figure, decision, readings: [best], isComplete }) => {
        const mark = marked.get(figure.start) ?? null;
        const right = mark !== null && best !== undefined && readingsFit(best, mark, { text, buyers });
        return { hand, right, canBeRead: isComplete && best?.meaning !== "unclear", signs: decision.signs };
      },
    );
  });
}

/** Learns the evidence for and against a reading: a logistic regression with all outcomes at each step. */
export function fitTrust(outcomes: readonly Outcome[]): Record<string, number> {
  const known = outcomes.filter(({ canBeRead }) => canBeRead);
  const names = [...new Set(known.flatMap(({ signs }) => signs.map(([name]) => name)))].toSorted();
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = known.map(({ signs, right }) => ({
    right: right ? 1 : 0,
    signs: signs.map(([name, value]): [number, number] => [places.get(name) ?? 0, value]),
  }));
  const weights = new Float64Array(names.length);
  const seen = new Float64Array(names.length).fill(1e-6);
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => weight * shrink);
    for (const { right, signs } of rows) {
      const score = signs.reduce((sum, [place, value]) => sum + (weights[place] ?? 0) * value, 0);
      const error = (1 / (1 + Math.exp(-score)) - right) / rows.length;
      for (const [place, value] of signs) slopes[place] = (slopes[place] ?? 0) + error * value;
    }
    for (const [place, slope] of slopes.entries()) {
      seen[place] = (seen[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(seen[place] ?? 1);
    }
  }
  return Object.fromEntries(names.map((name, place) => [name, Number((weights[place] ?? 0).toFixed(4))]));
}

const steps = 300;
const rate = 0.15;
const shrink = 3e-4;

/** The number of folds of writers for trust. */
const folds = 3;

/** Each outcome with its trust, learned from the outcomes of other writers. */
export function trustApart(outcomes: readonly Outcome[]): Judged[] {
  const hands = [...new Set(outcomes.map(({ hand }) => hand))].toSorted();
  return Array.from({ length: folds }, (_, fold) => {
    const isIn = ({ hand }: Outcome): boolean => hands.indexOf(hand) % folds === fold;
    const weights = fitTrust(outcomes.filter((outcome) => !isIn(outcome)));
    return outcomes
      .filter((outcome) => isIn(outcome))
      .map(({ hand, right, canBeRead, signs }) => ({
        hand,
        right,
        confidence: canBeRead ? trustOf(weights, signs) : 0,
      }));
  }).flat();
}
