import { compute, type Metric } from "../laws/index.ts";
import { current, figuresOf, firstOf } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

/** The same result without the grants and donations that it counts on; empty where it counts on none. */
export function withoutGrants(metric: Metric, say: (without: Metric) => string, context: ReplyContext): string {
  const grants = figuresOf(context, "grant").filter(({ id }) => metric.leaves[id]);
  if (grants.length === 0) return "";
  const rest = compute(context.quantities.filter((quantity) => !grants.includes(quantity)));
  const without = firstOf(current(rest), nameOf(metric));
  const { t, list } = context.translator;
  return without ? t`Without ${list(grants.map((grant) => nameQuantity(grant, context)))}: ${say(without)}` : "";
}
