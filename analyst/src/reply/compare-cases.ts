import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { nameQuantity } from "./naming.ts";
import { isBound } from "./option-parts.ts";
import type { Variant } from "./option-cases.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

/** The same with each of the founder's other numbers. */
export const casesOf = (option: Option, context: ReplyContext): string[] => [
  option.drops ? peakLine(option.effect, context) : "",
  tippingLine(option.others, context),
  anywayLine(option, context),
  ...option.others.map((other) => (option.drops ? droppedLine(option, other, context) : caseLine(other, context))),
];

/** What the founder expects to come all the same, and the year with its larger months. */
const droppedLine = (option: Option, other: Variant, context: ReplyContext): string =>
  isBound(option, context)
    ? boundLine(other, context)
    : line(caseLine({ ...other, effect: { ...other.effect, year: null } }, context), peakLine(other.effect, context));

/** What a part of today brings besides is missing from it: no verdict follows. */
function boundLine({ count, effect: { change } }: Variant, context: ReplyContext): string {
  if (!change) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...change, value: Math.abs(change.value) }, context)}**`;
  const [then, how] = [guessed(count, context), arithmeticOf(change, context)];
  return change.value < 0
    ? t`With ${then} it is ${value} less than today (${how}).`
    : t`With ${then} it is at most ${value} more than today (${how}).`;
}

/** How many of the sales may go, where the founder guesses how many would. */
function tippingLine(others: readonly Variant[], { translator: { t, share } }: ReplyContext): string {
  const least = others.find(({ insteadOf, effect }) => insteadOf === null && effect.mayGo !== null)?.effect.mayGo;
  return least === null || least === undefined
    ? ""
    : t`It brings more as long as fewer than ${share(least)} of the sales go.`;
}

/** How many of the sales that are dropped have to come all the same. */
function anywayLine({ effect: { leastAnyway } }: Option, { translator: { t, share } }: ReplyContext): string {
  return leastAnyway === null
    ? ""
    : t`It brings more than today as long as more than ${share(leastAnyway)} of these sales come all the same.`;
}

/** Over a year in which some months are larger. */
function peakLine({ year }: Variant["effect"], context: ReplyContext): string {
  if (!year) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...year, value: Math.abs(year.value) }, context)}**`;
  const how = arithmeticOf(year, context);
  return year.value < 0
    ? t`Over the year, with its larger months, it is ${value} less (${how}).`
    : t`Over the year, with its larger months, it is ${value} more (${how}).`;
}

function caseLine({ count, insteadOf, effect }: Variant, context: ReplyContext): string {
  const { change, order, isOfSeason } = effect;
  const result = order ?? change;
  if (!result) return "";
  const said = insteadOf
    ? insteadLine(result, { count, insteadOf, order }, context)
    : line(guessLine(result, { count, isOfSomeMonths: effect.year !== null }, context), backLine(effect, context));
  if (effect.year) return line(said, yearLine({ effect }, context));
  return isOfSeason ? line(said, context.translator.t`That is for a month of the season alone.`) : said;
}

function insteadLine(
  result: Metric,
  { count, insteadOf, order }: { count: Quantity; insteadOf: Quantity; order: Metric | null },
  context: ReplyContext,
): string {
  const { t, quote } = context.translator;
  const value = `**${showMetric({ ...result, value: Math.abs(result.value) }, context)}**`;
  const [then, now, how] = [quote(count.quote), quote(insteadOf.quote), arithmeticOf(result, context)];
  if (order)
    return order.value < 0
      ? t`With ${then} instead of ${now} it loses ${value} (${how}).`
      : t`With ${then} instead of ${now} it leaves ${value} (${how}).`;
  return result.value < 0
    ? t`With ${then} instead of ${now} it is ${value} less than today (${how}).`
    : t`With ${then} instead of ${now} it is ${value} more than today (${how}).`;
}

/** What the founder expects, beside what it needs, with the verdict that follows. */
function guessLine(
  result: Metric,
  { count, isOfSomeMonths }: { count: Quantity; isOfSomeMonths: boolean },
  context: ReplyContext,
): string {
  const { t } = context.translator;
  const value = `**${showMetric({ ...result, value: Math.abs(result.value) }, context)}**`;
  const [then, how] = [guessed(count, context), arithmeticOf(result, context)];
  if (isOfSomeMonths)
    return result.value < 0
      ? t`With ${then} it is ${value} less than today (${how}).`
      : t`With ${then} it is ${value} more than today (${how}).`;
  return result.value < 0
    ? t`With ${then}, as you expect, it is ${value} less than today (${how}): it does not pay.`
    : t`With ${then}, as you expect, it is ${value} more than today (${how}): it pays.`;
}

/** What is sold in some months alone, against what is paid in all twelve. */
export function yearLine({ effect: { year }, drops }: Pick<Option, "effect" | "drops">, context: ReplyContext): string {
  if (!year || drops) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...year, value: Math.abs(year.value) }, context)}**`;
  const how = arithmeticOf(year, context);
  return year.value < 0
    ? t`You say that of those months alone: over the year it is ${value} less (${how}), so it does not pay.`
    : t`You say that of those months alone: over the year it is ${value} more (${how}).`;
}

function backLine({ outlay, payback, year }: Variant["effect"], context: ReplyContext): string {
  if (!outlay || !payback || year) return "";
  return context.translator.t`Then ${showMetric(outlay, context)} is back after **${showMetric(payback, context)}**.`;
}

/** A number of another time is said by the month too, so that it stands beside what the month needs. */
export function guessed(count: Quantity, context: ReplyContext): string {
  const { unit, factor } = inBaseUnits(count.unit);
  const name = nameQuantity(count, context);
  const isMonthly = count.unit["month"] === -1 || unit["month"] !== -1 || isSameUnit(unit, count.unit);
  return isMonthly ? name : `${name} = ${showValue({ value: count.value * factor, unit }, context)}`;
}

/** Whether it pays with each guess; empty where there is none. */
export function verdictOf(option: Option, context: ReplyContext): string {
  const { t, list } = context.translator;
  const others = option.drops && isBound(option, context) ? [] : option.others;
  const verdicts = others.flatMap(({ count, insteadOf, effect: { change, year } }) => {
    if (insteadOf || !change) return [];
    const then = guessed(count, context);
    return [(year ?? change).value < 0 ? t`with ${then} it does not pay` : t`with ${then} it pays`];
  });
  return list(verdicts);
}
