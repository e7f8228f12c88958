import { wilson } from "../finance/intervals.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit, multiply } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { isPlannedCost } from "./answer-spending.ts";
import { current, figuresOf, isPartial, isSupposed, todays } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { atLeast, breakEvenOf, daysAMonth, daysOfTest, inDays, withoutTime } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";

const month = { month: -1 };

/** A wage or rent under consideration: the additional sales that pay for it. */
export function plannedCost(context: ReplyContext): Binding | null {
  const { t } = context.translator;
  const breakEven = breakEvenOf(context);
  const today = breakEven && todays(context, breakEven.unit);
  const each = breakEven && leftOfOne(breakEven, context);
  const cost = context.quantities.find(
    (figure) =>
      isPlannedCost(figure) &&
      each !== null &&
      isSameUnit(inBaseUnits(figure.unit).unit, { [currencyOf(each.unit) ?? ""]: 1, ...month }),
  );
  if (!breakEven || !today || today.isSupposed || !each || !cost || breakEven.leaves[cost.id]) return null;
  const value = Math.ceil((cost.value * inBaseUnits(cost.unit).factor) / each.value - 1e-9);
  const [more, there, name] = [
    showValue({ value, unit: breakEven.unit }, context),
    showValue(today, context),
    nameQuantity(cost, context),
  ];
  const pace = inDays({ value, unit: breakEven.unit }, daysOfTest) ?? value;
  const least = showValue({ value: pace, unit: withoutTime(breakEven.unit) }, context);
  return {
    assumes: t`${name} only pays for itself with ${more} on top of the ${there} of today.`,
    test: {
      how: t`Before you commit to it, take orders for four weeks beyond what you serve today, with a date later on, and count them.`,
      stop: t`Do not take it on if fewer than ${least} come on top in these four weeks: with fewer it does not pay for itself.`,
      days: daysOfTest,
      costs: [],
      bar: atLeast("willingness_to_pay", pace),
    },
  };
}

/** The contribution of one unit of the break-even. */
const leftOfOne = (breakEven: Metric, context: ReplyContext): Metric | null =>
  current(context.computed).find(
    (metric) =>
      ["contribution", "contribution_per_customer"].includes(nameOf(metric)) &&
      metric.value > 0 &&
      !isPartial(metric) &&
      !isSupposed(metric) &&
      isSameUnit(multiply(multiply(metric.unit, breakEven.unit), { [currencyOf(metric.unit) ?? ""]: -1 }), month),
  ) ?? null;

const mostAsked = 150;
const mayGo = 2;
const longest = 84;

/** The smallest number of people to ask so that, with two leaving, enough stay (95% Wilson interval). */
const askedFor = (keep: number): number | null =>
  Array.from({ length: mostAsked - mayGo }, (_, index) => index + mayGo + 1).find(
    (count) => wilson(count - mayGo, count).low >= keep,
  ) ?? null;

/** A higher price under consideration: the number who have to stay to make it worthwhile. */
export function supposedPrice(context: ReplyContext): Binding | null {
  const { t, share } = context.translator;
  const change = changeOf(context);
  const asked = change && askedFor(change.keep);
  if (!change || !asked || change.aMonth <= 0) return null;
  const { today, planned, keep, left, thing } = change;
  const days = Math.ceil((asked / change.aMonth) * daysAMonth);
  if (days > longest) return null;
  const [old, next] = [showValue(today, context), showValue(planned, context)];
  const things = showValue({ value: asked, unit: thing }, context);
  return {
    assumes: t`${next} leaves more than ${old} only while at least ${share(keep)} still buy.`,
    test: {
      how: t`Name ${next} before the next ${things}, and count who buys all the same.`,
      stop: t`Stay at ${old} if more than ${mayGo} of the ${asked} say no: then it may be that fewer than ${share(keep)} stay.`,
      days,
      costs: [
        t`${context.translator.money(left * mayGo, currencyOf(today.unit) ?? "")} that those who go would have left`,
      ],
      bar: atLeast("willingness_to_pay", asked - mayGo, asked),
    },
  };
}

interface Change {
  today: Quantity;
  planned: Quantity;
  /** The share of buyers with which the new price gives the old total contribution. */
  keep: number;
  left: number;
  aMonth: number;
  thing: Unit;
}

function changeOf(context: ReplyContext): Change | null {
  const planned = supposedIn(context);
  const today = planned && figuresOf(context, "price").find(({ unit }) => isSameUnit(unit, planned.unit));
  if (!today || planned.value <= today.value) return null;
  const [before, after] = [leftWith(today, context), leftWith(planned, context)];
  const thing = pricedThing(today.unit);
  if (!before || !after || !thing || before.value <= 0 || !isSameUnit(before.unit, after.unit)) return null;
  return {
    today,
    planned,
    keep: before.value / after.value,
    left: before.value,
    aMonth: soldAMonth(thing, context),
    thing,
  };
}

function soldAMonth(thing: Unit, context: ReplyContext): number {
  const sold = todays(context, { ...thing, ...month }) ?? todays(context, thing);
  return sold && !sold.isSupposed ? sold.value : 0;
}

const supposedIn = ({ quantities }: ReplyContext): Quantity | undefined =>
  quantities.find(
    ({ meaning, status, party }) => meaning === "price" && status === "hypothetical" && party === "venture",
  );

const leftWith = ({ id }: Quantity, { computed }: ReplyContext): Metric | undefined =>
  computed.metrics.find(
    (metric) => metric.name === "contribution" && metric.leaves[id] && !isPartial(metric) && metric.of === "",
  );

/** The thing the price is for. */
function pricedThing(unit: Unit): Unit | null {
  const symbols = Object.keys(withoutTime(unit)).filter((symbol) => unit[symbol] === -1 && symbol !== currencyOf(unit));
  return symbols.length === 1 ? Object.fromEntries(symbols.map((symbol) => [symbol, 1])) : null;
}
