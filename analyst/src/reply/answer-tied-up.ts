import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import { amountOf, resultFrom, times } from "../laws/sums.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit, multiply, type Unit } from "../quantities/unit.ts";
import { inPeriod } from "./asked-period.ts";
import { mentions } from "./question-words.ts";
import { type Answering, plainly, type Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, doubtsIn, figuresOf, firstOf, isPartial } from "./choose.ts";
import { nameAll } from "./naming.ts";
import { pickFor } from "./pick-metric.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

const costs = ["cost_of_whole", "smallest_order_cost", "investment", "one_off_costs"];

/** The money spent before any of it returns, and the part that buyers owe. */
export const tiedUp: Answering = (context, asked) => {
  const metric = pickFor(costs, asked, context);
  const lasts = firstOf(current(context.computed), "smallest_order_lasts");
  const outstanding = firstOf(current(context.computed), "money_outstanding");
  const lines = [
    metric ? spent(metric, context) : "",
    metric && nameOf(metric) === "smallest_order_cost" && lasts ? plainly(lasts, context) : "",
    outstanding && !isPartial(outstanding) ? plainly(outstanding, context) : "",
  ].filter((text) => text !== "");
  return lines.length > 0 ? line(...lines) : null;
};

function spent(metric: Metric, context: ReplyContext): string {
  const { t, list } = context.translator;
  const said = `**${showMetric(metric, context)}** (${arithmeticOf(metric, context)})`;
  if (nameOf(metric) === "smallest_order_cost" && !isPartial(metric))
    return t`The smallest order takes at most ${said}.`;
  if (!isPartial(metric)) return t`${said} is in it before any of it is sold.`;
  const { missing } = doubtsIn(metric);
  return t`At least ${said} is in it before any of it is sold; ${list(nameAll(missing, context))} may come on top.`;
}

const ofEach = [
  "cost_per_beneficiary",
  "cost_per_unit",
  "outflow_per_unit",
  "cost_of_whole",
  "cost_of_each_then",
  "fixed_costs",
];

/** The unit cost; for a past period, from its total cost. */
export const costOfEach: Answering = (context, asked) => {
  const ofTime = costInTime(context, asked);
  if (ofTime) return plainly(ofTime, context);
  const metric = pickFor(ofEach, asked, context);
  if (!metric) return null;
  if (!isPartial(metric)) return plainly(metric, context);
  if (nameOf(metric) !== "cost_of_each_then") return null;
  const { t, list } = context.translator;
  const said = `**${showMetric(metric, context)}** (${arithmeticOf(metric, context)})`;
  return t`At least ${said}; ${list(nameAll(doubtsIn(metric).missing, context))} is in that already or comes on top.`;
};

/** What a cost of each sale comes to in the time that the question names, where it is the only one or named by its name. */
function costInTime(context: ReplyContext, asked: Question): Metric | null {
  const { period } = asked;
  if (period === null || firstOf(current(context.computed), "fixed_costs")) return null;
  const monthly = costOfMonth(context, asked);
  const said = monthly && inPeriod(monthly, period, context.quantities);
  return said?.unit[period] === -1 ? said : null;
}

function costOfMonth(context: ReplyContext, asked: Question): Metric | null {
  const all = figuresOf(context, "unit_cost");
  const named = all.filter(({ of }) => of !== "" && mentions(asked, of));
  const [cost, ...others] = named.length > 0 ? named : all;
  if (!cost || others.length > 0) return null;
  const unit = { [currencyOf(cost.unit) ?? ""]: 1, month: -1 };
  const sold = (volume: Quantity): Unit => multiply(cost.unit, inBaseUnits(volume.unit).unit);
  const [volume, ...volumes] = figuresOf(context, "volume").filter((one) => isSameUnit(sold(one), unit));
  return volume && volumes.length === 0
    ? resultFrom(times(amountOf(cost), amountOf(volume)), "cost_per_unit", unit)
    : null;
}
