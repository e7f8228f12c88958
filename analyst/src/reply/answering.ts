import type { Metric } from "../laws/index.ts";
import { number, operation } from "../laws/expression.ts";
import { currencyOf } from "../quantities/unit.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { words } from "../reader/words.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { metricLabel } from "./metric-words.ts";
import type { Asked, Period } from "./question-words.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

/** A question with the figures in it. */
export interface Question extends Asked {
  named: readonly Quantity[];
  /** It is sold in a season: a month is not a twelfth of a year. */
  inSeason: boolean;
  /** An investor has stated terms. */
  isInvestedIn: boolean;
}

export type Answering = (context: ReplyContext, asked: Question) => string | null;

/** The figures whose words occur in a question. */
export const namedIn = ({ words: said }: Asked, quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ quote }) => {
    const parts = words(quote).map(({ word }) => word);
    return parts.length > 0 && said.some((_, start) => parts.every((part, index) => said[start + index] === part));
  });

/** "Capacity in use: 75% (450 / 600)." */
export function plainly(metric: Metric, context: ReplyContext): string {
  const { t, translate } = context.translator;
  const label = translate(metricLabel(nameOf(metric)) ?? "");
  return t`${label}: **${showMetric(metric, context)}** (${arithmeticOf(metric, context)}).`;
}

/** A yes or no before its reasons. */
export function verdict(isYes: boolean, text: string, { translator }: ReplyContext): string {
  return isYes ? translator.t`Yes. ${text}` : translator.t`No. ${text}`;
}

const daysAMonth = 30.436;
const ofAMonth: Readonly<Record<Period, number>> = { day: 1 / daysAMonth, week: 1 / 4.348, month: 1, year: 12 };

/** The known result is monthly; twelve times a month of a season is not a year. */
const isNoPart = (period: Period, inSeason: boolean): boolean => period === "month" || (period === "year" && inSeason);

/** The amount within the requested period, where the monthly one is known. */
export function inAskedPeriod(metric: Metric, { period, inSeason }: Pick<Question, "period" | "inSeason">): Metric {
  if (period === null || isNoPart(period, inSeason) || metric.unit["month"] !== -1 || metric.unit[period])
    return metric;
  const factor = ofAMonth[period];
  const { month: _month, ...rest } = metric.unit;
  const divisor = period === "day" ? daysAMonth : 4.348;
  const value = metric.value * factor;
  const isWhole = currencyOf(metric.unit) === null && nameOf(metric).startsWith("break_even");
  return {
    ...metric,
    value: isWhole ? Math.ceil(value - 1e-9) : value,
    low: null,
    high: null,
    unit: { ...rest, [period]: -1 },
    expression:
      period === "year"
        ? operation("*", metric.expression, number(12))
        : operation("/", metric.expression, number(divisor)),
  };
}
