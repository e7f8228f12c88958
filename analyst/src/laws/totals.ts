import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { currencyOf, formatUnit } from "../quantities/unit.ts";
import type { Term } from "./term.ts";

/** Costs independent of sales. */
const running: ReadonlySet<string> = new Set(["fixed_cost", "pay"]);
/** Results reached in a period. */
const reached: ReadonlySet<string> = new Set([
  "volume",
  "usage",
  "paying",
  "free",
  "trial",
  "pilot",
  "customers_other",
]);

/** Words for a sum of all costs. */
const total =
  /^(?:all|total|overall|everything|in total|all in|gesamt\p{L}*|insgesamt|alles|alle|tout|toutes?|todos?|todas?|en total|कुल|सब|总\p{L}*|總\p{L}*|全部)(?:\s|$)/iu;

/** Costs already contained in another cost: named as its part, or listed beside a stated total. */
export function heldInTotals(quantities: readonly Quantity[]): ReadonlySet<QuantityId> {
  const groups = Map.groupBy(quantities.filter(isRunningCost), ({ status, unit }) => `${status} ${formatUnit(unit)}`);
  const listed = [...groups.values()].flatMap((costs) => {
    const totals = costs.filter((cost) => isTotal(cost, costs));
    return costs.filter(({ value }) => totals.some((whole) => whole.value > value));
  });
  return new Set([...listed, ...quantities.filter((part) => isPartOfCost(part, quantities))].map(({ id }) => id));
}

/** A part of a cost of the same kind; beside a unit of its own, such as for each worker, its value says nothing. */
function isPartOfCost(part: Quantity, quantities: readonly Quantity[]): boolean {
  const whole = quantities.find(({ id }) => id === part.share?.of);
  if (!whole || currencyOf(part.unit) === null || part.status !== whole.status) return false;
  const isOneKind = isRunningCost(whole)
    ? isRunningCost(part)
    : whole.meaning === "unit_cost" && part.meaning === "unit_cost";
  return isOneKind && (formatUnit(part.unit) !== formatUnit(whole.unit) || whole.value > part.value);
}

const isRunningCost = ({ meaning, flow, party, status, unit }: Quantity): boolean =>
  running.has(meaning) &&
  flow === "out" &&
  party === "venture" &&
  (status === "actual" || status === "past") &&
  currencyOf(unit) !== null;

const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.status === other.status && formatUnit(one.unit) === formatUnit(other.unit);

/** Among costs alike: it is called a total, or is the unnamed one that exactly equals the sum of the named ones. */
function isTotal(cost: Quantity, costs: readonly Quantity[]): boolean {
  const isCalled = cost.basis === "total" || total.test(cost.of.trim());
  const isUnnamed = cost.of === "" && costs.length > 2 && costs.every((other) => other === cost || other.of !== "");
  if (!isCalled && !isUnnamed) return false;
  const sum = costs.reduce((all, other) => (other === cost ? all : all + other.value), 0);
  return isCalled ? sum <= cost.value : sum === cost.value;
}

/** The costs and results of a past period. */
export function ofClosedPeriods(quantities: readonly Quantity[]): Quantity[] {
  const past = quantities.filter(({ party, status }) => party === "venture" && status === "past");
  const costs = past.filter((quantity) => isRunningCost(quantity));
  const counts = past.filter(({ meaning, unit }) => reached.has(meaning) && currencyOf(unit) === null);
  return costs.length === 0 || counts.length === 0 ? [] : [...costs, ...counts];
}

/**
 * The same as terms that enter nothing else. If it is unknown whether one of several costs contains the others, the
 * largest stands for all: the total was no less.
 */
export function closedTerms(quantities: readonly Quantity[], termOf: (quantity: Quantity) => Term): Term[] {
  const held = heldInTotals(quantities);
  const figures = ofClosedPeriods(quantities).filter(({ id }) => !held.has(id));
  const costs = figures.filter(isRunningCost);
  const meaningOf = (quantity: Quantity): string => {
    if (!costs.includes(quantity)) return "closed_count";
    return isLargest(quantity, costs) ? "closed_cost" : "closed_cost_beside";
  };
  return figures.map((quantity) => ({ ...termOf(quantity), meaning: meaningOf(quantity), plan: "" }));
}

const isLargest = (cost: Quantity, costs: readonly Quantity[]): boolean =>
  !costs.some(
    (other) => isAlike(other, cost) && (other.value > cost.value || (other.value === cost.value && other.id < cost.id)),
  );
