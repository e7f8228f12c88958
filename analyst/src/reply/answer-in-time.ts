import { amountOf, over } from "../laws/sums.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { type Answering, plainly, type Question } from "./answering.ts";
import { inPeriod } from "./asked-period.ts";
import { current, firstOf, isPartial } from "./choose.ts";
import { neededSales } from "./needed-sales.ts";
import { pickFor } from "./pick-metric.ts";
import { showMetric } from "./show-value.ts";

/** A length of time that the question names by its number. */
const timeIn = ({ named }: Question): Quantity | undefined =>
  named.find(
    ({ meaning, unit, party }) =>
      meaning === "duration" && party === "venture" && isSameUnit(inBaseUnits(unit).unit, { month: 1 }),
  );

/** How many sales bring back what is spent once within the time that the question names, all costs paid. */
export const backWithin: Answering = (context, asked) => {
  const time = timeIn(asked);
  if (!time || !asked.asks.has("how_many") || !asked.asks.has("payback")) return null;
  const metrics = current(context.computed).filter((metric) => !isPartial(metric));
  const [once, fixed] = [firstOf(metrics, "one_off_costs"), firstOf(metrics, "fixed_costs")];
  const contribution = pickFor(["contribution"], asked, context);
  if (!once || !fixed || fixed.unit["month"] !== -1 || !contribution || isPartial(contribution)) return null;
  const needed = neededSales([fixed, over(once, amountOf(time))], fixed.unit, contribution);
  if (!needed) return null;
  const said = inPeriod(needed, asked.period, context.quantities);
  return context.translator.t`At **${showMetric(said, context)}** (${arithmeticOf(said, context)}).`;
};

/** What a tax on the profit, which the question names, leaves: a part of a profit, and never the whole. */
export const afterTax: Answering = (context, asked: Question) => {
  const tax = asked.named.find(({ meaning, share }) => meaning === "tax" && share?.of === "profit");
  const result = tax && firstOf(context.computed.metrics, "result_after_tax");
  if (!result || isPartial(result)) return null;
  return plainly(inPeriod(result, asked.period ?? context.period ?? null, context.quantities), context);
};
