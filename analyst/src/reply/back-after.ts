import type { Metric } from "../laws/index.ts";
import { current, firstOf } from "./choose.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** How long it takes until what today's business spends once is back. */
export const backOfAll = (context: ReplyContext): Metric | null =>
  firstOf(current(context.computed), "payback_months", "payback_of_all_months", "payback_days", "payback_units");

export const backAfterLine = (metric: Metric, context: ReplyContext): string =>
  context.translator.t`What you spend once is back after ${showMetric(metric, context)}.`;
