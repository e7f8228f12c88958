import { operation } from "../laws/expression.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { doubtsIn, figuresOf, isPartial } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { salesBeside } from "./other-sales.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { below, oneOf } from "./unit-words.ts";

const mostNamed = 3;

/** The confirmed outflows missing from a sum; null where something else may be missing. */
export function outflowsMissing(metric: Metric, { byId }: Pick<ReplyContext, "byId">): Quantity[] | null {
  const missing = doubtsIn(metric).missing.map((id) => byId.get(id));
  const outflows = missing.flatMap((quantity) => (quantity && isOutflow(quantity) ? [quantity] : []));
  return outflows.length > 0 && outflows.length === missing.length ? outflows : null;
}

/** A loss and a tax reduce it too, whatever their flow. */
const isOutflow = ({ flow, meaning }: Quantity): boolean => flow === "out" || meaning === "loss" || meaning === "tax";

/** The limit for the confirmed outflows missing from it before it becomes a loss; null where none is missing. */
export function atMost(metric: Metric, context: ReplyContext): string | null {
  const missing = outflowsMissing(metric, context);
  if (!missing) return null;
  const value = amountOf(metric, context);
  const names = namesOf(missing, context);
  return metric.value < 0
    ? context.translator.t`You lose at least ${value}: ${names} is not in it.`
    : turningAt(value, names, context);
}

/** Names the missing costs, and the amount above which they make the result a loss. */
const turningAt = (value: string, names: string, { translator }: ReplyContext): string =>
  translator.t`What is left depends on ${names}: all that is not counted yet may come to ${value} at most before you lose money.`;

export const namesOf = (quantities: readonly Quantity[], context: ReplyContext): string =>
  context.translator.list(quantities.slice(0, mostNamed).map((quantity) => nameQuantity(quantity, context)));

const takingAway: ReadonlySet<string> = new Set(["unit_cost", "fixed_cost", "pay", "fee", "loss", "tax"]);

/** The limit for confirmed outflows out of the income before it becomes a loss; null where the founder names none. */
export function grossAgainst(metric: Metric, context: ReplyContext): string | null {
  const outflows = context.quantities.filter(
    (quantity) =>
      isComputable(quantity) && takingAway.has(quantity.meaning) && isOutflow(quantity) && !metric.leaves[quantity.id],
  );
  return outflows.length > 0 ? turningAt(showMetric(metric, context), namesOf(outflows, context), context) : null;
}

/** The same with its arithmetic, and the reason why each outflow is not included. */
export function atMostWithReasons(metric: Metric, how: string, context: ReplyContext): string | null {
  const missing = outflowsMissing(metric, context);
  if (!missing) return null;
  const said = `**${amountOf(metric, context)}** (${how})`;
  return line(
    metric.value < 0
      ? context.translator.t`You lose at least ${said}.`
      : turningAt(said, namesOf(missing, context), context),
    ...reasonsFor(metric, context),
  );
}

export const reasonsFor = (metric: Metric, context: ReplyContext): string[] =>
  (outflowsMissing(metric, context) ?? [])
    .slice(0, mostNamed)
    .map((quantity) => whyNotIn(quantity, metric, context))
    .filter((why) => why !== "");

const amountOf = (metric: Metric, context: ReplyContext): string =>
  showMetric({ ...metric, value: Math.abs(metric.value) }, context);

/** Why an outflow is not included in a sum, where that is certain; empty otherwise. */
function whyNotIn(quantity: Quantity, metric: Metric, context: ReplyContext): string {
  const { translator, quantities } = context;
  const name = nameQuantity(quantity, context);
  const currency = currencyOf(quantity.unit);
  if (currency !== null && metric.unit[currency] === undefined)
    return translator.t`${name} is not in it: it is in another currency.`;
  const [thing] = below(quantity.unit).filter((symbol) => metric.unit[symbol] === undefined);
  const [each] = below(metric.unit);
  const isPaidOtherwise =
    thing !== undefined &&
    each !== undefined &&
    quantities.some((count) => isSameUnit(count.unit, { [each]: 1, [thing]: -1 }));
  return isPaidOtherwise
    ? translator.t`${name} is not in it: it is paid for each ${oneOf(thing, translator)}, however many are sold of it.`
    : "";
}

const ofSales: ReadonlySet<string> = new Set([
  "contribution",
  "contribution_per_customer",
  "contribution_in_all",
  "contribution_of_whole",
]);

/** Confirmed costs independent of sales, where the sum covers sales only. */
export function fixedNotIn(metric: Metric, context: ReplyContext): Quantity[] {
  if (!ofSales.has(nameOf(metric))) return [];
  return figuresOf(context, "fixed_cost", "pay")
    .filter(
      ({ id, flow, status }) =>
        flow === "out" && status !== "planned" && !metric.leaves[id] && !metric.without.includes(id),
    )
    .slice(0, mostNamed);
}

/** What all sales leave after the fixed costs that are known, while an open figure may be another of them. */
export interface LeftSoFar {
  left: Metric;
  fixed: Metric;
  /** The open figures, as the founder wrote them. */
  open: string;
}

/** Null for a part of the sales: fixed costs are paid by all of them. */
export function leftSoFar(all: Metric, context: ReplyContext): LeftSoFar | null {
  if (all.of !== "" || salesBeside(context).length > 0) return null;
  const { computed, unread = [], translator } = context;
  const fixed = computed.metrics.find(
    (metric) => nameOf(metric) === "fixed_costs" && isPartial(metric) && isSameUnit(metric.unit, all.unit),
  );
  const open = unread.filter(({ id }) => fixed?.without.includes(id)).slice(0, mostNamed);
  if (!fixed || open.length === 0 || !fixedNotIn(all, context).every(({ id }) => fixed.leaves[id])) return null;
  const value = all.value - fixed.value;
  return {
    left: {
      ...all,
      value,
      low: value,
      high: value,
      expression: operation("-", all.expression, fixed.expression),
      leaves: { ...all.leaves, ...fixed.leaves },
    },
    fixed,
    open: translator.list(open.map(({ quote }) => translator.quote(quote))),
  };
}

/**
 * What all sales leave after the fixed costs that are known. Where these could not be converted to the same period, the
 * total contribution is the limit for them; null where other sales help to pay them.
 */
export function beforeFixedCosts(all: Metric, context: ReplyContext): { metric: Metric; text: string } | null {
  const soFar = leftSoFar(all, context);
  if (soFar) return { metric: soFar.left, text: saidSoFar(soFar, context) };
  const fixed = salesBeside(context).length > 0 ? [] : fixedNotIn(all, context);
  if (fixed.length === 0) return null;
  return { metric: all, text: turningAt(showMetric(all, context), namesOf(fixed, context), context) };
}

function saidSoFar({ left, fixed, open }: LeftSoFar, context: ReplyContext): string {
  const { t } = context.translator;
  const [value, costs] = [amountOf(left, context), showMetric(fixed, context)];
  return line(
    left.value < 0
      ? t`You lose ${value} after fixed costs of ${costs}.`
      : t`${value} is left after fixed costs of ${costs}.`,
    t`Not in it yet: ${open}.`,
  );
}
