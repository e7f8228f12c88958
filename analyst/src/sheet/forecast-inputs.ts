import { inBaseUnits, isSameUnit, currencyOf } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isComputable } from "../quantities/quantity.ts";
import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { isSeasonal } from "../laws/period.ts";
import { addAll, evaluateBy, name, namesIn, number, operation } from "../laws/expression.ts";
import type { Expression } from "../laws/expression.ts";
import type { Metric } from "../laws/metric.ts";
import type { Range } from "../laws/solve.ts";
import { isSupposed } from "../reply/choose.ts";

/** What a forecast begins with, of the month as it is. */
export type InputName =
  | "today_customers"
  | "won"
  | "churn"
  | "growth"
  | "today_revenue"
  | "today_tax"
  | "today_variable_costs"
  | "today_contribution"
  | "fixed_costs"
  | "marketing"
  | "cost_to_win"
  | "given"
  | "debt"
  | "burn"
  | "today_cash";

/** An input: arithmetic over the sheet's figures, or over what a law computes from them. */
export interface ForecastInput {
  name: InputName;
  value: number;
  expression: Expression;
  figures: QuantityId[];
}

/** What is not known, and what the forecast does without it. */
export type Unknown =
  | "seasonal"
  | "currencies"
  | "nothing"
  | "revenue"
  | "variable_costs"
  | "fixed_costs"
  | "growth"
  | "won"
  | "churn"
  | "winning"
  | "cash";

/** Money whose month nobody said. */
export interface DatedMoney {
  figure: QuantityId;
  /** Positive: comes in. Of each month where it recurs. */
  amount: number;
  expression: Expression;
  recurs: boolean;
}

export interface ForecastInputs {
  inputs: ForecastInput[];
  events: DatedMoney[];
  unknown: Unknown[];
  currency: string;
  /** The values with their ranges: of figures, and of what laws measure or take as a rule. */
  leaves: Readonly<Record<QuantityId, Range>>;
}

/** Everything that a forecast takes of the results and figures; what is not known is named. */
export function forecastInputs(quantities: readonly Quantity[], metrics: readonly Metric[]): ForecastInputs {
  const said = metrics.filter((metric) => !isSupposed(metric) && !metric.name.startsWith("partial_"));
  const leaves: Record<string, Range> = Object.fromEntries(
    quantities.map(({ id, value, low = value, high = value }): [string, Range] => [id, { value, low, high }]),
  );
  for (const metric of said) Object.assign(leaves, metric.leaves);
  const books: Books = { quantities: quantities.filter(isComputable), metrics: said, leaves };
  const currencies = new Set(books.quantities.flatMap(({ unit }) => currencyOf(unit) ?? []));
  const [currency = ""] = currencies;
  const none = { inputs: [], events: [], currency, leaves };
  if (isSeasonal(books.quantities)) return { ...none, unknown: ["seasonal"] };
  if (currencies.size > 1) return { ...none, unknown: ["currencies"] };
  const inputs = [...sales(books), ...costs(books), ...course(books), ...money(books)].filter(({ value }) =>
    Number.isFinite(value),
  );
  const has = (wanted: InputName): boolean => inputs.some((one) => one.name === wanted);
  if (!inputs.some(({ name: own }) => flows.has(own))) return { ...none, unknown: ["nothing"] };
  return { inputs, events: events(books), unknown: unknownOf(has), currency, leaves };
}

const flows: ReadonlySet<InputName> = new Set(["today_revenue", "today_contribution", "fixed_costs", "burn"]);

interface Books {
  quantities: readonly Quantity[];
  metrics: readonly Metric[];
  leaves: Readonly<Record<QuantityId, Range>>;
}

function input(own: InputName, expression: Expression, { leaves }: Books): ForecastInput {
  const value = evaluateBy(expression, (id) => leaves[id]?.value);
  return { name: own, value, expression, figures: namesIn(expression) };
}

const isMonthly = ({ unit }: { unit: Unit }): boolean => currencyOf(unit) !== null && unit["month"] === -1;
const isOfAll = ({ unit }: { unit: Unit }): boolean => isMonthly({ unit }) && Object.keys(unit).length === 2;

/** The one result of a name for all products, a month. */
const total = ({ metrics }: Books, wanted: string): Metric | null =>
  metrics.find((metric) => metric.name === wanted && metric.of === "" && isOfAll(metric)) ?? null;

const revenues = ["order_revenue", "commission_a_month", "mrr", "sales"];

/** Of several revenues the one that the contribution rests on: of those for other things it is unknown what they cost. */
function revenueOf(books: Books, contribution: Metric | null): Metric | null {
  const all = revenues.flatMap((wanted) => total(books, wanted) ?? []);
  const own = contribution
    ? all.filter(({ leaves }) => Object.keys(leaves).every((id) => contribution.leaves[id] !== undefined))
    : all;
  const [first, ...others] = own;
  return first && others.every(({ value }) => Math.abs(value - first.value) < 1e-9 * Math.abs(first.value))
    ? first
    : null;
}

function sales(books: Books): ForecastInput[] {
  const contribution = total(books, "contribution_in_all");
  const revenue = revenueOf(books, contribution);
  if (!revenue) {
    const stated = figuresOf(books, "revenue", isOfAll).slice(0, 1);
    if (contribution) return [input("today_contribution", contribution.expression, books)];
    return stated.map((figure) => input("today_revenue", monthly(figure), books));
  }
  const tax = taxOf(books, revenue);
  const gross = tax ? operation("+", revenue.expression, tax) : revenue.expression;
  const isCosted = contribution && !contribution.because.some(({ code }) => code === "no_unit_cost");
  return [
    input("today_revenue", gross, books),
    ...(tax ? [input("today_tax", tax, books)] : []),
    ...(isCosted
      ? [input("today_variable_costs", operation("-", revenue.expression, contribution.expression), books)]
      : []),
  ];
}

/** The tax in the prices of a month's revenue, which is counted without it. */
function taxOf({ metrics }: Books, revenue: Metric): Expression | null {
  const rests = ({ leaves }: Metric): boolean => Object.keys(leaves).every((id) => revenue.leaves[id] !== undefined);
  const [tax, ...others] = metrics.filter((metric) => metric.name === "tax_in_price" && rests(metric));
  const net = metrics.find((metric) => metric.name === "net_price" && tax && isSameUnit(metric.unit, tax.unit));
  if (!tax || !net || others.length > 0) return null;
  return operation("*", revenue.expression, operation("/", tax.expression, net.expression));
}

const figuresOf = (
  { quantities }: Books,
  meaning: Quantity["meaning"],
  isWanted: (base: { unit: Unit }) => boolean,
): Quantity[] => quantities.filter((figure) => figure.meaning === meaning && isWanted(inBaseUnits(figure.unit)));

/** A figure in months, fractions and its currency. */
const monthly = ({ id, unit }: Quantity): Expression => operation("*", name(id), number(inBaseUnits(unit).factor));

const summed = (figures: readonly Quantity[]): Expression => addAll(figures.map(monthly));

function costs(books: Books): ForecastInput[] {
  const fixed = total(books, "fixed_costs");
  const withDebt = total(books, "fixed_costs_and_debt");
  const burn = total(books, "net_burn");
  const spend = figuresOf(books, "acquisition_spend", isOfAll);
  const toWin = figuresOf(books, "acquisition_spend", isOfCustomer);
  const given = books.metrics.find((metric) => metric.name === "given_to_customer" && isOfCustomer(metric));
  const isOnlyBurn = !fixed && burn;
  return [
    ...(fixed ? [input("fixed_costs", fixed.expression, books)] : []),
    ...(fixed && withDebt ? [input("debt", operation("-", withDebt.expression, fixed.expression), books)] : []),
    ...(isOnlyBurn ? [input("burn", burn.expression, books)] : []),
    ...(spend.length > 0 ? [input("marketing", summed(spend), books)] : []),
    ...(spend.length === 0 && toWin.length === 1 ? [input("cost_to_win", summed(toWin), books)] : []),
    ...(given ? [input("given", given.expression, books)] : []),
  ];
}

const isOfCustomer = ({ unit }: { unit: Unit }): boolean =>
  currencyOf(unit) !== null && unit["customer"] === -1 && Object.keys(unit).length === 2;

const isRate = ({ unit }: { unit: Unit }): boolean => isSameUnit(unit, { month: -1 });

/** How it goes on: customers won and lost, or a growth that was measured. */
function course(books: Books): ForecastInput[] {
  const customers = figuresOf(books, "paying", ({ unit }) => isSameUnit(unit, { customer: 1 }));
  const won = [...figuresOf(books, "paying", isOfMonth), ...figuresOf(books, "volume", isOfMonth)].slice(0, 1);
  const churn = books.metrics.find((metric) => metric.name === "monthly_churn" && isRate(metric));
  const growth = figuresOf(books, "growth", isRate).slice(0, 1);
  return [
    ...(customers.length === 1 ? [input("today_customers", summed(customers), books)] : []),
    ...won.map((figure) => input("won", monthly(figure), books)),
    ...(churn ? [input("churn", churn.expression, books)] : []),
    ...growth.map((figure) => input("growth", monthly(figure), books)),
  ];
}

const isOfMonth = ({ unit }: { unit: Unit }): boolean => isSameUnit(unit, { customer: 1, month: -1 });

function money(books: Books): ForecastInput[] {
  const cash = figuresOf(books, "cash", isAmount).filter(({ status }) => status === "actual");
  return cash.length > 0 ? [input("today_cash", summed(cash), books)] : [];
}

const isAmount = ({ unit }: { unit: Unit }): boolean => currencyOf(unit) !== null && Object.keys(unit).length === 1;

const once = new Set<Quantity["meaning"]>(["raise", "grant", "one_off_cost"]);
const recurring = new Set<Quantity["meaning"]>(["pay", "fixed_cost"]);

/** Money that is planned, or comes or goes once: nobody said in which month. */
function events(books: Books): DatedMoney[] {
  const used = new Set(total(books, "fixed_costs") ? Object.keys(total(books, "fixed_costs")?.leaves ?? {}) : []);
  return books.quantities.flatMap((figure): DatedMoney[] => {
    const base = inBaseUnits(figure.unit);
    const recurs = recurring.has(figure.meaning) && isOfAll(base) && figure.status !== "actual" && !used.has(figure.id);
    if (!recurs && !(once.has(figure.meaning) && isAmount(base))) return [];
    const sign = figure.meaning === "raise" || figure.meaning === "grant" ? 1 : -1;
    const amount = sign * figure.value * base.factor;
    return [{ figure: figure.id, amount, expression: operation("*", number(sign), monthly(figure)), recurs }];
  });
}

type Has = (wanted: InputName) => boolean;

const isSold = (has: Has): boolean => has("today_revenue") || has("today_contribution");

function unknownOf(has: Has): Unknown[] {
  const isMissing: Partial<Record<Unknown, boolean>> = {
    revenue: !isSold(has) && !has("burn"),
    variable_costs: has("today_revenue") && !has("today_variable_costs"),
    fixed_costs: !has("fixed_costs") && !has("burn"),
    winning: !has("won") && (has("cost_to_win") || has("given")),
    cash: !has("today_cash"),
  };
  const open = (Object.keys(isMissing) as Unknown[]).filter((code) => isMissing[code]);
  return [...(isSold(has) && !has("growth") ? unknownOfCourse(has) : []), ...open];
}

/** What is not known of how it goes on. */
function unknownOfCourse(has: Has): Unknown[] {
  const [comes, goes] = [has("won"), has("churn")];
  if (!has("today_customers") || (!comes && !goes)) return ["growth"];
  if (comes && goes) return [];
  return comes ? ["churn"] : ["won"];
}
