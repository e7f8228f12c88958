import type { Metric } from "../laws/index.ts";
import { todays } from "./choose.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showValue } from "./show-value.ts";

/** How many more or fewer than today that is; empty where today's number is not known or the same. */
export function againstToday({ value, unit }: Metric, context: ReplyContext): string {
  const today = todays(context, unit);
  if (!today || today.isSupposed || today.value === value) return "";
  const { t } = context.translator;
  const difference = showValue({ value: Math.abs(value - today.value), unit }, context);
  return value > today.value
    ? t`That is **${difference}** more than today.`
    : t`That is **${difference}** fewer than today.`;
}
