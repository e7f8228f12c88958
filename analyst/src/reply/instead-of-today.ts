import { alikeToday, isSaidAgain } from "../laws/option-instead.ts";
import { thingsIn } from "../laws/option-base.ts";
import { changeBy } from "../laws/planned.ts";
import { hasMoreWords, sharesWord } from "../laws/term.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { inBaseUnits } from "../quantities/unit.ts";
import { clauseOf } from "./figure-sentences.ts";
import { isCountLike } from "./option-cases.ts";
import { isOfMore, saysAllOnTop, saysOnTop, saysToMove, saysToSwitch } from "./switching-words.ts";

/** What the founder says around the figures of one option. */
export interface Said {
  /** Each figure's whole message. */
  text: (quantity: Quantity) => string;
  /** The sentences and questions that are of this option alone. */
  sentences: readonly string[];
  /** Costs of today that end, by the founder's words. */
  ended: readonly Quantity[];
}

/** An option's figures, with what each takes the place of, and those of which nothing says so. */
export interface Placed {
  figures: Quantity[];
  open: QuantityId[];
}

const sales: ReadonlySet<string> = new Set(["volume", "paying", "revenue"]);
const incomes: ReadonlySet<string> = new Set(["price", "order_value"]);
const running: ReadonlySet<string> = new Set(["fixed_cost", "pay", "debt"]);
const costs: ReadonlySet<string> = new Set(["unit_cost", "fixed_cost", "pay", "fee"]);

/**
 * A plan that moves or switches takes the place of what there is of the same kind; what comes on top says so by its
 * words, by a price of its own or by being the smaller number. Where nothing decides, it is open.
 */
export function placedBesideToday(all: readonly Quantity[], today: readonly Quantity[], said: Said): Placed {
  const figures = all.map((one) => asTheOther(one, all));
  const isOnTop =
    said.sentences.some(saysAllOnTop) ||
    figures.some((one) => isSale(one) && (saysOnTop(one.of) || isMore(one, figures, said.text(one))));
  const isSwitch = said.sentences.some(saysToSwitch);
  const isMove = said.sentences.some(saysToMove);
  const placed = figures.map((one): Placed => {
    if (one.replaces !== undefined) return asItIs(one);
    if (isSale(one)) return isOnTop ? asItIs(one) : saleBeside(one, { today, figures, isSwitch, isMove });
    return isSwitch && isCost(one) ? costBeside(one, today, said.ended) : asItIs(one);
  });
  const own = placed.flatMap((one) => one.figures);
  const open = placed.flatMap((one) => one.open);
  const unsaid = isSwitch ? unsaidEnds(own, today, said.ended) : ofLongerName(own, today, said);
  return { figures: own, open: [...new Set([...open, ...unsaid])] };
}

/** What is sold or comes in month by month; an order that comes once is none of it. */
const isSale = ({ meaning, share, unit, party }: Quantity): boolean =>
  sales.has(meaning) &&
  share === undefined &&
  party === "venture" &&
  (meaning === "paying" ? unit["%"] === undefined : inBaseUnits(unit).unit["month"] === -1);

const isCost = ({ meaning, flow }: Quantity): boolean => costs.has(meaning) && flow === "out";

/** What is said of the number later on holds for that of the first months. */
function asTheOther(one: Quantity, figures: readonly Quantity[]): Quantity {
  const other = figures.filter(isCountLike(one)).find(({ replaces }) => replaces !== undefined);
  return isSale(one) && one.replaces === undefined && other?.replaces !== undefined
    ? { ...one, replaces: other.replaces }
    : one;
}

const asItIs = (one: Quantity): Placed => ({ figures: [one], open: [] });

const inPlaceOf = (one: Quantity, other: Quantity): Placed => ({ figures: [{ ...one, replaces: other.id }], open: [] });

const openBeside = (one: Quantity, others: readonly Quantity[]): Placed => ({
  figures: [one],
  open: [one, ...others].map(({ id }) => id),
});

/** By the words between the figure before it and the end of its clause. */
function isMore(one: Quantity, figures: readonly Quantity[], text: string): boolean {
  const clause = clauseOf(text, one);
  const at = clause.indexOf(one.quote);
  if (at < 0) return false;
  const clauseStart = one.span.start - at;
  const earlier = figures.filter(({ span }) => span.message === one.span.message && span.end <= one.span.start);
  const before = clause.slice(Math.max(0, ...earlier.map(({ span }) => span.end - clauseStart)), at);
  const behind = clause.slice(at + one.quote.length);
  return isOfMore(before, behind) || saysOnTop(before) || saysOnTop(behind);
}

interface Beside {
  today: readonly Quantity[];
  figures: readonly Quantity[];
  isSwitch: boolean;
  isMove: boolean;
}

function saleBeside(one: Quantity, beside: Beside): Placed {
  const said = alikeToday(one, beside.today);
  const alike = said.filter((other, index) => !said.slice(0, index).some((first) => isSaidAgain(other, first)));
  if (alike.length === 0) return ofAnotherThing(one, beside);
  const { figures, isSwitch, isMove } = beside;
  // In the first months, or later: the least of several numbers is the one that is on top, or not.
  const least = Math.min(...[one, ...figures.filter(isCountLike(one))].map(valueOf));
  const isLarger = least >= alike.reduce((sum, other) => sum + valueOf(other), 0);
  const isSaid = isSwitch || said.some((other) => isInOneBreath(one, other));
  if (isMove || (isLarger && isSaid)) return insteadOfOne(one, alike);
  const isOpen = isSwitch || (isLarger && !hasOwnPrice(one, beside));
  return isOpen ? openBeside(one, alike) : asItIs(one);
}

/** After a switch something else is sold, and nothing says whether what is sold today still is. */
const ofAnotherThing = (one: Quantity, { today, isSwitch }: Beside): Placed =>
  isSwitch && today.some(isSale) ? openBeside(one, today.filter(isSale)) : asItIs(one);

/** Of several sales of one thing nothing says which end. */
function insteadOfOne(one: Quantity, alike: readonly Quantity[]): Placed {
  const [mate, ...others] = ofOneThing(one, alike);
  return mate && others.length === 0 ? inPlaceOf(one, mate) : openBeside(one, alike);
}

function ofOneThing(one: Quantity, alike: readonly Quantity[]): readonly Quantity[] {
  const named = alike.filter(({ of }) => of !== "" && one.of !== "" && sharesWord(of, one.of));
  return named.length > 0 ? named : alike;
}

const valueOf = ({ value, unit }: Quantity): number => value * inBaseUnits(unit).factor;

/** What is sold at a price under a name of its own is sold beside the rest. */
const hasOwnPrice = (one: Quantity, { figures, today }: Beside): boolean =>
  figures.some(
    (price) =>
      incomes.has(price.meaning) &&
      Object.keys(one.unit).some((thing) => thing !== "month" && price.unit[thing] === -1) &&
      changeBy(price, today).kind !== "replaces",
  );

/** The most characters between two numbers of one phrase: "560 instead of 400". */
const mostBetween = 24;

const isInOneBreath = ({ span: one }: Quantity, { span: other }: Quantity): boolean =>
  one.message === other.message && Math.max(one.start - other.end, other.start - one.end) <= mostBetween;

/** They share a word, or a compound ends with the other: "Raummiete" and "Miete", "教室房租" and "房租". */
function isOfOneName(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other]
    .map((name) => name.toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  const isLong = short.length >= shortestEnd || (short.length > 1 && /^\p{Script=Han}+$/u.test(short));
  return sharesWord(one, other) || (isLong && long.endsWith(short));
}

const shortestEnd = 5;

/** "The rent of the larger room" takes the place of the rent. */
function costBeside(one: Quantity, today: readonly Quantity[], ended: readonly Quantity[]): Placed {
  const going = alikeToday(one, today).filter((other) => !ended.includes(other));
  const [mate, ...others] = going.filter(({ of }) => of !== "" && one.of !== "" && isOfOneName(of, one.of));
  if (!mate) return asItIs(one);
  return others.length === 0 ? inPlaceOf(one, mate) : openBeside(one, [mate, ...others]);
}

/**
 * A switch of which no cost of today is known to end, though it has costs of the same kind: those of each sale, or where
 * it names none, those of a month.
 */
function unsaidEnds(own: readonly Quantity[], today: readonly Quantity[], ended: readonly Quantity[]): QuantityId[] {
  const paid = own.filter((one) => isCost(one) && one.replaces === undefined);
  if (ended.length > 0 || own.some((one) => isCost(one) && changeBy(one, today).kind === "replaces")) return [];
  const alike = paid.map((one) => ({ one, beside: alikeToday(one, today) })).filter(({ beside }) => beside.length > 0);
  const ofSales = alike.filter(({ one }) => thingsIn(one, -1).length > 0);
  return (ofSales.length > 0 ? ofSales : alike).flatMap(({ one, beside }) => [one, ...beside].map(({ id }) => id));
}

/** "The rent of the larger room" and nothing else: no sales say whether it comes on top of the rent. */
function ofLongerName(own: readonly Quantity[], today: readonly Quantity[], { ended, sentences }: Said): QuantityId[] {
  if (own.some(isSale) || ended.length > 0 || sentences.some(saysOnTop)) return [];
  return own
    .filter((one) => running.has(one.meaning) && one.flow === "out" && one.replaces === undefined && !saysOnTop(one.of))
    .flatMap((one) => {
      const named = alikeToday(one, today).filter(
        ({ of }) => one.of !== "" && hasMoreWords(one.of, of) && sharesWord(of, one.of),
      );
      return named.length > 0 ? [one, ...named].map(({ id }) => id) : [];
    });
}
