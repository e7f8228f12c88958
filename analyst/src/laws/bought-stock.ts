import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import type { Metric } from "./metric.ts";
import { thingsIn } from "./option-base.ts";
import { amountOf, balance, constant, over, resultFrom, times, valueOf } from "./sums.ts";
import type { Amount } from "./sums.ts";

/** What is bought at once and used up over time. */
export interface BoughtStock {
  stock: Quantity;
  lasts: Metric;
  /** What it costs; null where not all of that is known to be for it. */
  cost: StockCost | null;
}

export interface StockCost {
  /** The figures that it follows from. */
  parts: readonly Quantity[];
  /** Paid at once, before it is kept. */
  first: Metric;
  /** Of each piece that can be used, with all that is paid for the stock. */
  each: Metric;
  /** Beside what a piece costs today, where that is one figure. */
  beside: { now: Quantity; saved: Metric; mayGo: number | null } | null;
}

const bought: ReadonlySet<string> = new Set(["volume", "stock", "supply", "physical"]);
const used: ReadonlySet<string> = new Set(["volume", "usage"]);

const isMine = ({ party, status }: Quantity): boolean =>
  (party === "venture" || party === "supplier") && (status === "actual" || status === "planned");

/** A number of one thing, of no time. */
const isAmount = ({ unit, meaning, share }: Quantity): boolean =>
  bought.has(meaning) &&
  share === undefined &&
  Object.values(unit).every((exponent) => exponent === 1) &&
  thingsIn({ unit }, 1).length === 1 &&
  Object.keys(unit).length === 1;

/** The amounts of things that are used up, each with how long it lasts; with its cost where nothing else is planned. */
export function boughtStocks(quantities: readonly Quantity[]): BoughtStock[] {
  const amounts = quantities.filter((one) => isMine(one) && isAmount(one));
  return amounts.flatMap((stock) => {
    const use = useOf(stock, quantities);
    const same = amounts.filter((one) => thingOf(one) === thingOf(stock));
    const loss = lossOf(stock, quantities);
    if (!use || same.length > 1 || loss === "unknown") return [];
    const comes = loss
      ? times(amountOf(stock), balance([constant(1)], [amountOf(loss)]) ?? constant(1))
      : amountOf(stock);
    const months = over(comes, use);
    const lasts = resultFrom(months, "option_stock_lasts", { month: 1 });
    return lasts && lasts.value > 0
      ? [{ stock, lasts, cost: costOf({ stock, loss, comes, months, use }, quantities) }]
      : [];
  });
}

/** Whether all that is planned is a stock to buy: its costs are spread over what can be used of it. */
export const isStockAlone = (quantities: readonly Quantity[]): boolean =>
  boughtStocks(quantities).some(({ cost }) => cost !== null);

const thingOf = (quantity: Quantity): string => thingsIn(quantity, 1)[0] ?? "";

/** How much of it goes in a month: told, or so much for each of what is sold. */
function useOf(stock: Quantity, quantities: readonly Quantity[]): Amount | null {
  const thing = thingOf(stock);
  const monthly = { [thing]: 1, month: -1 };
  const today = quantities.filter((one) => isComputable(one) && one.status === "actual" && one.party === "venture");
  const isMonthly = (unit: Unit): boolean => isSameUnit(inBaseUnits(unit).unit, monthly);
  const [told, ...others] = today.filter(({ meaning, unit }) => used.has(meaning) && isMonthly(unit));
  if (told) return others.length === 0 ? amountOf(told) : null;
  const pairs = today
    .filter(({ meaning, unit }) => (used.has(meaning) || meaning === "physical") && unit[thing] === 1)
    .flatMap((each) =>
      today
        .filter(({ meaning, unit }) => meaning === "volume" && isMonthly(multiply(each.unit, unit)))
        .map((sold) => times(amountOf(sold), amountOf(each))),
    );
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

/** The part of it that is lost: by its whole, or where nothing else is bought that it could be of. */
function lossOf(stock: Quantity, quantities: readonly Quantity[]): Quantity | null | "unknown" {
  const losses = quantities.filter(
    ({ meaning, unit, ...one }) => meaning === "loss" && isMine({ meaning, unit, ...one }),
  );
  const own = losses.filter(({ share }) => share?.of === stock.id);
  const open = losses.filter(({ share }) => share === undefined);
  const [loss, ...others] = [...own, ...open];
  if (others.length > 0) return "unknown";
  if (!loss) return null;
  const isOfIt = own.length > 0 || loss.status === stock.status;
  return isOfIt && loss.unit["%"] === 1 ? loss : "unknown";
}

interface Known {
  stock: Quantity;
  loss: Quantity | null;
  comes: Amount;
  months: Amount;
  use: Amount;
}

/** Whatever else is planned may be of something else: then not all of its cost is known. */
function costOf(known: Known, quantities: readonly Quantity[]): StockCost | null {
  const paid = paidFor(known, quantities);
  if (!paid) return null;
  const { parts, first, all, unit } = paid;
  const currency = currencyOf(unit) ?? "";
  const atOnce = resultFrom(first, "option_stock", { [currency]: 1 });
  const each = resultFrom(over(all, known.comes), "option_landed", unit);
  return atOnce && each && { parts, first: atOnce, each, beside: besideToday(known, paid, quantities) };
}

interface Paid {
  parts: readonly Quantity[];
  /** Paid each month, as long as it lasts. */
  monthly: readonly Quantity[];
  first: Amount;
  all: Amount;
  /** Money for each. */
  unit: Unit;
}

function paidFor({ stock, loss, months }: Known, quantities: readonly Quantity[]): Paid | null {
  const thing = thingOf(stock);
  const ofIt = quantities.filter((one) => isMine(one) && one.status === stock.status && one !== stock && one !== loss);
  const [currency] = ofIt.flatMap(({ unit }) => currencyOf(unit) ?? []);
  // What is sold may be ordered by somebody, and what a supplier asks for may be bought again and again.
  const isSold = quantities.some(({ flow, unit }) => flow === "in" && unit[thing] === -1);
  if (stock.status !== "planned" || stock.party !== "venture" || isSold || currency === undefined) return null;
  const unit = { [currency]: 1, [thing]: -1 };
  const of = (meaning: Quantity["meaning"], wanted: Unit): Quantity[] =>
    ofIt.filter(
      (one) => one.meaning === meaning && one.flow === "out" && isSameUnit(inBaseUnits(one.unit).unit, wanted),
    );
  const named = of("unit_cost", unit);
  const once = of("one_off_cost", { [currency]: 1 });
  const monthly = of("fixed_cost", { [currency]: 1, month: -1 });
  const parts = [...named, ...once, ...monthly];
  const first = balance([...named.map((one) => times(amountOf(stock), amountOf(one))), ...once.map(amountOf)]);
  const all = first && balance([first, ...monthly.map((one) => times(amountOf(one), months))]);
  return named.length > 0 && parts.length === ofIt.length && first && all ? { parts, monthly, first, all, unit } : null;
}

function besideToday(
  { stock, comes, use }: Known,
  { monthly, first, all, unit }: Paid,
  quantities: readonly Quantity[],
): StockCost["beside"] {
  const [now, ...others] = quantities.filter(
    (one) =>
      one.meaning === "unit_cost" && one.status === "actual" && one.party === "venture" && isSameUnit(one.unit, unit),
  );
  if (!now || others.length > 0) return null;
  const saved = resultFrom(balance([times(comes, amountOf(now))], [all]), "option_stock_saves", {
    [currencyOf(unit) ?? ""]: 1,
  });
  // What is kept for a time costs less where less of it is left to keep.
  const kept = monthly.map((one) => over(amountOf(one), use));
  const worth = valueOf(balance([amountOf(now)], kept) ?? amountOf(now));
  const part = 1 - valueOf(first) / (worth * valueOf(amountOf(stock)));
  return saved && { now, saved, mayGo: worth > 0 && part > 0 && part < 1 ? part : null };
}
