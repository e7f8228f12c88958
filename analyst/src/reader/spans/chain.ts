/**
 * A linear chain (conditional random field): how much each feature speaks for each tag, and how well a tag follows
 * another. Only the weights that matter are kept.
 */
export interface Chain {
  tags: readonly string[];
  /** The row of a feature, by its hash. */
  rows: ReadonlyMap<number, number>;
  /** Where in `tagOf` and `weights` the entries of a row begin; one more than there are rows. */
  offsets: Uint32Array;
  tagOf: Uint8Array;
  weights: Int8Array;
  /** What a step of a weight is worth. */
  step: number;
  /** From the tag of a line to the tag of a column. */
  follows: Float32Array;
}

/** How much speaks for each tag at each place: tokens × tags. */
export function scoresOf(chain: Chain, places: readonly (readonly number[])[]): Float64Array {
  const count = chain.tags.length;
  const scores = new Float64Array(places.length * count);
  for (const [place, features] of places.entries()) {
    const at = place * count;
    for (const feature of features) {
      const row = chain.rows.get(feature);
      if (row === undefined) continue;
      const end = chain.offsets[row + 1] ?? 0;
      for (let entry = chain.offsets[row] ?? 0; entry < end; entry++) {
        const cell = at + (chain.tagOf[entry] ?? 0);
        scores[cell] = (scores[cell] ?? 0) + (chain.weights[entry] ?? 0) * chain.step;
      }
    }
  }
  return scores;
}

/** All sequences of tags weighed; each array is tokens × tags. */
export interface Lattice {
  powers: Float64Array;
  /** From tag to tag. */
  links: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  /** The chance of each tag at each place. */
  chances: Float64Array;
}

/** Forward and backward sums over all sequences of tags, at each place scaled to one. */
export function latticeOf(scores: Float64Array, follows: Float32Array, count: number): Lattice {
  const powers = powersOf(scores, count);
  const links = Float64Array.from(follows, Math.exp);
  const forward = forwardOf(powers, links, count);
  const backward = backwardOf(powers, links, count);
  const chances = forward.map((value, cell) => value * (backward[cell] ?? 0));
  for (let at = 0; at < chances.length; at += count) toOne(chances, at, count);
  return { powers, links, forward, backward, chances };
}

/** Of each place the powers of its scores, the highest of them one. */
function powersOf(scores: Float64Array, count: number): Float64Array {
  const powers = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at += count) {
    let highest = -Infinity;
    for (let tag = 0; tag < count; tag++) highest = Math.max(highest, scores[at + tag] ?? 0);
    for (let tag = 0; tag < count; tag++) powers[at + tag] = Math.exp((scores[at + tag] ?? 0) - highest);
  }
  return powers;
}

function forwardOf(powers: Float64Array, links: Float64Array, count: number): Float64Array {
  const forward = powers.slice();
  toOne(forward, 0, count);
  for (let at = count; at < powers.length; at += count) {
    for (let tag = 0; tag < count; tag++) {
      let sum = 0;
      for (let from = 0; from < count; from++)
        sum += (forward[at - count + from] ?? 0) * (links[from * count + tag] ?? 0);
      forward[at + tag] = sum * (powers[at + tag] ?? 0);
    }
    toOne(forward, at, count);
  }
  return forward;
}

function backwardOf(powers: Float64Array, links: Float64Array, count: number): Float64Array {
  const backward = new Float64Array(powers.length).fill(1);
  for (let at = powers.length - 2 * count; at >= 0; at -= count) {
    const next = at + count;
    for (let tag = 0; tag < count; tag++) {
      let sum = 0;
      for (let to = 0; to < count; to++)
        sum += (backward[next + to] ?? 0) * (powers[next + to] ?? 0) * (links[tag * count + to] ?? 0);
      backward[at + tag] = sum;
    }
    toOne(backward, at, count);
  }
  return backward;
}

/** Scales the values of a place so that they sum to one. */
function toOne(values: Float64Array, at: number, count: number): void {
  let total = 0;
  for (let tag = 0; tag < count; tag++) total += values[at + tag] ?? 0;
  for (let tag = 0; tag < count; tag++) values[at + tag] = (values[at + tag] ?? 0) / total;
}
