/** The questions a network answers: the names of its heads, each with its classes. */
export type Heads = Readonly<Record<string, readonly string[]>>;

/**
 * A layer of features, one hidden layer, and one head per question. The sum of the rows of the present features (each a
 * row of `width` numbers), scaled by the root of their number, goes through a rectifier into every head.
 */
export interface Network {
  heads: Heads;
  width: number;
  /** The row of a feature, by its hash. */
  rows: ReadonlyMap<number, number>;
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

/** The probabilities of each head's classes. */
export const run = (network: Network, features: readonly string[]): Record<string, Float64Array> =>
  runHashed(network, features.map(hashFeature));

/** The same, for features that are hashed already. */
export const runHashed = (network: Network, features: Iterable<number>): Record<string, Float64Array> =>
  runSums(network, [sumOf(network, features)]);

/** The rows by hash in plain arrays: a hash stands at its lowest bits, or at the next free place. */
interface RowIndex {
  hashes: Uint32Array;
  rows: Int32Array;
}

const indexes = new WeakMap<Network, RowIndex>();

function indexOf(network: Network): RowIndex {
  const known = indexes.get(network);
  if (known) return known;
  const size = 2 ** Math.ceil(Math.log2(2 * network.rows.size + 2));
  const index: RowIndex = { hashes: new Uint32Array(size), rows: new Int32Array(size).fill(-1) };
  for (const [hash, row] of network.rows) {
    let at = hash & (size - 1);
    while ((index.rows[at] ?? -1) >= 0) at = (at + 1) & (size - 1);
    index.hashes[at] = hash;
    index.rows[at] = row;
  }
  indexes.set(network, index);
  return index;
}

function rowOf({ hashes, rows }: RowIndex, feature: number): number {
  const mask = rows.length - 1;
  for (let at = feature & mask; ; at = (at + 1) & mask) {
    const row = rows[at] ?? -1;
    if (row < 0 || hashes[at] === feature >>> 0) return row;
  }
}

/** The sum of the rows of some features: rows shared by several figures are summed once. */
export interface Sum {
  values: Float64Array;
  /** How many of the features the network knows. */
  known: number;
}

export function sumOf(network: Network, features: Iterable<number>): Sum {
  const { width, features: table, scales } = network;
  const index = indexOf(network);
  const values = new Float64Array(width);
  let known = 0;
  for (const feature of features) {
    const row = rowOf(index, feature);
    if (row < 0) continue;
    known++;
    const scale = scales[row] ?? 0;
    const from = row * width;
    for (let column = 0; column < width; column++)
      values[column] = (values[column] ?? 0) + scale * (table[from + column] ?? 0);
  }
  return { values, known };
}

/** The probabilities of each head's classes, for all features of the sums. */
export function runSums({ width, bias, outputs }: Network, sums: readonly Sum[]): Record<string, Float64Array> {
  const by =
    1 /
    Math.sqrt(
      Math.max(
        1,
        sums.reduce((count, { known }) => count + known, 0),
      ),
    );
  const hidden = new Float64Array(width);
  for (let column = 0; column < width; column++) {
    let value = 0;
    for (const { values } of sums) value += values[column] ?? 0;
    hidden[column] = Math.max(0, value * by + (bias[column] ?? 0));
  }
  return Object.fromEntries(Object.entries(outputs).map(([head, weights]) => [head, chancesOf(weights, hidden)]));
}

/** The probabilities of a head's classes. */
export function chancesOf(weights: Float32Array, hidden: Float64Array): Float64Array {
  const columns = hidden.length + 1;
  const scores = new Float64Array(weights.length / columns);
  for (let index = 0; index < scores.length; index++) {
    let score = weights[index * columns + hidden.length] ?? 0;
    for (let column = 0; column < hidden.length; column++)
      score += (weights[index * columns + column] ?? 0) * (hidden[column] ?? 0);
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
    const power = Math.exp((scores[index] ?? 0) - highest);
    scores[index] = power;
    total += power;
  }
  for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) / total;
  return scores;
}
