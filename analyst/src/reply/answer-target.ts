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

/** Money of a time that shall be left, which the question names by its number. */
function targetIn({ named }: Question): Target | null {
  const [figure, ...others] = named.filter(
    ({ meaning, party, status, flow }) =>
      party === "venture" && status === "target" && (meaning === "profit" || (meaning === "pay" && flow !== "in")),
  );
  const period = figure && periodIn(figure);
  return figure && period && others.length === 0 ? { figure, period } : null;
}

/** How many sales leave what the question wants to be left, all costs paid. */
export const forTarget: Answering = (context, asked) => {
  const target = targetIn(asked);
  if (!target || !asked.asks.has("how_many") || asked.asks.has("may_go")) return null;
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
