/** Distinct hashes in the order in which they were added. It is cleared and used again: that spares the memory. */
export class FeatureSet {
  #hashes = new Int32Array(4096);
  /** Which round a place was filled in; other rounds' places are free. */
  #rounds = new Uint32Array(4096);
  #values = new Int32Array(2048);
  #round = 1;
  #size = 0;

  clear(): void {
    this.#round++;
    this.#size = 0;
  }

  add(hash: number): void {
    const mask = this.#hashes.length - 1;
    let at = hash & mask;
    for (; this.#rounds[at] === this.#round; at = (at + 1) & mask) if (this.#hashes[at] === hash) return;
    this.#hashes[at] = hash;
    this.#rounds[at] = this.#round;
    this.#values[this.#size++] = hash;
    if (this.#size === this.#values.length) this.#grow();
  }

  /** Appends them to a list. */
  addTo(list: number[]): void {
    for (let index = 0; index < this.#size; index++) list.push(this.#values[index] as number);
  }

  values(): Int32Array {
    return this.#values.slice(0, this.#size);
  }

  #grow(): void {
    const values = this.values();
    this.#hashes = new Int32Array(4 * values.length);
    this.#rounds = new Uint32Array(4 * values.length);
    this.#values = new Int32Array(2 * values.length);
    this.#round = 0;
    this.clear();
    for (const hash of values) this.add(hash);
  }
}
