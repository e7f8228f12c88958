import { isSameUnit } from "../quantities/unit.ts";
import { operation } from "./expression.ts";
import type { Term } from "./term.ts";

const counts: ReadonlySet<string> = new Set(["free", "follower", "visitor", "reachable", "usage", "volume"]);

/**
 * How often what is paid by the thousand is seen in a month: the downloads of an episode, times the advertisements in
 * it, times the episodes. Nothing where a number is missing, or several are possible.
 */
export function viewsAMonth(terms: readonly Term[]): Term[] {
  return terms.flatMap((price) => {
    const thing = thingByTheThousand(price);
    if (
      thing === null ||
      terms.some(({ meaning, unit }) => meaning === "volume" && isSameUnit(unit, { [thing]: 1, month: -1 }))
    )
      return [];
    const [seen, ...others] = terms.filter((term) => counts.has(term.meaning) && wholeOf(term, thing) !== null);
    const whole = seen ? wholeOf(seen, thing) : null;
    if (!seen || whole === null || others.length > 0) return [];
    const [wholes, ...more] = terms.filter(
      ({ meaning, unit }) => meaning === "volume" && isSameUnit(unit, { [whole]: 1, month: -1 }),
    );
    if (!wholes || more.length > 0) return [];
    const inEach = terms
      .filter((term) => term.meaning === "volume" || term.meaning === "usage")
      .filter((term) => isInEach(term, { thing, whole }));
    if (inEach.length > 1) return [];
    return [[...inEach, wholes].reduce(times, { ...seen, meaning: "volume", unit: { [thing]: 1, month: -1 } })];
  });
}

/** What a price is paid by the thousand of. */
function thingByTheThousand({ meaning, flow, unit, quantity }: Term): string | null {
  if (meaning !== "price" || flow !== "in" || !quantity || Object.keys(unit).length !== 2) return null;
  const [thing] = Object.keys(unit).filter((symbol) => unit[symbol] === -1);
  const isByThousand = thing !== undefined && (quantity.unit[thing] === undefined || (quantity.per ?? 1) > 1);
  return isByThousand ? thing : null;
}

function wholeOf({ unit }: Term, thing: string): string | null {
  const [whole, ...others] = Object.keys(unit).filter((symbol) => unit[symbol] === -1);
  return unit[thing] === 1 && whole !== undefined && others.length === 0 && Object.keys(unit).length === 2
    ? whole
    : null;
}

/** Two advertisements in every episode are each seen as often as the episode. */
const isInEach = ({ unit }: Term, { thing, whole }: { thing: string; whole: string }): boolean =>
  Object.keys(unit).length === 2 && unit[whole] === -1 && unit[thing] === undefined;

const times = (one: Term, other: Term): Term => ({
  ...one,
  id: `${one.id}*${other.id}`,
  expression: operation("*", one.expression, other.expression),
  label: `${one.label} × ${other.label}`,
  inputs: [...one.inputs, ...other.inputs],
  because: [...one.because, ...other.because],
  partOf: null,
  quantity: null,
});
