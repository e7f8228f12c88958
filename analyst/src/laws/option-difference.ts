import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { evaluate } from "./expression.ts";
import { valuesOf } from "./term.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { counts, found } from "./option-books.ts";
import { runningOf } from "./option-money.ts";
import type { Books } from "./option-books.ts";
import { asFacts, keptBeside, replacedBy } from "./option-base.ts";
import { amountOf, balance, listOf, times } from "./sums.ts";
import type { Amount } from "./sums.ts";

export interface Difference {
  change: Amount;
  /** The part of today's sales that may go before a higher price brings less; null where no price changes. */
  mayGo: number | null;
  /** The customers are fewer by the option's own share of those who go. */
  isAfterLeaving: boolean;
  /** A price of today changes. */
  isOfPrice: boolean;
}

/** A price or cost of a sale changes, and not how much is sold. Running costs alone need no sales to be compared. */
const changesSales = ({ option, today }: Books, replaced: ReadonlyMap<QuantityId, QuantityId>): boolean =>
  !option.some(({ meaning }) => counts.has(meaning)) &&
  today.some(({ id, meaning }) => replaced.has(id) && !paidEachMonth.has(meaning));

/** Where the option replaces a cost or price of today: the difference that it makes to all sales. */
export function differenceOf(books: Books): Difference | null {
  const { option, today, monthly } = books;
  const replaced = replacedBy(option, today);
  if (!changesSales(books, replaced)) return null;
  const before = { metrics: compute(today).metrics };
  const after = { metrics: compute([...keptBeside(today, replaced), ...asFacts(option)]).metrics };
  const result = ["monthly_result", "contribution_in_all"].find((id) =>
    [before, after].every((one) => found(one, id, monthly) !== null),
  );
  if (result === undefined) return null;
  const fewer = result === "monthly_result" ? afterLeaving(after, option, monthly) : null;
  const [then, now] = [fewer ?? found(after, result, monthly), found(before, result, monthly)];
  const running = [endingCosts(books), listOf(runningOf(books))] as const;
  const sales = balance(listOf(then), listOf(now));
  // Without fixed costs of today there is no result, and the option's own are not in the contribution.
  const whole = sales && result === "contribution_in_all" ? balance([sales, ...running[0]], running[1]) : sales;
  if (!whole) return null;
  return {
    change: savedOnEach(books, whole, running) ?? whole,
    isAfterLeaving: fewer !== null,
    mayGo: fewer ? null : mayGoOf(option, [before, after], monthly),
    isOfPrice: isDearer(option),
  };
}

/** The same as today's number times what each costs less and its own running costs, where nothing else changes. */
function savedOnEach(
  books: Books,
  whole: Amount,
  [ending, own]: readonly [readonly Amount[], readonly Amount[]],
): Amount | null {
  const pair = onlyCost(books);
  const sold = pair && soldFor(pair.before, books);
  if (!pair || !sold) return null;
  const each = balance([amountOf(pair.before)], [amountOf(pair.after)]);
  const saved = each && balance([times(amountOf(sold), each), ...ending], own);
  return saved && Math.abs(valueOf(saved) - valueOf(whole)) < sameAmount ? saved : null;
}

const sameAmount = 1e-6;
const valueOf = ({ expression, leaves }: Amount): number => evaluate(expression, valuesOf(leaves));

/** The only figure of today that is replaced, if it is a cost of each sale. */
function onlyCost({ option, today }: Books): { before: Quantity; after: Quantity } | null {
  const [pair, ...pairs] = replacedBy(option, today);
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

const isDearer = (option: readonly Quantity[]): boolean =>
  option.some(({ meaning }) => meaning === "price" || meaning === "order_value");

function mayGoOf(option: readonly Quantity[], books: readonly Pick<Books, "metrics">[], monthly: Unit): number | null {
  if (!isDearer(option)) return null;
  const [now, then] = books.map((one) => found(one, "contribution_in_all", monthly));
  return now && then && then.value > now.value && now.value > 0 ? 1 - now.value / then.value : null;
}

/** The result with fewer customers, where the option says how many it would cost. */
function afterLeaving(after: Pick<Books, "metrics">, option: readonly Quantity[], monthly: Unit): Metric | null {
  const isPart = (unit: Unit): boolean => isSameUnit(unit, { "%": 1 }) || Object.keys(unit).length === 0;
  const isSaid = option.some(({ meaning, unit }) => meaning === "churn" && isPart(unit));
  return isSaid ? found(after, "result_after_leaving", monthly) : null;
}

const paidEachMonth: ReadonlySet<string> = new Set(["fixed_cost", "pay", "debt"]);

/** Running costs of today that end where the option's own begin. */
export function endingCosts({ option, today, monthly }: Books): Amount[] {
  const replaced = replacedBy(option, today);
  return today
    .filter(
      ({ id, meaning, unit }) =>
        replaced.has(id) && paidEachMonth.has(meaning) && isSameUnit(inBaseUnits(unit).unit, monthly),
    )
    .map(amountOf);
}
