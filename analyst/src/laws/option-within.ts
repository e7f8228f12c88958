import type { Quantity } from "../quantities/quantity.ts";
import { evaluate, type Expression, operation } from "./expression.ts";
import type { Metric } from "./metric.ts";
import type { OptionEffect } from "./option-results.ts";
import { amountOf, over, resultFrom, valueOf } from "./sums.ts";
import { valuesOf } from "./term.ts";

/**
 * How many sales bring back what an option takes first within a time: those that pay it each month, and with them a part
 * of what is spent once. Null where the sales that pay it, or what is spent, are not known.
 */
export function soldToBeBackWithin(effect: OptionEffect, time: Quantity): Metric | null {
  const { evenWithToday, breakEven, outlay } = effect;
  const least = evenWithToday ?? breakEven;
  const needed = least && dividedIn(least);
  if (!needed || !outlay || least.unit["day"] !== undefined || effect.open.length > 0) return null;
  const each = over(outlay, amountOf(time));
  const expression = operation("/", operation("+", needed.left, each.expression), needed.right);
  const amount = { expression, leaves: { ...least.leaves, ...each.leaves } };
  const sold = resultFrom(amount, "option_break_even", least.unit);
  return sold && Number.isFinite(sold.value) && sold.value > 0
    ? { ...sold, value: Math.ceil(Number(sold.value.toPrecision(12)) - 1e-9) }
    : null;
}

/** What has to be earned, and what each sale leaves; null where the number of sales is no such quotient. */
function dividedIn({ expression, leaves, value }: Metric): { left: Expression; right: Expression } | null {
  if (expression.kind !== "operation" || expression.operator !== "/") return null;
  const { left, right } = expression;
  const isEach = evaluate(right, valuesOf(leaves)) > 0;
  return isEach && Math.abs(Math.ceil(valueOf({ expression, leaves }) - 1e-9) - value) < 1 ? { left, right } : null;
}
