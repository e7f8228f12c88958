import type { Metric } from "../laws/index.ts";
import { isTime } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { current, firstOf, isPartial, todays } from "./choose.ts";
import type { Sales } from "./choose.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";
import { daysOfTest, noMoney } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";

const breakEvens = ["break_even_customers", "break_even_units", "break_even_places"];
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

/** Fixed costs have to be earned: as many sales as that takes. */
export function enoughSales(speech: Speech): Binding | null {
  const metric = firstOf(
    current(speech.computed).filter(({ of }) => of === ""),
    ...breakEvens,
  );
  if (!metric || isPartial(metric)) return null;
  const { t } = speech.voice;
  const today = todays(speech, metric.unit);
  const needed = showMetric(metric, speech);
  const assumes = salesAgainst(needed, today, speech);
  const pace = inFourWeeks(metric);
  if (pace !== null) return paceTest({ assumes, pace, metric, isSelling: today !== null && !today.isSupposed }, speech);
  if (metric.unit["customer"] !== 1) return weekByWeek({ assumes, needed }, speech);
  const missing = Math.max(1, Math.ceil((metric.value - (today?.value ?? 0)) / 3));
  const least = showValue({ value: missing, unit: metric.unit }, speech);
  if (today && today.value >= metric.value) return keepThem({ assumes, metric }, speech);
  return {
    assumes,
    how: t`Spend four weeks on nothing but selling, and count only who has paid.`,
    stop: t`Stop, or cut the fixed costs, if fewer than ${least} come in those weeks: three such months make the break-even.`,
    cost: noMoney,
    hours: 40,
    days: daysOfTest,
  };
}

function salesAgainst(needed: string, today: Sales | null, speech: Speech): string {
  const { t } = speech.voice;
  if (today === null) return t`It only works with at least ${needed}, and you name no sales yet.`;
  const there = showValue(today, speech);
  return today.isSupposed
    ? t`It only works with at least ${needed}; you suppose ${there}, and nobody has bought yet.`
    : t`It only works with at least ${needed}; today it is ${there}.`;
}

interface Pace {
  assumes: string;
  pace: number;
  metric: Metric;
  isSelling: boolean;
}

function paceTest({ assumes, pace, metric, isSelling }: Pace, speech: Speech): Binding {
  const { t } = speech.voice;
  const least = showValue({ value: pace, unit: withoutTime(metric.unit) }, speech);
  return {
    assumes,
    how: isSelling
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
