import { bases, flows, meanings, parties, statuses } from "../../src/quantities/labels.ts";
import { featuresOf, messageFeatures } from "../../src/reader/features.ts";
import { contextFeatures, frameFeatures } from "../../src/reader/context.ts";
import { lookAt } from "../../src/reader/decide.ts";
import { isFormOf } from "../../src/reader/forms.ts";
import { type Heads, type Network } from "../../src/reader/network.ts";
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
export const nounHeads: Heads = { place: ["none", "above", "below"], of: ["no", "yes"] };

/** The training data of a text is computed once for all networks. */
function once<Key extends object, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

/** The training data from each annotated figure of a text. */
export const figureExamples = once(({ tokens, marks, language, hand }: Text): Example[] => {
  const weight = hand.endsWith("-phrases") ? 0.7 : 1;
  return [...marks]
    .filter(([, mark]) => mark !== null)
    .map(([at, mark]) => ({
      features: Uint32Array.from(featuresOf(tokens, at, language)),
      classes: classesOf(mark as TrainingFigure),
      weight,
    }));
});

/** The same, given the predictions for the neighbouring figures by a first network not trained on the text. */
export function contextExamples(text: Text, first: Network): Example[] {
  const { look, features } = lookAt(first, text);
  const frame = frameFeatures(look);
  return [...text.marks].flatMap(([at, mark]) =>
    mark === null
      ? []
      : [
          {
            features: Uint32Array.from([
              ...(features.get(at) ?? []),
              ...messageFeatures(text.tokens),
              ...contextFeatures(text.tokens, at, look),
              ...frame,
            ]),
            classes: classesOf(mark),
            weight: 1,
          },
        ],
  );
}

function wantedOf(mark: TrainingFigure): Record<string, string> {
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

const known = new Set<string>([...aboveClasses, ...belowTimes, "%"]);
const isThing = (name: string): boolean => !known.has(name) && !/^[A-Z]{3}$/.test(name);

export const nounExamples = once(({ tokens, marks, language }: Text): Example[] => {
  const examples: Example[] = [];
  for (const [at, mark] of marks) {
    if (!mark) continue;
    const things = Object.entries(mark.unit).filter(([name]) => isThing(name));
    const places = nounCandidates(tokens, at).map((noun) => ({
      noun,
      place: placeOf(noun.word, things),
      of: mark.of === null ? 0 : Number(isWithin(noun.word, mark.of)),
    }));
    if (things.length > 0 && places.every(({ place }) => place === 0)) continue;
    for (const { noun, place, of } of places)
      examples.push({
        features: Uint32Array.from(nounFeatures(tokens, { at, noun }, language)),
        classes: Int16Array.of(place, of),
        weight: 1,
      });
  }
  return examples;
});

/** Whether a word is one of those that name a figure. */
const isWithin = (word: string, words: string): boolean =>
  word.length > 2 ? words.split(/\s+/).some((part) => isFormOf(part, word)) : words.includes(word);

function placeOf(word: string, things: readonly [string, number][]): number {
  const found = things.find(([name]) => isFormOf(word, name));
  if (!found) return 0;
  return found[1] > 0 ? 1 : 2;
}
