import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, formatUnit, inBaseUnits, isPure, isSameUnit, isTime, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { wilson } from "../finance/intervals.ts";
import { cashFloorIn, withoutFloor } from "./cash-floor.ts";
import { withoutContradictions } from "./contradictions.ts";
import { inMonthsOfThings } from "./costs-of-things.ts";
import { inOneMeasure } from "./one-measure.ts";
import { name, number, operation } from "./expression.ts";
import type { Expression } from "./expression.ts";
import { entering, isSuppliersOrder, isTargetOfCustomers, isWanted } from "./computable-quantities.ts";
import { inOneCurrency, isExchangeRate, withRounds } from "./currencies-and-rounds.ts";
import { withoutLostDays } from "./lost-days.ts";
import { inOnePeriod } from "./period.ts";
import { withSeasons } from "./seasons.ts";
import { earlierIn, seriesIn, termsOf } from "./series.ts";
import { sameWords, valueOf } from "./term.ts";
import { viewsAMonth } from "./views.ts";
import { closedTerms, heldInTotals, ofClosedPeriods } from "./totals.ts";
import { inWorkedWeeks, workedWeeksIn } from "./worked-weeks.ts";
import type { AssumptionCode } from "./law.ts";
import type { Assumption, Leaves, Question, Term } from "./term.ts";

/** The inputs of the laws. */
export interface Start {
  terms: Term[];
  leaves: Leaves;
  questions: Question[];
  /** Terms with two stated values. */
  disputed: Term[];
}

/** Figures that no law takes unchanged. */
const silent = new Set(["none", "unclear", "date", "age"]);

/** The founder's own figures in base units, each with its plan; contradictions among them become questions. */
export function startFrom(quantities: readonly Quantity[]): Start {
  const series = seriesIn(quantities);
  const earlier = earlierIn(series);
  const held = heldInTotals(quantities);
  const usable = entering(
    quantities.filter(
      (quantity) =>
        !earlier.has(quantity.id) &&
        !held.has(quantity.id) &&
        !isOwed(quantity, quantities) &&
        !isPartOfCash(quantity, quantities),
    ),
  )
    .filter((quantity) => !silent.has(quantity.meaning) || isExchangeRate(quantity))
    .toSorted(byPlace);
  const floor = cashFloorIn(quantities);
  const leaves: Leaves = Object.fromEntries(
    [...usable, ...listOf(floor), ...series.flat(), ...ofClosedPeriods(quantities)].map((quantity) => [
      quantity.id,
      rangeOfQuantity(quantity),
    ]),
  );
  const narrowed = narrowRates(usable, leaves);
  const latest = new Set(series.map((rows) => rows.at(-1)?.id));
  const weeks = workedWeeksIn(usable);
  const told = usable.map((quantity) => {
    const term = inWorkedWeeks(termOf(quantity, narrowed), weeks);
    return latest.has(quantity.id) ? asLatest(term) : term;
  });
  const read = inOneMeasure(inOneCurrency(withRounds(withoutFloor(told, floor))));
  const impossible = read.filter((term) => isNoRate(term, leaves));
  const { terms, questions, disputed } = withoutContradictions(
    read.filter((term) => !impossible.includes(term)),
    leaves,
  );
  const periodic = inOnePeriod(inMonthsOfThings(withoutLostDays(terms)), leaves);
  const open = quantities.filter(mayBeSpent).map((quantity) => termOf(quantity, narrowed));
  const courses = termsOf(series, (quantity) => termOf(quantity, narrowed));
  const closed = closedTerms(quantities, (quantity) => termOf(quantity, narrowed));
  return {
    terms: [...withSeasons(withPlans([...periodic, ...viewsAMonth(periodic)])), ...courses, ...closed],
    leaves,
    questions,
    disputed: [...disputed, ...impossible, ...open],
  };
}

const listOf = (floor: Quantity | null): Quantity[] => (floor ? [floor] : []);

/** Money still to come is not cash at hand. */
const isOwed = ({ meaning, status }: Pick<Quantity, "meaning" | "status">, quantities: readonly Quantity[]): boolean =>
  meaning === "cash" &&
  status !== "actual" &&
  quantities.some((other) => other.meaning === "cash" && other.status === "actual" && other.party === "venture");

/** A part of the money at hand is in it already. */
const isPartOfCash = ({ meaning, share }: Quantity, quantities: readonly Quantity[]): boolean =>
  meaning === "cash" && quantities.some(({ id, meaning: whole }) => id === share?.of && whole === "cash");

/** Its name is a period, not a product. */
const asLatest = (term: Term): Term => ({
  ...term,
  of: "",
  label: term.meaning,
  because: [...term.because, { code: "latest_of_series", about: [term.id] }],
});

/** Money of unknown meaning, or an unknown share: it may be a cost that belongs in a sum. */
function mayBeSpent(quantity: Quantity): boolean {
  const { meaning, flow, unit } = quantity;
  if (meaning !== "unclear" || !isComputable(quantity)) return false;
  return flow === "out"
    ? currencyOf(unit) !== null || isPure(inBaseUnits(unit).unit)
    : flow === "none" && currencyOf(unit) !== null;
}

/** In message order; figures of one place by their names. */
const byPlace = (one: Quantity, two: Quantity): number =>
  one.span.message - two.span.message || one.span.start - two.span.start || (one.id < two.id ? -1 : 1);

const rates = new Set(
  "fee discount prepayment loss tax churn retention conversion share equity utilisation unit_cost pay".split(" "),
);

/** Shares that leave or stay per period. */
const isPart = new Set(["churn", "retention"]);

/** A share below zero or above one. */
function isNoRate(term: Term, leaves: Leaves): boolean {
  const value = valueOf(term, leaves);
  const isRate = isPure(term.unit) || (isPart.has(term.meaning) && isSameUnit(term.unit, { month: -1 }));
  return rates.has(term.meaning) && isRate && (value < 0 || value > 1);
}

const rangeOfQuantity = ({ value, low, high }: Quantity): Leaves[string] => ({
  value,
  low: low ?? value,
  high: high ?? value,
});

const ratesInTime = new Set(["churn", "retention", "growth", "interest"]);

function termOf(quantity: Quantity, narrowed: ReadonlySet<string>): Term {
  const { id, flow, of } = quantity;
  const meaning = meaningOf(quantity);
  const single = countedSingly(quantity.unit);
  const { unit, factor } = inBaseUnits(single.unit);
  const rate = rateInTime(quantity);
  return {
    id,
    meaning,
    flow,
    unit,
    expression: rate ?? operation("*", name(id), number(factor * single.factor)),
    label: of || meaning,
    plan: "",
    of,
    inputs: [id],
    because: takenForGranted(quantity, { isCompounded: rate?.kind === "operation" && factor !== 0.01, narrowed }),
    partOf: quantity.share?.of ?? null,
    periods: 1 / (factor || 1),
    quantity,
  };
}

const pool = /pool|esop|vsop|bspce|option|opci|mitarbeiter|salari|期权|期權|员工|員工|ईसॉप|पूल/iu;

const counting = new Set(["volume", "paying"]);

/** A number of one thing for each of another, whatever it is called: nine people a course. */
const isOfEachOther = ({ meaning, unit }: Quantity): boolean =>
  counting.has(meaning) &&
  Object.keys(unit).length === 2 &&
  Object.entries(unit).every(([symbol, exponent]) => Math.abs(exponent) === 1 && !isTime(symbol) && symbol !== "%") &&
  Object.values(unit).includes(-1) &&
  unit["customer"] !== -1 &&
  currencyOf(unit) === null;

/** The laws' name for it, where it differs from the rest of its meaning. */
function meaningOf(quantity: Quantity): string {
  if (isTargetOfCustomers(quantity)) return "target_customers";
  if (isSuppliersOrder(quantity)) return "smallest_order";
  if (isWanted(quantity)) return `wanted_${quantity.meaning}`;
  if (isOfEachOther(quantity)) return "usage";
  return quantity.meaning === "equity" && pool.test(quantity.of) ? "option_pool" : quantity.meaning;
}

function takenForGranted(
  { id, status, party }: Quantity,
  { isCompounded, narrowed }: { isCompounded: boolean; narrowed: ReadonlySet<string> },
): Assumption[] {
  const codes: AssumptionCode[] = [];
  if (status === "planned" || status === "assumed") codes.push(status);
  if (party === "investor") codes.push("investors_offer");
  if (party === "buyer") codes.push("buyers_budget");
  if (isCompounded) codes.push("same_each_month");
  if (narrowed.has(id)) codes.push("measured_on_paying");
  return codes.map((code) => ({ code, about: [id] }));
}

const manifold: Record<string, number> = {
  hundred: 100,
  thousand: 1000,
  tausend: 1000,
  mille: 1000,
  mil: 1000,
  हज़ार: 1000,
  千: 1000,
  million: 1_000_000,
};
const counted = new RegExp(`^(${Object.keys(manifold).join("|")})_(.+?)s?$`, "u");

interface Single {
  unit: Unit;
  factor: number;
}

const singles = new WeakMap<Unit, Single>();

/** A price per thousand views as one per view. */
function countedSingly(unit: Unit): Single {
  const known = singles.get(unit) ?? toSingle(unit);
  singles.set(unit, known);
  return known;
}

function toSingle(unit: Unit): Single {
  let factor = 1;
  let single: Unit = {};
  for (const [symbol, exponent] of Object.entries(unit)) {
    const [, many = "", thing = ""] = counted.exec(symbol) ?? [];
    factor *= (manifold[many] ?? 1) ** exponent;
    single = multiply(single, { [thing || symbol]: exponent });
  }
  return { unit: single, factor };
}

/**
 * A yearly percentage as a monthly one: a rate that is the same each month compounds; it does not add up. Null for
 * anything else.
 */
function rateInTime({ id, meaning, unit }: Quantity): Expression | null {
  const { unit: base } = inBaseUnits(unit);
  if (!ratesInTime.has(meaning) || !isSameUnit(base, { month: -1 })) return null;
  const hundredth = unit["%"] === 1 ? 0.01 : 1;
  const months = hundredth / inBaseUnits(unit).factor;
  const rate = operation("*", name(id), number(hundredth));
  const root = (kept: Expression): Expression =>
    months === 1 ? kept : operation("^", kept, operation("/", number(1), number(Math.round(months * 1e9) / 1e9)));
  if (meaning === "retention") return root(rate);
  if (meaning !== "churn") return operation("-", root(operation("+", number(1), rate)), number(1));
  return months === 1 ? rate : operation("-", number(1), root(operation("-", number(1), rate)));
}

const manyPayers = 400;

/** A churn or retention measured on few customers says little: its interval shows how little. */
function narrowRates(quantities: readonly Quantity[], leaves: Leaves): Set<string> {
  const narrowed = new Set<string>();
  const counts = quantities.filter(({ meaning }) => meaning === "paying");
  const trials = counts.length === 1 ? (counts[0]?.value ?? 0) : 0;
  if (trials < 1 || trials > manyPayers) return narrowed;
  for (const { id } of quantities.filter(isShareOfPayers)) {
    const leaf = leaves[id];
    if (!leaf || leaf.low !== leaf.high) continue;
    const { low, high } = wilson(Math.round((leaf.value / 100) * trials), trials);
    leaves[id] = { value: leaf.value, low: Math.min(leaf.value, low * 100), high: Math.max(leaf.value, high * 100) };
    narrowed.add(id);
  }
  return narrowed;
}

const isShareOfPayers = ({ meaning, unit }: Quantity): boolean =>
  (meaning === "churn" || meaning === "retention") && unit["%"] === 1;

const incomes = new Set(["price", "order_value"]);
/** Applies to all plans, whatever its name. */
const running = new Set(["fixed_cost", "pay"]);

/** The thing a price is for; prices in two currencies are still for one of two things. */
const denominator = (unit: Unit): string => formatUnit(multiply(unit, { [currencyOf(unit) ?? ""]: -1 }));

/** In the founder's words, or its price as written. */
const planOf = ({ of, quantity, id }: Term): string => of || (quantity?.quote ?? id);

/** Prices of several plans are alternatives; other figures with a plan's words belong to it. */
function withPlans(terms: Term[]): Term[] {
  const prices = terms.filter(({ meaning, unit }) => incomes.has(meaning) && !isPure(unit));
  const groups = Map.groupBy(prices, ({ meaning, unit }) => `${meaning} ${denominator(unit)}`);
  const several = [...groups.values()].filter((group) => group.length > 1);
  const plans = new Set(several.flat().map(planOf));
  const named = terms.map((term) => {
    const plan = [...plans].find(
      (words) =>
        (term.quantity?.offer === undefined ? sameWords(words, term.of) : words === term.quantity.offer) ||
        (incomes.has(term.meaning) && words === planOf(term)),
    );
    return plan === undefined || running.has(term.meaning) ? term : { ...term, plan };
  });
  return several.reduce(withSalesLeftOver, named);
}

/**
 * "Wholesale" and "the shop" have prices, "cafés" and "the shop" have sales: where all other plans have sales of their
 * name, those that are left are of the plan that is left.
 */
function withSalesLeftOver(terms: Term[], group: readonly Term[]): Term[] {
  const thing = denominator(group[0]?.unit ?? {});
  const sales = terms.filter(
    ({ meaning, unit }) =>
      meaning === "volume" && Object.keys(unit).some((noun) => unit[noun] === 1 && thing === `1/${noun}`),
  );
  const plans = [...new Set(group.map(planOf))];
  const [plan, ...otherPlans] = plans.filter((words) => !sales.some((term) => term.plan === words));
  const [left, ...otherSales] = sales.filter((term) => term.plan === "");
  const isLast = plan !== undefined && left !== undefined && otherPlans.length === 0 && otherSales.length === 0;
  if (!isLast || left.of === "" || plans.length !== sales.length) return terms;
  return terms.map((term) => (term === left ? { ...term, plan } : term));
}
