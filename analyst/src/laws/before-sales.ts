import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { type Amount, amountOf, balance, constant, listOf, over, resultFrom, times } from "./sums.ts";

/** What is paid before anything is sold, in the founder's figures. */
export interface BeforeSales {
  /** Spent once, the first batch and what runs until then, less the money at hand and with what has to stay of it. */
  raise: Metric;
  /** How many sales earn back what is spent once and what runs until then; null where a sale leaves nothing known. */
  earnedBack: Metric | null;
  /** What is bought at once of what is sold, and its number. */
  batch: Quantity | null;
}

const running: ReadonlySet<string> = new Set(["fixed_cost", "pay", "acquisition_spend"]);

/** Null where nothing is spent, or what runs until then has no length of time, or several. */
export function beforeSales(
  quantities: readonly Quantity[],
  sentence: (quantity: Quantity) => string,
): BeforeSales | null {
  const own = quantities.filter((one) => isComputable(one));
  const currency = own.flatMap(({ unit }) => currencyOf(unit) ?? [])[0];
  const spent = currency === undefined ? null : spentUntilThen(own, currency);
  if (currency === undefined || !spent) return null;
  const bought = batchIn(own, sentence);
  const batch = bought ? [times(amountOf(bought.count), amountOf(bought.cost))] : [];
  const cash = quantities.filter((one) => one.meaning === "cash" && one.party === "venture");
  const [there, stays] = ["actual", "target"].map((status) =>
    cash.filter((one) => one.status === status).map(amountOf),
  );
  const raise = resultFrom(balance([spent, ...batch, ...(stays ?? [])], there), "raise_before_sales", {
    [currency]: 1,
  });
  return raise && { raise, earnedBack: earnedBackBy(spent, own, currency), batch: bought?.count ?? null };
}

/** What is spent once, and what runs in the only length of time that is stated. */
function spentUntilThen(own: readonly Quantity[], currency: string): Amount | null {
  const once = own.filter(
    ({ meaning, flow, unit }) => meaning === "one_off_cost" && flow === "out" && isSameUnit(unit, { [currency]: 1 }),
  );
  const runs = own.filter(
    ({ meaning, flow, unit }) =>
      running.has(meaning) && flow === "out" && isSameUnit(inBaseUnits(unit).unit, { [currency]: 1, month: -1 }),
  );
  const [time, ...others] = own.filter(
    ({ meaning, unit }) => meaning === "duration" && isSameUnit(inBaseUnits(unit).unit, { month: 1 }),
  );
  const each = balance(runs.map(amountOf));
  if (others.length > 0 || (each && !time)) return null;
  return balance([...once.map(amountOf), ...(each && time ? [times(amountOf(time), each)] : [])]);
}

/** A number of pieces, once, and the cost of each in the same sentence: they are paid before they are sold. */
function batchIn(
  own: readonly Quantity[],
  sentence: (quantity: Quantity) => string,
): { count: Quantity; cost: Quantity } | null {
  const [pair, ...others] = own.flatMap((count) => {
    const [thing, ...things] = Object.keys(count.unit);
    if (count.meaning !== "volume" || thing === undefined || things.length > 0) return [];
    return own
      .filter(({ meaning, unit }) => meaning === "unit_cost" && unit[thing] === -1)
      .filter((cost) => sentence(cost) === sentence(count))
      .map((cost) => ({ count, cost }));
  });
  return pair && others.length === 0 ? pair : null;
}

function earnedBackBy(spent: Amount | null, own: readonly Quantity[], currency: string): Metric | null {
  const [left, ...others] = compute(own).metrics.filter(
    (one) =>
      one.name === "contribution" && one.of === "" && one.without.length === 0 && Object.keys(one.unit).length === 2,
  );
  const thing = left && Object.keys(left.unit).find((symbol) => left.unit[symbol] === -1);
  if (!spent || !left || thing === undefined || others.length > 0 || left.value <= 0 || left.unit[currency] !== 1)
    return null;
  return inWholes(resultFrom(over(spent, left), "earned_back", { [thing]: 1 }));
}

const inWholes = (metric: Metric | null): Metric | null =>
  metric && { ...metric, value: Math.ceil(metric.value - 1e-9) };

/** What has to be charged for each, and how many pay at the price of a competitor. */
export interface NeededPrice {
  price: Metric;
  /** So that nothing is lost, where the price has to bring a profit too. */
  floor: Metric | null;
  count: Quantity;
  /** At each competitor's price for the same thing. */
  rivals: readonly { price: Quantity; least: Metric; left: Metric }[];
}

interface Round {
  count: Quantity;
  thing: string;
  /** The costs of the time in which that many pay, and of each of them. */
  costs: Amount;
  each: Amount | null;
  /** The part of the price that is left after what is a share of it. */
  kept: Amount;
  currency: string;
}

/** Where no price of the founder's own is known, but how many are expected to pay and what it costs. */
export function neededPrice(quantities: readonly Quantity[]): NeededPrice | null {
  const own = quantities.filter((one) => isComputable(one));
  const round = roundIn(own);
  if (!round || own.some(({ meaning, flow }) => meaning === "price" && flow === "in")) return null;
  const { count, thing, costs, currency } = round;
  const unit = { [currency]: 1, [thing]: -1 };
  const [wanted, ...others] = quantities.filter(
    ({ meaning, status, party, flow }) =>
      party === "venture" && status === "target" && (meaning === "profit" || (meaning === "pay" && flow !== "in")),
  );
  const profit = wanted && inRound(wanted, { [currency]: 1 }, { own, count });
  if (others.length > 0 || (wanted && !profit)) return null;
  const price = resultFrom(priceOf(round, profit ? sum(costs, profit) : costs), "needed_price", unit);
  const floor = profit ? resultFrom(priceOf(round, costs), "needed_price", unit) : null;
  const rivals = quantities.flatMap((rival) => {
    if (rival.party !== "rival" || rival.meaning !== "price" || !isSameUnit(rival.unit, unit)) return [];
    const left = balance([times(amountOf(rival), round.kept)], listOf(round.each));
    const least = left && inWholes(resultFrom(over(costs, left), "break_even_round", { [thing]: 1 }));
    const all = left && balance([times(amountOf(count), left)], [costs]);
    const result = resultFrom(all, "left_of_round", { [currency]: 1 });
    return least && least.value > 0 && result ? [{ price: rival, least, left: result }] : [];
  });
  return price && { price, floor, count, rivals };
}

const sum = (one: Amount, other: Amount): Amount => balance([one, other]) ?? one;

const priceOf = ({ count, each, kept }: Round, costs: Amount): Amount => {
  const ofEach = over(costs, amountOf({ ...count, unit: {} }));
  return over(each ? sum(ofEach, each) : ofEach, kept);
};

/** The only number of payers of a month or of a time of its own ("18 in a cohort"), and what that time costs. */
function roundIn(own: readonly Quantity[]): Round | null {
  const [count, ...counts] = own.filter(
    ({ meaning, unit }) => (meaning === "paying" || meaning === "volume") && Object.keys(unit).length === 2,
  );
  const thing = count && Object.keys(count.unit).find((symbol) => count.unit[symbol] === 1);
  const currency = own.flatMap(({ unit }) => currencyOf(unit) ?? [])[0];
  if (!count || thing === undefined || currency === undefined || counts.length > 0) return null;
  const costs = own.filter(({ meaning, flow }) => running.has(meaning) && flow === "out");
  const shared = costs.map((cost) => inRound(cost, { [currency]: 1 }, { own, count }));
  const ofEach = own.filter(({ meaning, flow }) => meaning === "unit_cost" && flow === "out");
  const each = ofEach.map((cost) => perPayer(cost, { own, count, thing, currency }));
  const all = balance(shared.filter((one) => one !== null));
  if (!all || shared.includes(null) || each.includes(null)) return null;
  const fees = own.filter(({ meaning, unit, flow }) => meaning === "fee" && flow === "out" && unit["%"] === 1);
  const kept = balance([constant(1)], fees.map(amountOf)) ?? constant(1);
  return { count, thing, costs: all, each: balance(each.filter((one) => one !== null)), kept, currency };
}

const timeOf = ({ unit }: Quantity): string => Object.keys(unit).find((symbol) => unit[symbol] === -1) ?? "month";

/** How many months the time has in which that many pay. */
function monthsOf(count: Quantity, own: readonly Quantity[]): Amount | null {
  const time = timeOf(count);
  if (time === "month") return constant(1);
  const [length, ...others] = own.filter(
    ({ meaning, unit }) => meaning === "duration" && isSameUnit(inBaseUnits(unit).unit, { month: 1, [time]: -1 }),
  );
  return length && others.length === 0 ? amountOf(length) : null;
}

function perPayer(
  cost: Quantity,
  { own, count, thing, currency }: { own: readonly Quantity[]; count: Quantity; thing: string; currency: string },
): Amount | null {
  if (isSameUnit(cost.unit, { [currency]: 1, [thing]: -1 })) return amountOf(cost);
  return inRound(cost, { [currency]: 1, [thing]: -1 }, { own, count });
}

/** An amount of a month or of the time itself. */
function inRound(
  cost: Quantity,
  unit: Unit,
  { own, count }: { own: readonly Quantity[]; count: Quantity },
): Amount | null {
  const time = timeOf(count);
  if (isSameUnit(cost.unit, { ...unit, [time]: -1 })) return amountOf({ ...cost, unit: {} });
  const months = monthsOf(count, own);
  return months && isSameUnit(inBaseUnits(cost.unit).unit, { ...unit, month: -1 })
    ? times(months, amountOf(cost))
    : null;
}
