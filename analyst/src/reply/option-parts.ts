import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { arithmeticOf } from "./arithmetic.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

export function nameIn({ name, drops }: Pick<Option, "name" | "drops">, { translator }: ReplyContext): string {
  if (drops) return translator.t`Without ${translator.quote(name)}`;
  return name === "" ? translator.t`With the plan` : translator.quote(name);
}

export const outflowsIn = (ids: readonly string[], { byId }: ReplyContext): Quantity[] =>
  ids.flatMap((id) => {
    const quantity = byId.get(id);
    return quantity && (quantity.flow === "out" || outgoing.has(quantity.meaning)) ? [quantity] : [];
  });
const outgoing: ReadonlySet<string> = new Set(["debt", "interest", "loss", "tax", "work_time"]);

/** Something that goes out is missing from it, or that a part of today brings, or not all of it fits. */
export const isBound = ({ effect, drops }: Pick<Option, "effect" | "drops">, context: ReplyContext): boolean =>
  effect.beyondCapacity !== null ||
  outflowsIn(effect.left, context).length > 0 ||
  (drops === true && effect.left.some((id) => context.byId.get(id)?.meaning === "retention"));

/** A value with the figures it comes from, where there are several. */
export const withArithmetic = (metric: Metric, context: ReplyContext): string => {
  const how = arithmeticOf(metric, context);
  const value = showMetric(metric, context);
  return Object.keys(metric.leaves).length > 1 ? `${value} (${how})` : value;
};
