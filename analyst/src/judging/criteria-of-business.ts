import { customerContribution } from "../finance/inputs.ts";
import type { Inputs } from "../finance/inputs.ts";
import {
  acquisitionCosts,
  conversions,
  fixedCosts,
  grossMargins,
  known,
  marketingSpends,
  marketValues,
  mayBeSaid,
  orderValues,
  prices,
  takeRates,
  unitCosts,
} from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { verdict, waits, when } from "./verdict.ts";
import type { Judged, Verdict } from "./verdict.ts";

/** A market counted bottom-up; a share of a large number is worth little. */
export function judgeMarket({ venture, inputs }: Judged): Verdict {
  const { t } = translatorFor(venture.language);
  const value = known(venture, marketValues);
  const topDown = value > 0 ? 3 : 2;
  if (inputs.marketCount) return countedMarket(venture, inputs, topDown);
  if (value === 0 && !venture.signals.topDownOnly) return null;
  return verdict(topDown, 0.25, t`The market is named top-down; a share of a large number is not a plan.`);
}

function countedMarket(venture: Venture, inputs: Inputs, atLeast: number): Verdict {
  const { language, computed } = venture;
  const { t, money, number } = translatorFor(language);
  const counted = number(inputs.marketCount?.value ?? 0);
  const market = computed.metrics.find(({ name }) => name === "sam_year");
  if (!market) return verdict(Math.max(atLeast, 4), 0.4, noMarket(venture, inputs, counted));
  const size = when(market.value >= 5e6, 1.25) + when(market.value >= 5e7, 1) + when(market.value >= 5e8, 0.75);
  const sum = money(market.value, inputs.currency);
  return verdict(
    Math.max(atLeast, 5 + size),
    0.55,
    t`${counted} reachable customers at your price make ${sum} a year, on a count you have yet to verify.`,
  );
}

function noMarket(venture: Venture, { price }: Inputs, counted: string): string {
  const { t } = translatorFor(venture.language);
  if (price)
    return t`You count ${counted} reachable customers; what they would bring a year does not follow from your price.`;
  return mayBeSaid(venture, prices, takeRates, orderValues)
    ? waits(t)
    : t`You count ${counted} reachable customers, without a price to multiply.`;
}

/** Named alternatives, what buyers do today, and why they would switch. */
export function judgeAlternatives({ venture }: Judged): Verdict {
  const names = venture.competitors.length;
  const { difference } = venture.phrases;
  const { t } = translatorFor(venture.language);
  if (names === 0 && venture.signals.saysNoCompetitors)
    return verdict(1.5, 0.5, t`No competition usually means no search was made, or nobody buys.`);
  const today = todayOf(venture);
  if (names === 0 && !difference && !today) return null;
  const score = 3.5 + Math.min(2, names * 0.7) + when(difference !== null, 2) + when(today !== null, 1);
  return verdict(score, alternativesStrength(venture), alternativesReason(venture));
}

function alternativesStrength({ competitors, phrases }: Venture): number {
  const named = Math.min(0.2, competitors.length * 0.07);
  if (phrases.difference) return 0.45 + named;
  return competitors.length > 0 ? 0.4 + named : 0.3;
}

function alternativesReason(venture: Venture): string {
  const { t, quote, list } = translatorFor(venture.language);
  const { competitors, phrases } = venture;
  if (phrases.difference) return t`You say what differs: ${quote(phrases.difference.text)}.`;
  const names = list(competitors.slice(0, 3).map((name) => name.text));
  const today = todayOf(venture);
  if (names === "") return t`You know what they do today: ${quote(today ?? "")}.`;
  return today
    ? t`You name ${names} and what they do today (${quote(today)}); why a buyer would switch is open.`
    : t`You name ${names}; why a buyer would switch is open.`;
}

/** Price, margin, payback and churn, as far as they can be computed. */
export function judgeEconomics({ venture, inputs }: Judged): Verdict {
  const translator = translatorFor(venture.language);
  const margin = inputs.grossMargin;
  const earns = inputs.price !== null || (inputs.takeRate !== null && inputs.orderValue !== null);
  if (!earns)
    return inputs.takeRate
      ? verdict(4, 0.3, translator.t`You name a take rate, and no average order to apply it to.`)
      : null;
  const marginKnown = !margin.isAssumed;
  if (marginKnown && margin.value < 0)
    return verdict(
      1,
      0.8,
      translator.t`Each customer loses money: the gross margin is ${translator.share(margin.value)}.`,
    );
  const payback = paybackOf(inputs);
  const marginPoints = when(marginKnown, 0.5 + when(margin.value >= 0.4, 1) + when(margin.value >= 0.7, 0.75));
  const paybackPoints = payback === null ? 0 : when(payback <= 24, 0.75) + when(payback <= 12, 0.75);
  const lowChurn = inputs.churn !== null && inputs.churn.rate <= 0.05;
  const strength =
    when(marginKnown, 0.25) +
    when(payback !== null, 0.2) +
    when(inputs.churn !== null, 0.1) +
    when(inputs.paying !== null, 0.1);
  return verdict(
    3.75 + marginPoints + paybackPoints + when(lowChurn, 0.75),
    0.3 + strength,
    `${priceReason(inputs, translator)} ${openReason({ venture, inputs }, translator, payback)}`,
  );
}

function paybackOf(inputs: Inputs): number | null {
  const value = customerContribution(inputs);
  return inputs.cac && value !== null && value > 0 ? inputs.cac.value / value : null;
}

function priceReason(inputs: Inputs, { t, money }: Translator): string {
  if (!inputs.price) return t`The commission per order can be computed.`;
  const price = money(inputs.price.value, inputs.currency);
  if (inputs.isAverage) return t`A customer pays ${price} a month on average.`;
  return inputs.recurring ? t`The price is ${price} a month.` : t`The price is ${price} a sale.`;
}

type Known = Pick<Judged, "venture" | "inputs">;

function openReason({ venture, inputs }: Known, { t, amount }: Translator, payback: number | null): string {
  if (inputs.grossMargin.isAssumed)
    return mayBeSaid(venture, unitCosts, grossMargins, fixedCosts) ? waits(t) : costsReason(venture, t);
  if (payback === null && mayBeSaid(venture, acquisitionCosts, marketingSpends)) return waits(t);
  return payback === null
    ? t`What a customer costs to win is missing.`
    : t`A customer pays back in ${amount(Math.round(payback * 10) / 10, "months")}.`;
}

/** Costs that are stated are not missing: they do not say yet what one sale costs. */
function costsReason({ current }: Venture, t: Translator["t"]): string {
  const isStated = current.some(
    ({ flow, party, meaning }) => (flow === "out" && party === "venture") || meaning === "profit",
  );
  return isStated ? t`Your costs do not say yet what one sale costs.` : t`The cost to serve is missing.`;
}

/** A channel, its cost, and whether that pays back. */
export function judgeDistribution({ venture, inputs }: Judged): Verdict {
  const { t, money } = translatorFor(venture.language);
  const named = venture.channels.length > 0;
  if (!named && !inputs.cac) return null;
  const payback = paybackOf(inputs);
  const converts = known(venture, conversions) > 0;
  const paysBack = payback !== null && payback <= 12;
  const score = 3.75 + when(named, 0.75) + when(inputs.cac !== null, 1.25) + when(paysBack, 1.5) + when(converts, 0.75);
  const because = inputs.cac
    ? t`Winning a customer costs ${money(inputs.cac.value, inputs.currency)} by your figure.`
    : withoutCost(venture);
  return verdict(score, 0.3 + when(inputs.cac !== null, 0.3) + when(converts, 0.1), because);
}

function withoutCost(venture: Venture): string {
  const { t, quote } = translatorFor(venture.language);
  const words = quote(venture.channels[0]?.phrase.text ?? "");
  return mayBeSaid(venture, acquisitionCosts, marketingSpends)
    ? t`You name ${words}.`
    : t`You name ${words}, without a cost per customer.`;
}
