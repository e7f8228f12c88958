import { solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { current, figuresOf, firstOf } from "./choose.ts";
import { enoughSales, holds, holdsNarrowly, testOfSales } from "./enough-sales.ts";
import type { Finding } from "./finding.ts";
import { line } from "../presentation/sentences.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";
import { fixedCost, price, unitCost } from "./topics.ts";
import { plannedCost, supposedPrice } from "./test-of-change.ts";
import { cheapEnough } from "./test-of-winning.ts";
import { atLeast, daysAMonth } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";
import { above } from "./unit-words.ts";

type Finder = (context: ReplyContext, finding: Finding | null) => Binding | null;

/** A loss per unit: the figure that needs the smallest change to end it. */
const endOfLoss: Finder = (context, finding) => {
  if (finding?.code !== "unit_loss") return null;
  const levers = Object.keys(finding.metric.leaves)
    .flatMap((id) => leverOf(id, finding.metric, context))
    .toSorted((one, two) => one.change - two.change);
  const [lever] = levers;
  return lever ? (lever.quantity.flow === "in" ? higherPrice(lever, context) : lowerCost(lever, context)) : null;
};

interface Lever {
  quantity: Quantity;
  limit: number;
  change: number;
}

const movable: ReadonlySet<string> = new Set(["price", "fee", "unit_cost", "pay"]);

function leverOf(id: string, metric: Metric, { byId }: ReplyContext): Lever[] {
  const quantity = byId.get(id);
  const limit = quantity && movable.has(quantity.meaning) ? solveFor(metric, id, 0) : null;
  if (!quantity || limit === null || limit <= 0) return [];
  return [{ quantity, limit, change: Math.abs(limit / quantity.value - 1) }];
}

function lowerCost({ quantity, limit }: Lever, context: ReplyContext): Binding {
  const { t } = context.translator;
  const [name, most] = [nameQuantity(quantity, context), showValue({ value: limit, unit: quantity.unit }, context)];
  return {
    assumes: t`It only works if ${name} falls to ${most} or less.`,
    test: {
      how: t`Ask three others for a written offer for it, at the quantities you really need.`,
      stop: t`Stop selling it as it is if none of the three is at ${most} or below.`,
      days: 10,
      costs: [],
      bar: atLeast("unit_margin", 1, 3),
    },
  };
}

/** Each unit below this price loses money, however many are sold: the number of buyers does not decide. */
function higherPrice({ quantity, limit }: Lever, context: ReplyContext): Binding {
  const { t } = context.translator;
  const [name, least] = [nameQuantity(quantity, context), showValue({ value: limit, unit: quantity.unit }, context)];
  return {
    assumes: t`It only works if ${name} can rise above ${least}.`,
    test: {
      how: t`Name every buyer a price above ${least} from now on, before you deliver.`,
      stop: t`Deliver nothing more at ${least} or below, and stop selling it as it is when nobody pays more: each one loses you money, however many buy.`,
      days: 14,
      costs: [],
      bar: atLeast("willingness_to_pay", 1),
    },
  };
}

/** A durable item has to be used often enough. */
const enoughUse: Finder = (context) => {
  const metric = firstOf(current(context.computed), "payback_units");
  if (!metric || figuresOf(context, "paying", "volume", "stock").length > 0) return null;
  const { t } = context.translator;
  const days = 14;
  const pace = Math.ceil((metric.value * days) / 365);
  const least = showValue(
    { value: pace, unit: Object.fromEntries(above(metric.unit).map((symbol) => [symbol, 1])) },
    context,
  );
  return {
    assumes: t`It only pays with ${showMetric(metric, context)}, before what you bought is worn out or gone.`,
    test: {
      how: t`Borrow or rent one first, run it for two weeks and count.`,
      stop: t`Do not buy if it is fewer than ${least} in two weeks: then it takes longer than a year to be paid back.`,
      days,
      costs: [t`what borrowing or renting it costs`],
      bar: atLeast("unit_margin", pace),
    },
  };
};

/** An item bought for each customer is paid back only after enough months. */
const longEnough: Finder = (context) => {
  const metrics = current(context.computed);
  const given = firstOf(metrics, "given_to_customer");
  const metric = firstOf(metrics, "payback_months");
  if (!given || !metric || figuresOf(context, "paying").length > 0) return null;
  const { t, amount: counted } = context.translator;
  const months = counted(Math.ceil(metric.value), "months");
  return {
    assumes: t`It only pays if what you buy for each of them is paid for during ${months}.`,
    test: {
      how: t`Before you buy the next one, ask for a signature on how long they take it.`,
      stop: t`Do not buy it for fewer than ${months}, signed by one or by several in turn: with fewer it never pays for itself.`,
      days: Math.round(daysAMonth),
      costs: [],
      bar: atLeast("retention", 1),
    },
  };
};

const yesIsPaid: Finder = (context) => {
  const [yes] = figuresOf(context, "said_yes");
  if (!yes || yes.value < 3) return null;
  const assumes = context.translator.t`It only works if the ${Math.round(yes.value)} who said yes also pay.`;
  return withoutBar(assumes, context);
};

/** A buyer named the price. */
const askedPrice: Finder = (context, finding) => {
  const isBudget = finding?.metric.because.some(({ code }) => code === "buyers_budget");
  const budget = context.quantities.find(({ party, meaning }) => party === "buyer" && meaning === "budget");
  if (!isBudget || !budget) return null;
  const { t, quote } = context.translator;
  const assumes = t`It all rests on ${quote(budget.quote)}, which is what a buyer said and nobody has paid.`;
  const test = testOfSales(context)?.test;
  return test ? { assumes, test } : withoutBar(assumes, context);
};

/** The price the founder considers, where it differs from today's. */
const askedOf = (today: Quantity, { quantities }: ReplyContext): Quantity =>
  quantities.find(
    ({ meaning, status, party, unit }) =>
      meaning === "price" && status === "hypothetical" && party === "venture" && isSameUnit(unit, today.unit),
  ) ?? today;

/** A price is known, and nobody is known to have paid it. */
const priceIsPaid: Finder = (context) => {
  const [asked] = figuresOf(context, "price");
  if (!asked || figuresOf(context, "paying", "volume", "revenue").length > 0) return null;
  const { t } = context.translator;
  const shown = showValue(askedOf(asked, context), context);
  return withoutBar(t`It only works if they really pay ${shown}, and nothing you say shows yet how many do.`, context);
};

/** No figure fixes how many have to pay: the missing figures are named instead of a generic bar. */
function withoutBar(assumes: string, context: ReplyContext): Binding {
  const missing = missingForBar(context);
  const { t, translate, list } = context.translator;
  const asks =
    missing.length > 0
      ? t`How many have to, I can say once I know ${list(missing.map((name) => translate(name)))}.`
      : "";
  return { assumes: line(assumes, asks), test: null };
}

/** The figures missing for a break-even; none is called missing while an open figure could be it. */
function missingForBar(context: ReplyContext): string[] {
  const metrics = current(context.computed);
  if ((context.unread?.length ?? 0) > 0) return [];
  const isPriced = figuresOf(context, "price", "fee", "order_value").length > 0;
  return [
    ...(isPriced ? [] : [price.name]),
    ...(firstOf(metrics, "contribution") ? [] : [unitCost.name]),
    ...(firstOf(metrics, "fixed_costs") ? [] : [fixedCost.name]),
  ];
}

const beforeItEnds: Finder = (context) => {
  const runway = firstOf(current(context.computed), "runway_months", "grant_runway_months", "gross_runway_months");
  if (!runway || nameOf(runway) === "gross_runway_months") return null;
  const { t } = context.translator;
  const days = Math.max(7, Math.round((runway.value * daysAMonth) / 2));
  return {
    assumes: t`It only goes on if new money comes within ${showMetric(runway, context)}.`,
    test: {
      how: t`Ask everybody who could give it now, and write down who names a sum and a date.`,
      stop: t`Cut the spending if nobody has promised both in writing after half of that time.`,
      days,
      costs: [],
      bar: atLeast(null, 1),
    },
  };
};

const finders: readonly Finder[] = [
  endOfLoss,
  askedPrice,
  enoughSales,
  plannedCost,
  supposedPrice,
  holdsNarrowly,
  enoughUse,
  beforeItEnds,
  cheapEnough,
  longEnough,
  holds,
  yesIsPaid,
  priceIsPaid,
];

/** The constraint shown by the figures, with the test whose bar they fix; null where they show none. */
export function bindingOf(context: ReplyContext, finding: Finding | null): Binding | null {
  for (const find of finders) {
    const binding = find(context, finding);
    if (binding) return binding;
  }
  return null;
}
