import { name } from "../laws/expression.ts";
import { leavesFor } from "../laws/sums.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { arithmeticOf } from "./arithmetic.ts";
import type { Answering, Question } from "./answering.ts";
import { inPeriod } from "./asked-period.ts";
import { current, isPartial } from "./choose.ts";
import { neededSales } from "./needed-sales.ts";
import { type Period, periods } from "./period-words.ts";
import { pickFor } from "./pick-metric.ts";
import { nameOf, showMetric } from "./show-value.ts";

interface Target {
  figure: Quantity;
  period: Period;
}

const periodIn = ({ unit }: Quantity): Period | undefined =>
  periods.find((period) => isSameUnit(unit, { [currencyOf(unit) ?? ""]: 1, [period]: -1 }));

const isToBeLeft = ({ meaning, party, status, flow }: Quantity): boolean =>
  party === "venture" && status === "target" && (meaning === "profit" || (meaning === "pay" && flow !== "in"));

/** Money of a time that shall be left: what the question names by its number, or the only such money of the message. */
function targetIn({ named }: Question, quantities: readonly Quantity[]): Target | null {
  const said = named.filter(isToBeLeft);
  const [figure, ...others] = said.length > 0 ? said : quantities.filter(isToBeLeft);
  const period = figure && periodIn(figure);
  return figure && period && others.length === 0 ? { figure, period } : null;
}

/** How many may go, what pays something back and what the rent takes have nothing to do with what shall be left. */
const asksForOther = ["may_go", "payback", "break_even", "capacity", "levels_off", "charge"];

/** How many sales leave what the question wants to be left, all costs paid. */
export const forTarget: Answering = (context, asked) => {
  const target = targetIn(asked, context.quantities);
  if (!target || !asked.asks.has("how_many") || asksForOther.some((ask) => asked.asks.has(ask))) return null;
  const { figure, period } = target;
  const contribution = pickFor(["contribution"], asked, context);
  const fixed = current(context.computed).filter((metric) => nameOf(metric) === "fixed_costs");
  if (!contribution || [contribution, ...fixed].some(isPartial)) return null;
  const costs = fixed.map((metric) => inPeriod(metric, period, context.quantities));
  if (costs.some(({ unit }) => !isSameUnit(unit, figure.unit))) return null;
  const wanted = { expression: name(figure.id), leaves: leavesFor(figure) };
  const needed = neededSales([...costs, wanted], figure.unit, contribution);
  if (!needed) return null;
  const said = inPeriod(needed, asked.period, context.quantities);
  return context.translator.t`At **${showMetric(said, context)}** (${arithmeticOf(said, context)}).`;
};
