import { wilson } from "../finance/intervals.ts";
import type { KillTest } from "../judging/kill-test.ts";
import type { Riskiest } from "../judging/riskiest.ts";
import { solveFor } from "../laws/index.ts";
import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { current, figuresOf, firstOf } from "./choose.ts";
import { enoughSales, testOfSales } from "./enough-sales.ts";
import type { Finding } from "./finding.ts";
import { nameQuantity } from "./naming.ts";
import { nameOf, showMetric, showValue } from "./show-value.ts";
import type { Speech } from "./speech.ts";
import { daysOfTest, noMoney } from "./test-plan.ts";
import type { Binding } from "./test-plan.ts";
import { above } from "./unit-words.ts";

type Finder = (speech: Speech, finding: Finding | null) => Binding | null;

/** A loss on each one: whichever figure has to move least to end it. */
const endOfLoss: Finder = (speech, finding) => {
  if (finding?.code !== "unit_loss") return null;
  const levers = Object.keys(finding.metric.leaves)
    .flatMap((id) => leverOf(id, finding.metric, speech))
    .toSorted((one, two) => one.change - two.change);
  const [lever] = levers;
  return lever ? (lever.quantity.flow === "in" ? higherPrice(lever, speech) : lowerCost(lever, speech)) : null;
};

interface Lever {
  quantity: Quantity;
  limit: number;
  change: number;
}

const movable: ReadonlySet<string> = new Set(["price", "fee", "unit_cost", "pay"]);

function leverOf(id: string, metric: Metric, { byId }: Speech): Lever[] {
  const quantity = byId.get(id);
  const limit = quantity && movable.has(quantity.meaning) ? solveFor(metric, id, 0) : null;
  if (!quantity || limit === null || limit <= 0) return [];
  return [{ quantity, limit, change: Math.abs(limit / quantity.value - 1) }];
}

const amount = (value: number, unit: Unit, speech: Speech): string =>
  unit["%"] === 1 ? speech.voice.share(value / 100) : showValue({ value, unit }, speech);

function lowerCost({ quantity, limit }: Lever, speech: Speech): Binding {
  const { t } = speech.voice;
  const [name, most] = [nameQuantity(quantity, speech), amount(limit, quantity.unit, speech)];
  return {
    assumes: t`It only works if ${name} falls to ${most} or less.`,
    how: t`Ask three others for a written offer for it, at the quantities you really need.`,
    stop: t`Stop selling it as it is if none of the three is at ${most} or below.`,
    cost: noMoney,
    hours: 6,
    days: 10,
  };
}

/** Five of twenty is the fewest of which at least a tenth is sure (95% Wilson interval). */
const priceSample = 20;
const pricePasses = 5;

function higherPrice({ quantity, limit }: Lever, speech: Speech): Binding {
  const { t } = speech.voice;
  const [name, least] = [nameQuantity(quantity, speech), amount(limit, quantity.unit, speech)];
  return {
    assumes: t`It only works if ${name} can rise above ${least}.`,
    how: t`Name the next ${priceSample} buyers a price above ${least} before you deliver, and count who pays.`,
    stop: t`Stop selling it as it is if fewer than ${pricePasses} of ${priceSample} pay that: below it, not even a tenth of such buyers is sure.`,
    cost: noMoney,
    hours: 10,
    days: 14,
  };
}

/** A thing that is bought once has to be used often enough. */
const enoughUse: Finder = (speech) => {
  const metric = firstOf(current(speech.computed), "payback_units");
  if (!metric || figuresOf(speech, "paying", "volume", "stock").length > 0) return null;
  const { t } = speech.voice;
  const days = 14;
  const pace = Math.ceil((metric.value * days) / 365);
  const least = showValue(
    { value: pace, unit: Object.fromEntries(above(metric.unit).map((symbol) => [symbol, 1])) },
    speech,
  );
  return {
    assumes: t`It only pays with ${showMetric(metric, speech)}, before what you bought is worn out or gone.`,
    how: t`Borrow or rent one first, run it for two weeks and count.`,
    stop: t`Do not buy if it is fewer than ${least} in two weeks: then it takes longer than a year to be paid back.`,
    cost: noMoney,
    hours: 20,
    days,
  };
};

const firstBuyers = 5;

/** What a customer leaves in a year is the most that winning one may cost. */
const cheapEnough: Finder = (speech) => {
  const metrics = current(speech.computed);
  const limit = firstOf(metrics, "max_cac_12_month_payback", "max_cac_first_sale");
  if (!limit) return null;
  const { t } = speech.voice;
  const currency = currencyOf(limit.unit) ?? "";
  const cac = firstOf(metrics, "customer_acquisition_cost");
  const most = speech.voice.money(limit.value, currency);
  const budget = speech.voice.money(limit.value * firstBuyers, currency);
  return {
    assumes: cac
      ? t`It only works while winning a customer costs less than ${most}; so far it is ${speech.voice.money(cac.value, currency)}.`
      : t`It only works if winning a customer costs less than ${most}, and you name no such cost yet.`,
    how: t`Try one way of reaching buyers, with at most ${budget} in money and your own paid hours.`,
    stop: t`Stop that way if ${budget} brings fewer than ${firstBuyers} who pay.`,
    cost: { value: limit.value * firstBuyers, currency },
    hours: 20,
    days: daysOfTest,
  };
};

const atLeast = 0.2;

/** Those who said yes are asked for money, and enough of them that it cannot be luck. */
const yesIsPaid: Finder = (speech) => {
  const [yes] = figuresOf(speech, "said_yes");
  if (!yes || yes.value < 3) return null;
  const { t } = speech.voice;
  const sample = Math.round(yes.value);
  const passes = Array.from({ length: sample }, (_, index) => index + 1).find(
    (count) => wilson(count, sample).low >= atLeast,
  );
  if (passes === undefined) return null;
  return {
    assumes: t`It only works if the ${sample} who said yes also pay.`,
    how: t`Ask all ${sample} now for the money, or for a signed order.`,
    stop: t`Stop if fewer than ${passes} of ${sample} do: with fewer, it may be less than one in five of them.`,
    cost: noMoney,
    hours: Math.max(4, Math.ceil(sample / 2)),
    days: 10,
  };
};

/** The price is what some buyer said. */
const askedPrice: Finder = (speech, finding) => {
  const isBudget = finding?.metric.because.some(({ code }) => code === "buyers_budget");
  const price = speech.quantities.find(({ party, meaning }) => party === "buyer" && meaning === "budget");
  if (!isBudget || !price) return null;
  const { t, quote } = speech.voice;
  return {
    assumes: t`It all rests on ${quote(price.quote)}, which is what a buyer said and nobody has paid.`,
    how: t`Ask ${priceSample} such buyers for ${quote(price.quote)} in advance, or for a signed order.`,
    stop: t`Stop if fewer than ${pricePasses} of ${priceSample} give it: with fewer, it may be less than one such buyer in ten.`,
    cost: noMoney,
    hours: 12,
    days: 14,
  };
};

/** The price that the founder thinks of asking, where there is one beside that of today. */
const askedOf = (price: Quantity, { quantities }: Speech): Quantity =>
  quantities.find(
    ({ meaning, status, party, unit }) =>
      meaning === "price" && status === "hypothetical" && party === "venture" && isSameUnit(unit, price.unit),
  ) ?? price;

/** A price is known, and nobody is said to have paid it. */
const priceIsPaid: Finder = (speech) => {
  const [price] = figuresOf(speech, "price");
  if (!price || figuresOf(speech, "paying", "volume", "revenue").length > 0) return null;
  const { t } = speech.voice;
  const shown = showValue(askedOf(price, speech), speech);
  return {
    assumes: t`It only works if they really pay ${shown}, and nothing you say shows yet how many do.`,
    how: t`Ask ${priceSample} of those who should pay for ${shown} in advance, or for a signed order; who pays it already counts.`,
    stop: t`Stop if fewer than ${pricePasses} of ${priceSample} give it: with fewer, it may be less than one such buyer in ten.`,
    cost: noMoney,
    hours: 12,
    days: 14,
  };
};

const beforeItEnds: Finder = (speech) => {
  const runway = firstOf(current(speech.computed), "runway_months", "grant_runway_months", "gross_runway_months");
  if (!runway || nameOf(runway) === "gross_runway_months") return null;
  const { t } = speech.voice;
  const days = Math.max(7, Math.round((runway.value * 30.436) / 2));
  return {
    assumes: t`It only goes on if new money comes within ${showMetric(runway, speech)}.`,
    how: t`Ask everybody who could give it now, and write down who names a sum and a date.`,
    stop: t`Cut the spending if nobody has promised both in writing after half of that time.`,
    cost: noMoney,
    hours: 30,
    days,
  };
};

const finders: readonly Finder[] = [
  endOfLoss,
  askedPrice,
  enoughSales,
  enoughUse,
  beforeItEnds,
  cheapEnough,
  yesIsPaid,
  priceIsPaid,
  testOfSales,
];

export interface Judgement {
  riskiest: Riskiest;
  killTest: KillTest;
  /** Who buys, in the founder's words. */
  buyer: string | null;
}

/** The constraint that the figures name; without any, what the judgement of the idea names, where it knows the buyer. */
export function bindingOf(speech: Speech, finding: Finding | null, judgement: Judgement): Binding | null {
  for (const find of finders) {
    const binding = find(speech, finding);
    if (binding) return binding;
  }
  const isUnknown = speech.quantities.length === 0;
  return isUnknown && judgement.buyer !== null ? asJudged(judgement, speech) : null;
}

function asJudged({ riskiest, killTest }: Judgement, { voice }: Speech): Binding {
  return {
    assumes: voice.t`Nobody knows yet whether ${riskiest.statement}.`,
    how: killTest.how,
    stop: killTest.stopIf,
    cost: { value: killTest.cost, currency: killTest.currency },
    hours: killTest.hours,
    days: killTest.days,
  };
}
