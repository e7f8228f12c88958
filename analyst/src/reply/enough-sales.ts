import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit, isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { isPlannedCost } from "./answer-spending.ts";
import { current, figuresOf, firstOf, todays } from "./choose.ts";
import type { Sales } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { atLeast, breakEvenOf, costsOf, daysAMonth, daysOfTest, inDays, isByTheDay, withoutTime } from "./test-plan.ts";
import type { Binding, Test } from "./test-plan.ts";
import { below, manyOf } from "./unit-words.ts";

const sold = ["volume", "paying", "usage", "revenue"] as const;

/** At this multiple of the break-even, the fixed costs are no longer the deciding risk. */
const farAbove = 3;

/** The fixed costs that today's sales do not cover: the number of sales it takes. */
export function enoughSales(context: ReplyContext): Binding | null {
  const metric = breakEvenOf(context);
  if (!metric) return null;
  const today = todays(context, metric.unit);
  const isReached = today !== null && !today.isSupposed && today.value >= metric.value;
  return isReached ? null : testOfSales(context);
}

/** Today's sales cover the fixed costs: how far they may fall. No test, because today's figures already pass it. */
export function holds(context: ReplyContext): Binding | null {
  const [metric, today] = breakEvenAndToday(context);
  const isWhole = metric !== null && !metric.because.some(({ code }) => code === "no_unit_cost");
  return isWhole && today && !today.isSupposed && today.value >= metric.value
    ? { assumes: salesAgainst(metric, today, context), test: null }
    : null;
}

/** The same where they could soon fall below. */
export function holdsNarrowly(context: ReplyContext): Binding | null {
  const [metric, today] = breakEvenAndToday(context);
  return metric && today && today.value < farAbove * metric.value ? holds(context) : null;
}

function breakEvenAndToday(context: ReplyContext): [Metric | null, Sales | null] {
  const metric = breakEvenOf(context);
  return [metric, metric && todays(context, metric.unit)];
}

export function testOfSales(context: ReplyContext): Binding | null {
  const metric = breakEvenOf(context);
  if (!metric) return null;
  const today = todays(context, metric.unit);
  const assumes = salesAgainst(metric, today, context);
  // Before the first sale nobody knows how many days of selling four weeks would have.
  if (isByTheDay(metric) && !sellsAny(today, context)) return { assumes, test: null };
  if (inDays(metric, daysOfTest) !== null) return { assumes, test: paceTest(metric, today, context) };
  const [each, ...others] = below(metric.unit);
  if (each !== undefined && others.length === 0 && !slicedInWeeks.has(each))
    return { assumes, test: oneByOne(metric, each, context) };
  if (each !== undefined) return { assumes, test: weekByWeek(showMetric(metric, context), context) };
  return untilTheyPay({ metric, today, assumes }, context);
}

function salesAgainst(metric: Metric, today: Sales | null, context: ReplyContext): string {
  const { t } = context.translator;
  const needed = showMetric(metric, context);
  if (today === null)
    return figuresOf(context, ...sold).length > 0
      ? t`It only works with at least ${needed}.`
      : t`It only works with at least ${needed}, and you name no sales yet.`;
  const there = showValue(today, context);
  if (today.isSupposed)
    return t`It only works with at least ${needed}; you suppose ${there}, and nobody has bought yet.`;
  return today.value < metric.value
    ? t`It only works with at least ${needed}; today it is ${there}.`
    : t`It holds as long as it does not fall below ${needed}; today it is ${there}.`;
}

const sellsAny = (today: Sales | null, context: ReplyContext): boolean =>
  today === null ? figuresOf(context, "volume", "paying").length > 0 : !today.isSupposed;

const longestTest = 84;

/**
 * The number of days, in whole weeks, after which today's pace and that of the break-even differ by two standard
 * deviations.
 */
function daysToTell(metric: Metric, today: Sales | null): number {
  if (today === null || today.isSupposed || today.value >= metric.value) return daysOfTest;
  const ofADay = (value: number): number => (inDays({ value: value * 1000, unit: metric.unit }, 1) ?? 0) / 1000;
  const needed = ofADay(metric.value);
  const days = (4 * needed) / (needed - ofADay(today.value)) ** 2;
  return Math.min(longestTest, Math.max(daysOfTest, Math.ceil(days / 7) * 7));
}

/** The break-even quantity; if today's sales would fail the test, it is combined with a change. */
function paceTest(metric: Metric, today: Sales | null, context: ReplyContext): Test {
  const days = daysToTell(metric, today);
  const pace = inDays(metric, days) ?? 0;
  const unit = withoutTime(metric.unit);
  const least = showValue({ value: pace, unit }, context);
  const isSelling = sellsAny(today, context);
  const now = today && isSelling ? (inDays({ value: today.value, unit: metric.unit }, days) ?? 0) : null;
  const how = now === null ? whereNobodyBuys(isSelling, context) : withAChange(pace - now, unit, context);
  return {
    how: isByTheDay(metric) ? onOpenDays(days, now === null ? "" : how, context) : how,
    stop: line(stopBelow(least, isSelling, context), buyersOf(metric, pace, context), placesOf(metric, context)),
    days: isByTheDay(metric) ? null : days,
    costs: isSelling ? costsOf(days, { value: pace, unit }, context) : [],
    bar: atLeast("willingness_to_pay", pace),
  };
}

/** Nobody says how many of the next four weeks' days are days of selling: those are counted. */
const onOpenDays = (days: number, change: string, { translator: { t } }: ReplyContext): string =>
  line(t`Count what you really sell on the next ${days} days on which you are open.`, change);

const stopBelow = (least: string, isSelling: boolean, context: ReplyContext): string =>
  isSelling || !committed(context)
    ? context.translator.t`Stop if it is fewer than ${least}: that is the pace of the break-even.`
    : context.translator.t`Do not take it on with fewer than ${least}: that is the pace of the break-even.`;

function withAChange(gap: number, unit: Metric["unit"], context: ReplyContext): string {
  const more = showValue({ value: Math.max(1, gap), unit }, context);
  return context.translator
    .t`Change one thing that could bring ${more} more in that time than now, and count what you sell.`;
}

function whereNobodyBuys(isSelling: boolean, context: ReplyContext): string {
  const { t } = context.translator;
  const cost = committed(context);
  if (isSelling) return t`Count what you really sell in the next four weeks, nothing given away.`;
  return cost
    ? t`Before you owe ${nameQuantity(cost, context)}, take orders for four weeks, paid in advance where you can.`
    : t`Take orders for four weeks before you spend more, paid in advance where you can.`;
}

/** The largest fixed cost not yet committed to. */
const committed = ({ quantities }: ReplyContext): Quantity | null =>
  quantities.filter((cost) => isPlannedCost(cost)).toSorted((one, two) => two.value - one.value)[0] ?? null;

/** The number of buyers for the quantity, if the quantity per buyer is known. */
function buyersOf({ value, unit }: Metric, pace: number, context: ReplyContext): string {
  const { t } = context.translator;
  const things = withoutTime(unit);
  const [taken] = figuresOf(context, "usage").filter(
    (usage) => usage.value > 0 && inBaseUnits(usage.unit).unit["customer"] === -1,
  );
  if (!taken) return "";
  const own = inBaseUnits(taken.unit);
  const once = { ...things, customer: -1 };
  const isOnce = isSameUnit(own.unit, once);
  const isMonthly = unit["month"] === -1 && isSameUnit(own.unit, { ...once, month: -1 });
  if (!isOnce && !isMonthly) return "";
  const buyers = Math.ceil((isOnce ? pace : value) / (taken.value * own.factor) - 1e-9);
  return t`At ${nameQuantity(taken, context)} that is ${showValue({ value: buyers, unit: { customer: 1 } }, context)}.`;
}

/** The occupancy at the break-even: "4 of 8 in each class". */
function placesOf({ value, unit }: Metric, context: ReplyContext): string {
  const { t, number } = context.translator;
  const [thing] = Object.keys(withoutTime(unit));
  if (thing === undefined || unit["month"] !== -1) return "";
  const full = figuresOf(context, "capacity").flatMap((capacity) => {
    const held = heldIn(capacity, thing, context);
    const each = held && Math.ceil(value / held.value - 1e-9);
    return each && each <= capacity.value
      ? [t`At ${nameQuantity(held, context)} that is ${number(each)} of ${number(capacity.value)} in each.`]
      : [];
  });
  return full[0] ?? "";
}

/** The number of classes per month, for a capacity of seats per class. */
function heldIn({ unit }: Quantity, thing: string, context: ReplyContext): Quantity | undefined {
  const [place, ...others] = Object.keys(unit).filter((symbol) => symbol !== thing);
  if (place === undefined || others.length > 0 || unit[thing] !== 1 || unit[place] !== -1) return undefined;
  return figuresOf(context, "volume").find((held) => isSameUnit(held.unit, { [place]: 1, month: -1 }));
}

interface Paying {
  metric: Metric;
  today: Sales | null;
  assumes: string;
}

/** The number of new paying customers per month to break even before the money runs out. */
function untilTheyPay({ metric, today, assumes }: Paying, context: ReplyContext): Binding {
  const { t } = context.translator;
  const isSelling = today !== null && !today.isSupposed;
  const gap = metric.value - (isSelling ? today.value : 0);
  const cost = committed(context);
  if (!isSelling && cost) return { assumes, test: beforeItIsOwed(cost, metric, context) };
  const runway = firstOf(current(context.computed), "runway_months", "gross_runway_months");
  const pace = atThePaceOfToday(gap, context);
  if (!runway || runway.value < 1) return { assumes: line(assumes, pace, asksForMoney(context)), test: null };
  const perMonth = Math.ceil(gap / runway.value - 1e-9);
  const least = showValue({ value: perMonth, unit: metric.unit }, context);
  return {
    assumes: line(assumes, pace),
    test: {
      how: t`Spend four weeks on nothing but selling, and count only who has paid.`,
      stop: t`Stop unless at least ${least} more pay after those weeks than before: only \
at that pace does the break-even come before your money ends, in ${showMetric(runway, context)}.`,
      days: daysOfTest,
      costs: costsOf(daysOfTest, null, context),
      bar: atLeast("willingness_to_pay", perMonth),
    },
  };
}

const asksForMoney = (context: ReplyContext): string =>
  context.quantities.some(({ meaning }) => meaning === "cash") || (context.unread?.length ?? 0) > 0
    ? ""
    : context.translator
        .t`How many more have to pay each month depends on how long you can wait for it, and so on the money you have, which you do not name.`;

function atThePaceOfToday(gap: number, context: ReplyContext): string {
  const { t, amount } = context.translator;
  const [won] = figuresOf(context, "volume").filter(({ unit, value }) => value > 0 && unit["customer"] === 1);
  const monthly = won && inBaseUnits(won.unit);
  if (!won || !monthly || !isSameUnit(monthly.unit, { customer: 1, month: -1 })) return "";
  const months = Math.ceil(gap / (won.value * monthly.factor));
  return t`With ${nameQuantity(won, context)} it takes ${amount(months, "months")} until then, if nobody leaves.`;
}

function beforeItIsOwed(cost: Quantity, metric: Metric, context: ReplyContext): Test {
  const { t } = context.translator;
  return {
    how: t`Before you owe ${nameQuantity(cost, context)}, ask for signed orders, paid in advance where you can.`,
    stop: t`Do not take it on with fewer than ${showMetric(metric, context)}: that is the break-even.`,
    days: Math.round(daysAMonth),
    costs: [],
    bar: atLeast("willingness_to_pay", Math.ceil(metric.value - 1e-9)),
  };
}

/** Unknown frequency: the bar is per event, not per number of weeks. */
function oneByOne(metric: Metric, each: string, context: ReplyContext): Test {
  const { t } = context.translator;
  const unit = withoutBelow(metric.unit);
  const things = isTime(each) ? manyOf(each, context.translator) : context.many(each).replaceAll("_", " ");
  return {
    how: t`On each of the next four ${things}, count what you sell, nothing given away.`,
    stop: t`Stop as it is if it is fewer than ${showValue({ value: metric.value, unit }, context)} on each of the four.`,
    days: null,
    costs: [],
    bar: atLeast("willingness_to_pay", 1, 4),
  };
}

const slicedInWeeks: ReadonlySet<string> = new Set(["quarter", "season", "year"]);

const withoutBelow = (unit: Unit): Unit =>
  Object.fromEntries(Object.entries(unit).filter(([, exponent]) => exponent > 0));

function weekByWeek(needed: string, context: ReplyContext): Test {
  const { t } = context.translator;
  return {
    how: t`Write down each week what you sell, and compare it with the part of ${needed} that falls to that week.`,
    stop: t`Cut the fixed costs if you are below it four weeks in a row.`,
    days: daysOfTest,
    costs: [],
    bar: atLeast("willingness_to_pay", 1, 4),
  };
}
