/** What one network is asked: the names of its heads, each with its classes. */
export type Heads = Readonly<Record<string, readonly string[]>>;

/**
 * A layer of features, one hidden layer, and a head a question. The sum of the rows of the features that are there
 * (each a row of `width` numbers), scaled by the root of how many there are, goes through a rectifier into every head.
 */
export interface Network {
  heads: Heads;
  width: number;
  /** The row of a feature, by its hash. */
  rows: ReadonlyMap<number, number>;
  features: Int8Array;
  /** What a step of each row of `features` is worth. */
  scales: Float32Array;
  bias: Float32Array;
  /** For each head, classes × (width + 1), the last column the bias. */
  outputs: Readonly<Record<string, Float32Array>>;
}

/** FNV-1a over the code units: the same number on every machine. */
export function hashFeature(feature: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < feature.length; index++) hash = Math.imul(hash ^ feature.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** The probabilities of each head's classes. */
export function run(network: Network, features: readonly string[]): Record<string, Float64Array> {
  const hidden = hiddenOf(network, features);
  return Object.fromEntries(
    Object.entries(network.outputs).map(([head, weights]) => [head, chancesOf(weights, hidden)]),
  );
}

function hiddenOf({ width, rows, features: table, scales, bias }: Network, features: readonly string[]): Float64Array {
  const sum = new Float64Array(width);
  let known = 0;
  for (const feature of features) {
    const row = rows.get(hashFeature(feature));
    if (row === undefined) continue;
    known++;
    const scale = scales[row] ?? 0;
    for (let column = 0; column < width; column++)
      sum[column] = (sum[column] ?? 0) + scale * (table[row * width + column] ?? 0);
  }
  const by = 1 / Math.sqrt(Math.max(1, known));
  return sum.map((value, column) => Math.max(0, value * by + (bias[column] ?? 0)));
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
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}
