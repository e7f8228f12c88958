import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit, isTime } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import { name, substitute } from "./expression.ts";
import type { Metric } from "./metric.ts";
import { type Amount, amountOf, balance, constant, over, resultFrom, times } from "./sums.ts";

/** Something sold once: an order, an event, a load of stock. */
export interface Deal {
  /** What one of it leaves, with the discount of the deal. */
  each: Metric;
  /** What all of it leaves, after all that is paid once for it; null where its number is unknown. */
  result: Metric | null;
  /** Its number is what there is room for. */
  isFull: boolean;
  /** How many of it pay what is paid once; null where nothing is, or where one leaves nothing. */
  earnedBack: Metric | null;
  /** What is paid in each time whether or not there is the deal: it is not in it. */
  running: readonly Quantity[];
}

interface Cost {
  figure: Quantity;
  amount: Amount;
}

const spending: ReadonlySet<string> = new Set(["one_off_cost", "pay", "fixed_cost", "unit_cost", "acquisition_spend"]);
const earning: ReadonlySet<string> = new Set(["price", "fee", "order_value", "revenue", "grant", "deposit"]);
const shares: ReadonlySet<string> = new Set(["fee", "loss", "tax", "discount", "share", "utilisation", "pay"]);
const counts: ReadonlySet<string> = new Set(["volume", "capacity", "stock"]);
const countsOfCosts: ReadonlySet<string> = new Set([
  "volume",
  "stock",
  "staff",
  "physical",
  "usage",
  "work_time",
  "duration",
]);
const sales: ReadonlySet<string> = new Set(["volume", "usage", "paying"]);
const long: ReadonlySet<string> = new Set(["week", "month", "quarter", "year", "season"]);

/** Null where a figure of money has no place in it. */
export function dealIn(quantities: readonly Quantity[]): Deal | null {
  const own = quantities.filter((one) => isComputable(one) || isDiscountAsked(one));
  const sale = saleIn(own);
  if (!sale) return null;
  const running = own.filter((one) => isSpending(one) && isOfLongTime(one));
  const once = own.flatMap((one) => onceIn(one, sale) ?? []);
  const each = eachIn(sale, new Set([...running, ...once.map(({ figure }) => figure)]));
  if (!each) return null;
  const spent = once.map(({ amount }) => amount);
  return {
    each,
    result: resultOf({ each, spent, running }, sale),
    earnedBack: running.length > 0 ? null : earnedBackOf({ each, spent }, sale),
    isFull: sale.count?.meaning === "capacity",
    running,
  };
}

interface Parts {
  each: Metric;
  spent: readonly Amount[];
}

function resultOf(
  { each, spent, running }: Parts & { running: readonly Quantity[] },
  { own, count, currency }: Sale,
): Metric | null {
  const all = count && isOfDeal(count, { own, running }) ? countIn(count, own) : null;
  const result = resultFrom(all && balance([times(all, each)], spent), "left_of_deal", { [currency]: 1 });
  return hasAll(result, { own, but: running }) ? result : null;
}

function earnedBackOf({ each, spent }: Parts, { own, count, thing }: Sale): Metric | null {
  const all = each.value > 0 ? balance(spent) : null;
  const needed = all && resultFrom(over(all, each), "earned_back", { [thing]: 1 });
  const ofCount = own.filter(({ share }) => count !== null && share?.of === count.id);
  return needed && hasAll(needed, { own, but: ofCount }) ? { ...needed, value: Math.ceil(needed.value - 1e-9) } : null;
}

/** What is sold at its only price, and how many of it. */
interface Sale {
  own: readonly Quantity[];
  price: Quantity;
  currency: string;
  thing: string;
  count: Quantity | null;
}

function saleIn(own: readonly Quantity[]): Sale | null {
  const [price, ...prices] = own.filter(({ meaning, flow }) => meaning === "price" && flow === "in");
  const unit = price && prices.length === 0 ? pricedIn(price) : null;
  if (!price || !unit) return null;
  const counted = own.filter((one) => counts.has(one.meaning) && isSameUnit(one.unit, { [unit.thing]: 1 }));
  return { own, price, ...unit, count: counted.length === 1 ? (counted[0] ?? null) : null };
}

/** Money for each of a thing. */
function pricedIn({ unit }: Quantity): { currency: string; thing: string } | null {
  const currency = currencyOf(unit);
  const thing = Object.keys(unit).find((symbol) => unit[symbol] === -1);
  if (currency === null || thing === undefined || isTime(thing)) return null;
  return isSameUnit(unit, { [currency]: 1, [thing]: -1 }) ? { currency, thing } : null;
}

/** Every figure of money is in it. */
const hasAll = (metric: Metric | null, { own, but }: { own: readonly Quantity[]; but: readonly Quantity[] }): boolean =>
  metric !== null && own.every((one) => !isOfMoney(one) || metric.leaves[one.id] || but.includes(one));

const isDiscountAsked = ({ meaning, party, status }: Quantity): boolean =>
  meaning === "discount" && party === "venture" && status === "hypothetical";

const isSpending = ({ meaning, flow }: Quantity): boolean => flow === "out" && spending.has(meaning);

const isOfLongTime = ({ unit }: Quantity): boolean =>
  Object.keys(unit).some((one) => unit[one] === -1 && long.has(one));

const isOfMoney = ({ meaning, flow, unit }: Quantity): boolean =>
  unit["%"] === 1 ? shares.has(meaning) : flow === "out" || earning.has(meaning) || meaning === "unclear";

/** Beside sales or costs of each time only what is planned is a deal of its own. */
const isOfDeal = (
  count: Quantity,
  { own, running }: { own: readonly Quantity[]; running: readonly Quantity[] },
): boolean =>
  (count.meaning !== "capacity" && count.status !== "actual") ||
  running.length + own.filter(hasSalesOfTime).length === 0;

const hasSalesOfTime = ({ meaning, unit }: Quantity): boolean =>
  sales.has(meaning) && Object.keys(unit).some((one) => unit[one] === -1 && isTime(one));

/** The part of all that is expected to be sold, where nothing is paid for each: what is not sold is paid too. */
function countIn(count: Quantity, own: readonly Quantity[]): Amount | null {
  const [part, ...parts] = own.filter(({ share }) => share?.of === count.id);
  if (!part) return amountOf(count);
  const isSold = (part.meaning === "share" || part.meaning === "utilisation") && parts.length === 0;
  const isPaidForEach = own.some(({ meaning }) => meaning === "unit_cost");
  return isSold && !(isPaidForEach && count.meaning === "stock") ? times(amountOf(count), amountOf(part)) : null;
}

/** What is paid once: a sum, or the cost of one of so many that are no part of what is sold. */
function onceIn(figure: Quantity, { own, currency, thing }: Sale): Cost | null {
  if (!isSpending(figure) || isOfLongTime(figure)) return null;
  if (isSameUnit(figure.unit, { [currency]: 1 })) return { figure, amount: amountOf(figure) };
  const counted = Object.keys(figure.unit).find((symbol) => figure.unit[symbol] === -1);
  if (counted === undefined || counted === thing) return null;
  if (!isSameUnit(figure.unit, { [currency]: 1, [counted]: -1 })) return null;
  const [count, ...others] = own.filter(
    ({ meaning, unit, share }) => countsOfCosts.has(meaning) && !share && isSameUnit(unit, { [counted]: 1 }),
  );
  if (!count || others.length > 0) return null;
  return { figure, amount: times(amountOf({ ...count, unit: {} }), amountOf({ ...figure, unit: {} })) };
}

/** What is left of one, without what is paid once or in each time. */
function eachIn({ own, price, currency, thing }: Sale, beside: ReadonlySet<Quantity>): Metric | null {
  const [discount, ...discounts] = own.filter(({ meaning }) => meaning === "discount");
  if (discounts.length > 0 || (discount && !isOfPrice(discount, price))) return null;
  const figures = own.filter((one) => !beside.has(one) && one !== discount);
  const unit = { [currency]: 1, [thing]: -1 };
  const [left, ...others] = compute(figures).metrics.filter(
    (one) => one.name === "contribution" && one.of === "" && one.without.length === 0 && isSameUnit(one.unit, unit),
  );
  const isFree = !figures.some((one) => one !== price && isOfMoney(one) && one.meaning !== "share");
  const amount = left && others.length === 0 ? left : isFree ? amountOf(price) : null;
  if (!amount || !discount) return resultFrom(amount, "contribution", unit);
  return resultFrom(atDiscount(amount, price, discount), "contribution", unit);
}

/** A discount of today may be one of some customers only. */
export const isOfPrice = ({ status, share }: Quantity, { id }: Quantity): boolean =>
  status !== "actual" && (share === undefined || share.of === id || share.of === "price");

/** What is left at the price less the discount: shares of the price are shares of the lower one. */
export function atDiscount(amount: Amount, price: Quantity, discount: Quantity): Amount | null {
  const rest = balance([constant(1)], [amountOf(discount)]);
  const lower = rest && times(amountOf(price), rest);
  return (
    lower && {
      expression: substitute(amount.expression, (leaf) => [leaf === price.id ? lower.expression : name(leaf)]),
      leaves: { ...amount.leaves, ...lower.leaves },
    }
  );
}
