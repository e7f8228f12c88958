import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";

/** Between a part and the whole that is named after it: "9 of the 14", "9 von 14", "9 de 14". */
const partFirst =
  /^\s*(?:\p{L}+\s+){0,4}?(?:of|out of|from|von|aus|sur|de|des|d'entre|among|entre|sobre)\s+(?:\p{L}+\s+){0,2}?$/iu;
/** Between a whole and the part that is named after it: "14 में से 9", "14 家里有 9", "14家中，9". */
const wholeFirst =
  /^[^.!?।\n]{0,60}(?:में से|me se|mein se|mese)\s*(?:\S+\s+){0,2}?$|^[\p{Script=Han}]{0,4}(?:里|里面|中|当中)[，,]?[\p{Script=Han}]{0,3}$/iu;

/** Behind a part of the figure before it: "31 of them", "31 de ellos". */
const ofThem =
  /^\s*(?:\p{L}+\s+){0,2}?(?:of (?:them|those|these|which)|davon|de (?:ellos|ellas|estos|estas)|d'entre (?:eux|elles)|parmi (?:eux|elles))(?!\p{L})/iu;
/** Before it: "davon 31", "of which 31", "dont 31", "उनमें से 31", "其中31". */
const themFirst = new RegExp(
  String.raw`(?:^|[^\p{L}\p{M}])(?:davon|darunter|of (?:them|which|these|those)|de (?:ellos|ellas|los cuales` +
    String.raw`|las cuales)|dont|उनमें से|इनमें से|unme se|inme se|unmein se)\s*(?:\p{L}+\s+){0,2}?$|其中(?:有|约` +
    String.raw`|的)?\s*$`,
  "iu",
);

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
    const text = texts[quantity.span.message] ?? "";
    const named = wholeOf(quantity, { before: quantities[index - 1], after: quantities[index + 1] }, text);
    const whole = named ?? quantities.slice(0, index).findLast((earlier) => isOfThem(quantity, earlier, text));
    return whole ? { ...quantity, share: { of: whole.id } } : quantity;
  });
}

interface Neighbours {
  before: Quantity | undefined;
  after: Quantity | undefined;
}

function wholeOf(part: Quantity, { before, after }: Neighbours, text: string): Quantity | undefined {
  if (part.share || !isCount(part) || !parts.has(part.meaning)) return undefined;
  return [after, before].find((whole) => whole !== undefined && canBeWhole(whole, part) && isNamed(whole, part, text));
}

/** The words between them say that one is a part of the other. */
const isNamed = (whole: Quantity, part: Quantity, text: string): boolean =>
  whole.span.start > part.span.start
    ? partFirst.test(text.slice(part.span.end, whole.span.start))
    : wholeFirst.test(text.slice(whole.span.end, part.span.start));

const canBeWhole = (whole: Quantity, part: Quantity): boolean =>
  whole.span.message === part.span.message && isCount(whole) && whole.value >= part.value && whole.party === part.party;

const reach = 40;
/**
 * A part of the figure before it, of the same kind and in the same unit. "We take 0.9 %, of which 0.35 % go to the
 * bank" names two parts of one sum; neither is a part of the other.
 */
function isOfThem(part: Quantity, whole: Quantity, text: string): boolean {
  if (part.share || part.unit["%"] !== undefined || whole.span.message !== part.span.message) return false;
  if (whole.value < part.value) return false;
  if (whole.meaning !== part.meaning || !isSameUnit(whole.unit, part.unit) || currencyOf(part.unit) !== null)
    return false;
  const { start, end } = part.span;
  return (
    ofThem.test(text.slice(end, end + reach)) ||
    themFirst.test(text.slice(Math.max(whole.span.end, start - reach), start))
  );
}

/** A number of people or things, not a number per period. */
const isCount = ({ unit }: Quantity): boolean => {
  const [only, ...others] = Object.entries(unit);
  return only !== undefined && others.length === 0 && only[1] === 1 && only[0] !== "%";
};
