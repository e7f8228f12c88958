import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { isSupposed } from "./choose.ts";
import type { Finished } from "./finished.ts";
import { nameOf } from "./show-value.ts";

type Rule = (finished: Finished) => readonly Metric[];

const isOwn = ({ party, status }: Quantity): boolean => party === "venture" && status !== "retracted";

const meaningOf = (metric: Metric, { byId }: Finished): Quantity[] =>
  Object.keys(metric.leaves).flatMap((id) => byId.get(id) ?? []);

const isBreakEven = (metric: Metric): boolean => nameOf(metric).startsWith("break_even");

/** What the owners mean to be paid has to be earned too. */
const withoutOwnPay: Rule = ({ quantities, computed }) => {
  const wanted = quantities.filter((one) => isOwn(one) && one.meaning === "pay" && one.status === "target");
  return computed.metrics.filter((metric) => isBreakEven(metric) && wanted.some(({ id }) => !metric.leaves[id]));
};

/** What repays a loan that is meant to be taken has to be earned too. */
const withoutLoan: Rule = ({ quantities, computed }) => {
  const lent = quantities.filter((one) => isOwn(one) && one.meaning === "debt" && one.status === "planned");
  return computed.metrics.filter((metric) => isBreakEven(metric) && lent.some(({ id }) => !metric.leaves[id]));
};

const income: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);

/** Of several things that are sold today none pays all costs alone. */
const ofOneOfSeveral: Rule = (finished) => {
  const sold = (metric: Metric): string[] =>
    meaningOf(metric, finished)
      .filter((one) => income.has(one.meaning) && one.flow !== "out" && one.status === "actual")
      .map(({ id }) => id);
  const ofEach = finished.computed.metrics.filter((metric) => isBreakEven(metric) && !isSupposed(metric));
  const ofAll = finished.computed.metrics.filter(
    (metric) => nameOf(metric) === "contribution_in_all" && !isSupposed(metric),
  );
  const prices = new Set([...ofEach, ...ofAll].flatMap(sold));
  return prices.size > 1 ? ofEach.filter((metric) => sold(metric).length === 1) : [];
};

const isPartOfYear = ({ unit }: Quantity): boolean => unit["week"] === -1 || unit["day"] === -1;

const isWorkedTime = ({ meaning, unit }: Quantity): boolean =>
  (meaning === "work_time" || meaning === "volume") &&
  unit["year"] === -1 &&
  ["day", "week", "month"].some((time) => unit[time] === 1);

/** Where the weeks of a year that are worked are stated, a week is not a fifty-second of it. */
const ofEveryWeek: Rule = (finished) => {
  const worked = finished.quantities.filter((one) => isOwn(one) && isWorkedTime(one));
  if (worked.length === 0) return [];
  return finished.computed.metrics.filter(
    (metric) =>
      meaningOf(metric, finished).some(isPartOfYear) &&
      !isPartOfYear({ unit: metric.unit } as Quantity) &&
      !worked.some(({ id }) => metric.leaves[id]),
  );
};

const sales: ReadonlySet<string> = new Set(["paying", "volume", "revenue", "usage", "order_value"]);

/** A sale of today. */
export const isSoldToday = ({ party, meaning, status, value }: Quantity): boolean =>
  (party === "venture" || party === "buyer") && sales.has(meaning) && status === "actual" && value > 0;

/** The first sales pay the running costs before they pay what was bought once. */
const beforeRunningCosts: Rule = (finished) => {
  if (finished.quantities.some(isSoldToday)) return [];
  const runs = finished.quantities.filter(
    (one) =>
      isOwn(one) &&
      (one.meaning === "fixed_cost" || one.meaning === "pay") &&
      inBaseUnits(one.unit).unit["month"] === -1 &&
      Object.keys(one.unit).length === 2,
  );
  return finished.computed.metrics.filter(
    (metric) => nameOf(metric) === "payback_units" && runs.some(({ id }) => !metric.leaves[id]),
  );
};

const isSpending = ({ flow, meaning }: Quantity): boolean => flow === "out" && meaning === "acquisition_spend";

/** What is to be spent did not win today's customers. */
const wonOtherwise: Rule = (finished) =>
  finished.computed.metrics.filter((metric) => {
    if (nameOf(metric) !== "customer_acquisition_cost" || isSupposed(metric)) return false;
    const parts = meaningOf(metric, finished);
    const isToday = ({ status }: Quantity): boolean => status === "actual" || status === "past";
    return new Set(parts.map((part) => isToday(part))).size > 1 && parts.some(isSpending);
  });

/** Of a supplier's smallest order only the supplier's own cost is paid, and a planned order is not one of today's cost. */
const ofOtherCosts: Rule = (finished) =>
  finished.computed.metrics.filter((metric) => {
    if (nameOf(metric) !== "smallest_order_cost") return false;
    const costs = meaningOf(metric, finished).filter(({ meaning }) => meaning === "unit_cost");
    const planned = finished.quantities.filter(
      (one) =>
        isOwn(one) &&
        one.meaning === "unit_cost" &&
        one.status === "planned" &&
        costs.some(({ unit }) => isSameUnit(unit, one.unit)),
    );
    return planned.some(({ id }) => !metric.leaves[id]);
  });

const ofEachCustomer: ReadonlySet<string> = new Set([
  "contribution_per_customer",
  "revenue_per_customer",
  "max_cac_12_month_payback",
  "ltv",
]);

/** What those who buy again bring is not what each customer brings. */
const ofThoseWhoStay: Rule = (finished) => {
  const staying = finished.quantities.filter(
    (one) => isOwn(one) && one.meaning === "retention" && one.share !== undefined && one.unit["month"] === undefined,
  );
  return finished.computed.metrics.filter(
    (metric) =>
      ofEachCustomer.has(nameOf(metric)) &&
      meaningOf(metric, finished).some(({ meaning }) => meaning === "usage") &&
      staying.some(({ id }) => !metric.leaves[id]),
  );
};

const rules: readonly Rule[] = [
  ofThoseWhoStay,
  withoutOwnPay,
  withoutLoan,
  ofOneOfSeveral,
  ofEveryWeek,
  beforeRunningCosts,
  wonOtherwise,
  ofOtherCosts,
];

/** Results of a part of what the founder states, for which that part is not enough. */
export const notProvable = (finished: Finished): Metric[] => [...new Set(rules.flatMap((rule) => rule(finished)))];
