import type { Metric } from "../laws/index.ts";
import { inPeriod } from "./asked-period.ts";
import { todaysResult } from "./choose.ts";
import type { ReplyContext } from "./reply-context.ts";

/** A result in the period in which the reply tells amounts. */
export const inToldPeriod = (metric: Metric, { period, quantities }: ReplyContext): Metric =>
  inPeriod(metric, period ?? null, quantities);

/** What is left today, in the period in which the reply tells amounts. */
export function todayInPeriod(context: ReplyContext): Metric | null {
  const monthly = todaysResult(context);
  return monthly && inToldPeriod(monthly, context);
}
