import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { counts, found, isWhole } from "./option-books.ts";
import { runningOf } from "./option-money.ts";
import type { Books } from "./option-books.ts";
import type { Metric } from "./metric.ts";
import { asFacts, keptBeside, withItsBase } from "./option-base.ts";
import { amountOf, balance, constant, listOf, over, resultFrom, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";

export interface Difference {
  change: Amount;
  /** The part of today's sales that may go before a higher price brings less; null where no price changes. */
  mayGo: number | null;
  /** The customers are fewer by the option's own share of those who go. */
  isAfterLeaving: boolean;
  /** A price of today changes. */
  isOfPrice: boolean;
  /** How many sales pay the fixed costs, as it is today and with it. */
  breakEvens: { breakEvenNow: Metric; breakEvenThen: Metric } | null;
}

/** A price or cost of a sale changes, and not how much is sold. Running costs alone need no sales to be compared. */
const changesSales = (books: Books): boolean =>
  !books.option.some(({ meaning }) => counts.has(meaning)) &&
  (endsCostsOfSales(books) ||
    paysForSalesInstead(books) ||
    isLeft(books) ||
    books.today.some(({ id, meaning }) => books.replaced.has(id) && !paidEachMonth.has(meaning)));

/** A cost of each sale ends. */
const endsCostsOfSales = ({ ended, monthly }: Books): boolean =>
  ended.some(({ unit }) => !isSameUnit(inBaseUnits(unit).unit, monthly));

/** A cost of each sale of today comes where a cost of the month ends. */
const paysForSalesInstead = ({ option, ended, today, monthly }: Books): boolean =>
  ended.length > 0 &&
  option.some(
    ({ meaning, unit }) =>
      meaning === "unit_cost" &&
      today.some(
        (sold) => counts.has(sold.meaning) && isSameUnit(inBaseUnits(multiply(unit, sold.unit)).unit, monthly),
      ),
  );

/** Today's figures without those that the option ends or takes the place of. */
const keptOf = ({ today, replaced, ended }: Books): Quantity[] =>
  keptBeside(
    today.filter((quantity) => !ended.includes(quantity)),
    replaced,
  );

const isPart = (unit: Unit): boolean => isSameUnit(unit, { "%": 1 }) || Object.keys(unit).length === 0;

/** The option says how many customers it would cost. */
const isLeft = ({ option }: Books): boolean => option.some(({ meaning, unit }) => meaning === "churn" && isPart(unit));

/** Where the option replaces a cost or price of today: the difference that it makes to all sales. */
export function differenceOf(books: Books): Difference | null {
  if (!changesSales(books)) return null;
  return (books.rest ? null : betweenResults(books)) ?? insteadOnEach(books);
}

/** The result of all with the option, less that of today. */
function betweenResults(books: Books): Difference | null {
  const { option, today, monthly } = books;
  const before = { metrics: compute(today).metrics };
  const after = { metrics: compute([...keptOf(books), ...asFacts(option)]).metrics };
  const result = ["monthly_result", "day_result", "contribution_in_all"].find((id) =>
    [before, after].every((one) => found(one, id, monthly) !== null),
  );
  if (result === undefined) return null;
  const fewer = result === "monthly_result" && isLeft(books) ? found(after, "result_after_leaving", monthly) : null;
  const [then, now] = [fewer ?? found(after, result, monthly), found(before, result, monthly)];
  const running = [endingCosts(books), listOf(runningOf(books))] as const;
  const sales = balance(listOf(then), listOf(now));
  // Without fixed costs of today there is no result, and the option's own are not in the contribution.
  const whole = sales && result === "contribution_in_all" ? balance([sales, ...running[0]], running[1]) : sales;
  if (!whole) return null;
  return {
    change: savedOnEach(books, whole, running) ?? whole,
    isAfterLeaving: fewer !== null,
    mayGo: mayGoOf(books, [before, after], running),
    isOfPrice: isDearer(option),
    breakEvens: breakEvensOf(before, after),
  };
}

const breakEvens = ["break_even_customers", "break_even_units"];

function breakEvensOf(before: Pick<Books, "metrics">, after: Pick<Books, "metrics">): Difference["breakEvens"] {
  const [now, then] = [before, after].map(({ metrics }) =>
    breakEvens.map((id) => metrics.find((one) => one.name === id && isWhole(one))).find((one) => one !== undefined),
  );
  return now && then && isSameUnit(now.unit, then.unit) ? { breakEvenNow: now, breakEvenThen: then } : null;
}

/** The same as today's number times what each costs less and its own running costs, where nothing else changes. */
function savedOnEach(
  books: Books,
  whole: Amount,
  [ending, own]: readonly [readonly Amount[], readonly Amount[]],
): Amount | null {
  const pair = onlyCost(books);
  const sold = pair && soldFor(pair.before, books);
  if (!pair || !sold) return endedAlone(books, whole, [ending, own]);
  const each = balance([amountOf(pair.before)], [amountOf(pair.after)]);
  const saved = each && balance([times(amountOf(sold), each), ...ending], own);
  return saved && isSameAmount(saved, whole) ? saved : null;
}

/** The same as what a cost of each sale took that ends, and its own running costs. */
function endedAlone(
  books: Books,
  whole: Amount,
  [ending, own]: readonly [readonly Amount[], readonly Amount[]],
): Amount | null {
  const gone = savedOnToday(books);
  const saved = gone && balance([gone, ...ending], own);
  return saved && isSameAmount(saved, whole) ? saved : null;
}

const isSameAmount = (one: Amount, other: Amount): boolean => Math.abs(valueOf(one) - valueOf(other)) < sameAmount;

const sameAmount = 1e-6;

/** The only figure of today that is replaced, if it is a cost of each sale. */
function onlyCost({ option, today, replaced }: Books): { before: Quantity; after: Quantity } | null {
  const [pair, ...pairs] = replaced;
  const before = today.find(({ id }) => id === pair?.[0]);
  const after = option.find(({ id }) => id === pair?.[1]);
  if (pairs.length > 0 || !before || !after || before.meaning !== "unit_cost") return null;
  return isSameUnit(before.unit, after.unit) ? { before, after } : null;
}

/** What is sold of the thing that a cost is for. */
const soldFor = (cost: Quantity, { today, monthly }: Books): Quantity | undefined =>
  today.find(
    ({ meaning, unit }) => counts.has(meaning) && isSameUnit(inBaseUnits(multiply(cost.unit, unit)).unit, monthly),
  );

/** Another price, or another commission that is kept of it. */
const isDearer = (option: readonly Quantity[]): boolean =>
  option.some(
    ({ meaning, flow }) => meaning === "price" || meaning === "order_value" || (meaning === "fee" && flow === "in"),
  );

/** The part of the sales that may go until nothing more is left than today. */
function mayGoOf(
  books: Books,
  [before, after]: readonly [Pick<Books, "metrics">, Pick<Books, "metrics">],
  [ending, own]: readonly [readonly Amount[], readonly Amount[]],
): number | null {
  if (!isDearer(books.option) && !isLeft(books)) return null;
  const [now, then] = [before, after].map((one) => earnedIn(one, books));
  if (!now || !then || now.value <= 0) return null;
  const more = balance([then, ...ending], [now, ...own]);
  return more && valueOf(more) > 0 ? valueOf(more) / then.value : null;
}

/** Where no cost of a sale is stated, what comes in: with one, more of the sales might go. */
const earnedIn = (metrics: Pick<Books, "metrics">, { monthly }: Books): Metric | null =>
  ["contribution_in_all", "mrr", "sales"].map((name) => found(metrics, name, monthly)).find((one) => one !== null) ??
  null;

/** What is left of each sale at the only price of today that the option takes the place of. */
export function eachBefore({ option, today, replaced, currency }: Books): Metric | null {
  const priced = today.filter(({ id, meaning }) => meaning === "price" && replaced.has(id));
  const [price, ...others] = priced;
  if (!price || others.length > 0 || !isDearer(option)) return null;
  const rest = today.filter((one) => one !== price);
  return (
    compute(withItsBase([price], rest)).metrics.find(
      (one) =>
        one.name === "contribution" &&
        one.of === "" &&
        one.without.length === 0 &&
        one.leaves[price.id] !== undefined &&
        one.unit[currency] === 1,
    ) ?? null
  );
}

const paidEachMonth: ReadonlySet<string> = new Set(["fixed_cost", "pay", "debt"]);

/** Running costs of today that end where the option's own begin. */
export const endingCosts = ({ today, monthly, replaced, ended }: Books): Amount[] =>
  today
    .filter(
      (cost) =>
        ((replaced.has(cost.id) && paidEachMonth.has(cost.meaning)) || ended.includes(cost)) &&
        isSameUnit(inBaseUnits(cost.unit).unit, monthly),
    )
    .map(amountOf);

/** What the costs of today's sales that end took each month, where the option sells something of its own beside them. */
export function savedOnToday(books: Books): Amount | null {
  if (!endsCostsOfSales(books)) return null;
  const [now, then] = [books.today, keptOf(books)].map((figures) =>
    found({ metrics: compute(figures).metrics }, "contribution_in_all", books.monthly),
  );
  const more = now && then ? balance([then], [now]) : null;
  return more && (endedOnEach(books, more) ?? more);
}

/**
 * What a cost of each sale took that ends, less the option's own of each, on what is sold today; for when no result of
 * today is known. A part that goes on as today keeps its cost.
 */
function insteadOnEach(books: Books): Difference | null {
  const known = savedOnOne(books);
  const change =
    known &&
    balance([times(...partOf(known.sold, books), known.each), ...endingCosts(books)], listOf(runningOf(books)));
  return change && { change, mayGo: null, isAfterLeaving: false, isOfPrice: false, breakEvens: null };
}

/** What each sale of today costs less where a cost of it ends and the option's own comes; null where a price changes. */
function savedOnOne(books: Books): { sold: Quantity; each: Amount } | null {
  const [ended, ...others] = books.ended.filter(({ unit }) => !isSameUnit(inBaseUnits(unit).unit, books.monthly));
  const sold = ended && others.length === 0 ? soldFor(ended, books) : undefined;
  if (!ended || !sold || isDearer(books.option) || isLeft(books)) return null;
  const own = books.option.filter(({ meaning, unit }) => meaning === "unit_cost" && isSameUnit(unit, ended.unit));
  const each = balance([amountOf(ended)], own.map(amountOf));
  return each && { sold, each };
}

/** From how many of today's sales on the costs of a month are less than the cost of each that they take the place of. */
export function evenInstead(books: Books): Metric | null {
  const known = books.rest ? null : savedOnOne(books);
  const needed = balance(listOf(runningOf(books)), endingCosts(books));
  if (!known || !needed || valueOf(known.each) <= 0 || valueOf(needed) <= 0) return null;
  const least = resultFrom(over(needed, known.each), "option_break_even", inBaseUnits(known.sold.unit).unit);
  // Nobody sells a part of one.
  return least && { ...least, value: Math.ceil(least.value - 1e-9) };
}

/** What is sold, without the part that goes on as today. */
const partOf = (sold: Quantity, { rest }: Books): [Amount, ...Amount[]] =>
  rest ? [amountOf(sold), restOf(rest)] : [amountOf(sold)];

const restOf = (rest: Quantity): Amount => balance([constant(1)], [amountOf(rest)]) ?? constant(1);

/** The same as today's number times the only cost of each that ends. */
function endedOnEach(books: Books, whole: Amount): Amount | null {
  const [cost, ...others] = books.ended.filter(({ unit }) => !isSameUnit(inBaseUnits(unit).unit, books.monthly));
  if (!cost || others.length > 0) return null;
  const price = books.today.find(({ id }) => id === cost.share?.of);
  const each = price ? times(amountOf(cost), amountOf(price)) : amountOf(cost);
  const sold = soldFor(price ?? cost, books);
  const saved = sold && times(amountOf(sold), each);
  return saved && isSameAmount(saved, whole) ? saved : null;
}
