import type { Metric } from "../laws/index.ts";
import { line } from "../presentation/sentences.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { figuresOf } from "./choose.ts";
import { clauseOf } from "./figure-sentences.ts";
import { nameQuantity } from "./naming.ts";
import { isBound } from "./option-parts.ts";
import type { Variant } from "./option-cases.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

/** The same with each of the founder's other numbers. */
export const casesOf = (option: Option, context: ReplyContext): string[] => [
  option.drops ? peakLine(option.effect, context) : "",
  tippingLine(option, context),
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
export function tippingLine({ effect: own, others }: Option, { translator: { t, share } }: ReplyContext): string {
  const least =
    own.mayGo ?? others.find(({ insteadOf, effect }) => insteadOf === null && effect.mayGo !== null)?.effect.mayGo;
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
  if (!result) return goesLine({ count, insteadOf, effect }, context);
  const said = insteadOf
    ? insteadLine(result, { count, insteadOf, order }, context)
    : line(guessLine(result, { count, isOfSomeMonths: effect.year !== null }, context), backLine(effect, context));
  if (effect.year) return line(said, yearLine({ effect }, context));
  return isOfSeason ? line(said, context.translator.t`That is for a month of the season alone.`) : said;
}

/** Those whom the founder expects to go, against how many may. */
function goesLine(other: Variant, context: ReplyContext): string {
  const pays = staysAbove(other);
  if (pays === null) return "";
  const { t } = context.translator;
  const name = nameQuantity(other.count, context);
  return line(
    pays
      ? t`With ${name}, as you expect, fewer go: it pays.`
      : t`With ${name}, as you expect, more go: it does not pay.`,
    turnedAwayLine(other.count, context),
  );
}

/** Whether fewer are expected to go than may; null where that is not what decides. */
function staysAbove({ count, insteadOf, effect: { mayGo, change } }: Variant): boolean | null {
  if (insteadOf || change || mayGo === null || count.meaning !== "churn") return null;
  return count.value * (count.unit["%"] === 1 ? 1 / 100 : 1) < mayGo;
}

/** Words for those who are sent away because there is no room. */
const sentAway =
  /turn(?:s|ed|ing)? (?:\p{L}{1,9} )?(?:away|down)|refus|sa(?:y|id) no|absag|abgesagt|ablehn|abgelehnt|abgewiesen|rechaz|que no|dire non|मना|लौटा|拒绝|推掉|回绝/iu;

/** At full capacity, how many would go beside how many are sent away in the same time. */
function turnedAwayLine(count: Quantity, context: ReplyContext): string {
  const { t } = context.translator;
  const away = figuresOf(context, "lead", "waiting").filter((one) =>
    sentAway.test(`${one.of} ${clauseOf(context.messages?.[one.span.message] ?? "", one)}`),
  );
  const [lead, ...others] = away;
  const time = ["week", "month", "year"].find((one) => lead?.unit[one] === -1);
  const [room, ...rooms] = figuresOf(context, "capacity").filter(({ unit }) => time !== undefined && unit[time] === -1);
  if (!lead || !room || others.length + rooms.length > 0) return "";
  const gone = { value: (room.value * count.value) / (count.unit["%"] === 1 ? 100 : 1), unit: room.unit };
  return t`Of ${nameQuantity(room, context)} that would be ${showValue(gone, context)}; you turn away ${nameQuantity(lead, context)}.`;
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

/** Whether it pays with a guess; null where that is not known. */
function doesPay(other: Variant): boolean | null {
  const { insteadOf, effect } = other;
  const result = effect.change && (effect.year ?? effect.change);
  if (insteadOf) return null;
  return result ? result.value >= 0 : staysAbove(other);
}

/** Whether it pays with each guess; empty where there is none. */
export function verdictOf(option: Option, context: ReplyContext): string {
  const { t, list } = context.translator;
  const others = option.drops && isBound(option, context) ? [] : option.others;
  const verdicts = others.flatMap((other) => {
    const pays = doesPay(other);
    const then = guessed(other.count, context);
    return pays === null ? [] : [pays ? t`with ${then} it pays` : t`with ${then} it does not pay`];
  });
  return list(verdicts);
}
