interface Kept<Value> {
  value: Value;
  bytes: number;
}

/** Results by their input, up to a number of bytes; the least recently used are dropped first. */
export class ResultCache<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  get(key: string): Value | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  keep(key: string, value: Value): void {
    this.#drop(key);
    // Two bytes a character, and about as much again for the objects that hold them.
    const bytes = 4 * (key.length + JSON.stringify(value).length);
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#bytesMax) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
