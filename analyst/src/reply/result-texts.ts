import type { Metric } from "../laws/index.ts";
import { beside, isPartial } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** Repayments and the cost of winning customers in a result. */
export const takenOff = ({ leaves }: Metric, context: ReplyContext): string[] =>
  context.quantities
    .filter(({ id, meaning }) => leaves[id] && (meaning === "debt" || meaning === "acquisition_spend"))
    .map((quantity) => nameQuantity(quantity, context));

/** A month of each part of the year, which are never added up. */
export function ofEachSeason({ name }: Metric, metrics: readonly Metric[], context: ReplyContext): string {
  const { t, quote } = context.translator;
  return metrics
    .filter((metric) => metric.name === name && !isPartial(metric))
    .map((metric) => {
      const amount = showMetric({ ...metric, value: Math.abs(metric.value) }, context);
      return metric.value < 0
        ? t`${quote(metric.of)}: after the fixed costs ${amount} is lacking.`
        : t`${quote(metric.of)}: after the fixed costs ${amount} is left.`;
    })
    .join(" ");
}

/** A result that grants and donations carry says what it would be without them. */
export function withGrants(metric: Metric, metrics: readonly Metric[], context: ReplyContext): string {
  const { t, list } = context.translator;
  const amount = showMetric(metric, context);
  const given = context.quantities.filter(({ id, meaning }) => meaning === "grant" && metric.leaves[id]);
  const names = list(given.map((quantity) => nameQuantity(quantity, context)));
  const bare = beside(metrics, metric, "result_after_debt", "result_after_acquisition", "monthly_result");
  if (!bare || bare.value >= 0) return t`${amount} is left with ${names}.`;
  const loss = showMetric({ ...bare, value: -bare.value }, context);
  return t`${amount} is left with ${names}; without that you would lose ${loss}.`;
}
