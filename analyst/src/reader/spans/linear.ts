/** The weight of each feature for each tag. Only significant weights are kept. */
export interface Linear {
  tags: readonly string[];
  /** The row of a feature, by its hash. */
  rows: ReadonlyMap<number, number>;
  /** Where in `tagOf` and `weights` the entries of a row begin; one more than there are rows. */
  offsets: Uint32Array;
  tagOf: Uint8Array;
  weights: Int8Array;
  /** The step size of a quantized weight. */
  step: number;
}

/** The score of each tag at each place: places × tags. */
export function scoresOf(model: Linear, places: readonly (readonly number[])[]): Float64Array {
  const count = model.tags.length;
  const scores = new Float64Array(places.length * count);
  for (const [place, features] of places.entries()) {
    const at = place * count;
    for (const feature of features) {
      const row = model.rows.get(feature);
      if (row === undefined) continue;
      const end = model.offsets[row + 1] ?? 0;
      for (let entry = model.offsets[row] ?? 0; entry < end; entry++) {
        const cell = at + (model.tagOf[entry] ?? 0);
        scores[cell] = (scores[cell] ?? 0) + (model.weights[entry] ?? 0) * model.step;
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
