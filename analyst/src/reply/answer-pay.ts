import type { Question } from "./answering.ts";
import { todaysResult } from "./choose.ts";
import { amountOf, balance, resultFrom } from "../laws/sums.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameQuantity } from "./naming.ts";
import { showMetric } from "./show-value.ts";
import type { Hearing } from "./what-is-missing.ts";

/** Whether today's result pays what a question names by its number. */
export function payAnswer(asked: Question, context: Hearing): string {
  const [plan, ...others] = asked.named.filter(
    ({ meaning, status, party }) => meaning === "pay" && status === "planned" && party === "venture",
  );
  const today = todaysResult(context);
  const isInOption = context.decision?.options.some(({ figures }) => figures.some(({ id }) => id === plan?.id));
  if (!plan || !today || !asked.isYesNo || isInOption || others.length > 0) return "";
  if (!isSameUnit(inBaseUnits(plan.unit).unit, today.unit)) return "";
  const rest = resultFrom(balance([today], [amountOf(plan)]), "option_change", today.unit);
  if (!rest) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...rest, value: Math.abs(rest.value) }, context)}**`;
  const how = arithmeticOf(rest, context, [today]);
  return rest.value < 0
    ? t`No. Today's business lacks ${value} for ${nameQuantity(plan, context)} (${how}).`
    : t`Yes. With today's sales ${value} is left after ${nameQuantity(plan, context)} (${how}).`;
}
