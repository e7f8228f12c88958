import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Metric } from "./metric.ts";
import { thingsIn } from "./option-base.ts";
import { found, isOrder } from "./option-books.ts";
import type { Books } from "./option-books.ts";
import { repaymentOf } from "./option-loan.ts";
import { grantsIn } from "./option-pause.ts";
import { sharesWord } from "./term.ts";
import { amountOf, balance, constant, listOf, over, resultFrom, times } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** What is paid only for the time of an order. */
const ofItsTime = ({ limited }: Books): Amount[] =>
  limited.map(({ cost, time }) => times(amountOf(cost), amountOf(time)));

/** Orders that come once, each with what is left of one; two numbers of one thing are two ways to order, and no sum. */
export function orderOf(books: Books): Amount | null {
  const orders = books.option.filter(isOrder);
  if (new Set(orders.map((count) => thingsIn(count, 1)[0])).size < orders.length) return null;
  const parts = orders.flatMap((count): Amount[] => {
    const [thing = ""] = thingsIn(count, 1);
    const each = found(books, "contribution", { [books.currency]: 1, [thing]: -1 }) ?? barePrice(books, thing);
    return each ? [times(amountOf(count), each)] : [];
  });
  const whole = books.option.filter((one) => isPaidOnce(one, books)).map(amountOf);
  if (parts.length + whole.length === 0) return null;
  return balance([...parts, ...whole], [...ofItsTime(books), ...listOf(outlayOf(books))]);
}

/** What an order brings in all. */
const isPaidOnce = ({ meaning, unit }: Quantity, { currency }: Books): boolean =>
  meaning === "revenue" && isSameUnit(unit, { [currency]: 1 });

/** The price of each, where no cost of one is known. */
function barePrice({ metrics, option, today, currency }: Books, thing: string): Amount | null {
  const unit = { [currency]: 1, [thing]: -1 };
  const isCosted = metrics.some(
    (one) => /^(?:partial_contribution|cost_per_unit)$/u.test(one.name) && isSameUnit(one.unit, unit),
  );
  const isPrice = (one: Quantity): boolean => one.meaning === "price" && isSameUnit(one.unit, unit);
  const price = option.find(isPrice) ?? today.find(isPrice);
  return isCosted || !price ? null : amountOf(price);
}

/** No cost of what is ordered is known. */
export const isOrderWithoutCosts = (books: Books): boolean =>
  books.option.some((one) => isPaidOnce(one, books)) ||
  books.option.filter(isOrder).some((count) => barePrice(books, thingsIn(count, 1)[0] ?? "") !== null);

/** Money spent once, less what is given for it. */
export function outlayOf(books: Books): Amount | null {
  const { option, metrics, currency } = books;
  const once = metrics.filter(({ name, of }) => (name === "one_off_costs" || name === "investment") && of === "");
  const won = option.filter(
    ({ meaning, unit, flow }) =>
      meaning === "acquisition_spend" && flow === "out" && isSameUnit(unit, { [currency]: 1 }),
  );
  const spent = [...once.slice(0, 1), ...won.map(amountOf)];
  return spent.length === 0 ? null : balance(spent, books.pause ? [] : grantsIn(books));
}

/** What is paid each month and is in no law's fixed costs. */
const paidBeside: ReadonlySet<string> = new Set(["debt", "acquisition_spend"]);

export function runningOf(books: Books): Amount | null {
  const { option, monthly, bought } = books;
  const fixed = found(books, "fixed_costs", monthly);
  const paid = option.filter(
    ({ meaning, unit }) => paidBeside.has(meaning) && isSameUnit(inBaseUnits(unit).unit, monthly),
  );
  const work = bought.map(({ count, cost }) => times(amountOf(count), amountOf(cost)));
  return balance([...listOf(fixed), ...paid.map(amountOf), ...work, ...listOf(repaymentOf(books))]);
}

const daysAMonth = 30.436;

/** The costs of its sales and its running costs until buyers pay; what they pay in advance goes off that. */
export function prefinancedOf(books: Books): Amount | null {
  const { option, credit } = books;
  const [count, ...others] = option.filter(({ meaning }) => meaning === "volume");
  if (!credit || others.length > 0) return null;
  const goods = count ? goodsOf(books, count) : null;
  if (count && (!goods || isOrder(count)))
    return goods && balance([goods, ...ofItsTime(books)], advanceOf(books, count));
  const each = balance([...listOf(goods), ...listOf(withoutLoans(books))]);
  const isInDays = isSameUnit(credit.unit, { day: 1 });
  return each && times(each, isInDays ? over(amountOf(credit), constant(daysAMonth)) : amountOf(credit));
}

/** A loan is repaid whenever buyers pay. */
const withoutLoans = (books: Books): Amount | null =>
  runningOf({ ...books, option: books.option.filter(({ meaning }) => meaning !== "debt") });

/** What its sales cost; of daily sales what they bring less what they leave, which knows the open days. */
function goodsOf(books: Books, count: Quantity): Amount | null {
  if (count.unit["day"] === -1 || count.unit["night"] === -1) {
    const [comesIn, stays] = ["sales", "contribution_in_all"].map((id) => found(books, id, books.monthly));
    return comesIn && stays ? balance([comesIn], [stays]) : null;
  }
  const cost = costOfEach(books, count);
  return cost && times(amountOf(count), cost);
}

function costOfEach(books: Books, count: Quantity): Metric | null {
  const [thing = ""] = thingsIn(count, 1);
  const unit = { [books.currency]: 1, [thing]: -1 };
  return found(books, "cost_per_unit", unit) ?? found(books, "outflow_per_unit", unit);
}

/** What the buyers of an order pay before they get it. */
function advanceOf({ option, currency }: Books, count: Quantity): Amount[] {
  const [thing = ""] = thingsIn(count, 1);
  const price = option.find(
    ({ meaning, unit }) => meaning === "price" && isSameUnit(unit, { [currency]: 1, [thing]: -1 }),
  );
  const share = option.find(({ meaning, unit }) => meaning === "prepayment" && isSameUnit(unit, { "%": 1 }));
  return price && share ? [times(amountOf(share), amountOf(price), amountOf(count))] : [];
}

/** The hours of somebody who is paid by the month are in that pay. */
export function isPaidByTheMonth(id: QuantityId, option: readonly Quantity[]): boolean {
  const hours = option.find((own) => own.id === id && own.meaning === "work_time");
  const isTheirs = ({ meaning, of, unit }: Quantity): boolean =>
    meaning === "pay" && unit["month"] === -1 && hours !== undefined && of !== "" && sharesWord(of, hours.of);
  return option.some(isTheirs);
}

/** What a piece of bought work costs, where one kind is bought at one price. */
export function perPieceOf({ bought }: Books): Metric | null {
  const [only, ...others] = bought;
  return only && others.length === 0 ? resultFrom(amountOf(only.cost), "option_per_piece", only.cost.unit) : null;
}
