import { isComputable } from "../quantities/quantity.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { amountOf, balance, listOf, over, resultFrom, valueOf } from "./sums.ts";

/**
 * The months until what is bought is paid by the pay for the hours it saves, less what it costs to run. Null where it is
 * unknown which hours or whose pay, or where it saves no more than it costs.
 */
export function paidBySavedHours(
  quantities: readonly Quantity[],
  isSaved: (hours: Quantity) => boolean,
): Metric | null {
  const own = quantities.filter(isComputable);
  const planned = own.filter(({ status }) => status !== "actual");
  const lengths = own.filter(({ meaning }) => meaning === "duration");
  const pay = own.filter(({ meaning, unit }) => meaning === "pay" && unit["hour"] === -1);
  const hours = planned.filter((one) => one.meaning === "work_time" && isSaved(one));
  if (pay.length !== 1 || hours.length !== 1) return null;
  const saved = monthly("payroll", [...hours, ...pay, ...lengths]);
  const running = planned.filter(({ meaning, flow }) => meaning === "fixed_cost" && flow === "out");
  const costs = monthly("fixed_costs", [...running, ...lengths]);
  const kept = saved && (running.length === 0 || costs) ? balance([saved], listOf(costs)) : null;
  const spent = balance(planned.filter((one) => isSpentOnce(one, currencyOf(saved?.unit ?? {}))).map(amountOf));
  return kept && spent && valueOf(kept) > 0 ? resultFrom(over(spent, kept), "payback_months", { month: 1 }) : null;
}

const isSpentOnce = ({ meaning, unit }: Quantity, currency: string | null): boolean =>
  meaning === "one_off_cost" && isSameUnit(unit, { [currency ?? ""]: 1 });

/** A complete result of a month from these figures alone. */
function monthly(name: string, figures: readonly Quantity[]): Metric | null {
  const [metric, ...others] = compute(figures).metrics.filter((one) => one.name === name && one.of === "");
  const isKnown = metric && others.length === 0 && metric.without.length === 0 && metric.unit["month"] === -1;
  return isKnown && figures.every((one) => one.meaning === "duration" || metric.leaves[one.id]) ? metric : null;
}
