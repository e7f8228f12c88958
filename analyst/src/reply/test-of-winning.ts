import { wilson } from "../finance/intervals.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits } from "../quantities/unit.ts";
import { current, figuresOf, firstOf, isPartial } from "./choose.ts";
import { line } from "../presentation/sentences.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { atLeast, daysOfTest } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";

const limits = ["max_cac_12_month_payback", "max_cac_first_sale"];

/**
 * A customer's contribution is the limit for the cost of winning one; where the cost is already below it, there is
 * nothing to test.
 */
export function cheapEnough(context: ReplyContext): Binding | null {
  const { t, money } = context.translator;
  const metrics = current(context.computed);
  const limit = firstOf(metrics, ...limits);
  const cac = firstOf(metrics, "customer_acquisition_cost");
  if (!limit || isPartial(limit) || limit.value <= 0 || (cac && cac.value < limit.value)) return null;
  const currency = currencyOf(limit.unit) ?? "";
  const lead = cac ? null : costOfLead(context, currency);
  if (lead) return conversion(lead, limit, context);
  const most = money(limit.value, currency);
  return {
    assumes: line(
      limitSaid(limit, context),
      cac ? t`So far it is ${money(cac.value, currency)}.` : t`You name no such cost yet.`,
    ),
    test: {
      how: t`Try one way of reaching buyers with ${most}, your own hours included, and spend as much again only for each who has paid.`,
      stop: t`Stop that way when ${most} is spent without one who pays, or as soon as those who pay cost more than ${most} each.`,
      days: daysOfTest,
      costs: [t`at most ${most} before somebody pays`],
      bar: atLeast("channel", 1),
    },
  };
}

function limitSaid(limit: Metric, { translator }: ReplyContext): string {
  const most = translator.money(limit.value, currencyOf(limit.unit) ?? "");
  return nameOf(limit) === "max_cac_12_month_payback"
    ? translator.t`To be paid back within a year, winning a customer may cost at most ${most}.`
    : translator.t`To be paid back with the first sale, winning a customer may cost at most ${most}.`;
}

interface Lead {
  figure: Quantity;
  /** In money per item. */
  cost: number;
  noun: string;
}

/** The cost per contact, where their conversion is unknown. */
function costOfLead(context: ReplyContext, currency: string): Lead | null {
  const found = figuresOf(context, "acquisition_spend").flatMap((figure): Lead[] => {
    const { unit, factor } = inBaseUnits(figure.unit);
    const [noun, ...others] = Object.keys(unit).filter((symbol) => symbol !== currency);
    const isOfOne = noun !== undefined && others.length === 0 && unit[noun] === -1 && unit[currency] === 1;
    return isOfOne && noun !== "customer" && noun !== "month" ? [{ figure, cost: figure.value * factor, noun }] : [];
  });
  return found[0] ?? null;
}

/** Fewer passes may be luck, and more would cost more than necessary. */
const passes = 3;
const mostContacts = 2000;

/**
 * The number of contacts after which the count of buyers decides whether they are worth their cost (95% Wilson
 * interval).
 */
function conversion({ figure, cost, noun }: Lead, limit: Metric, context: ReplyContext): Binding | null {
  const { t, share, money } = context.translator;
  const needed = cost / limit.value;
  const contacts = Array.from({ length: mostContacts }, (_, index) => mostContacts - index).find(
    (count) => count > passes && wilson(passes, count).low >= needed,
  );
  if (contacts === undefined) return null;
  const currency = currencyOf(limit.unit) ?? "";
  const [all, most] = [showValue({ value: contacts, unit: { [noun]: 1 } }, context), money(limit.value, currency)];
  return {
    assumes: t`${nameQuantity(figure, context)} only pays if at least ${share(needed)} of them buy: winning a customer may cost ${most}.`,
    test: {
      how: t`Pay for ${all} and count who buys.`,
      stop: t`Stop that way if fewer than ${passes} buy: with fewer it may be less than ${share(needed)}.`,
      days: daysOfTest,
      costs: [t`at most ${money(contacts * cost, currency)}`],
      bar: atLeast("channel", passes, contacts),
    },
  };
}
