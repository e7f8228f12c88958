import type { Question } from "../analysis.ts";
import type { Metric } from "../laws/index.ts";
import type { Meaning } from "../quantities/labels.ts";
import { current, figuresOf, firstOf, isPartial } from "./choose.ts";
import { nameQuantity } from "./naming.ts";
import { showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { breakEvenOf } from "./test-plan.ts";
import { above, below, eachOf, manyOf } from "./unit-words.ts";

interface Known {
  context: ReplyContext;
  metrics: readonly Metric[];
  /** Whether the founder mentions it, even as a supposition. */
  has: (...meanings: Meaning[]) => boolean;
}

/** Asks for the input of the next number, with a figure of this founder; null if none is missing. */
type Gap = (known: Known) => Question | null;

const price: Gap = ({ context, has }) => {
  const { t } = context.translator;
  const [cost] = figuresOf(context, "unit_cost", "fixed_cost", "pay");
  if (!cost || has("price", "fee", "order_value", "revenue", "grant", "budget")) return null;
  return {
    id: "price",
    text: t`What does a customer pay you, and for what?`,
    because: t`You name ${nameQuantity(cost, context)}, and no price to set against it.`,
  };
};

const unitCost: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const [own] = figuresOf(context, "price");
  if (!own || has("unit_cost", "pay", "margin") || metrics.some(({ name }) => name === "contribution")) return null;
  return {
    id: "unit_cost",
    text: t`What does it cost you ${eachOf(below(own.unit), context.translator) || t`for each sale`}, with everything that goes out for it?`,
    because: t`You take ${showValue(own, context)}, and what is left of that nobody knows yet.`,
  };
};

const fixedCost: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const left = metrics.find(({ name, value }) => name === "contribution" && value > 0);
  if (!left || has("fixed_cost") || metrics.some(({ name }) => name === "fixed_costs")) return null;
  return {
    id: "fixed_cost",
    text: t`What do you pay each month, whether or not you sell anything?`,
    because: t`With ${showMetric(left, context)} that is left it gives your break-even.`,
  };
};

const volume: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const breakEven = firstOf(metrics, "break_even_units", "break_even_customers");
  // A planned product has no buyers yet.
  const isSelling = figuresOf(context, "price", "fee", "order_value").some(({ status }) => status === "actual");
  if (!breakEven || !isSelling || has("volume", "paying", "usage")) return null;
  return {
    id: "volume",
    text: t`How many ${thingsOf(breakEven, context)} do you sell in a month today?`,
    because: t`Break-even is at ${showMetric(breakEven, context)}.`,
  };
};

function thingsOf({ unit }: Metric, { many, translator }: ReplyContext): string {
  const [thing = "customer"] = above(unit);
  return thing === "customer" ? manyOf(thing, translator) : many(thing).replaceAll("_", " ");
}

/** A loss each month: how long the cash lasts decides how many more have to come per month. */
const waiting: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const loss = metrics.find(({ name, value }) => name === "monthly_result" && value < 0);
  const breakEven = breakEvenOf(context);
  if (!loss || !breakEven || has("cash")) return null;
  const lost = showValue({ ...loss, value: -loss.value }, context);
  return {
    id: "cash",
    text: t`How much money do you have for the time until you break even?`,
    because: t`You lose ${lost} until it is ${showMetric(breakEven, context)}: it says how soon they have to come.`,
  };
};

const winning: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const limit = firstOf(metrics, "max_cac_12_month_payback");
  if (!limit || has("acquisition_spend")) return null;
  return {
    id: "cac",
    text: t`What does it cost, in money and hours, to win one customer?`,
    because: t`Up to ${showMetric(limit, context)} it is paid back within a year.`,
  };
};

const churn: Gap = ({ context, metrics, has }) => {
  const { t } = context.translator;
  const left = firstOf(metrics, "contribution_per_customer");
  if (!left || left.value <= 0 || !has("paying") || has("churn", "retention")) return null;
  return {
    id: "churn",
    text: t`How many of your customers leave in a month?`,
    because: t`It decides how long each of them leaves you ${showMetric(left, context)}.`,
  };
};

const paid: Gap = ({ context, has }) => {
  const { t } = context.translator;
  const [yes] = figuresOf(context, "said_yes");
  if (!yes || has("paying")) return null;
  return {
    id: "paid",
    text: t`Who of those who said yes has paid, and how much?`,
    because: t`${yes.value} said yes so far, and a yes is not a payment.`,
  };
};

const spending: Gap = ({ context, metrics }) => {
  const { t, quote } = context.translator;
  const [cash] = figuresOf(context, "cash");
  if (!cash || firstOf(metrics, "runway_months", "gross_runway_months")) return null;
  return {
    id: "burn",
    text: t`How much do you spend in a month, your own living included?`,
    because: t`It shows how long ${quote(cash.quote)} lasts.`,
  };
};

const gaps: readonly Gap[] = [price, unitCost, fixedCost, volume, waiting, winning, churn, paid, spending];

export function gapsIn(context: ReplyContext): Question[] {
  const metrics = current(context.computed).filter((metric) => !isPartial(metric));
  const has = (...meanings: Meaning[]): boolean =>
    context.quantities.some(
      ({ meaning, party, status }) =>
        (party === "venture" || meaning === "budget") &&
        status !== "retracted" &&
        status !== "past" &&
        meanings.includes(meaning),
    );
  // While an open figure could be it, only facts that no number expresses are missing.
  const asked = (context.unread?.length ?? 0) > 0 ? [paid] : gaps;
  // Beside a question to decide, what another number would need decides nothing.
  if (context.isOpen || context.decision) return [];
  return asked.flatMap((gap) => gap({ context, metrics, has }) ?? []);
}
