import { number } from "../laws/expression.ts";
import type { Metric } from "../laws/index.ts";
import type { Answering, Question } from "./answering.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { inPeriod } from "./asked-period.ts";
import { breakEvens } from "./answer-left.ts";
import { line } from "../presentation/sentences.ts";
import { fewestBuyers, mayGoOfBuyers } from "./answer-supposed.ts";
import { current, firstOf, isPartial, type Sales, todays } from "./choose.ts";
import { namesAnother, pickFor } from "./pick-metric.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";
import { isTime } from "../quantities/unit.ts";
import { below } from "./unit-words.ts";

/** How many of today's sales may go before money is lost: those above the break-even. */
export const mayGo: Answering = (context, asked) => {
  // Beside a new price it asks how many may go because of it.
  const part = mayGoOfBuyers(context);
  if (part !== null) return line(fewestBuyers(context), inNumbers(part, context));
  const metric = pickFor(breakEvens, asked, context);
  const today = metric && todays(context, metric.unit);
  const isAsked = metric && isReserve(metric) && !namesAnother(metric, asked, context) && !wantsMore(asked);
  return isAsked && today && !today.isSupposed ? above(metric, { today, asked }, context) : null;
};

/** The part as a number of those there are today. */
function inNumbers(part: number, context: ReplyContext): string {
  const today = salesOfToday(context);
  if (!today || today.isSupposed) return "";
  const [most, all] = [Math.floor(today.value * part + 1e-9), today.value].map((value) =>
    showValue({ value, unit: today.unit }, context),
  );
  return context.translator.t`That is **${most ?? ""}** of ${all ?? ""}.`;
}

/** In the unit of the break-even, or else the customers, or the things that are sold in a month. */
function salesOfToday(context: ReplyContext): Sales | null {
  const known = current(context.computed);
  const breakEven = firstOf(known, ...breakEvens);
  const contribution = firstOf(known, "contribution");
  const things = contribution ? below(contribution.unit).filter((symbol) => !isTime(symbol)) : [];
  const units = breakEven ? [breakEven.unit] : [{ customer: 1 }, ...things.map((thing) => ({ [thing]: 1, month: -1 }))];
  return units.map((unit) => todays(context, unit)).find((sales) => sales !== null) ?? null;
}

/** Today's sales above the break-even, both in the asked period. */
function above(
  metric: Metric,
  { today, asked }: { today: Sales; asked: Question },
  context: ReplyContext,
): string | null {
  const sales = { ...metric, name: "volume", value: today.value, expression: number(today.value), leaves: {} };
  const [needed, sold] = [metric, sales].map((one) => inPeriod(one, asked.each, context.quantities));
  if (!needed || !sold) return null;
  const { t } = context.translator;
  const [there, least, how] = [showMetric(sold, context), showMetric(needed, context), arithmeticOf(needed, context)];
  const value = Math.floor(sold.value - Math.max(needed.value, needed.high ?? needed.value) + 1e-9);
  const room = showValue({ value, unit: needed.unit }, context);
  return value > 0
    ? t`**${room}**: today it is ${there}, and it takes ${least} to lose no money (${how}).`
    : t`**None**: today it is ${there}, and it takes ${least} to lose no money (${how}).`;
}

/** Where no cost of a single sale is known, the distance to the break-even is no reserve. */
const isReserve = (metric: Metric): boolean =>
  !isPartial(metric) && !metric.because.some(({ code }) => code === "no_unit_cost");

/** "And still keep 2,000 a month": more has to stay than the break-even. */
const wantsMore = ({ named }: Question): boolean =>
  named.some(({ status, meaning }) => status === "target" || meaning === "profit");
