import type { Computed } from "../laws/compute-pass.ts";
import type { Metric } from "../laws/index.ts";
import { monthlyOf } from "../quantities/amount.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { currencyOf, formatUnit, isCurrency, isPure, isSameUnit, isTime } from "../quantities/unit.ts";
import { isSupposed } from "./choose.ts";
import type { Finished, Hit } from "./finished.ts";
import { moneySpentFirst } from "./money-spent-first.ts";
import { otherSales, partOfSales } from "./other-sales.ts";
import { profitStatedOtherwise } from "./stated-profit.ts";
import { nameOf } from "./show-value.ts";

export type RuleName =
  | "loss_from_unsure_unit"
  | "margin_without_all_costs"
  | "limit_above_lifetime_value"
  | "two_values"
  | "no_rate"
  | "mixed_currencies"
  | "part_of_a_person"
  | "outflow_left_out"
  | "several_ways_to_pay_back"
  | "profit_stated_otherwise"
  | "burn_of_a_part"
  | "sales_beside"
  | "sales_of_a_part"
  | "money_spent_first"
  | "only_guesses";

/** A withdrawn result, with all that rests on it; the founder is asked about the figures instead. */
export interface Withdrawn {
  rule: RuleName;
  metrics: string[];
  about: QuantityId[];
}

type Rule = (finished: Finished) => Hit[];

const none: readonly Quantity[] = [];

const leavesOf = (metric: Metric, { byId }: Finished): Quantity[] =>
  Object.keys(metric.leaves).flatMap((id) => byId.get(id) ?? none);

/** Neither stated outright by the founder nor shown by the words beside the figure. */
const isUnsure = ({ readBy, evidence }: Quantity): boolean => readBy !== "founder" && evidence.unit === undefined;

const lossFromUnsureUnit: Rule = (finished) =>
  finished.computed.metrics
    .filter((metric) => nameOf(metric) === "contribution" && metric.value < 0)
    .flatMap((metric) => {
      const unsure = leavesOf(metric, finished).filter((quantity) => isUnsure(quantity));
      return unsure.length > 0 ? [{ metrics: [metric], about: unsure.map(({ id }) => id) }] : [];
    });

/** Hardly any business has a higher margin: a missing cost is more likely. */
const highestMargin = 0.9;
const outflows: ReadonlySet<string> = new Set(["unit_cost", "fee", "pay", "loss", "wear"]);

const marginWithoutAllCosts: Rule = ({ computed, byId }) => {
  const open = computed.unplaced.filter((id) => {
    const quantity = byId.get(id);
    if (quantity?.party !== "venture" || !outflows.has(quantity.meaning) || quantity.flow === "in") return false;
    return ![...byId.values()].some((other) => other.id !== id && isSaidAgain(quantity, other));
  });
  if (open.length === 0) return [];
  return computed.metrics
    .filter((metric) => metric.name.endsWith("margin") && metric.value > highestMargin)
    .map((metric) => ({ metrics: [metric], about: open }));
};

const isSaidAgain = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning && one.value === other.value && isSameUnit(one.unit, other.unit);

const limits: ReadonlySet<string> = new Set(["max_cac_12_month_payback", "max_cac_first_sale"]);

const limitAboveLifetimeValue: Rule = ({ computed }) =>
  computed.metrics
    .filter(({ name }) => limits.has(name))
    .filter((limit) =>
      computed.metrics.some(
        (ltv) =>
          ltv.name === "ltv" &&
          ltv.of === limit.of &&
          isSupposed(ltv) === isSupposed(limit) &&
          ltv.value - givenBeside(limit, computed.metrics) < limit.value,
      ),
    )
    .map((limit) => ({ metrics: [limit], about: [] }));

/** Free gifts to a customer reduce the customer's contribution. */
const givenBeside = ({ of }: Metric, metrics: readonly Metric[]): number =>
  metrics.find((metric) => metric.name === "given_to_customer" && metric.of === of)?.value ?? 0;

const twoValues: Rule = ({ computed }) => {
  const same = ({ name, of, unit, inputs, ...metric }: Metric): string =>
    [name, of, formatUnit(unit), isSupposed(metric), name === "conversion" ? inputs.join() : ""].join("|");
  return [...Map.groupBy(computed.metrics, same).values()]
    .filter((group) => new Set(group.map(({ value }) => value.toPrecision(4))).size > 1)
    .map((group) => ({ metrics: group, about: group.flatMap(({ leaves }) => Object.keys(leaves)) }));
};

/** Parts of a whole: neither below zero nor above all of it. */
const rates: ReadonlySet<string> = new Set([
  "share_said_yes",
  "share_said_no",
  "conversion",
  "retention_rate",
  "cohort_loss",
  "monthly_churn",
  "yearly_churn",
  "dilution",
  "take_rate",
  "share_reached",
  "market_share",
  "utilisation",
]);

const noRate: Rule = ({ computed }) =>
  computed.metrics
    .filter((metric) => rates.has(metric.name) && (metric.value < 0 || metric.value > 1))
    .map((metric) => ({ metrics: [metric], about: Object.keys(metric.leaves) }));

const mixedCurrencies: Rule = (finished) =>
  finished.computed.metrics.flatMap((metric) => {
    const leaves = leavesOf(metric, finished);
    const isExchanged = leaves.some(
      ({ unit }) => Object.keys(unit).filter((symbol) => /^[A-Z]{3}$/.test(symbol)).length > 1,
    );
    const currencies = new Set(leaves.flatMap(({ unit }) => currencyOf(unit) ?? []));
    return currencies.size > 1 && !isExchanged ? [{ metrics: [metric], about: leaves.map(({ id }) => id) }] : [];
  });

const people: ReadonlySet<string> = new Set("paying free trial waiting pilot asked said_yes said_no staff".split(" "));

const partOfAPerson: Rule = (finished) =>
  finished.quantities
    .filter(
      ({ meaning, value, low, unit }) =>
        people.has(meaning) &&
        low === undefined &&
        !Number.isInteger(value) &&
        unit["%"] === undefined &&
        !isPure(unit),
    )
    .map(({ id }) => ({ metrics: finished.computed.metrics.filter(({ leaves }) => leaves[id]), about: [id] }));

/** Money that leaves each month and is missing from the costs to cover. */
const outflowLeftOut: Rule = ({ quantities, computed }) => {
  const repaid = quantities.filter(
    ({ meaning, unit, party, status }) =>
      meaning === "debt" && party === "venture" && status === "actual" && unit["month"] === -1,
  );
  return repaid.flatMap(({ id }) => {
    const without = computed.metrics.filter(({ name, leaves }) => name.startsWith("break_even") && !leaves[id]);
    return without.length > 0 ? [{ metrics: without, about: [id] }] : [];
  });
};

/** One item that several others could pay back: which one does is not stated. */
const severalWaysToPayBack: Rule = ({ computed }) => {
  const paid = computed.metrics.filter(({ name, unit }) => name === "payback_units" && Object.keys(unit).length === 2);
  const thingOf = ({ unit }: Metric): string => Object.keys(unit).find((symbol) => unit[symbol] === -1) ?? "";
  return [...Map.groupBy(paid, (metric) => `${thingOf(metric)}|${isSupposed(metric)}`).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({ metrics: group, about: group.flatMap(({ leaves }) => Object.keys(leaves)) }));
};

const onlyGuesses: Rule = (finished) =>
  finished.computed.metrics.flatMap((metric) => {
    const leaves = leavesOf(metric, finished);
    // A model's reading is proven, and what it assumes is shown as assumed.
    const isOwnGuess = (leaf: Quantity): boolean =>
      leaf.status === "assumed" && leaf.readBy === "built-in" && isUnsure(leaf);
    return leaves.length > 0 && leaves.every(isOwnGuess)
      ? [{ metrics: [metric], about: leaves.map(({ id }) => id) }]
      : [];
  });

/** A sum of the whole venture, and not of a piece or a customer. */
const isOfAll = ({ unit, party, status, value }: Quantity): boolean =>
  party === "venture" &&
  (status === "actual" || status === "past") &&
  value > 0 &&
  currencyOf(unit) !== null &&
  Object.keys(unit).every((symbol) => isCurrency(symbol) || isTime(symbol));

/** Some of the costs less some of the sales are no burn, where the founder's own totals show that money is left. */
const burnOfAPart: Rule = (finished) => {
  const totals = finished.quantities.filter(isOfAll);
  return finished.computed.metrics
    .filter((metric) => nameOf(metric) === "net_burn" && !isSupposed(metric))
    .flatMap((metric) => {
      const leaves = leavesOf(metric, finished);
      if (leaves.some(({ meaning }) => meaning === "burn")) return [];
      const isPart = leaves.some(({ meaning, of }) => meaning === "revenue" && of !== "");
      const costs = leaves.filter(({ flow }) => flow === "out").reduce((sum, leaf) => sum + monthlyOf(leaf), 0);
      const against = totals.filter(
        (total) =>
          total.meaning === "profit" ||
          (isPart && total.meaning === "revenue" && total.status === "past" && monthlyOf(total) >= costs),
      );
      return against.length > 0 ? [{ metrics: [metric], about: against.map(({ id }) => id) }] : [];
    });
};

const rules: Readonly<Record<RuleName, Rule>> = {
  loss_from_unsure_unit: lossFromUnsureUnit,
  margin_without_all_costs: marginWithoutAllCosts,
  limit_above_lifetime_value: limitAboveLifetimeValue,
  two_values: twoValues,
  no_rate: noRate,
  mixed_currencies: mixedCurrencies,
  part_of_a_person: partOfAPerson,
  outflow_left_out: outflowLeftOut,
  several_ways_to_pay_back: severalWaysToPayBack,
  profit_stated_otherwise: profitStatedOtherwise,
  money_spent_first: moneySpentFirst,
  burn_of_a_part: burnOfAPart,
  sales_beside: otherSales,
  sales_of_a_part: partOfSales,
  only_guesses: onlyGuesses,
};

/**
 * Checks every result before it is shown. A result that a rule objects to is withdrawn with all that rests on it, and
 * two values of a thing are a contradiction only where both are stated in the same way.
 */
export function selfCheck(
  quantities: readonly Quantity[],
  computed: Computed,
): { computed: Computed; withdrawn: Withdrawn[] } {
  const byId = new Map(quantities.map((quantity) => [quantity.id, quantity]));
  const gone = new Set<Metric>();
  const withdrawn: Withdrawn[] = [];
  for (const [rule, find] of Object.entries(rules) as [RuleName, Rule][])
    for (const { metrics, about } of find({ quantities, computed, byId })) {
      const chain = restingOn(metrics, computed.metrics);
      const fresh = chain.filter((metric) => !gone.has(metric));
      for (const metric of fresh) gone.add(metric);
      if (fresh.length > 0) withdrawn.push({ rule, metrics: namesOf(fresh), about: [...new Set(about)] });
    }
  const questions = computed.questions.filter(({ code, about }) => code !== "two_values" || areSaidAlike(about, byId));
  const metrics = computed.metrics.filter((metric) => !gone.has(metric));
  return { computed: { ...computed, metrics, questions }, withdrawn };
}

const namesOf = (metrics: readonly Metric[]): string[] => [...new Set(metrics.map(({ name }) => name))];

const areSaidAlike = (about: readonly QuantityId[], byId: ReadonlyMap<QuantityId, Quantity>): boolean =>
  new Set(about.map((id) => byId.get(id)?.status ?? "actual")).size === 1;

/** These results and, transitively, all whose formula contains one of them. */
function restingOn(metrics: readonly Metric[], all: readonly Metric[]): Metric[] {
  const chain = new Set(metrics);
  for (let size = -1; size !== chain.size;) {
    size = chain.size;
    for (const metric of all) if ([...chain].some((base) => restsOn(metric, base))) chain.add(metric);
  }
  return [...chain];
}

const restsOn = (metric: Metric, base: Metric): boolean =>
  isSupposed(metric) === isSupposed(base) &&
  metric !== base &&
  (metric.of === base.of || metric.of === "") &&
  Object.keys(base.leaves).every((id) => metric.leaves[id]) &&
  metric.inputs.some((input) => input.split(":")[0] === nameOf(base));
