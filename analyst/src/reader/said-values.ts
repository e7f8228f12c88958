import type { Figure } from "./tokens.ts";

const endOfSentence = /[.!?।](?=\s|$)|[。！？\n]/u;

/** Thousand, lakh, million, crore, and what a number in Chinese counts in. */
const scales: readonly number[] = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

const digitsOf = (written: string): number => Number(/\d[\d.,]*/.exec(written)?.[0].replaceAll(",", "") ?? Number.NaN);

/**
 * Whether the founder's words allow a number to have this value, which its own digits do not say: a scale that another
 * number of the same sentence has ("a limit of 25 lakh, out of which 11 is used"), or the hundreds of a price that is
 * spoken in two parts ("four sixty").
 */
export function canMean(
  value: number,
  figure: Figure,
  { text, figures }: { text: string; figures: readonly Figure[] },
) {
  const { low, high } = figure;
  const written = text.slice(figure.start, figure.end);
  if (low !== high) return false;
  if (!/\p{N}/u.test(written)) return spokenWith(figure, { text, figures }).some((spoken) => isClose(value, spoken));
  if (!isClose(digitsOf(written), low)) return false;
  return figures.some((other) => {
    const scale = other.low / digitsOf(text.slice(other.start, other.end));
    const [left, right] = other.start < figure.start ? [other, figure] : [figure, other];
    const isBeside = other !== figure && !endOfSentence.test(text.slice(left.end, right.start));
    return isBeside && scales.some((one) => isClose(scale, one)) && isClose(value, low * scale);
  });
}

/** The hundreds of a price in two parts, which the lexer reads as one number (4.6) or as two (4 and 60). */
function spokenWith(figure: Figure, { text, figures }: { text: string; figures: readonly Figure[] }): number[] {
  if (!Number.isInteger(figure.low)) return [figure.low * 100];
  const isNext = (left: Figure, right: Figure): boolean => /^[ -]$/.test(text.slice(left.end, right.start));
  return figures
    .filter((other) => isNext(other, figure) || isNext(figure, other))
    .map((other) => (other.start < figure.start ? [other, figure] : [figure, other]))
    .flatMap(([left, right]) =>
      left && right && left.low < 100 && right.low < 100 ? [left.low * 100 + right.low] : [],
    );
}

const isClose = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));

/** A message with the values that its numbers were read with, as far as its words allow them. */
export function withValues<Message extends { text: string; figures: readonly Figure[] }>(
  message: Message,
  values: readonly { start: number; value: number }[],
): Message {
  if (values.length === 0) return message;
  const figures = message.figures.map((figure) => {
    const said = values.find(({ start }) => start === figure.start)?.value;
    return said !== undefined && canMean(said, figure, message) ? { ...figure, low: said, high: said } : figure;
  });
  return { ...message, figures };
}
