import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";

/** Words behind a sum that begin the list of its parts. */
const ofWhich = new RegExp(
  String.raw`(?<!\p{L})(?:of which|of that|thereof|including|which includes?|includes|davon|darunter|darin|inklusive|inkl\.|einschließlich` +
    String.raw`|de l[oa]s cuales|de ellos|incluid[oa]s?|incluye|que incluyen?|dont|y compris|incluant)(?!\p{L})|जिसमें|इसमें|其中|包括|包含`,
  "giu",
);
/** Words between two amounts for one thing, the second of which is all that it comes to. */
const inAll = new RegExp(
  String.raw`(?<!\p{L})(?:call it|make it|that'?s|that is|which (?:is|makes|comes to)|comes to|works out at|all in|in all|altogether` +
    String.raw`|i\.e\.|also|macht|machen|das sind|sprich|sagen wir|insgesamt|alles in allem|o sea|es decir|digamos|pongamos` +
    String.raw`|que son|en total|soit|disons|c['’]est[- ]à[- ]dire|au total|ce qui fait)(?!\p{L})|यानी|मतलब|कुल|也就是|相当于|合计|总共|即`,
  "iu",
);
/** The second amount comes on top of the first. */
const onTop = /(?<!\p{L})(?:plus|and|und|y|et|dazu|más|mas)(?!\p{L})|\+|और|加上|另外/iu;
const endOfSentence = /[.!?;](?:\s|$)|[。！？；\n]/u;
const comma = /[,，、](?!\d)/u;

const running: ReadonlySet<string> = new Set(["fixed_cost", "pay"]);
const costs: ReadonlySet<string> = new Set([...running, "unit_cost"]);

/** At most what employers pay on top of a wage in any country: more than that is another amount. */
const mostOnTop = 1.6;

/**
 * "€5,200 a month, of which two mechanics €1,500 each and €900 rent": the costs that such a word lists behind a sum are
 * its parts, and are not added to it. So is an amount that is said again with all that comes on top.
 */
export function withParts(quantities: readonly Quantity[], texts: readonly string[]): Quantity[] {
  const wholes = new Map(
    texts.flatMap((text, message) => {
      const said = quantities.filter(({ span, ...cost }) => span.message === message && isCost(cost));
      const listed = [...text.matchAll(ofWhich)].flatMap(({ index, 0: found }) =>
        partsAt(said, text, [index, index + found.length]),
      );
      return [...listed, ...saidInAll(said, text)];
    }),
  );
  return quantities.map((quantity) => {
    const whole = wholes.get(quantity.id);
    return whole === undefined || quantity.share ? quantity : { ...quantity, share: { of: whole } };
  });
}

const isCost = ({ meaning, flow, party, unit }: Omit<Quantity, "span">): boolean =>
  costs.has(meaning) && flow === "out" && party === "venture" && currencyOf(unit) !== null;

/** The costs behind the word, each with the nearest cost before it; none where they cannot be parts of it. */
function partsAt(said: readonly Quantity[], text: string, [start, end]: readonly [number, number]): [string, string][] {
  const whole = said.findLast(({ span }) => span.end <= start);
  if (!whole || endOfSentence.test(text.slice(whole.span.end, start))) return [];
  const parts = said.filter(
    (part) => part.span.start >= end && !endOfSentence.test(text.slice(end, part.span.start)) && isPartOf(part, whole),
  );
  const [first] = parts;
  // "rent including heating, wages €1,500": the list ends before the first figure.
  if (!first || comma.test(text.slice(end, first.span.start))) return [];
  const sum = parts.filter(({ unit }) => isSameUnit(unit, whole.unit)).reduce((all, { value }) => all + value, 0);
  return sum > whole.value ? [] : parts.map(({ id }) => [id, whole.id]);
}

/** "£27,000 a year, call it £30,900 with insurance": the first amount is in the second. */
const saidInAll = (said: readonly Quantity[], text: string): [string, string][] =>
  said.slice(1).flatMap((whole, index): [string, string][] => {
    const part = said[index];
    if (!part) return [];
    const between = text.slice(part.span.end, whole.span.start);
    const isSaidAgain = inAll.test(between) && !onTop.test(between) && !endOfSentence.test(between);
    const isAlike = isPartOf(part, whole) && part.meaning === whole.meaning && isSameUnit(part.unit, whole.unit);
    return isSaidAgain && isAlike && part.value < whole.value && whole.value <= mostOnTop * part.value
      ? [[part.id, whole.id]]
      : [];
  });

const isPartOf = (part: Quantity, whole: Quantity): boolean =>
  part.status === whole.status &&
  (running.has(whole.meaning)
    ? running.has(part.meaning)
    : part.meaning === whole.meaning && isSameUnit(part.unit, whole.unit));
