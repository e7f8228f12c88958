import type { Figure } from "./tokens.ts";

/** "four sixty": digit words alone, the second of them tens, without a word for the point or the currency. */
const spokenPair = /^(?:one|two|three|four|five|six|seven|eight|nine) (?:ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b/iu;

/** How far a founder's rounded product may be from the exact one. */
const tolerance = 0.01;

/**
 * "Four sixty" is 4.60 or 460. It is 460 where only that fits the other figures: "244 cleans, average ticket four sixty,
 * so 112 grand". Otherwise it stays as it was read.
 */
export function resolveSpokenPrices(text: string, figures: Figure[]): Figure[] {
  return figures.map((figure) => {
    const { start, end, low, high } = figure;
    if (low !== high || low >= 10 || !spokenPair.test(text.slice(start, end))) return figure;
    const others = figures.filter((other) => other !== figure && other.low === other.high).map((other) => other.low);
    const hundreds = Math.round(low * 100);
    if (fits(low, others) || !fits(hundreds, others)) return figure;
    return { ...figure, low: hundreds, high: hundreds };
  });
}

/** Whether a value stands among the others, or a product of it and one of them does. */
const fits = (value: number, others: readonly number[]): boolean =>
  others.some(
    (result) =>
      result === value ||
      others.some((factor) => factor > 1 && Math.abs(factor * value - result) <= tolerance * result),
  );
