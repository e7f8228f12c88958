import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import { type Answering, plainly } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, doubtsIn, firstOf, isPartial } from "./choose.ts";
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
  const metric = pickFor(ofEach, asked, context);
  if (!metric) return null;
  if (!isPartial(metric)) return plainly(metric, context);
  if (nameOf(metric) !== "cost_of_each_then") return null;
  const { t, list } = context.translator;
  const said = `**${showMetric(metric, context)}** (${arithmeticOf(metric, context)})`;
  return t`At least ${said}; ${list(nameAll(doubtsIn(metric).missing, context))} is in that already or comes on top.`;
};
