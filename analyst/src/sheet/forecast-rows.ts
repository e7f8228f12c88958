import { addAll, parseExpression } from "../laws/expression.ts";
import type { Expression } from "../laws/expression.ts";
import type { ForecastInputs, InputName } from "./forecast-inputs.ts";

export type RowName =
  | "customers"
  | "level"
  | "revenue"
  | "tax"
  | "variable_costs"
  | "contribution"
  | "fixed_costs_row"
  | "marketing_row"
  | "given_row"
  | "debt_row"
  | "burn_row"
  | `event_${number}`
  | "net"
  | "cash";

/**
 * A row of the forecast. Its expressions name inputs and rows of the same month; `before_` and a row's name is that row a
 * month earlier.
 */
export type ForecastRow = {
  name: RowName;
  /** Money, a count of customers, or a multiple of today. */
  kind: "money" | "customers" | "multiple";
} & (
  | { first: Expression; later: Expression }
  /** Money of the month of the same number in `months`, or from it on. */
  | { event: number; recurs: boolean }
);

const same = (text: string): { first: Expression; later: Expression } => {
  const expression = parseExpression(text);
  return { first: expression, later: expression };
};

const course = (first: string, later: string) => ({ first: parseExpression(first), later: parseExpression(later) });

type Has = (name: InputName) => boolean;

/** The rows that these inputs give, in the order in which they are computed. */
export function forecastRows({ inputs, events }: Pick<ForecastInputs, "inputs" | "events">): ForecastRow[] {
  const names = new Set(inputs.map(({ name }) => name));
  const has: Has = (name) => names.has(name);
  const before = courseRows(has);
  const level = before.length > 0 ? " * level" : "";
  const sold = moneyRows(salesRows, has, level);
  const summed = sold.map(({ name }) => name).join(" + ");
  const contribution = sold.length > 0 ? [money("contribution", summed)] : moneyRows(contributionRows, has, level);
  const other = [
    ...moneyRows(costRows, has, ""),
    ...events.map(({ recurs }, event): ForecastRow => ({ name: `event_${event}`, kind: "money", event, recurs })),
  ];
  const net = addAll([...contribution, ...other].map(({ name }) => ({ kind: "name", name })));
  const cash = course(has("today_cash") ? "today_cash + net" : "net", "before_cash + net");
  return [
    ...before,
    ...sold,
    ...contribution,
    ...other,
    { name: "net", kind: "money", first: net, later: net },
    { name: "cash", kind: "money", ...cash },
  ];
}

/** Customers who come and go, or a growth; none where every month is like the first. */
function courseRows(has: Has): ForecastRow[] {
  const level = { name: "level", kind: "multiple" } as const;
  const next = nextCustomers(has);
  if (has("today_customers") && next !== null)
    return [
      { name: "customers", kind: "customers", ...course("today_customers", next) },
      { ...level, ...same("customers / today_customers") },
    ];
  return has("growth") ? [{ ...level, ...course("1", "before_level * (1 + growth)") }] : [];
}

function nextCustomers(has: Has): string | null {
  if (has("growth")) return "before_customers * (1 + growth)";
  if (!has("won") && !has("churn")) return null;
  const kept = has("churn") ? "before_customers * (1 - churn)" : "before_customers";
  return has("won") ? `${kept} + won` : kept;
}

/** Money of a month, where the inputs that it needs are known. */
type MoneyRow = [name: RowName, text: string, needs: InputName[]];

const salesRows: readonly MoneyRow[] = [
  ["revenue", "today_revenue", ["today_revenue"]],
  ["tax", "-today_tax", ["today_tax"]],
  ["variable_costs", "-today_variable_costs", ["today_variable_costs"]],
];

const contributionRows: readonly MoneyRow[] = [["contribution", "today_contribution", ["today_contribution"]]];

const costRows: readonly MoneyRow[] = [
  ["fixed_costs_row", "-fixed_costs", ["fixed_costs"]],
  ["marketing_row", "-marketing", ["marketing"]],
  ["marketing_row", "-cost_to_win * won", ["cost_to_win", "won"]],
  ["given_row", "-given * won", ["given", "won"]],
  ["debt_row", "-debt", ["debt"]],
  ["burn_row", "-burn", ["burn"]],
];

const money = (name: RowName, text: string): ForecastRow => ({ name, kind: "money", ...same(text) });

const moneyRows = (rows: readonly MoneyRow[], has: Has, level: string): ForecastRow[] =>
  rows.filter(([, , needs]) => needs.every(has)).map(([name, text]) => money(name, `${text}${level}`));
