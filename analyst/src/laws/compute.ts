import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { computeOnce, distinct } from "./compute-pass.ts";
import type { Computed } from "./compute-pass.ts";
import { changeBy } from "./planned.ts";
import { asSupposed } from "./computable-quantities.ts";
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
    ({ party, status, meaning, value }) =>
      party === "venture" && status === "actual" && sales.has(meaning) && value > 0,
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
const plannable: ReadonlySet<string> = new Set(["price", "order_value", "unit_cost", "fixed_cost", "pay", "fee"]);
const incomes: ReadonlySet<string> = new Set(["price", "order_value", "fee"]);

/**
 * A venture that sells today has results of today: a planned wage or price would change them and is not part of them.
 * Before the first sale everything is planned, except what would replace a stated cost. Whether an income of another kind adds to that of today or replaces it
 * is unknown.
 */
function plansApart(quantities: readonly Quantity[]): ReadonlySet<string> {
  const own = quantities.filter(({ party }) => party === "venture");
  const actual = own.filter(({ status }) => status === "actual");
  const replacing = own
    .filter((plan) => plan.status === "planned" && plannable.has(plan.meaning) && !incomes.has(plan.meaning))
    .filter((plan) => changeBy(plan, own).kind === "replaces");
  if (!sellsToday(own)) return new Set(replacing.map(({ id }) => id));
  const taken = actual.filter(({ meaning, flow }) => incomes.has(meaning) && flow !== "out");
  const isOfAnotherKind = (plan: Quantity): boolean =>
    plan.flow !== "out" &&
    taken.length > 0 &&
    !taken.some(({ meaning, unit }) => meaning === plan.meaning && isSameUnit(unit, plan.unit));
  const plans = own.filter(({ status, meaning }) => status === "planned" && plannable.has(meaning));
  return new Set(plans.filter((plan) => !isOfAnotherKind(plan)).map(({ id }) => id));
}

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
