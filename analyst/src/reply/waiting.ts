import { divide } from "../quantities/unit.ts";
import { amountOf, over, resultFrom, times } from "../laws/sums.ts";
import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import { arithmeticOf } from "./arithmetic.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

/** What those who wait would leave, where the option costs money each month and may make room for them. */
export function waitingLine(option: Option, context: ReplyContext): string {
  const coming = waitingFor(option, context);
  if (!coming) return "";
  const { t } = context.translator;
  const how = arithmeticOf(coming, context);
  const pays = coming.unit["month"] === undefined && option.effect.running ? over(coming, option.effect.running) : null;
  const months = resultFrom(pays, "option_waiting_pays", divide(coming.unit, option.effect.running?.unit ?? {}));
  const value = showMetric(coming, context);
  if (months)
    return line(
      t`Those who wait for you would leave **${value}** once, if it makes room for them (${how}).`,
      t`That pays it for ${showMetric(months, context)}.`,
    );
  return t`Those who wait for you would leave **${value}** on top, if it makes room for them (${how}).`;
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
