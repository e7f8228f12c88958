import { amountOf, resultFrom, times } from "../laws/sums.ts";
import type { Metric } from "../laws/index.ts";
import { arithmeticOf } from "./arithmetic.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** What those who wait would leave, where the option costs money each month and may make room for them. */
export function waitingLine(option: Option, context: ReplyContext): string {
  const coming = waitingFor(option, context);
  if (!coming) return "";
  const { t } = context.translator;
  return t`Those who wait for you would leave **${showMetric(coming, context)}** on top, if it makes room for them (${arithmeticOf(coming, context)}).`;
}

export function waitingFor({ effect: { running, order } }: Option, context: ReplyContext): Metric | null {
  const waiting = context.computed.metrics.find(
    ({ name, of, without }) => name === "contribution_of_waiting" && of === "" && without.length === 0,
  );
  return !running || order || !waiting ? null : ofThoseWhoCome(waiting, context);
}

/** Only the part of them that the founder expects to come. */
function ofThoseWhoCome(waiting: Metric, { quantities, byId }: ReplyContext): Metric {
  const [part, ...others] = quantities.filter(
    ({ meaning, share }) => meaning === "share" && byId.get(share?.of ?? "")?.meaning === "waiting",
  );
  if (!part || others.length > 0) return waiting;
  return resultFrom(times(waiting, amountOf(part)), waiting.name, waiting.unit) ?? waiting;
}
