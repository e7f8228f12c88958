import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isCurrency, isSameUnit, isTime } from "../quantities/unit.ts";
import { computeOnce, distinct } from "./compute-pass.ts";
import type { Computed } from "./compute-pass.ts";
import { changeBy } from "./planned.ts";
import { asSupposed, isOfRound } from "./computable-quantities.ts";
import type { Metric } from "./metric.ts";
import type { Question } from "./term.ts";

/**
 * Everything that follows from the venture's own figures by the table of laws, and what would follow from the founder's
 * suppositions and plans. Figures of other parties, past figures and retracted ones are never used; open points become
 * questions.
 */
export function compute(all: readonly Quantity[]): Computed {
  const unclear = unclearChanges(all);
  const quantities = withoutUnclear(all, new Set(unclear.flatMap(({ about: [plan = ""] }) => plan)));
  const plans = plansApart(quantities);
  const asItIs = quantities.filter(({ id }) => !plans.has(id));
  const said = computeAsSaid(asItIs);
  const supposed = ifSupposed(asItIs, said);
  const planned = ifSupposed(
    quantities
      .filter(({ status }) => status !== "hypothetical")
      .map((quantity) => (plans.has(quantity.id) ? { ...quantity, status: "hypothetical" } : quantity)),
    said,
  ).filter((metric) => !supposed.some((other) => isOfSameName(other, metric)));
  return {
    ...said,
    metrics: [...said.metrics, ...supposed, ...planned],
    questions: distinct([...said.questions, ...unclear]),
    unplaced: [...new Set([...said.unplaced, ...unclear.flatMap(({ about: [plan = ""] }) => plan)])],
  };
}

/** Planned and supposed costs of which it is unknown whether they replace a stated one or come on top of it. */
const unclearChanges = (quantities: readonly Quantity[]): Question[] =>
  quantities.filter(isChange).flatMap((plan): Question[] => {
    const change = changeBy(plan, quantities);
    if (change.kind !== "unclear") return [];
    return [{ code: "both_or_either", about: [plan.id, ...change.beside.map(({ id }) => id)], values: [] }];
  });

/** Before the first sale everything is planned: what may come on top makes a sum partial. */
const withoutUnclear = (quantities: readonly Quantity[], unclear: ReadonlySet<string>): Quantity[] =>
  quantities.flatMap((quantity): Quantity[] => {
    if (!unclear.has(quantity.id)) return [quantity];
    const isOpen = quantity.status === "planned" && quantity.flow === "out" && !sellsToday(quantities);
    return isOpen ? [{ ...quantity, meaning: "unclear" }] : [];
  });

const sellsToday = (quantities: readonly Quantity[]): boolean =>
  quantities.some(
    (quantity) =>
      isToday(quantity) && (sales.has(quantity.meaning) || isRentedOut(quantity, quantities)) && quantity.value > 0,
  );

const isToday = ({ party, status }: Quantity): boolean => party === "venture" && status === "actual";

/** Things that are there, each of which brings its price in a period. */
const isRentedOut = ({ meaning, unit }: Quantity, quantities: readonly Quantity[]): boolean =>
  meaning === "stock" &&
  quantities.some(
    (price) =>
      isToday(price) &&
      price.meaning === "price" &&
      Object.keys(price.unit).some((time) => isTime(time) && price.unit[time] === -1) &&
      Object.keys(unit).some((thing) => price.unit[thing] === -1),
  );

const isChange = ({ party, status }: Quantity): boolean =>
  party === "venture" && (status === "planned" || status === "hypothetical");

const isOfSameName = (one: Metric, other: Metric): boolean =>
  one.name === other.name && one.of === other.of && isSameUnit(one.unit, other.unit);

/** Results of the supposed case, each with its assumptions. */
function ifSupposed(quantities: readonly Quantity[], said: Computed): Metric[] {
  const supposed = asSupposed(quantities);
  if (!supposed) return [];
  const ids = new Set(quantities.filter(({ status }) => status === "hypothetical").map(({ id }) => id));
  return computeAsSaid(withoutLoneCosts(supposed, quantities, said))
    .metrics.filter(({ leaves }) => Object.keys(leaves).some((id) => ids.has(id)))
    .map((metric) => markSupposed(metric, ids));
}

const sales: ReadonlySet<string> = new Set(["paying", "volume", "revenue"]);
const incomes: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);

/**
 * A venture that sells today has results of today: nothing planned is a part of them, except the terms of a round and
 * an income of another kind for the same thing, of which the laws ask whether it replaces that of today. Before the
 * first sale everything is planned, except what would replace a stated cost.
 */
function plansApart(quantities: readonly Quantity[]): ReadonlySet<string> {
  const own = quantities.filter(({ party }) => party === "venture");
  const planned = own.filter((quantity) => quantity.status === "planned" && !isOfRound(quantity));
  if (!sellsToday(own)) {
    const replacing = planned.filter((plan) => !incomes.has(plan.meaning) && changeBy(plan, own).kind === "replaces");
    return new Set([...replacing, ...(isRunning(own) ? planned.filter(isStock) : [])].map(({ id }) => id));
  }
  const actual = own.filter(({ status }) => status === "actual");
  const isKnown = (thing: string): boolean => actual.some(({ unit }) => unit[thing] !== undefined);
  const taken = actual.filter(({ meaning, flow }) => incomes.has(meaning) && flow !== "out");
  const mayReplace = ({ meaning, flow, unit }: Quantity): boolean =>
    incomes.has(meaning) &&
    flow !== "out" &&
    taken.length > 0 &&
    !taken.some((other) => other.meaning === meaning && isSameUnit(other.unit, unit)) &&
    Object.keys(unit).every((thing) => isCurrency(thing) || isTime(thing) || isKnown(thing));
  return new Set(planned.filter((plan) => !mayReplace(plan) && !isLoneOutlay(plan, planned)).map(({ id }) => id));
}

const isStock = ({ meaning }: Quantity): boolean => meaning === "stock";

/** It has a price and pays its costs today, whatever it sells: what is still to be bought makes no sales of today. */
const isRunning = (own: readonly Quantity[]): boolean =>
  ["price", "fixed_cost"].every((meaning) => own.some((one) => one.meaning === meaning && one.status === "actual"));

/** The only thing planned is spent once: it changes no month of today, and what pays it back is today's, marked so. */
const isLoneOutlay = (plan: Quantity, planned: readonly Quantity[]): boolean =>
  plan.meaning === "one_off_cost" && planned.length === 1;

const costs = new Set(["unit_cost", "fee", "pay"]);

/** Where today's payment is stated but not its cost, a supposed cost is not the whole cost. */
function withoutLoneCosts(supposed: readonly Quantity[], quantities: readonly Quantity[], said: Computed): Quantity[] {
  const isPriced = quantities.some((quantity) => isComputable(quantity) && quantity.meaning === "price");
  const isKnown = !isPriced || said.metrics.some(({ name }) => name === "contribution");
  return supposed.filter(({ id, meaning }) => isKnown || !costs.has(meaning) || !isSupposedIn(quantities, id));
}

const isSupposedIn = (quantities: readonly Quantity[], id: string): boolean =>
  quantities.some((quantity) => quantity.id === id && quantity.status === "hypothetical");

const markSupposed = (metric: Metric, ids: ReadonlySet<string>): Metric => ({
  ...metric,
  because: metric.because.map(({ code, about }) =>
    code === "assumed" && about.some((id) => ids.has(id)) ? { code: "supposed", about } : { code, about },
  ),
});

/** Results that two laws compute differently are not shown, and nothing is computed from them. */
function computeAsSaid(quantities: readonly Quantity[]): Computed {
  const silenced = new Set<string>();
  const asked: Question[] = [];
  for (;;) {
    const { computed, disputes } = computeOnce(quantities, silenced);
    const open = disputes.filter(({ name }) => !silenced.has(name));
    if (open.length === 0) return { ...computed, questions: distinct([...computed.questions, ...asked]) };
    for (const { name, question } of open) {
      silenced.add(name);
      asked.push(question);
    }
  }
}
