import { rowIndexOf, rowOf } from "../row-index.ts";

/** The weight of each feature for each tag. Only significant weights are kept. */
export interface Linear {
  tags: readonly string[];
  /** The hash of each row's feature. */
  hashes: Int32Array;
  /** Where in `tagOf` and `weights` the entries of a row begin; one more than there are rows. */
  offsets: Uint32Array;
  tagOf: Uint8Array;
  weights: Int8Array;
  /** The step size of a quantized weight. */
  step: number;
}

/** The score of each tag at each place: places × tags. */
export function scoresOf(model: Linear, places: readonly (readonly number[])[]): Float64Array {
  const { tags, offsets, tagOf, weights, step } = model;
  const index = rowIndexOf(model.hashes);
  const scores = new Float64Array(places.length * tags.length);
  for (let place = 0; place < places.length; place++) {
    const at = place * tags.length;
    for (const feature of places[place] as readonly number[]) {
      const row = rowOf(index, feature);
      if (row < 0) continue;
      const end = offsets[row + 1] as number;
      for (let entry = offsets[row] as number; entry < end; entry++) {
        const cell = at + (tagOf[entry] as number);
        scores[cell] = (scores[cell] as number) + (weights[entry] as number) * step;
      }
    }
  }
  return scores;
}

/** Scores as probabilities that sum to one. */
export function chancesOf(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
