import type { Metric } from "../laws/index.ts";
import { over, resultFrom } from "../laws/sums.ts";
import { divide, isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { backAsWished } from "./back-within.ts";
import { casesOf, verdictOf, yearLine } from "./compare-cases.ts";
import { fitsLine } from "./fits.ts";
import { figuresOf } from "./choose.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { cashLine, cashOf } from "./option-cash.ts";
import { isBound, nameIn, outflowsIn, withArithmetic } from "./option-parts.ts";
import { todayInPeriod } from "./today.ts";
import { insteadLine, keepLine, openLine } from "./option-place-lines.ts";
import { waitingLine } from "./waiting.ts";
import type { Decision, Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";

/** One line for each option, which of two brings more, whether the money is enough, and what is not in it. */
export function optionsAnswer({ options }: Decision, context: ReplyContext): string {
  return line(
    ...options.map((option) => line(...factsOf(option, context))),
    compared(options, context),
    sameCost(options, context),
    backSooner(options, context),
    goesOn(options, context),
  );
}

export const optionAnswer = (option: Option, context: ReplyContext): string => line(...factsOf(option, context));

/** Whether the money is enough for it; empty where no figure says. */
export function moneyAnswer(option: Option, context: ReplyContext): string {
  const said = cashLine(option, context);
  return said === "" ? "" : context.translator.t`${nameIn(option, context)}: ${said}`;
}

function factsOf(option: Option, context: ReplyContext): string[] {
  const { t, list } = context.translator;
  const { change, order, each, left } = option.effect;
  const name = nameIn(option, context);
  const bound = isBound(option, context);
  const only = !change && !order && each;
  return [
    change ? (costLine(option, context) ?? changeLine(option, { name, bound }, context)) : "",
    order ? orderLine(order, { name, bound }, context) : "",
    fitsLine(option, context),
    pauseLine(option, context),
    only ? eachLine(option.effect, { name, each: only }, context) : "",
    affordLine(option, context),
    waitingLine(option, context),
    openLine(option, name, context),
    endsLine(option, context),
    insteadLine(option, context),
    keepLine(option, context),
    option.drops ? t`Other costs that would end, and what the time that it frees would bring, are not in it.` : "",
    ...casesOf(option, context),
    ...notesOn(option, context.translator),
    outlayLine(option, context),
    backAsWished(option, context),
    yearLine(option, context),
    loanLine(option, context),
    stockLine(option, context),
    landedLine(option, context),
    cashLine(option, context),
    left.length > 0 ? t`Not in it: ${list(nameAll(left, context))}.` : "",
  ];
}

/** What is left of each sale, beside today where a price changes. */
function eachLine(
  { eachNow }: Option["effect"],
  { name, each }: { name: string; each: Metric },
  context: ReplyContext,
): string {
  const { t } = context.translator;
  const [then, how] = [showMetric(each, context), arithmeticOf(each, context)];
  return eachNow
    ? t`${name}: **${then}** instead of ${showMetric(eachNow, context)} is left of each sale (${how}).`
    : t`${name}: **${then}** is left of each sale (${how}).`;
}

/** The costs of today that end with it, by the founder's words or because its own take their place. */
function endsLine({ effect: { ends } }: Option, context: ReplyContext): string {
  const { t, list } = context.translator;
  const costs = ends.filter((id) => context.byId.get(id)?.flow === "out");
  return costs.length === 0 ? "" : t`That counts ${list(nameAll(costs, context))} as ended with it.`;
}

/** No cost of what it brings is known. */
const isBare = ({ change, order, isWithoutCosts }: Option["effect"]): boolean =>
  isWithoutCosts && (change ?? order) !== null;

/** What the amount of an option takes for granted. */
function notesOn({ effect, figures }: Option, { t }: ReplyContext["translator"]): string[] {
  const isDearer = figures.some(
    ({ meaning, party }) => party !== "supplier" && (meaning === "price" || meaning === "order_value"),
  );
  return [
    effect.change && effect.isOfTodaysSales ? withWhichSales(effect, isDearer, t) : "",
    effect.change && effect.isOfSeason ? t`That is for a month of the season alone.` : "",
    isBare(effect) ? t`No cost of a single sale is in it, because you name none.` : "",
    effect.change && effect.isOfEveryDay ? t`I count every day of the month; with days off it is less.` : "",
  ];
}

function withWhichSales(effect: Option["effect"], isDearer: boolean, t: ReplyContext["translator"]["t"]): string {
  if (effect.isAfterLeaving) return t`The customers whom you expect to lose are taken off.`;
  return !isDearer ? t`That is with the sales of today.` : t`That is with the sales of today, if everybody stays.`;
}

/** Whether something that goes out is missing from it, so that it is a bound. */
interface Named {
  name: string;
  bound: boolean;
}

function changeLine({ effect }: Option, { name, bound }: Named, context: ReplyContext): string {
  const { change, running, repayment } = effect;
  if (!change) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...change, value: Math.abs(change.value) }, context)}**`;
  const how = arithmeticOf(change, context, repayment && running ? [running] : []);
  if (change.value < 0) return t`${name}: ${value} less than today (${how}).`;
  return bound
    ? t`${name}: at most ${value} more than today (${how}).`
    : t`${name}: ${value} more than today (${how}).`;
}

/** What the option costs each month and how many more sales pay it, where no figure says what it brings. */
function costLine(option: Option, context: ReplyContext): string | null {
  const { t } = context.translator;
  const { running, breakEven, isCostOnly } = option.effect;
  if (!isCostOnly || !running) return null;
  const [name, cost] = [nameIn(option, context), showMetric(running, context)];
  const isGuessed = verdictOf(option, context) !== "";
  if (!breakEven)
    return isGuessed
      ? t`${name} costs **${cost}** more.`
      : t`${name} costs **${cost}** more; what it brings is not in that.`;
  const [least, how] = [showMetric(breakEven, context), arithmeticOf(breakEven, context)];
  return t`${name} costs **${cost}** more; it pays from **${least}** beside today's on (${how}).`;
}

/** What would be left of today's result even if it brought nothing. */
function affordLine({ effect: { isCostOnly, change }, others }: Option, context: ReplyContext): string {
  const { t } = context.translator;
  const today = todayInPeriod(context);
  if (!isCostOnly || !change || others.length > 0 || !today || !isSameUnit(today.unit, change.unit)) return "";
  const rest = today.value + change.value;
  const [shown, stays] = [showMetric(today, context), showValue({ value: Math.abs(rest), unit: today.unit }, context)];
  return rest >= 0
    ? t`Even if it brought nothing, **${stays}** of today's ${shown} would be left.`
    : t`Today's business does not pay it by itself: **${stays}** would be lacking.`;
}

/** What the months without sales make of it, beside going on as today. */
function pauseLine(option: Option, context: ReplyContext): string {
  const { pause, change } = option.effect;
  if (!pause) return "";
  const { t } = context.translator;
  const value = `**${showMetric({ ...pause, value: Math.abs(pause.value) }, context)}**`;
  const [name, how] = [nameIn(option, context), arithmeticOf(pause, context)];
  const said =
    pause.value < 0
      ? t`${name}: over the months without sales ${value} less than going on as today (${how}).`
      : t`${name}: over the months without sales ${value} more than going on as today (${how}).`;
  if (!change) return line(said, t`What comes after them is not in it.`);
  const { outlay, payback } = option.effect;
  return payback && !outlay ? line(said, t`That is back after **${showMetric(payback, context)}**.`) : said;
}

/** The money that is lent for it, and what that takes each month. */
function loanLine({ effect: { repayment } }: Option, context: ReplyContext): string {
  if (!repayment) return "";
  const lent = Object.keys(repayment.leaves).flatMap((id) => {
    const quantity = context.byId.get(id);
    return quantity?.meaning === "debt" ? [nameQuantity(quantity, context)] : [];
  });
  const { t, list } = context.translator;
  return t`${list(lent)} is lent for it: ${showMetric(repayment, context)} repays it with its interest, and is in the sum.`;
}

/** What a supplier wants to be bought at once. */
function stockLine({ effect: { stock, stockLasts } }: Option, context: ReplyContext): string {
  const { t } = context.translator;
  if (!stock) return "";
  const bought = withArithmetic(stock, context);
  return stockLasts
    ? t`At least ${bought} has to be bought at once, which lasts ${showMetric(stockLasts, context)}.`
    : t`At least ${bought} has to be bought at once.`;
}

/** What one piece really costs. */
function landedLine({ effect: { landed } }: Option, context: ReplyContext): string {
  if (!landed) return "";
  const [each, how] = [showMetric(landed, context), arithmeticOf(landed, context)];
  return context.translator.t`With what belongs to each order that is **${each}** (${how}).`;
}

function orderLine(order: Metric, { name, bound }: Named, context: ReplyContext): string {
  const { t } = context.translator;
  const value = `**${showMetric({ ...order, value: Math.abs(order.value) }, context)}**`;
  const how = arithmeticOf(order, context);
  if (order.value < 0) return t`${name}: the whole order loses ${value} (${how}).`;
  return bound
    ? t`${name}: the whole order leaves at most ${value} (${how}).`
    : t`${name}: the whole order leaves ${value} (${how}).`;
}

function outlayLine(option: Option, context: ReplyContext): string {
  const { outlay, payback, pause } = option.effect;
  const { t } = context.translator;
  if (!outlay) return "";
  const first = showMetric(outlay, context);
  if (payback && pause)
    return t`It takes ${first} first; that and what the months without sales cost is back after **${showMetric(payback, context)}**.`;
  if (payback) return t`It takes ${first} first, which is back after **${showMetric(payback, context)}**.`;
  if (isNeverBack(option, context)) return t`It takes ${first} first, which never comes back by these figures.`;
  return cashOf(context) ? "" : t`It takes ${first} first.`;
}

const isNeverBack = (option: Option, context: ReplyContext): boolean => {
  const { change, order, isCostOnly } = option.effect;
  return change !== null && change.value <= 0 && !order && !isCostOnly && verdictOf(option, context) === "";
};

/** Its change is whole, and does not rest on everybody staying. */
const isOfEveryMonth = ({ effect }: Option, others: readonly Option[]): boolean =>
  (!effect.isWithoutCosts || others.every((other) => other.effect.sales?.value === effect.sales?.value)) &&
  !effect.isOfSeason &&
  !effect.isCostOnly &&
  (effect.mayGo === null || effect.isAfterLeaving) &&
  !effect.pause;

/** Which brings most, said only where all are whole. */
export function compared(options: readonly Option[], context: ReplyContext): string {
  const ranked = options
    .flatMap((option) => (option.effect.change ? [{ option, change: option.effect.change }] : []))
    .toSorted((one, two) => two.change.value - one.change.value);
  const [best, next] = ranked;
  if (options.some(({ drops }) => drops)) return "";
  if (!best || !next || ranked.length < options.length || best.change.value === next.change.value) return "";
  // What lacks its costs, counts on everybody staying or comes in a season alone is not compared by a month.
  const isWhole = ({ option: { effect } }: (typeof ranked)[number]): boolean =>
    outflowsIn(effect.left, context).length === 0;
  if (!ranked.every((one) => isWhole(one) && isOfEveryMonth(one.option, options))) return "";
  if (!isSameUnit(best.change.unit, next.change.unit)) return "";
  const { t } = context.translator;
  const difference = showValue({ value: best.change.value - next.change.value, unit: best.change.unit }, context);
  const [more, less] = [nameIn(best.option, context), nameIn(next.option, context)];
  return best.change.value < 0
    ? t`By these figures all of them leave less than today; ${more} costs ${difference} less than ${less}.`
    : t`By these figures ${more} brings ${difference} more than ${less}.`;
}

/** How much of the work, bought by the piece, costs as much as the other way each month. */
function sameCost(options: readonly Option[], context: ReplyContext): string {
  const [byPiece, ...more] = options.filter(({ effect }) => effect.perPiece !== null);
  const [byMonth, ...others] = options.filter(({ effect }) => effect.perPiece === null && effect.running !== null);
  const [each, monthly] = [byPiece?.effect.perPiece, byMonth?.effect.running];
  if (!each || !monthly || more.length + others.length > 0) return "";
  const equal = resultFrom(over(monthly, each), "option_same_cost", divide(monthly.unit, each.unit));
  if (!equal) return "";
  return context.translator
    .t`Both cost the same at **${showMetric(equal, context)}** (${arithmeticOf(equal, context)}).`;
}

/** Of two that pay their money back, the one that does so sooner. */
function backSooner(options: readonly Option[], context: ReplyContext): string {
  const [one, two] = options;
  const [first, second] = [one?.effect.payback, two?.effect.payback];
  if (!one || !two || !first || !second || first.value === second.value) return "";
  return context.translator.t`The money for ${nameIn(first.value < second.value ? one : two, context)} is back sooner.`;
}

/** Nothing says that a cost of today ends with an option. */
function goesOn(options: readonly Option[], context: ReplyContext): string {
  const isWithCosts = options.some(({ effect }) => effect.running !== null);
  if (options.some(({ effect }) => effect.ends.length + effect.open.length > 0)) return "";
  const today = figuresOf(context, "fixed_cost", "unit_cost").filter(({ status }) => status === "actual");
  return isWithCosts && today.length > 0 ? context.translator.t`All of today's costs go on in this.` : "";
}
