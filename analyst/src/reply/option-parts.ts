import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { arithmeticOf } from "./arithmetic.ts";
import type { Option } from "./options.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

export const nameIn = ({ name }: Pick<Option, "name">, { translator }: ReplyContext): string =>
  name === "" ? translator.t`With the plan` : translator.quote(name);

export const outflowsIn = (ids: readonly string[], { byId }: ReplyContext): Quantity[] =>
  ids.flatMap((id) => {
    const quantity = byId.get(id);
    return quantity && (quantity.flow === "out" || outgoing.has(quantity.meaning)) ? [quantity] : [];
  });
const outgoing: ReadonlySet<string> = new Set(["debt", "interest", "loss", "tax", "work_time"]);

/** A value with the figures it comes from, where there are several. */
export const withArithmetic = (metric: Metric, context: ReplyContext): string => {
  const how = arithmeticOf(metric, context);
  const value = showMetric(metric, context);
  return Object.keys(metric.leaves).length > 1 ? `${value} (${how})` : value;
};
