import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { type Answering, plainly, verdict } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, firstOf, isPartial } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Whether spending to win customers pays off: a customer's contribution beside the cost of winning one. */
export const marketing: Answering = (context) => {
  const metrics = current(context.computed).filter((metric) => metric.of === "" && !isPartial(metric));
  const cac = firstOf(metrics, "customer_acquisition_cost");
  const ltv = firstOf(metrics, "ltv");
  const limit = firstOf(metrics, "max_cac_12_month_payback", "max_cac_first_sale");
  if (!cac) return null;
  const { t } = context.translator;
  const costs = t`Winning one costs ${showMetric(cac, context)}.`;
  if (ltv)
    return verdict(
      ltv.value > cac.value,
      line(
        costs,
        t`A customer leaves **${showMetric(ltv, context)}** over the whole time (${arithmeticOf(ltv, context)}).`,
        backAfter(metrics, context),
      ),
      context,
    );
  return limit ? line(costs, plainly(limit, context)) : null;
};

function backAfter(metrics: readonly Metric[], context: ReplyContext): string {
  const metric = firstOf(metrics, "cac_payback_months");
  return metric ? context.translator.t`What you spend once is back after ${showMetric(metric, context)}.` : "";
}

const running: ReadonlySet<string> = new Set(["pay", "fixed_cost"]);

/** A wage or a rent that is not paid yet. */
export const isPlannedCost = ({ meaning, status, party, flow }: Quantity): boolean =>
  running.has(meaning) && flow === "out" && party === "venture" && (status === "planned" || status === "hypothetical");

/**
 * The additional sales to cover a cost that is not paid yet, and the total; none where there is no such cost, or where
 * the break-even already includes it.
 */
export function withPlannedCosts(breakEven: Metric, context: ReplyContext): string {
  const metrics = current(context.computed);
  const fixed = firstOf(metrics, "fixed_costs");
  const month = { month: -1 };
  const each = metrics.find(
    (metric) =>
      ["contribution", "contribution_per_customer"].includes(nameOf(metric)) &&
      metric.value > 0 &&
      !isPartial(metric) &&
      isSameUnit(multiply(multiply(metric.unit, breakEven.unit), { [currencyOf(metric.unit) ?? ""]: -1 }), month),
  );
  if (!each || !fixed) return "";
  const { t } = context.translator;
  const lines = context.quantities.flatMap((cost) => {
    const { unit, factor } = inBaseUnits(cost.unit);
    const isNew = isPlannedCost(cost) && isSameUnit(unit, fixed.unit) && fixed.leaves[cost.id] === undefined;
    if (!isNew) return [];
    const [more, all] = [cost.value * factor, fixed.value + cost.value * factor].map((sum) =>
      showValue({ value: Math.ceil(sum / each.value - 1e-9), unit: breakEven.unit }, context),
    );
    return [t`${nameQuantity(cost, context)} takes **${more ?? ""}** more: ${all ?? ""} in all.`];
  });
  return line(...lines);
}
