/** FNV-1a over the code points: the same words are always the same number, 32 bits. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words.normalize("NFC")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 to below 1, the same sequence for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list; the list is never empty. */
export function oneOf<T>(list: readonly [T, ...T[]], next: () => number): T {
  return list[Math.floor(next() * list.length)] ?? list[0];
}
