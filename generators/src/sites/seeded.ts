/** A stream of numbers in [0, 1) that is the same for the same text (FNV-1a into mulberry32). */
export function seededNumbers(text: string): () => number {
  let state = 0x811c9dc5;
  for (const unit of text) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices by the next number of the stream. */
export function pick<T>(next: () => number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(next() * choices.length)] ?? choices[0];
}
