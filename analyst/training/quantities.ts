import type { Quantity } from "../src/quantities/quantity.ts";
import { readMarked } from "./read-messages.ts";
import type { Marked, TrainingFigure } from "./read-messages.ts";

/** The figures of an annotated message as quantities, in reading order: q01, q02 … */
export function quantitiesOf({ text, figures }: Marked): Quantity[] {
  const quotes = figures.map(({ start, end }) => text.slice(start, end));
  const idOf = (index: number): string => `q${String(index + 1).padStart(2, "0")}`;
  return figures.map((figure, index) => {
    const quote = quotes[index] ?? "";
    const whole = figure.shareOf === null ? -1 : wholeOf(figure.shareOf, quotes, index);
    return {
      id: idOf(index),
      quote,
      span: { message: 0, start: figure.start, end: figure.end },
      ...valueOf(figure, quote),
      unit: figure.unit,
      of: figure.of ?? "",
      flow: figure.flow,
      party: figure.party,
      status: figure.status,
      meaning: figure.meaning,
      basis: figure.basis,
      ...(whole < 0 ? {} : { share: { of: idOf(whole) } }),
      readBy: "founder",
      evidence: {},
    };
  });
}

/** The figures of an annotated text without a header. */
export function quantitiesIn(marked: string): Quantity[] {
  const message = readMarked(marked);
  if (message.faults.length > 0) throw new Error(message.faults.join("\n"));
  return quantitiesOf(message);
}

/** The figure that equals the words, or is contained in them. */
export function wholeOf(words: string, quotes: string[], own: number): number {
  const same = quotes.findIndex((quote, index) => index !== own && quote === words);
  if (same >= 0) return same;
  // The longest: "1" is contained in "17" too.
  const within = quotes.filter((quote, index) => index !== own && words.includes(quote));
  const longest = within.toSorted((one, two) => two.length - one.length)[0];
  return longest === undefined ? -1 : quotes.findIndex((quote, index) => index !== own && quote === longest);
}

function valueOf({ value }: TrainingFigure, quote: string): Pick<Quantity, "value" | "low" | "high"> {
  if (value === null) return { value: Number(quote.replaceAll(/[^\d.-]/g, "")) };
  const { low, high } = value;
  return low === high ? { value: low } : { value: (low + high) / 2, low, high };
}
