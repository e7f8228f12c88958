import { chancesOf, type Linear } from "../../src/reader/spans/linear.ts";
import { seeded, shuffle } from "./random.ts";

/**
 * A choice to learn: one tag among all at one place, or one place among many for one tag. A candidate is a place with a
 * tag; several may be right, and a candidate neither right nor wrong is left out.
 */
export interface Choice {
  places: readonly (readonly number[])[];
  candidates: readonly Candidate[];
}

export interface Candidate {
  place: number;
  tag: number;
  isRight: boolean;
}

export interface FitOptions {
  tags: readonly string[];
  epochs: number;
  seed: number;
  /** Features at fewer places are left out. */
  leastPlaces: number;
  /** The number of weights kept: the largest ones. */
  mostWeights: number;
  /** The dropout rate of features at each step. */
  dropout: number;
  rate: number;
}

interface State {
  options: FitOptions;
  count: number;
  rows: Map<number, number>;
  weights: Float32Array;
  /** The sum of the squares of all gradients so far. */
  seen: Float32Array;
  /** Whether a weight is trained at all; null while all of them are. */
  kept: Uint8Array | null;
}

interface Prepared {
  rows: readonly Int32Array[];
  candidates: readonly Candidate[];
}

const firstSquare = 1e-3;

/** Trains all weights, keeps the largest, and trains these again: the last epochs run with the final selection. */
export function fitLinear(choices: readonly Choice[], options: FitOptions): Linear {
  const state = start(choices, options);
  const rowsOf = remembered(rowsIn(state));
  const prepared = choices
    .filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
    .map(({ places, candidates }): Prepared => ({ rows: places.map(rowsOf), candidates }));
  const random = seeded(options.seed);
  learn(state, prepared, { epochs: options.epochs, random });
  state.kept = heaviest(state.weights, options.mostWeights);
  state.weights = state.weights.map((weight, index) => (state.kept?.[index] ? weight : 0));
  state.seen.fill(firstSquare * 100);
  learn(state, prepared, { epochs: Math.max(1, Math.floor(options.epochs / 2)), random });
  return finish(state);
}

function start(choices: readonly Choice[], options: FitOptions): State {
  const counts = new Map<number, number>();
  for (const features of new Set(choices.flatMap(({ places }) => places)))
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, places]) => places >= options.leastPlaces).map(([feature]) => feature);
  const count = options.tags.length;
  return {
    options,
    count,
    rows: new Map(features.toSorted((a, b) => (a >>> 0) - (b >>> 0)).map((feature, row) => [feature, row])),
    weights: new Float32Array(features.length * count),
    seen: new Float32Array(features.length * count).fill(firstSquare),
    kept: null,
  };
}

const rowsIn =
  ({ rows }: State) =>
  (features: readonly number[]): Int32Array =>
    Int32Array.from(features.map((feature) => rows.get(feature) ?? -1).filter((row) => row >= 0));

/** The same places are examined for several tags. */
function remembered(rowsOf: (features: readonly number[]) => Int32Array): (features: readonly number[]) => Int32Array {
  const known = new Map<readonly number[], Int32Array>();
  return (features) => {
    let rows = known.get(features);
    if (!rows) known.set(features, (rows = rowsOf(features)));
    return rows;
  };
}

interface Course {
  epochs: number;
  random: () => number;
}

/** Stochastic gradient descent with a separate step size for each weight (AdaGrad). */
function learn(state: State, prepared: readonly Prepared[], { epochs, random }: Course): void {
  const order = prepared.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) learnOne(state, prepared[index] as Prepared, random);
  }
}

const numberAt = (numbers: Float32Array | Float64Array, index: number): number => numbers[index] ?? 0;

/** A smaller gradient is ignored. */
const leastSlope = 1e-3;

function learnOne(state: State, { rows, candidates }: Prepared, random: () => number): void {
  const { count, options } = state;
  const present = rows.map((all) => withoutSome(all, options.dropout, random));
  const chances = chancesOf(
    Float64Array.from(candidates, ({ place, tag }) => {
      let score = 0;
      for (const row of present[place] ?? []) score += numberAt(state.weights, row * count + tag);
      return score;
    }),
  );
  let right = 0;
  for (const [index, { isRight }] of candidates.entries()) if (isRight) right += numberAt(chances, index);
  for (const [index, { place, tag, isRight }] of candidates.entries()) {
    const chance = numberAt(chances, index);
    const slope = chance - (isRight ? chance / right : 0);
    if (Math.abs(slope) < leastSlope) continue;
    for (const row of present[place] ?? []) descend(state, row * count + tag, slope);
  }
}

function withoutSome(rows: Int32Array, part: number, random: () => number): number[] {
  const left: number[] = [];
  for (const row of rows) if (random() >= part) left.push(row);
  return left;
}

function descend({ weights, seen, kept, options }: State, index: number, slope: number): void {
  if (kept && !kept[index]) return;
  const sum = numberAt(seen, index) + slope * slope;
  seen[index] = sum;
  weights[index] = numberAt(weights, index) - (options.rate * slope) / Math.sqrt(sum);
}

function heaviest(weights: Float32Array, most: number): Uint8Array {
  const sizes = weights.map(Math.abs).toSorted();
  const least = Math.max(Number.MIN_VALUE, sizes[Math.max(0, sizes.length - most)] ?? 0);
  return Uint8Array.from(weights, (weight) => Number(Math.abs(weight) >= least));
}

/** The model with its weights quantized to a 127th of the largest. */
function finish({ options, count, rows, weights }: State): Linear {
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
    hashes: Int32Array.from(kept, ({ feature }) => feature),
    offsets,
    tagOf: Uint8Array.from(all, ([tag]) => tag),
    weights: Int8Array.from(all, ([, weight]) => weight),
    step: largest / 127,
  };
}
