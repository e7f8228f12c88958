import { type Chain, type Lattice, latticeOf } from "../../src/reader/spans/chain.ts";
import { seeded, shuffle } from "./random.ts";

/** A sequence to learn from: the features of each place, and its tag, or -1 where it is not known. */
export interface Sequence {
  places: readonly (readonly number[])[];
  tags: readonly number[];
}

export interface ChainOptions {
  tags: readonly string[];
  epochs: number;
  seed: number;
  /** Features that occur at fewer places are left out. */
  leastPlaces: number;
  /** So many weights are kept: those that weigh most. */
  mostWeights: number;
  /** The part of the features that is left out at each step. */
  dropout: number;
  rate: number;
}

interface State {
  options: ChainOptions;
  count: number;
  rows: Map<number, number>;
  weights: Float32Array;
  /** The sum of the squares of all slopes so far. */
  seen: Float32Array;
  /** Whether a weight is learned at all; null while all of them are. */
  kept: Uint8Array | null;
  follows: Float32Array;
  followsSeen: Float32Array;
}

interface Prepared {
  rows: Int32Array[];
  tags: readonly number[];
}

const firstSquare = 1e-3;

/** Learns all weights, keeps those that weigh most, and learns these again: the last epochs know what is left out. */
export function fitChain(sequences: readonly Sequence[], options: ChainOptions): Chain {
  const state = start(sequences, options);
  const prepared = sequences.map(({ places, tags }): Prepared => ({ rows: places.map(rowsIn(state)), tags }));
  const random = seeded(options.seed);
  learn(state, prepared, { epochs: options.epochs, random });
  state.kept = heaviest(state.weights, options.mostWeights);
  state.weights = state.weights.map((weight, index) => (state.kept?.[index] ? weight : 0));
  state.seen.fill(firstSquare * 100);
  learn(state, prepared, { epochs: Math.max(1, Math.floor(options.epochs / 2)), random });
  return finish(state);
}

function start(sequences: readonly Sequence[], options: ChainOptions): State {
  const counts = new Map<number, number>();
  for (const { places } of sequences)
    for (const features of places) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, places]) => places >= options.leastPlaces).map(([feature]) => feature);
  const count = options.tags.length;
  return {
    options,
    count,
    rows: new Map(features.toSorted((a, b) => (a >>> 0) - (b >>> 0)).map((feature, row) => [feature, row])),
    weights: new Float32Array(features.length * count),
    seen: new Float32Array(features.length * count).fill(firstSquare),
    kept: null,
    follows: new Float32Array(count * count),
    followsSeen: new Float32Array(count * count).fill(firstSquare),
  };
}

const rowsIn =
  ({ rows }: State) =>
  (features: readonly number[]): Int32Array =>
    Int32Array.from(features.map((feature) => rows.get(feature) ?? -1).filter((row) => row >= 0));

interface Course {
  epochs: number;
  random: () => number;
}

/** Stochastic gradient descent with a step of its own for each weight (AdaGrad). */
function learn(state: State, prepared: readonly Prepared[], { epochs, random }: Course): void {
  const order = prepared.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) learnOne(state, prepared[index] as Prepared, random);
  }
}

const numberAt = (numbers: Float32Array | Float64Array, index: number): number => numbers[index] ?? 0;

function learnOne(state: State, { rows, tags }: Prepared, random: () => number): void {
  const present = rows.map((all) => withoutSome(all, state.options.dropout, random));
  const lattice = latticeOf(scoresOf(state, present), state.follows, state.count);
  learnFollowing(state, lattice, tags);
  for (const [place, features] of present.entries())
    learnPlace(state, { features, chances: lattice.chances, at: place * state.count }, tags[place] ?? -1);
}

function withoutSome(rows: Int32Array, part: number, random: () => number): number[] {
  const left: number[] = [];
  for (const row of rows) if (random() >= part) left.push(row);
  return left;
}

function scoresOf({ count, weights }: State, present: readonly (readonly number[])[]): Float64Array {
  const scores = new Float64Array(present.length * count);
  for (const [place, features] of present.entries()) {
    const at = place * count;
    for (const row of features)
      for (let tag = 0; tag < count; tag++)
        scores[at + tag] = numberAt(scores, at + tag) + numberAt(weights, row * count + tag);
  }
  return scores;
}

interface Place {
  features: readonly number[];
  chances: Float64Array;
  /** Where its chances begin. */
  at: number;
}

/** A slope that is smaller moves nothing. */
const leastSlope = 1e-3;

function learnPlace(state: State, { features, chances, at }: Place, wanted: number): void {
  const { count, weights, seen, kept, options } = state;
  const step = { weights, seen, rate: options.rate };
  for (let tag = 0; tag < count && wanted >= 0; tag++) {
    const slope = numberAt(chances, at + tag) - (tag === wanted ? 1 : 0);
    if (Math.abs(slope) < leastSlope) continue;
    for (const row of features) if (!kept || kept[row * count + tag]) descend(step, row * count + tag, slope);
  }
}

interface Step {
  weights: Float32Array;
  seen: Float32Array;
  rate: number;
}

function descend({ weights, seen, rate }: Step, index: number, slope: number): void {
  const sum = numberAt(seen, index) + slope * slope;
  seen[index] = sum;
  weights[index] = numberAt(weights, index) - (rate * slope) / Math.sqrt(sum);
}

function learnFollowing(state: State, lattice: Lattice, tags: readonly number[]): void {
  const { count, follows, followsSeen, options } = state;
  const step = { weights: follows, seen: followsSeen, rate: options.rate };
  for (let place = 1; place < tags.length; place++) {
    const [from = -1, to = -1] = [tags[place - 1], tags[place]];
    if (from < 0 || to < 0) continue;
    const pairs = pairsAt(lattice, place * count, count);
    for (let index = 0; index < pairs.length; index++) {
      const slope = numberAt(pairs, index) - (index === from * count + to ? 1 : 0);
      if (Math.abs(slope) >= leastSlope) descend(step, index, slope);
    }
  }
}

/** The chance of each pair of tags at a place and the one before it. */
function pairsAt({ powers, links, forward, backward }: Lattice, at: number, count: number): Float64Array {
  const pairs = new Float64Array(count * count);
  let total = 0;
  for (let index = 0; index < pairs.length; index++) {
    const next = at + (index % count);
    const before = numberAt(forward, at - count + Math.floor(index / count));
    pairs[index] = before * numberAt(links, index) * numberAt(powers, next) * numberAt(backward, next);
    total += numberAt(pairs, index);
  }
  return pairs.map((pair) => pair / total);
}

function heaviest(weights: Float32Array, most: number): Uint8Array {
  const sizes = weights.map(Math.abs).toSorted();
  const least = Math.max(Number.MIN_VALUE, sizes[Math.max(0, sizes.length - most)] ?? 0);
  return Uint8Array.from(weights, (weight) => Number(Math.abs(weight) >= least));
}

/** The chain with its weights in steps of a 127th of the largest. */
function finish({ options, count, rows, weights, follows }: State): Chain {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const kept: { feature: number; entries: [tag: number, weight: number][] }[] = [];
  for (const [feature, row] of rows) {
    const entries: [number, number][] = [];
    for (let tag = 0; tag < count; tag++) {
      const weight = Math.round(((weights[row * count + tag] ?? 0) / largest) * 127);
      if (weight !== 0) entries.push([tag, weight]);
    }
    if (entries.length > 0) kept.push({ feature, entries });
  }
  const all = kept.flatMap(({ entries }) => entries);
  const offsets = new Uint32Array(kept.length + 1);
  for (const [row, { entries }] of kept.entries()) offsets[row + 1] = (offsets[row] ?? 0) + entries.length;
  return {
    tags: options.tags,
    rows: new Map(kept.map(({ feature }, row) => [feature, row])),
    offsets,
    tagOf: Uint8Array.from(all, ([tag]) => tag),
    weights: Int8Array.from(all, ([, weight]) => weight),
    step: largest / 127,
    follows,
  };
}
