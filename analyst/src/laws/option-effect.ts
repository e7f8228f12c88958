import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Metric } from "./metric.ts";
import { asFacts, thingsIn } from "./option-base.ts";
import { booksOf, found, isOrder, isWhole } from "./option-books.ts";
import type { Around, Books } from "./option-books.ts";
import { beyondCapacity, capacityFor, hoursFor, hoursLacking } from "./option-capacity.ts";
import {
  isOrderWithoutCosts,
  isPaidByTheMonth,
  orderOf,
  outlayOf,
  perPieceOf,
  prefinancedOf,
  runningOf,
} from "./option-money.ts";
import { lentIn, repaymentOf, termsOfRepaid } from "./option-loan.ts";
import { pauseOf, stockLasts, stockOf, upFrontOf } from "./option-pause.ts";
import { leastSales } from "./option-break-even.ts";
import { leftOfReplaced, replacedSales } from "./option-instead.ts";
import { evenInstead, differenceOf, eachBefore, endingCosts, savedOnToday } from "./option-difference.ts";
import type { Difference } from "./option-difference.ts";
import { withoutChange, type OptionEffect } from "./option-results.ts";
import { heldInTotals } from "./totals.ts";
import { amountOf, balance, constant, listOf, over, resultFrom, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** What brings or saves money. */
const gaining: ReadonlySet<string> = new Set([
  "volume",
  "paying",
  "price",
  "order_value",
  "saving",
  "revenue",
  "usage",
]);

/**
 * What an option of the founder's changes about today's business, computed by the laws from its planned figures and
 * the prices and costs of today that hold for it. Today's sales and running costs go on beside it. Null without any
 * money.
 */
export function optionEffect(
  option: readonly Quantity[],
  all: readonly Quantity[],
  around: Around,
): OptionEffect | null {
  const books = booksOf(option, all, around);
  if (!books) return null;
  const { monthly } = books;
  const { sales, saving, gains } = gainsOf(books);
  const runs = runningOf(books);
  const replacing = gains.length > 0 ? null : differenceOf(books);
  const order = orderOf(books);
  const isMonthly = [order, replacing].every((one) => one === null);
  const alone = costsAlone(books, { isMonthly, gains, runs });
  const effect = {
    sales,
    saving,
    running: resultFrom(gains.length > 0 ? runs : alone, "option_running_costs", monthly),
    change: changeOf(books, { replacing, gains, runs }),
    ...eachSale(books, isMonthly && sales === null),
    payback: null,
    year: yearOf(books, { sales, runs }),
    ...timeOf(books, around),
    perPiece: perPieceOf(books),
    repayment: resultFrom(repaymentOf(books), "option_repayment", monthly),
    ...leastSales(books, { sales, runs, alone }),
    ...(replacing && { evenWithToday: evenInstead(books) }),
    ...(replacing?.breakEvens ?? { breakEvenNow: null, breakEvenThen: null }),
    ...paidOnce(books, order),
  };
  const { timeLeft } = around;
  const left = typeof timeLeft === "object" ? timeLeft.id : null;
  return withoutChange(concluded(effect, { option, books, replacing, alone, timeLeft: left }), around.open ?? []);
}

/** The effect with what follows from it, without what its missing figures forbid to say. */
function concluded(
  effect: Omit<
    OptionEffect,
    "left" | "ends" | "open" | "insteadOf" | "mayGo" | "isCostOnly" | "timeLeft" | keyof ReturnType<typeof notesOf>
  >,
  { option, books, replacing, alone, timeLeft }: Known,
): OptionEffect {
  const left = leftOut(option, books, Object.values(effect)).filter((id) => id !== timeLeft);
  const said = isWithoutGains(option, left) ? { ...effect, change: null, breakEven: null } : effect;
  return {
    ...said,
    payback: effect.order || replacing?.isOfPrice || effect.beyondCapacity ? null : paybackOf(said, books),
    left,
    timeLeft,
    mayGo: replacing ? replacing.mayGo : mayGoOfEach(effect),
    open: [],
    insteadOf: replacedSales(books).map(({ id }) => id),
    ends: [...books.replaced.keys(), ...books.ended.map(({ id }) => id)],
    isCostOnly: alone !== null && said.change !== null,
    ...notesOf(books, replacing),
  };
}

/** The part of the sales that may go, where each leaves more. */
const mayGoOfEach = ({ each, eachNow }: Pick<OptionEffect, "each" | "eachNow">): number | null =>
  each && eachNow && eachNow.value > 0 && each.value > eachNow.value ? 1 - eachNow.value / each.value : null;

interface Known {
  option: readonly Quantity[];
  books: Books;
  replacing: Difference | null;
  /** Running costs that are all that is known of it. */
  alone: Amount | null;
  timeLeft: QuantityId | null;
}

/** What is left of each sale with it, and today, where no number of them is known. */
function eachSale(books: Books, isAlone: boolean): Pick<OptionEffect, "each" | "eachNow"> {
  const each = isAlone ? eachOf(books) : null;
  const now = each && eachBefore(books);
  return { each, eachNow: now && isSameUnit(now.unit, each.unit) ? now : null };
}

/** What comes or is paid once. */
function paidOnce(
  books: Books,
  order: Amount | null,
): Pick<
  OptionEffect,
  "order" | "outlay" | "prefinanced" | "stock" | "stockLasts" | "landed" | "takesTime" | "pause" | "upFront"
> {
  const once = { [books.currency]: 1 };
  const capacity = capacityFor(books);
  const [outlay, prefinanced, stock] = [outlayOf(books), prefinancedOf(books), stockOf(books)];
  return {
    order: resultFrom(order, "option_order", once),
    outlay: resultFrom(outlay, "option_outlay", once),
    prefinanced: resultFrom(prefinanced, "option_prefinanced", once),
    stock: resultFrom(stock, "option_stock", once),
    stockLasts: resultFrom(stockLasts(books), "option_stock_lasts", { month: 1 }),
    landed: books.landed ? resultFrom(books.landed.each, "option_landed", books.landed.cost.unit) : null,
    takesTime: capacity && !capacity.isFull ? resultFrom(capacity.time, "option_takes_time", { month: 1 }) : null,
    pause: resultFrom(pauseOf(books), "option_pause", once),
    upFront: resultFrom(upFrontOf(books, [outlay, prefinanced, stock]), "option_up_front", once),
  };
}

/** Whether it fits into what is free. */
function timeOf(
  books: Books,
  { timeLeft }: Around,
): Pick<OptionEffect, "beyondCapacity" | "takesHours" | "hoursLacking"> {
  const needed = hoursFor(books);
  const months = typeof timeLeft === "number" ? constant(timeLeft) : timeLeft && amountOf(timeLeft);
  return {
    beyondCapacity: beyondCapacity(books),
    takesHours: needed?.takes ?? null,
    hoursLacking: needed && months ? hoursLacking(needed, months) : null,
  };
}

const monthsAYear = 12;

/** What its sales leave in the months that they are said for, less what it costs in all twelve. */
function yearOf(books: Books, { sales, runs }: { sales: Metric | null; runs: Amount | null }): Metric | null {
  if (!sales || books.months === null || replacedSales(books).length > 0) return null;
  const beyond = balance(listOf(runs), endingCosts(books));
  const costs = beyond ? [times(constant(monthsAYear), beyond)] : [];
  const year = balance([times(constant(books.months), sales)], costs);
  return resultFrom(year, "option_year", { [books.currency]: 1, year: -1 });
}

/** Costs without the sales that they are for say nothing of the option. */
const isWithoutGains = (option: readonly Quantity[], left: readonly QuantityId[]): boolean =>
  option.some(({ id, meaning }) => left.includes(id) && gaining.has(meaning));

interface Parts {
  gains: readonly Amount[];
  runs: Amount | null;
}

function changeOf(books: Books, { replacing, gains, runs }: Parts & { replacing: Difference | null }): Metric | null {
  if (replacing) return resultFrom(replacing.change, "option_change", books.monthly);
  const gone = leftOfReplaced(books);
  if (replacedSales(books).length > 0 && (!gone || gains.length === 0)) return null;
  const change = balance([...gains, ...endingCosts(books)], [...listOf(runs), ...listOf(gone)]);
  return resultFrom(change, "option_change", books.monthly);
}

/** Running costs that are all that is known of it, less those that end by the founder's words. */
function costsAlone(books: Books, { isMonthly, gains, runs }: Parts & { isMonthly: boolean }): Amount | null {
  if (!isMonthly || gains.length > 0 || !runs || books.replaced.size > 0) return null;
  const beyond = balance([runs], endingCosts(books));
  return beyond && valueOf(beyond) > 0 ? beyond : null;
}

function notesOf(
  books: Books,
  replacing: Difference | null,
): Pick<
  OptionEffect,
  | "isFull"
  | "isOfTodaysSales"
  | "isAfterLeaving"
  | "leastAnyway"
  | "keepFrom"
  | "isOfSeason"
  | "isWithoutCosts"
  | "isOfEveryDay"
  | "isOrdered"
> {
  const { option, metrics, credit } = books;
  const contributions = metrics.filter(({ name }) => name.endsWith("contribution_in_all") || name === "sales");
  return {
    isFull: capacityFor(books)?.isFull ?? false,
    isOfTodaysSales: replacing !== null,
    isAfterLeaving: replacing?.isAfterLeaving ?? false,
    leastAnyway: null,
    keepFrom: null,
    isOfSeason: books.isOfSeason,
    isWithoutCosts: bareSales(books) !== null || isOrderWithoutCosts(books),
    isOfEveryDay: contributions.some(({ because }) => because.some(({ code }) => code === "every_day")),
    isOrdered:
      credit !== undefined || option.some((own) => isOrder(own) || ["prepayment", "revenue"].includes(own.meaning)),
  };
}

function gainsOf(books: Books): Pick<OptionEffect, "sales" | "saving"> & { gains: Metric[] } {
  const sales = resultFrom(balance([...listOf(salesOf(books)), ...revenuesOf(books)]), "option_sales", books.monthly);
  const ended = sales && replacedSales(books).length === 0 ? savedOnToday(books) : null;
  const saved = balance([...listOf(found(books, "saving_in_all", books.monthly)), ...listOf(ended)]);
  const saving = resultFrom(saved, "option_saving", books.monthly);
  return { sales, saving, gains: [sales, saving].filter((one) => one !== null) };
}

/** Money that it brings each month, whatever for. */
const revenuesOf = ({ option, monthly }: Books): Amount[] =>
  option
    .filter(({ meaning, unit }) => meaning === "revenue" && isSameUnit(inBaseUnits(unit).unit, monthly))
    .map(amountOf);

/** What its sales leave; where a cost of the option could not be placed, at most this. */
function salesOf(books: Books): Amount | null {
  const { option, currency, monthly } = books;
  const whole = found(books, "contribution_in_all", monthly) ?? bareSales(books);
  const [count, ...others] = option.filter(({ meaning }) => meaning === "volume");
  if (whole || !count || others.length > 0) return whole;
  const [thing = ""] = thingsIn(count, 1);
  const isOwnCost = (id: QuantityId): boolean => option.some((own) => own.id === id && own.flow === "out");
  const each = books.metrics.find(
    ({ name, of, unit, without }) =>
      name === "partial_contribution" &&
      of === "" &&
      isSameUnit(unit, { [currency]: 1, [thing]: -1 }) &&
      without.every(isOwnCost),
  );
  const isMonthly = isSameUnit(inBaseUnits(count.unit).unit, { [thing]: 1, month: -1 });
  return each && isMonthly ? times(amountOf(count), each) : null;
}

/** The income of its sales, where no cost of them is known. */
const bareSales = (books: Books): Metric | null =>
  books.metrics.some(({ name }) => /contribution_in_all$|^cost_per_unit$|^partial_contribution$/u.test(name))
    ? null
    : (found(books, "sales", books.monthly) ?? found(books, "mrr", books.monthly));

/** What is left of each sale, where a figure of the option is in it. */
function eachOf({ metrics, option }: Books): Metric | null {
  const isOwn = ({ leaves }: Metric): boolean => option.some(({ id }) => leaves[id]);
  return metrics.find((one) => one.name === "contribution" && isWhole(one) && isOwn(one)) ?? null;
}

/** Money that buyers pay later is back later than the profit says: there it is unknown. */
function paybackOf(
  { outlay, change, prefinanced, pause }: Pick<OptionEffect, "outlay" | "change" | "prefinanced" | "pause">,
  books: Books,
): Metric | null {
  // What is lent is paid back by its repayments, which the change holds.
  if (books.isOfSeason || lentIn(books) || !change || change.value <= 0 || prefinanced) return null;
  // What the months without sales cost has to come back too.
  const first = pause ? balance(listOf(outlay), [pause]) : outlay;
  const payback = first && resultFrom(over(first, change), "option_payback", { month: 1 });
  return payback && payback.value > 0 ? payback : null;
}

function leftOut(option: readonly Quantity[], books: Books, results: readonly (Metric | null)[]): QuantityId[] {
  const { credit, work } = books;
  const repaid = [...termsOfRepaid(books), ...work].map(({ id }) => id);
  const held = heldInTotals(asFacts(option));
  const told = new Set(results.flatMap((one) => Object.keys(one?.leaves ?? {})));
  const isTimed = results.some((one) => one?.name === "option_prefinanced");
  return option
    .filter(({ unit, value }) => !(isSameUnit(unit, { month: 1, year: -1 }) && value === monthsAYear))
    .map(({ id }) => id)
    .filter(
      (id) =>
        !isPaidByTheMonth(id, option) &&
        !held.has(id) &&
        !told.has(id) &&
        !repaid.includes(id) &&
        !(isTimed && id === credit?.id),
    );
}
