import type { Metric } from "../laws/index.ts";
import { isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { current, figuresOf, firstOf, isPartial, todays } from "./choose.ts";
import type { Sales } from "./choose.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";
import { daysOfTest, noMoney } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";

const breakEvens = ["break_even_customers", "break_even_units", "break_even_places"];
const sold = ["volume", "paying", "usage", "revenue"] as const;
const weeks = 4;

/** How much of a break-even falls into the four weeks of a test; null where it has no time. */
function inFourWeeks({ value, unit }: Metric): number | null {
  const times: [string, number][] = [
    ["day", daysOfTest],
    ["night", weeks],
    ["week", weeks],
    ["month", daysOfTest / 30.436],
  ];
  const found = times.find(([time]) => unit[time] === -1);
  return found ? Math.ceil(value * found[1]) : null;
}

const withoutTime = (unit: Unit): Unit =>
  Object.fromEntries(Object.entries(unit).filter(([symbol, exponent]) => exponent > 0 || !isTime(symbol)));

/** So many times the break-even, the fixed costs are no longer what it stands or falls with. */
const farAbove = 3;

/** Sales are so far above the break-even that something else decides. */
export const isFarAbove = (metric: Metric, today: Sales | null): boolean =>
  today !== null && !today.isSupposed && today.value >= farAbove * metric.value;

/** Fixed costs have to be earned: as many sales as that takes. */
export function enoughSales(speech: Speech): Binding | null {
  const found = breakEvenOf(speech);
  return found && !isFarAbove(found, todays(speech, found.unit)) ? testOfSales(speech) : null;
}

function breakEvenOf(speech: Speech): Metric | null {
  const whole = current(speech.computed).filter(({ of }) => of === "");
  const metric = firstOf(whole, ...breakEvens);
  return metric && !isPartial(metric) ? metric : null;
}

export function testOfSales(speech: Speech): Binding | null {
  const metric = breakEvenOf(speech);
  if (!metric) return null;
  const { t } = speech.voice;
  const today = todays(speech, metric.unit);
  const needed = showMetric(metric, speech);
  const assumes = salesAgainst(metric, today, speech);
  const pace = inFourWeeks(metric);
  if (pace !== null)
    return paceTest(
      { assumes, pace, metric, isSelling: sellsAny(today, speech), isBelow: sellsTooFew(metric, today) },
      speech,
    );
  if (metric.unit["customer"] !== 1) return weekByWeek({ assumes, needed }, speech);
  const missing = Math.max(1, Math.ceil((metric.value - (today?.value ?? 0)) / 3));
  const least = showValue({ value: missing, unit: metric.unit }, speech);
  if (today && today.value >= metric.value) return keepThem({ assumes, metric }, speech);
  return {
    assumes,
    how: t`Spend four weeks on nothing but selling, and count only who has paid.`,
    stop: t`Stop, or cut the fixed costs, unless at least ${least} more pay after those weeks than before: three such months make the break-even.`,
    cost: noMoney,
    hours: 40,
    days: daysOfTest,
  };
}

function salesAgainst(metric: Metric, today: Sales | null, speech: Speech): string {
  const { t } = speech.voice;
  const needed = showMetric(metric, speech);
  if (today === null)
    return figuresOf(speech, ...sold).length > 0
      ? t`It only works with at least ${needed}.`
      : t`It only works with at least ${needed}, and you name no sales yet.`;
  const there = showValue(today, speech);
  if (today.isSupposed)
    return t`It only works with at least ${needed}; you suppose ${there}, and nobody has bought yet.`;
  return today.value < metric.value
    ? t`It only works with at least ${needed}; today it is ${there}.`
    : t`It holds as long as it does not fall below ${needed}; today it is ${there}.`;
}

const sellsTooFew = (metric: Metric, today: Sales | null): boolean =>
  today !== null && !today.isSupposed && today.value < metric.value;

const sellsAny = (today: Sales | null, speech: Speech): boolean =>
  today === null ? figuresOf(speech, "volume", "paying").length > 0 : !today.isSupposed;

interface Pace {
  assumes: string;
  pace: number;
  metric: Metric;
  isSelling: boolean;
  /** What is sold today would fail the test: only a change is worth testing. */
  isBelow: boolean;
}

function paceTest({ assumes, pace, metric, isSelling, isBelow }: Pace, speech: Speech): Binding {
  const { t } = speech.voice;
  const least = showValue({ value: pace, unit: withoutTime(metric.unit) }, speech);
  return {
    assumes,
    how: isBelow
      ? t`Change one thing that should bring more buyers, and count for four weeks what you really sell.`
      : isSelling
        ? t`Count what you really sell in the next four weeks, nothing given away.`
        : t`Take orders for four weeks before you spend more, paid in advance where you can.`,
    stop: t`Stop, or cut the fixed costs, if it is fewer than ${least}: that is the pace of the break-even.`,
    cost: noMoney,
    hours: isSelling ? 4 : 30,
    days: daysOfTest,
  };
}

function weekByWeek({ assumes, needed }: { assumes: string; needed: string }, speech: Speech): Binding {
  const { t } = speech.voice;
  return {
    assumes,
    how: t`Write down each week what you sell, and compare it with the part of ${needed} that falls to that week.`,
    stop: t`Cut the fixed costs if you are below it four weeks in a row.`,
    cost: noMoney,
    hours: 4,
    days: daysOfTest,
  };
}

function keepThem({ assumes, metric }: Pick<Pace, "assumes" | "metric">, speech: Speech): Binding {
  const { t } = speech.voice;
  return {
    assumes,
    how: t`Ask each one who pays now whether they stay three months more, and count four weeks later who paid again.`,
    stop: t`Cut the fixed costs as soon as fewer than ${showMetric(metric, speech)} still pay.`,
    cost: noMoney,
    hours: 8,
    days: daysOfTest,
  };
}
