import { bases, flows, meanings, parties, statuses } from "../../src/quantities/labels.ts";
import { featuresOf } from "../../src/reader/features.ts";
import { hashFeature, type Heads } from "../../src/reader/network.ts";
import { nounCandidates, nounFeatures } from "../../src/reader/nouns.ts";
import type { TrainingFigure } from "../read-messages.ts";
import { aboveClasses, belowTimes, type Text, unitClasses } from "./corpus.ts";
import type { Example } from "./fit.ts";

export const figureHeads: Heads = {
  meaning: Object.keys(meanings),
  flow: [...new Set(Object.values(flows))],
  party: parties,
  status: statuses,
  basis: bases,
  above: aboveClasses,
  time: belowTimes,
  customer: ["no", "yes"],
  thing: ["no", "yes"],
};
export const nounHeads: Heads = { place: ["none", "above", "below"] };

const hashed = (features: readonly string[]): Uint32Array => Uint32Array.from(features, hashFeature);

/** What each figure of a text teaches; a number that no mark holds is `none`. */
export function figureExamples({ tokens, marks, language, hand }: Text): Example[] {
  const weight = hand.endsWith("-phrases") ? 0.7 : 1;
  return [...marks]
    .filter(([, mark]) => mark !== null)
    .map(([at, mark]) => ({
      features: hashed(featuresOf(tokens, at, language)),
      classes: classesOf(mark as TrainingFigure),
      weight,
    }));
}

export function wantedOf(mark: TrainingFigure): Record<string, string> {
  const { above, time, customer, thing } = unitClasses(mark.unit);
  const { meaning, flow, party, status, basis } = mark;
  return {
    meaning,
    flow,
    party,
    status,
    basis,
    above,
    time,
    customer: customer ? "yes" : "no",
    thing: thing ? "yes" : "no",
  };
}

function classesOf(mark: TrainingFigure): Int16Array {
  const wanted = wantedOf(mark);
  return Int16Array.from(Object.entries(figureHeads), ([head, classes]) => classes.indexOf(wanted[head] ?? ""));
}

/** Whether a word of the text is the symbol of a unit: its singular, or a form of it. */
export function isSymbolOf(word: string, symbol: string): boolean {
  return symbol
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .split("_")
    .some((part) => part === word || (part.length > 2 && word.length > 2 && startsAlike(part, word)));
}

function startsAlike(left: string, right: string): boolean {
  const length = Math.max(3, Math.min(left.length, right.length) - 2);
  return left.slice(0, length) === right.slice(0, length);
}

const known = new Set<string>([...aboveClasses, ...belowTimes, "%"]);
export const isThing = (name: string): boolean => !known.has(name) && !/^[A-Z]{3}$/.test(name);

export function nounExamples({ tokens, marks, language }: Text): Example[] {
  const examples: Example[] = [];
  for (const [at, mark] of marks) {
    if (!mark) continue;
    const things = Object.entries(mark.unit).filter(([name]) => isThing(name));
    const places = nounCandidates(tokens, at).map((noun) => ({
      noun,
      place: placeOf(tokens[noun]?.word ?? "", things),
    }));
    if (things.length > 0 && places.every(({ place }) => place === 0)) continue;
    for (const { noun, place } of places)
      examples.push({
        features: hashed(nounFeatures(tokens, { at, noun }, language)),
        classes: Int16Array.of(place),
        weight: 1,
      });
  }
  return examples;
}

function placeOf(word: string, things: readonly [string, number][]): number {
  const found = things.find(([name]) => isSymbolOf(word, name));
  if (!found) return 0;
  return found[1] > 0 ? 1 : 2;
}
