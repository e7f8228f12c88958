import { line } from "../presentation/sentences.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Question } from "../analysis.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { current, firstOf, isPartial, todaysResult } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

/** What going on as today brings, what would come in instead, without what goes on after closing. */
export function closingAnswer(context: ReplyContext): string {
  const { t } = context.translator;
  const result = todaysResult(context);
  if (!result) return "";
  const amount = `**${showMetric({ ...result, value: Math.abs(result.value) }, context)}**`;
  const how = arithmeticOf(result, context);
  const goingOn =
    result.value < 0 ? t`Going on as today loses ${amount} (${how}).` : t`Going on as today leaves ${amount} (${how}).`;
  const instead = context.quantities.filter((quantity) => isInstead(quantity, result));
  return line(
    goingOn,
    ...instead.map((other) => besideIt(other, result, context)),
    lastsFor(result, context),
    t`Closing ends the sales and what they cost; other costs that would go on after it are not in this.`,
  );
}

/** Money of each month that is only planned or supposed. */
function isInstead({ meaning, status, flow, unit }: Quantity, result: Metric): boolean {
  const isOpen = status === "planned" || status === "hypothetical";
  const isIncome = meaning === "revenue" || ((meaning === "pay" || meaning === "grant") && flow === "in");
  return isOpen && isIncome && currencyOf(unit) !== null && isSameUnit(inBaseUnits(unit).unit, result.unit);
}

function besideIt(other: Quantity, result: Metric, context: ReplyContext): string {
  const { t } = context.translator;
  const more = other.value * inBaseUnits(other.unit).factor - result.value;
  const amount = `**${showValue({ value: Math.abs(more), unit: result.unit }, context)}**`;
  const name = nameQuantity(other, context);
  return more < 0 ? t`${name} in its place would be ${amount} less.` : t`${name} in its place would be ${amount} more.`;
}

function lastsFor(result: Metric, context: ReplyContext): string {
  const lasts = firstOf(current(context.computed), "runway_months", "grant_runway_months");
  if (!lasts || isPartial(lasts) || result.value >= 0) return "";
  return context.translator.t`Your money covers that for ${showMetric(lasts, context)}.`;
}

/** What has to be known before closing can be counted. */
export function askedOfClosing({ isClosing, translator: { t } }: ReplyContext): Question[] {
  if (!isClosing) return [];
  return [
    {
      id: "closing_costs",
      text: t`Which costs would go on after closing, and for how long: rent, notice periods, loans?`,
      because: t`Only with them can closing be compared with going on.`,
    },
  ];
}
