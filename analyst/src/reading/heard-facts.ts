import type { FigureReading } from "@cofounder/contract/figures";
import type { Metric } from "../laws/index.ts";
import type { Meaning } from "../quantities/labels.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isCurrency, isTime, type Unit } from "../quantities/unit.ts";
import type { OpenFigure } from "../reader/hear.ts";
import type { Fact, Period, PossibleRole, QuantityKind, Role } from "./venture.ts";

/**
 * The founder's figures by the part each plays in judging and planning. What no part is known for is an `aside`; what
 * was taken back, or replaced by a later message, is superseded.
 */
export function factsOf(quantities: readonly Quantity[], current: ReadonlySet<string>): Fact[] {
  return quantities.map((quantity) => ({
    id: quantity.id,
    role: roleOf(quantity),
    ...amountOf(quantity),
    per: periodOf(quantity),
    perWhat: thingBelow(quantity.unit),
    noun: thingAbove(quantity.unit),
    partOf: quantity.share?.of ?? null,
    text: quantity.quote,
    span: quantity.span,
    supposed: quantity.status === "hypothetical",
    superseded: !current.has(quantity.id),
  }));
}

const periods: ReadonlySet<string> = new Set<Period>(["hour", "day", "week", "month", "quarter", "year"]);

function periodOf({ unit, basis }: Quantity): Period | null {
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) < 0);
  if (time !== undefined) return periods.has(time) ? (time as Period) : null;
  return basis === "once" && currencyOf(unit) !== null && thingBelow(unit) === null ? "once" : null;
}

const isThing = (name: string): boolean => !isCurrency(name) && !isTime(name) && name !== "%" && name !== "customer";

const thingBelow = (unit: Unit): string | null =>
  Object.keys(unit).find((name) => isThing(name) && (unit[name] ?? 0) < 0) ?? null;

const thingAbove = (unit: Unit): string =>
  Object.keys(unit).find((name) => (unit[name] ?? 0) > 0 && (isThing(name) || name === "customer")) ?? "";

function amountOf({
  value,
  low = value,
  high = value,
  unit,
}: Quantity): Pick<Fact, "kind" | "value" | "high" | "unit"> {
  const { kind, factor, name } = kindOf(unit);
  return { kind, value: low * factor, high: low === high ? null : high * factor, unit: name };
}

function kindOf(unit: Unit): { kind: QuantityKind; factor: number; name: string } {
  const currency = currencyOf(unit);
  if (currency !== null) return { kind: "money", factor: 1, name: currency };
  if (unit["%"] === 1) return { kind: "percent", factor: 0.01, name: "ratio" };
  const time = Object.keys(unit).find((name) => isTime(name) && (unit[name] ?? 0) > 0);
  return time === undefined
    ? { kind: "count", factor: 1, name: "" }
    : { kind: "duration", factor: 1, name: `${time}s` };
}

type RoleRule = Role | ((reading: FigureReading) => Role);

const isMoney = ({ unit }: FigureReading): boolean => currencyOf(unit) !== null;
const isShare = ({ unit }: FigureReading): boolean => unit["%"] === 1 || Object.keys(unit).length === 0;
const hasTimeBelow = ({ unit }: FigureReading): boolean =>
  Object.keys(unit).some((name) => isTime(name) && (unit[name] ?? 0) < 0);

/** The part that a figure of the venture plays, by its meaning; the others are said and used nowhere. */
const roles: Partial<Record<Meaning, RoleRule>> = {
  price: (quantity) => (isMoney(quantity) ? "price" : "aside"),
  order_value: "order_value",
  fee: (quantity) => (quantity.flow === "in" && isShare(quantity) ? "take_rate" : "aside"),
  deposit: "deposit",
  one_off_cost: "setup_cost",
  acquisition_spend: (quantity) => (hasTimeBelow(quantity) ? "marketing_spend" : "aside"),
  revenue: "revenue",
  burn: "burn",
  cash: "cash",
  raise: "raise",
  valuation: "valuation",
  retention: (quantity) => (isShare(quantity) ? "retention" : "aside"),
  conversion: (quantity) => (isShare(quantity) ? "conversion" : "aside"),
  growth: (quantity) => (isShare(quantity) || hasTimeBelow(quantity) ? "growth" : "aside"),
  margin: (quantity) => (isShare(quantity) ? "gross_margin" : "aside"),
  churn: (quantity) => (isShare(quantity) || quantity.unit["%"] ? "churn" : "cancellations"),
  usage: (quantity) => (quantity.unit["customer"] === -1 && hasTimeBelow(quantity) ? "orders_per_month" : "aside"),
  volume: "orders_total",
  paying: (quantity) => (hasTimeBelow(quantity) ? "new_customers" : "paying_customers"),
  free: "free_users",
  trial: "free_users",
  waiting: "waitlist",
  pilot: "pilots",
  asked: "interviews",
  said_yes: "interviews_positive",
  visitor: "visitors",
  reachable: "market_count",
  supply: "suppliers",
  staff: "team_size",
  work_time: (quantity) => (quantity.unit["hour"] === 1 && quantity.unit["week"] === -1 ? "hours_per_week" : "aside"),
  age: (quantity) => (quantity.unit["year"] === 1 ? "experience_years" : "aside"),
};

/** Meanings whose part does not depend on whose figure it is. */
const anybodys: Partial<Record<Meaning, Role>> = {
  saving: "problem_size",
  market_size: "market_value",
  reachable: "market_count",
};

function roleOf(quantity: FigureReading): Role {
  const { meaning, party, status } = quantity;
  const role = anybodys[meaning];
  if (role) return role;
  if (party !== "venture") return roleOfOthers(quantity);
  if (status === "target") return meaning === "paying" || meaning === "customers_other" ? "target_customers" : "aside";
  const rule = roles[meaning] ?? "aside";
  return typeof rule === "function" ? rule(quantity) : rule;
}

function roleOfOthers({ meaning, party }: FigureReading): Role {
  if ((party === "buyer" && meaning === "budget") || (party === "rival" && meaning === "price"))
    return "alternative_cost";
  return party === "investor" && meaning === "raise" ? "raise" : "aside";
}

/** What laws make of figures of these meanings. */
const followed: Partial<Record<Meaning, Role>> = {
  unit_cost: "unit_cost",
  fixed_cost: "fixed_costs",
  pay: "fixed_costs",
  acquisition_spend: "cac",
  churn: "churn",
};

/** The parts that a figure may play whose meaning is not known, the likeliest first. */
export function possibleRoles({ guess, offered, quote, span }: OpenFigure): PossibleRole[] {
  const played = (reading: FigureReading): Role[] => [roleOf(reading), followed[reading.meaning] ?? "aside"];
  const likeliest = guess ? played(guess) : [];
  return [...new Set([...likeliest, ...offered.flatMap(played)])]
    .filter((role) => role !== "aside")
    .map((role) => ({ role, text: quote, span, isLikeliest: likeliest.includes(role) }));
}

/** What laws give in the place of a figure that the founder would otherwise have to say, by the role it then has. */
const given: Readonly<Record<string, Role>> = {
  customer_acquisition_cost: "cac",
  cac: "cac",
  fixed_costs: "fixed_costs",
  monthly_churn: "churn",
};

/**
 * Facts that follow by the laws: the cost of winning a customer, the fixed costs of a month, the churn of a month, and
 * the costs of one unit of the price. They stand on the first figure that they rest on.
 */
export function factsThatFollow(
  metrics: readonly Metric[],
  quantities: readonly Quantity[],
  facts: readonly Fact[],
): Fact[] {
  const found = metrics.flatMap((metric) => {
    const role = given[metric.name];
    const isSaid = role === "churn" && facts.some((fact) => fact.role === role && fact.per === "month");
    return role && metric.of === "" && !isSaid ? follow(metric, { role, value: metric.value }, quantities) : [];
  });
  return [...found, ...unitCost(metrics, quantities, facts)].filter(
    ({ role }, index, all) => all.findIndex((other) => other.role === role) === index,
  );
}

interface Following {
  role: Role;
  value: number;
}

function follow(metric: Metric, { role, value }: Following, quantities: readonly Quantity[]): Fact[] {
  const rests = quantities.find(({ id }) => metric.leaves[id] !== undefined);
  if (!rests) return [];
  const { kind, name } = kindOf(metric.unit);
  const isRate = role === "churn";
  return [
    {
      id: `${role}.${rests.id}`,
      role,
      kind: isRate ? "percent" : kind,
      value,
      high: null,
      unit: isRate ? "ratio" : name,
      per: periodOf({ ...rests, unit: metric.unit }),
      perWhat: thingBelow(metric.unit),
      noun: "",
      partOf: null,
      text: rests.quote,
      span: rests.span,
      supposed: false,
      superseded: false,
    },
  ];
}

/** All costs of one unit of the price, where the laws could place every one of them. */
function unitCost(metrics: readonly Metric[], quantities: readonly Quantity[], facts: readonly Fact[]): Fact[] {
  const costs = quantities.filter(
    ({ meaning, flow }) => meaning === "unit_cost" || (meaning === "fee" && flow === "out"),
  );
  for (const price of facts.filter(({ role, superseded }) => role === "price" && !superseded)) {
    const metric = metrics.find(
      ({ name, leaves }) =>
        name === "contribution" && leaves[price.id] !== undefined && costs.some(({ id }) => leaves[id] !== undefined),
    );
    const said = quantities.find(({ id }) => id === price.id);
    if (!metric || !said || Object.keys(metric.unit).some((name) => metric.unit[name] !== said.unit[name])) continue;
    return follow(metric, { role: "unit_cost", value: said.value - metric.value }, costs);
  }
  return [];
}
