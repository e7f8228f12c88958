import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";

/** Words behind a sum that begin the list of its parts. */
const ofWhich = new RegExp(
  String.raw`(?<!\p{L})(?:of which|of that|thereof|including|which includes?|includes|davon|darunter|darin|inklusive|inkl\.|einschließlich` +
    String.raw`|de l[oa]s cuales|de ellos|incluid[oa]s?|incluye|que incluyen?|dont|y compris|incluant)(?!\p{L})|जिसमें|इसमें|其中|包括|包含`,
  "giu",
);
const endOfSentence = /[.!?;](?:\s|$)|[。！？；\n]/u;
const comma = /[,，、](?!\d)/u;

const running: ReadonlySet<string> = new Set(["fixed_cost", "pay"]);
const costs: ReadonlySet<string> = new Set([...running, "unit_cost"]);

/**
 * "€5,200 a month, of which two mechanics €1,500 each and €900 rent": the costs that such a word lists behind a sum are
 * its parts, and are not added to it.
 */
export function withParts(quantities: readonly Quantity[], texts: readonly string[]): Quantity[] {
  const wholes = new Map(
    texts.flatMap((text, message) => {
      const said = quantities.filter(({ span, ...cost }) => span.message === message && isCost(cost));
      return [...text.matchAll(ofWhich)].flatMap(({ index, 0: found }) =>
        partsAt(said, text, [index, index + found.length]),
      );
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

const isPartOf = (part: Quantity, whole: Quantity): boolean =>
  part.status === whole.status &&
  (running.has(whole.meaning)
    ? running.has(part.meaning)
    : part.meaning === whole.meaning && isSameUnit(part.unit, whole.unit));
