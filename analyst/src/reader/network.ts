import { rowIndexOf, rowOf } from "./row-index.ts";

/** The questions a network answers: the names of its heads, each with its classes. */
export type Heads = Readonly<Record<string, readonly string[]>>;

/**
 * A layer of features, one hidden layer, and one head per question. The sum of the rows of the present features (each a
 * row of `width` numbers), scaled by the root of their number, goes through a rectifier into every head.
 */
export interface Network {
  heads: Heads;
  width: number;
  /** The hash of each row's feature. */
  hashes: Uint32Array;
  features: Int8Array;
  /** The step size of the quantized weights of each row of `features`. */
  scales: Float32Array;
  bias: Float32Array;
  /** For each head, classes × (width + 1), the last column the bias. */
  outputs: Readonly<Record<string, Float32Array>>;
}

/** FNV-1a over the code units: the same number on every machine. */
export const hashFeature = (feature: string): number => hashOf(feature) >>> 0;

/** The same with a sign, without allocating memory. */
export const hashOf = (text: string): number => hashOn(2_166_136_261, text);

/** Continues a hash: `hashOn(hashOf("a "), "b")` is `hashOf("a b")`, without building a string. */
export function hashOn(begun: number, text: string): number {
  let hash = begun | 0;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash;
}

/** Adds two words to a hash, with a space between them. */
export const hashPair = (begun: number, left: string, right: string): number =>
  hashOn(hashOn(hashOn(begun, left), " "), right);

/** The same for a part of a text, without cutting it out. */
export function hashPart(begun: number, text: string, [from, to]: readonly [number, number]): number {
  let hash = begun | 0;
  for (let index = from; index < to; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash;
}

/** The probabilities of each head's classes, in their order. */
export type Output = Readonly<Record<string, Float64Array>>;

/** The probabilities of each head's classes. */
export const run = (network: Network, features: readonly string[]): Output =>
  runSums(network, [sumOf(network, features.map(hashOf))]);

/** The sum of the rows of some features: rows shared by several figures are summed once. */
export interface Sum {
  values: Float64Array;
  /** How many of the features the network knows. */
  known: number;
}

/** `features` are hashes with a sign. */
export function sumOf(network: Network, features: ArrayLike<number>): Sum {
  const { width, features: table, scales } = network;
  const index = rowIndexOf(network.hashes);
  const values = new Float64Array(width);
  let known = 0;
  for (let at = 0; at < features.length; at++) {
    const row = rowOf(index, features[at] as number);
    if (row < 0) continue;
    known++;
    const scale = scales[row] as number;
    const from = row * width;
    for (let column = 0; column < width; column++)
      values[column] = (values[column] as number) + scale * (table[from + column] as number);
  }
  return { values, known };
}

/** The probabilities of each head's classes, for all features of the sums. */
export function runSums({ width, bias, outputs }: Network, sums: readonly Sum[]): Output {
  let known = 0;
  for (const sum of sums) known += sum.known;
  const by = 1 / Math.sqrt(Math.max(1, known));
  const hidden = new Float64Array(width);
  for (let column = 0; column < width; column++) {
    let value = 0;
    for (const { values } of sums) value += values[column] as number;
    hidden[column] = Math.max(0, value * by + (bias[column] as number));
  }
  const found: Record<string, Float64Array> = {};
  for (const head of Object.keys(outputs)) found[head] = chancesOf(outputs[head] as Float32Array, hidden);
  return found;
}

/** The probabilities of a head's classes. */
export function chancesOf(weights: Float32Array, hidden: Float64Array): Float64Array {
  const columns = hidden.length + 1;
  const scores = new Float64Array(weights.length / columns);
  for (let index = 0; index < scores.length; index++) {
    const from = index * columns;
    let score = weights[from + hidden.length] as number;
    for (let column = 0; column < hidden.length; column++)
      score += (weights[from + column] as number) * (hidden[column] as number);
    scores[index] = score;
  }
  return softmax(scores);
}

/** Scores become probabilities, in place. */
function softmax(scores: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  let total = 0;
  for (let index = 0; index < scores.length; index++) {
    const power = Math.exp((scores[index] as number) - highest);
    scores[index] = power;
    total += power;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] as number) / total;
  return scores;
}
