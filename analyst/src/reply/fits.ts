import { line } from "../presentation/sentences.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameQuantity } from "./naming.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** Whether there is room and time for it. */
export function fitsLine(option: Option, context: ReplyContext): string {
  const { takesTime, isFull, beyondCapacity } = option.effect;
  const { t } = context.translator;
  if (isFull) return t`Today's sales already fill your capacity: there is no room for it beside them.`;
  const [more, how] = beyondCapacity
    ? [showMetric(beyondCapacity, context), arithmeticOf(beyondCapacity, context)]
    : ["", ""];
  const room = beyondCapacity
    ? t`**Beside today's sales that is ${more} more than your capacity (${how}): so many do not fit, and I count only those that do.**`
    : "";
  const time = takesTime
    ? t`It takes **${showMetric(takesTime, context)}** of the capacity that today's sales leave free (${arithmeticOf(takesTime, context)}).`
    : "";
  return line(room, time, hoursLine(option, context));
}

/** How long the free hours take for it, against the deadline. */
function hoursLine({ effect, deadline }: Option, context: ReplyContext): string {
  const { takesHours, hoursLacking } = effect;
  const { t, quote } = context.translator;
  if (!takesHours) return "";
  const takes = t`Your free hours do it in **${showMetric(takesHours, context)}** (${arithmeticOf(takesHours, context)}).`;
  const until = effect.timeLeft ? context.byId.get(effect.timeLeft) : undefined;
  const named = until ? nameQuantity(until, context) : deadline ? quote(deadline.quote) : "";
  if (named === "") return takes;
  if (!hoursLacking) return line(takes, t`It only fits if it starts that long before ${named}.`);
  const hours = showMetric({ ...hoursLacking, value: Math.abs(hoursLacking.value) }, context);
  return line(
    takes,
    hoursLacking.value > 0
      ? t`**It does not fit until ${named}: ${hours} are lacking.**`
      : t`It fits until ${named}, with ${hours} to spare.`,
  );
}
