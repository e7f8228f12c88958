import type { PlannedTest } from "@cofounder/contract/test-rules";
import type { Metric } from "../laws/index.ts";
import { currencyOf, inBaseUnits, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { current, figuresOf, firstOf, isPartial } from "./choose.ts";
import { showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

/** The deciding risk, and the test that settles it. */
export interface Binding {
  assumes: string;
  /** Null where no figure of the founder's fixes a bar. */
  test: Test | null;
}

export interface Test {
  how: string;
  stop: string;
  /** Its time, money and work, by the founder's own figures; without days its end is unknown. */
  days: number | null;
  costs: readonly string[];
  bar: Bar;
}

/** The rule of a test: whether it is passed follows from a count. */
export type Bar = Pick<PlannedTest, "assumption" | "comparison" | "threshold" | "sample">;

/** At least this many, of a sample or of whatever is counted in the test's time. */
export const atLeast = (assumption: Bar["assumption"], threshold: number, sample: number | null = null): Bar => ({
  assumption,
  comparison: "at_least",
  threshold,
  sample,
});

export const daysAMonth = 30.436;

/** The minimum duration of counting sales. */
export const daysOfTest = 28;

const breakEvens = ["break_even_units", "break_even_customers", "break_even_places"];

/** The break-even quantity: the things themselves if known, otherwise their buyers. */
export function breakEvenOf(context: ReplyContext): Metric | null {
  const whole = current(context.computed).filter(({ of }) => of === "");
  const metric = firstOf(
    whole.filter((found) => found.name !== "break_even_units" || inDays(found, daysOfTest) !== null),
    ...breakEvens,
  );
  const found = metric ?? firstOf(whole, ...breakEvens);
  return found && !isPartial(found) ? found : null;
}

/** The part of a break-even for this many days; null where it has no period. */
export function inDays({ value, unit }: Pick<Metric, "value" | "unit">, days: number): number | null {
  const times: [string, number][] = [
    ["day", days],
    ["week", days / 7],
    ["month", days / daysAMonth],
  ];
  const found = times.find(([time]) => unit[time] === -1);
  return found ? Math.ceil(value * found[1] - 1e-9) : null;
}

const daysIn = ({ unit }: Metric): number | null => (unit["month"] === -1 ? daysAMonth : unit["day"] === -1 ? 1 : null);

/** Told by the day, as nobody says on how many days of a month it holds. */
export const isByTheDay = ({ because }: Metric): boolean => because.some(({ code }) => code === "by_the_day");

export const withoutTime = (unit: Unit): Unit =>
  Object.fromEntries(Object.entries(unit).filter(([symbol, exponent]) => exponent > 0 || !isTime(symbol)));

/** The cost of a test by the venture's own figures: the fixed costs meanwhile, and the production costs. */
export function costsOf(days: number, made: { value: number; unit: Unit } | null, context: ReplyContext): string[] {
  const { t, money } = context.translator;
  const fixed = firstOf(current(context.computed), "fixed_costs");
  const currency = fixed && currencyOf(fixed.unit);
  const meanwhile =
    fixed && currency && daysIn(fixed) !== null
      ? [t`${money((fixed.value * days) / (daysIn(fixed) ?? 1), currency)} of fixed costs`]
      : [];
  return made ? [...meanwhile, ...making(made, context)] : meanwhile;
}

function making({ value, unit }: { value: number; unit: Unit }, context: ReplyContext): string[] {
  const { t, money, amount } = context.translator;
  const [thing] = Object.keys(withoutTime(unit));
  if (thing === undefined) return [];
  const cost = current(context.computed).find(
    (metric) => metric.name === "cost_per_unit" && !isPartial(metric) && metric.unit[thing] === -1,
  );
  const currency = cost && currencyOf(cost.unit);
  const isOfOne = cost && Object.keys(cost.unit).length === 2;
  const work = figuresOf(context, "work_time").find((figure) =>
    isSameUnit(inBaseUnits(figure.unit).unit, { hour: 1, [thing]: -1 }),
  );
  const of = showValue({ value, unit: withoutTime(unit) }, context);
  return [
    ...(cost && currency && isOfOne ? [t`${money(cost.value * value, currency)} for ${of}`] : []),
    ...(work ? [t`${amount(Math.ceil(work.value * inBaseUnits(work.unit).factor * value), "hours")} of work`] : []),
  ];
}
