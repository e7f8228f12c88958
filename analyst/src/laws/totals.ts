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
  const costs = quantities.filter(isRunningCost);
  return new Set(costs.filter((cost) => costs.some((whole) => holds(whole, cost, costs))).map(({ id }) => id));
}

const isRunningCost = ({ meaning, flow, party, status, unit }: Quantity): boolean =>
  running.has(meaning) &&
  flow === "out" &&
  party === "venture" &&
  (status === "actual" || status === "past") &&
  currencyOf(unit) !== null;

function holds(whole: Quantity, part: Quantity, costs: readonly Quantity[]): boolean {
  if (whole === part || whole.value <= part.value || !isAlike(whole, part)) return false;
  return part.share?.of === whole.id || isTotal(whole, costs);
}

const isAlike = (one: Quantity, other: Quantity): boolean =>
  one.status === other.status && formatUnit(one.unit) === formatUnit(other.unit);

/** It is called a total, or is the unnamed one that exactly equals the sum of the named ones. */
function isTotal(cost: Quantity, costs: readonly Quantity[]): boolean {
  const others = costs.filter((other) => other !== cost && isAlike(other, cost));
  const sum = others.reduce((all, { value }) => all + value, 0);
  if (cost.basis === "total" || total.test(cost.of.trim())) return sum <= cost.value;
  return others.length > 1 && cost.of === "" && others.every(({ of }) => of !== "") && sum === cost.value;
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
