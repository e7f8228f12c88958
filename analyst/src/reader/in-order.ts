/** The number of words that begin before a token; they are in order. */
export function firstFrom(words: readonly { from: number }[], token: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.from ?? token) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}
