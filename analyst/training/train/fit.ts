import { chancesOf, type Heads, type Network } from "../../src/reader/network.ts";
import { seeded, shuffle } from "./random.ts";

/** Training examples of the network: hashes of features, and the class of each head, or -1 where it is unknown. */
export interface Example {
  features: Uint32Array;
  classes: Int16Array;
  /** Its weight; 1 for a figure of a message. */
  weight: number;
}

export interface FitOptions {
  heads: Heads;
  width: number;
  epochs: number;
  seed: number;
  /** Features in fewer examples are left out. */
  leastExamples: number;
  /** The number of features kept: those with the largest weights. */
  mostFeatures: number;
  dropout: number;
  rate: number;
}

const numberAt = (numbers: Float32Array | Float64Array, index: number): number => numbers[index] ?? 0;

interface State {
  options: FitOptions;
  headNames: string[];
  rows: Map<number, number>;
  table: Float32Array;
  /** For each row of the table, the mean square of all gradients so far. */
  tableGradients: Float32Array;
  bias: Float32Array;
  biasGradients: Float32Array;
  outputs: Float32Array[];
  outputGradients: Float32Array[];
}

/**
 * Trains a network by stochastic gradient descent with a separate step size for each row of features and each weight of
 * a head (AdaGrad).
 */
export function fit(examples: readonly Example[], options: FitOptions): Network {
  const state = start(examples, options);
  const random = seeded(options.seed);
  const known = examples.map((example) => ({ ...example, features: rowsOf(example.features, state) }));
  const order = examples.map((_, index) => index);
  const step = stepper(state, random);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) step(known[index] as Example);
  }
  return finish(state);
}

/** The offsets in the table of the rows of the features that are not left out. */
const rowsOf = (features: Uint32Array, { rows, options }: State): Uint32Array =>
  Uint32Array.from(
    [...features].flatMap((feature) => {
      const row = rows.get(feature);
      return row === undefined ? [] : [row * options.width];
    }),
  );

function start(examples: readonly Example[], options: FitOptions): State {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= options.leastExamples).map(([feature]) => feature);
  const rows = new Map(kept.map((feature, row) => [feature, row]));
  const random = seeded(options.seed + 1);
  const { width } = options;
  const noise = (scale: number) => (): number => (random() * 2 - 1) * scale;
  const sizes = Object.values(options.heads).map(({ length }) => length * (width + 1));
  return {
    options,
    headNames: Object.keys(options.heads),
    rows,
    table: new Float32Array(kept.length * width).map(noise(0.08)),
    tableGradients: new Float32Array(kept.length).fill(1e-3),
    bias: new Float32Array(width).fill(0.05),
    biasGradients: new Float32Array(width).fill(1e-3),
    outputs: sizes.map((size) => new Float32Array(size).map(noise(0.15))),
    outputGradients: sizes.map((size) => new Float32Array(size).fill(1e-3)),
  };
}

function stepper(state: State, random: () => number): (example: Example) => void {
  const layer = state.options.width;
  const work: Work = {
    hidden: new Float64Array(layer),
    gradient: new Float64Array(layer),
    present: new Uint32Array(4096),
    count: 0,
    by: 1,
  };
  return ({ features, classes, weight }) => {
    forward(state, { work, features, random });
    work.gradient.fill(0);
    for (const [head, outputs] of state.outputs.entries()) {
      const wanted = classes[head] ?? -1;
      const seen = state.outputGradients[head];
      // The first head is the one that the others depend on.
      const counts = weight * (head === 0 ? 1 : 0.6);
      if (wanted >= 0 && seen) learnHead(work, { outputs, seen, wanted, weight: counts, rate: state.options.rate });
    }
    backward(state, work);
  };
}

interface Work {
  hidden: Float64Array;
  gradient: Float64Array;
  /** The offsets in the table of the rows of the present features. */
  present: Uint32Array;
  count: number;
  /** The scale of their sum. */
  by: number;
}

/** A fifth of the hidden layer is dropped at each step, so the rest is scaled up. */
const hiddenDropout = 0.2;
const whenKept = 1 / (1 - hiddenDropout);

interface Forward {
  work: Work;
  features: Uint32Array;
  random: () => number;
}

function forward({ options, table, bias }: State, { work, features, random }: Forward): void {
  const { width, dropout } = options;
  const { hidden, present } = work;
  work.count = 0;
  for (const at of features) if (random() >= dropout && work.count < present.length) present[work.count++] = at;
  work.by = 1 / Math.sqrt(Math.max(1, work.count));
  hidden.fill(0);
  for (let index = 0; index < work.count; index++) {
    const at = present[index] ?? 0;
    for (let column = 0; column < width; column++)
      hidden[column] = numberAt(hidden, column) + numberAt(table, at + column);
  }
  for (let column = 0; column < width; column++) {
    const kept = random() >= hiddenDropout ? whenKept : 0;
    hidden[column] = Math.max(0, numberAt(hidden, column) * work.by + numberAt(bias, column)) * kept;
  }
}

function backward({ options, table, tableGradients, bias, biasGradients }: State, work: Work): void {
  const { width, rate } = options;
  const { hidden, gradient, present } = work;
  let square = 0;
  for (let column = 0; column < width; column++) {
    const slope = hidden[column] === 0 ? 0 : numberAt(gradient, column) * whenKept;
    descend({ weights: bias, seen: biasGradients, rate }, column, slope);
    gradient[column] = slope * work.by;
    square += numberAt(gradient, column) ** 2 / width;
  }
  if (square === 0) return;
  for (let index = 0; index < work.count; index++) {
    const at = present[index] ?? 0;
    const seen = numberAt(tableGradients, at / width) + square;
    tableGradients[at / width] = seen;
    const by = rate / Math.sqrt(seen);
    for (let column = 0; column < width; column++)
      table[at + column] = numberAt(table, at + column) - by * numberAt(gradient, column);
  }
}

interface Step {
  weights: Float32Array;
  /** The sum of the squares of all gradients so far. */
  seen: Float32Array;
  rate: number;
}

function descend({ weights, seen, rate }: Step, index: number, slope: number): void {
  if (slope === 0) return;
  const sum = numberAt(seen, index) + slope * slope;
  seen[index] = sum;
  weights[index] = numberAt(weights, index) - (rate * slope) / Math.sqrt(sum);
}

interface HeadStep {
  outputs: Float32Array;
  seen: Float32Array;
  wanted: number;
  weight: number;
  rate: number;
}

/**
 * One step of a head, by the gradient of the cross-entropy; its gradient for the hidden layer is added to the total.
 */
function learnHead({ hidden, gradient }: Work, { outputs, seen, wanted, weight, rate }: HeadStep): void {
  const width = hidden.length;
  const columns = width + 1;
  const step = { weights: outputs, seen, rate };
  for (const [index, chance] of chancesOf(outputs, hidden).entries()) {
    const error = (chance - (index === wanted ? 1 : 0)) * weight;
    if (Math.abs(error) < 1e-4) continue;
    const from = index * columns;
    for (let column = 0; column < width; column++) {
      gradient[column] = numberAt(gradient, column) + error * numberAt(outputs, from + column);
      descend(step, from + column, error * numberAt(hidden, column));
    }
    descend(step, from + width, error);
  }
}

/** The network with its features quantized to a 127th of each row's largest weight. */
function finish({ options, headNames, rows, table, bias, outputs }: State): Network {
  const { width } = options;
  const largest = (row: number): number => {
    let most = 0;
    for (let column = 0; column < width; column++)
      most = Math.max(most, Math.abs(numberAt(table, row * width + column)));
    return most;
  };
  const kept = [...rows]
    .map(([feature, row]) => ({ feature, row, most: largest(row) }))
    .toSorted((a, b) => b.most - a.most || a.feature - b.feature)
    .slice(0, options.mostFeatures)
    .toSorted((a, b) => a.feature - b.feature);
  const features = new Int8Array(kept.length * width);
  const scales = new Float32Array(kept.length);
  for (const [index, { row, most }] of kept.entries()) {
    scales[index] = most / 127;
    for (let column = 0; column < width; column++)
      features[index * width + column] =
        most === 0 ? 0 : Math.round((numberAt(table, row * width + column) / most) * 127);
  }
  return {
    heads: options.heads,
    width,
    hashes: Uint32Array.from(kept, ({ feature }) => feature),
    features,
    scales,
    bias,
    outputs: Object.fromEntries(headNames.map((name, index) => [name, outputs[index] ?? new Float32Array()])),
  };
}
