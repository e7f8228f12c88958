import type { Question } from "../analysis.ts";
import { verdictOf } from "./compare-cases.ts";
import { compared } from "./compare-options.ts";
import { lacking } from "./option-cash.ts";
import { isBound, nameIn, outflowsIn } from "./option-parts.ts";
import { figuresOf } from "./choose.ts";
import { line } from "../presentation/sentences.ts";
import { nameQuantity } from "./naming.ts";
import { askWhatReplaces } from "./option-place-lines.ts";
import type { Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric, showValue } from "./show-value.ts";
import { solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import { atLeast, daysOfTest, inDays, withoutTime } from "./test-plan.ts";
import type { Binding, Test } from "./test-plan.ts";

const counts: ReadonlySet<string> = new Set(["volume", "paying"]);

const optionsOf = ({ decision }: ReplyContext): readonly Option[] => decision?.options ?? [];

/** What decides between the options by the figures; null where they show nothing. */
export function decidingOption(context: ReplyContext): string | null {
  const options = optionsOf(context);
  const { t } = context.translator;
  const losing = options.length === 1 ? options.find((option) => losesMoney(option)) : undefined;
  if (losing) return resultOf(losing, context);
  const late = lateFor(options, context);
  if (late !== null) return late;
  // Money that is lacking decides only where nothing says that the other way brings more anyway.
  const better = compared(options, context);
  const [best] = byChange(options);
  for (const option of better === "" ? options : options.filter((one) => one === best)) {
    const found = lacking(option, context);
    if (found)
      return t`${nameIn(option, context)} needs ${found.need} before it brings anything, and you have ${found.have}.`;
  }
  return better || eachAlone(options, context);
}

/** The only option does not fit into the free hours until its deadline. */
function lateFor(options: readonly Option[], context: ReplyContext): string | null {
  const [only, ...others] = options;
  const lacks = only?.effect.hoursLacking;
  if (!only || !lacks || others.length > 0 || lacks.value <= 0) return null;
  const { t } = context.translator;
  return t`${nameIn(only, context)} does not fit into your free hours: ${showMetric(lacks, context)} are lacking.`;
}

const byChange = (options: readonly Option[]): Option[] =>
  options.toSorted((one, two) => (two.effect.change?.value ?? 0) - (one.effect.change?.value ?? 0));

/** The only option; and costs alone, which are not compared with what brings something. */
const eachAlone = (options: readonly Option[], context: ReplyContext): string | null =>
  options.some((option) => option.drops && isBound(option, context))
    ? null
    : options.length === 1 || options.some(({ effect }) => effect.isCostOnly)
      ? line(...options.map((option) => resultOf(option, context) ?? "")) || null
      : null;

/** More money before it starts does not help what loses money. */
const losesMoney = ({ effect: { order, change, isCostOnly } }: Option): boolean =>
  !isCostOnly && ((order ?? change)?.value ?? 0) < 0;

/** What the only option leaves; null where something that goes out is missing from it. */
function resultOf(option: Option, context: ReplyContext): string | null {
  const { change, order, pause, left, isCostOnly } = option.effect;
  const result = order ?? change ?? pause;
  if (!result) return ofThoseWhoGo(option, context);
  if (result.value > 0 && outflowsIn(left, context).length > 0) return null;
  const shown = { name: nameIn(option, context), amount: amountOf(option, result, context) };
  if (isCostOnly) return costsOf(option, shown, context);
  if (order) return orderOf(order, shown, context);
  return change ? withVerdict(option, { change, shown }, context) : pausedFor(result, shown, context);
}

/** A new price, where the number of sales is not known. */
function ofThoseWhoGo(option: Option, context: ReplyContext): string | null {
  const { t, share } = context.translator;
  const { mayGo } = option.effect;
  if (mayGo === null) return null;
  const said = t`${nameIn(option, context)} brings more as long as fewer than ${share(mayGo)} of the sales go.`;
  const verdict = verdictOf(option, context);
  return verdict === "" ? said : t`${said.replace(/[.।。]$/u, "")}; ${verdict}.`;
}

function amountOf(option: Option, result: Metric, context: ReplyContext): string {
  const amount = showMetric({ ...result, value: Math.abs(result.value) }, context);
  return result.value > 0 && isBound(option, context) ? context.translator.t`at most ${amount}` : amount;
}

function withVerdict(
  option: Option,
  { change, shown }: { change: Metric; shown: Shown },
  context: ReplyContext,
): string {
  const verdict = verdictOf(option, context);
  const said = option.drops ? withoutIt(change, shown, context) : changedBy(change, shown, context);
  return verdict === "" ? said : context.translator.t`${said.replace(/[.।。]$/u, "")}; ${verdict}.`;
}

interface Shown {
  name: string;
  amount: string;
}

function costsOf(option: Option, { name, amount }: Shown, context: ReplyContext): string {
  const { t } = context.translator;
  const { breakEven } = option.effect;
  const verdict = verdictOf(option, context);
  if (!breakEven)
    return verdict === ""
      ? t`${name} costs ${amount} more; what it brings is not in that.`
      : t`${name} costs ${amount} more: ${verdict}.`;
  const least = showMetric(breakEven, context);
  return verdict === ""
    ? t`${name} costs ${amount} more, which takes ${least} beside today's.`
    : t`${name} costs ${amount} more, which takes ${least} beside today's: ${verdict}.`;
}

const orderOf = ({ value }: Metric, { name, amount }: Shown, { translator: { t } }: ReplyContext): string =>
  value < 0 ? t`The order of ${name} loses ${amount}.` : t`The order of ${name} leaves ${amount}.`;

const changedBy = ({ value }: Metric, { name, amount }: Shown, { translator: { t } }: ReplyContext): string =>
  value < 0 ? t`${name} leaves ${amount} less than today.` : t`${name} leaves ${amount} more than today.`;

const withoutIt = ({ value }: Metric, { name, amount }: Shown, { translator: { t } }: ReplyContext): string =>
  value < 0 ? t`${name}, ${amount} less than today is left.` : t`${name}, ${amount} more than today is left.`;

const pausedFor = ({ value }: Metric, { name, amount }: Shown, { translator: { t } }: ReplyContext): string =>
  value < 0
    ? t`${name} leaves ${amount} less than going on as today, over the months without sales.`
    : t`${name} leaves ${amount} more than going on as today, over the months without sales.`;

/** What the better option rests on: the money until it pays, else its sales. */
export function bindingOfOption(context: ReplyContext): Binding | null {
  const options = optionsOf(context);
  const ranked = byChange(options);
  // Where one is known to bring more, the reply tests nothing about the other.
  for (const option of compared(options, context) === "" ? ranked : ranked.slice(0, 1)) {
    const binding = dearer(option, context) ?? moneyFirst(option, context) ?? salesFirst(option, context);
    if (binding) return binding;
  }
  return null;
}

/** A loss on an order or a customer: the price of its own at which nothing is lost. */
function dearer(option: Option, context: ReplyContext): Binding | null {
  if (option.effect.isOfTodaysSales) return null;
  const result = option.effect.order ?? option.effect.change;
  const price = option.figures.find(({ id, meaning }) => meaning === "price" && result?.leaves[id]);
  const limit = result && price && losesMoney(option) ? solveFor(result, price.id, 0) : null;
  if (!price || limit === null || limit <= price.value) return null;
  const { t, quote } = context.translator;
  const least = showValue({ value: limit, unit: price.unit }, context);
  return {
    assumes: t`It only works from ${least} on, instead of ${quote(price.quote)}.`,
    test: {
      how: t`Name ${least} or more as the price, before anything is promised.`,
      stop: t`Turn it down below ${least}.`,
      days: 7,
      costs: [],
      bar: atLeast("willingness_to_pay", 1),
    },
  };
}

function moneyFirst(option: Option, context: ReplyContext): Binding | null {
  const found = losesMoney(option) ? null : lacking(option, context);
  if (!found) return null;
  const { t } = context.translator;
  const isPaidLater = option.effect.prefinanced !== null;
  return {
    assumes: t`It only works if ${found.short} more is there before ${nameIn(option, context)} brings anything.`,
    test: {
      how: isPaidLater
        ? t`Ask the buyer for a part in advance or a shorter time to pay, and ask your bank for the rest, before you sign anything.`
        : t`Ask your bank and whoever sells it for payment in parts, before you sign anything.`,
      stop: t`Sign nothing while ${found.short} is not promised in writing.`,
      days: 14,
      costs: [],
      bar: atLeast(null, 1),
    },
  };
}

function salesFirst(option: Option, context: ReplyContext): Binding | null {
  const { breakEven, change, isCostOnly } = option.effect;
  const guess = isCostOnly ? option.others.find(({ insteadOf }) => insteadOf === null)?.count : undefined;
  const volume = option.figures.find(({ meaning }) => counts.has(meaning)) ?? guess;
  if (!volume || !breakEven || !change || (change.value <= 0 && !guess)) return null;
  const { t } = context.translator;
  const least = showMetric(breakEven, context);
  const shown = nameQuantity(volume, context);
  const assumes = t`It stands or falls with ${shown}: from ${least} on, the running costs of it are paid.`;
  return { assumes, test: testOf(option, { breakEven, shown }, context) };
}

interface Needed {
  breakEven: Metric;
  /** The sales that are planned, as the founder knows them. */
  shown: string;
}

function testOf({ effect, figures }: Option, { breakEven, shown }: Needed, context: ReplyContext): Test | null {
  if (effect.isOrdered) return inWriting(breakEven, shown, context);
  // Nobody knows how many days of selling some weeks would have.
  if (breakEven.unit["day"] === -1 && figures.some(({ unit }) => unit["day"] === -1)) return null;
  const isMoreOfTodays = !figures.some(({ meaning }) => meaning === "price" || meaning === "one_off_cost");
  return isMoreOfTodays && figures.some(({ meaning }) => meaning === "pay")
    ? turnedAway(breakEven, context)
    : inSmall(breakEven, context);
}

/** More hands for what is sold today: what they could do is asked for already, or not. */
function turnedAway(breakEven: Metric, context: ReplyContext): Test | null {
  const { t } = context.translator;
  const pace = inDays(breakEven, daysOfTest);
  if (pace === null) return null;
  const least = showValue({ value: pace, unit: withoutTime(breakEven.unit) }, context);
  return {
    how: t`Before anybody is hired, write down for four weeks everything that has to be turned away or put off.`,
    stop: t`Do not hire if it is fewer than ${least} in the four weeks.`,
    days: daysOfTest,
    costs: [],
    bar: atLeast("willingness_to_pay", pace),
  };
}

/** A price of its own is agreed with somebody who can sign for the amount. */
function inWriting(breakEven: Metric, shown: string, context: ReplyContext): Test {
  const { t } = context.translator;
  return {
    how: t`Before you spend anything on it, get as much of ${shown} as you can ordered in writing.`,
    stop: t`Do not start with fewer than ${showMetric(breakEven, context)}.`,
    days: 28,
    costs: [],
    bar: atLeast("willingness_to_pay", Math.ceil(breakEven.value - 1e-9)),
  };
}

const daysInSmall = 14;

function inSmall(breakEven: Metric, context: ReplyContext): Test | null {
  const { t } = context.translator;
  const pace = inDays(breakEven, daysInSmall);
  if (pace === null) return null;
  const least = showValue({ value: pace, unit: withoutTime(breakEven.unit) }, context);
  return {
    how: t`Before you spend anything on it, try it for two weeks with what can be borrowed or rented, and count what sells.`,
    stop: t`Do not start if it is fewer than ${least} in the two weeks.`,
    days: daysInSmall,
    costs: [t`what borrowing or renting it costs`],
    bar: atLeast("willingness_to_pay", pace),
  };
}

/** It sells something, and nothing says how much. */
const isSold = ({ figures }: Option): boolean =>
  figures.some(({ meaning }) => meaning === "price" || meaning === "order_value") &&
  !figures.some(({ meaning }) => counts.has(meaning));

/** What is missing for either option. */
export function askedOfOptions(context: ReplyContext): Question[] {
  const { t } = context.translator;
  const open = optionsOf(context).flatMap((option) => askWhatReplaces(option, context));
  const known = optionsOf(context).filter(({ effect }) => effect.open.length === 0);
  const asked = known.flatMap((option): Question[] => {
    const name = nameIn(option, context);
    const { change, order, each, mayGo } = option.effect;
    if (mayGo !== null && !change) return [];
    if (!change && !order && (each || isSold(option)))
      return [
        {
          id: "option_volume",
          text: t`How many sales a month would ${name} bring?`,
          because: each
            ? t`Each leaves ${showMetric(each, context)}; only with a number can it be compared.`
            : t`Without it I cannot compare it with today.`,
        },
      ];
    if (!change && !order) return [];
    return ofEachSale(option, context);
  });
  return [...open, ...asked, ...thatMayEnd(context)];
}

/** Today's costs of a sale that are counted for the option's sales too. */
function ofEachSale(option: Option, context: ReplyContext): Question[] {
  const { figures } = option;
  const { sales, order } = option.effect;
  const { t, list } = context.translator;
  const result = order ?? sales;
  const costs = figuresOf(context, "unit_cost").filter(({ id }) => result?.leaves[id]);
  if (costs.length === 0 || !figures.some(({ meaning }) => meaning === "price")) return [];
  const names = list(costs.map((cost) => nameQuantity(cost, context)));
  return [
    {
      id: "option_costs",
      text: t`Does each sale of ${nameIn(option, context)} cost the same as today: ${names}?`,
      because: t`I count it so.`,
    },
  ];
}

function thatMayEnd(context: ReplyContext): Question[] {
  const { t, list } = context.translator;
  const [cost] = figuresOf(context, "fixed_cost", "unit_cost").filter(({ status }) => status === "actual");
  const options = optionsOf(context).filter(
    ({ effect }) => effect.running && effect.ends.length + effect.open.length === 0,
  );
  if (options.length === 0 || !cost) return [];
  return [
    {
      id: "option_ends",
      text: t`Which costs of today would end with ${list(options.map((option) => nameIn(option, context)))}?`,
      because: t`I count all of them on, ${nameQuantity(cost, context)} too.`,
    },
  ];
}
