import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, formatUnit, multiply, type Unit } from "../quantities/unit.ts";
import { sharesWord } from "../laws/term.ts";

const endOfSentence = /[.!?;](?=\s|$)|[。！？；।\n]/gu;
const endOfClause = /[.!?;:,](?=\s|$)|[。！？；：，、।\n]/gu;

const priced: ReadonlySet<string> = new Set(["price", "order_value"]);

/**
 * Two prices for one thing, in the shop and to cafés, and costs of it: the one whose words name one of them, in its own
 * part of the sentence, is for that one; a cost of a sentence that has named neither is for each. Where another part of
 * the sentence has named one before, nothing is said, and it is asked.
 */
export function withOffers(quantities: readonly Quantity[], texts: readonly string[]): Quantity[] {
  const offers = offersIn(quantities);
  if (offers.length === 0) return [...quantities];
  return quantities.map((one) => {
    if (one.meaning !== "unit_cost" || one.party !== "venture" || one.of === "") return one;
    const offer = offerOf(one, offers, texts[one.span.message] ?? "");
    return offer === null ? one : { ...one, offer };
  });
}

/** The names of prices for the same thing, if each has one. */
function offersIn(quantities: readonly Quantity[]): string[] {
  const prices = quantities.filter(
    ({ meaning, party, flow, status }) =>
      priced.has(meaning) && party === "venture" && flow !== "out" && (status === "actual" || status === "planned"),
  );
  const groups = [...Map.groupBy(prices, ({ meaning, unit }) => `${meaning} ${thingOf(unit)}`).values()];
  const [group = [], ...others] = groups.filter((all) => new Set(all.map(({ of }) => of)).size > 1);
  return others.length > 0 || group.some(({ of }) => of === "") ? [] : [...new Set(group.map(({ of }) => of))];
}

const thingOf = (unit: Unit): string => formatUnit(multiply(unit, { [currencyOf(unit) ?? ""]: -1 }));

/** The name of the offer, empty for each of them; null where the words do not say. */
function offerOf({ of, span }: Quantity, offers: readonly string[], text: string): string | null {
  const named = offers.filter((offer) => sharesWord(offer, of));
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : "";
  const clause = [startBefore(text, span.start, endOfClause), endBehind(text, span.end, endOfClause)] as const;
  const here = offers.filter((offer) => says(text.slice(...clause), offer));
  if (here.length > 0) return here.length === 1 ? (here[0] ?? null) : "";
  const before = text.slice(startBefore(text, span.start, endOfSentence), clause[0]);
  return offers.some((offer) => says(before, offer)) ? null : "";
}

const says = (words: string, offer: string): boolean =>
  /\p{Script=Han}/u.test(offer) ? words.includes(offer) : sharesWord(offer, words);

/** No further is looked: a long message without an end of sentence would be read once for each of its costs. */
const reach = 400;

/** A number's own mark ends nothing: "1.20" and "3,50" have no space behind it. */
function startBefore(text: string, at: number, end: RegExp): number {
  const from = Math.max(0, at - reach);
  return from + ([...text.slice(from, at).matchAll(end)].at(-1)?.index ?? 0);
}

function endBehind(text: string, at: number, end: RegExp): number {
  const near = text.slice(at, at + reach);
  const found = near.search(end);
  return at + (found < 0 ? near.length : found);
}
