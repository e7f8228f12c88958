/** Where a hash is looked up: each place has a hash and its row plus one; a hash stands at its lowest bits or behind. */
export type RowIndex = Int32Array;

const indexes = new WeakMap<Uint32Array | Int32Array, RowIndex>();

/** The rows of features by their hashes in a plain array, made once for each table. */
export function rowIndexOf(hashes: Uint32Array | Int32Array): RowIndex {
  const known = indexes.get(hashes);
  if (known) return known;
  const size = 2 ** Math.ceil(Math.log2(2 * hashes.length + 2));
  const index = new Int32Array(2 * size);
  for (const [row, hash] of hashes.entries()) {
    let at = hash & (size - 1);
    while (index[2 * at + 1] !== 0) at = (at + 1) & (size - 1);
    index[2 * at] = hash;
    index[2 * at + 1] = row + 1;
  }
  indexes.set(hashes, index);
  return index;
}

/** The row of a feature by its hash with a sign; -1 if there is none. */
export function rowOf(index: RowIndex, feature: number): number {
  const mask = (index.length >> 1) - 1;
  for (let at = feature & mask; ; at = (at + 1) & mask) {
    const row = index[2 * at + 1] as number;
    if (row === 0 || index[2 * at] === feature) return row - 1;
  }
}
