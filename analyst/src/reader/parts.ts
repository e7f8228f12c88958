import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** Between a part and the whole that is named after it: "9 of the 14", "9 von 14", "9 de 14". */
const partFirst =
  /^\s*(?:\p{L}+\s+){0,4}?(?:of|out of|from|von|aus|sur|de|des|d'entre|among|entre|sobre)\s+(?:\p{L}+\s+){0,2}?$/iu;
/** Between a whole and the part that is named after it: "14 में से 9", "14 家里有 9", "14家中，9". */
const wholeFirst =
  /^[^.!?।\n]{0,60}(?:में से|me se|mein se|mese)\s*(?:\S+\s+){0,2}?$|^[\p{Script=Han}]{0,4}(?:里|里面|中|当中)[，,]?[\p{Script=Han}]{0,3}$/iu;

const parts: ReadonlySet<Meaning> = new Set<Meaning>([
  "said_yes",
  "said_no",
  "paying",
  "free",
  "trial",
  "pilot",
  "churn",
  "retention",
  "conversion",
  "loss",
  "share",
]);

/**
 * Names the whole of each count that stands beside it as a part: "14 of the 31 we asked". A whole is never smaller than
 * its part, and a part that has a whole keeps it.
 */
export function withWholes(quantities: readonly Quantity[], texts: readonly string[]): Quantity[] {
  return quantities.map((quantity, index) => {
    const whole = wholeOf(quantity, { before: quantities[index - 1], after: quantities[index + 1] }, texts);
    return whole ? { ...quantity, share: { of: whole.id } } : quantity;
  });
}

interface Neighbours {
  before: Quantity | undefined;
  after: Quantity | undefined;
}

function wholeOf(part: Quantity, { before, after }: Neighbours, texts: readonly string[]): Quantity | undefined {
  if (part.share || !isCount(part) || !parts.has(part.meaning)) return undefined;
  const fits = (whole: Quantity | undefined): whole is Quantity =>
    whole !== undefined &&
    whole.span.message === part.span.message &&
    isCount(whole) &&
    whole.value >= part.value &&
    whole.party === part.party;
  const text = texts[part.span.message] ?? "";
  if (fits(after) && partFirst.test(text.slice(part.span.end, after.span.start))) return after;
  return fits(before) && wholeFirst.test(text.slice(before.span.end, part.span.start)) ? before : undefined;
}

/** A number of people or things, and not of those in a time. */
const isCount = ({ unit }: Quantity): boolean => {
  const [only, ...others] = Object.entries(unit);
  return only !== undefined && others.length === 0 && only[1] === 1 && only[0] !== "%";
};
