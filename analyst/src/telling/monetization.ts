import type { Metric } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { periodOf } from "../quantities/amount.ts";
import type { Period } from "../quantities/amount.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { leading, mayBeSaid, orderValues, prices, takeRates } from "../reading/figures.ts";
import type { BusinessModel } from "../reading/venture.ts";
import { mark, voiceIn } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import type { Told } from "./section.ts";
import { line, paragraphs } from "./wording.ts";

/** The gross margin a price should leave room for; a working assumption. */
const targetGrossMargin = 0.6;

const modelWords: Record<BusinessModel, string> = {
  subscription: mark("Revenue comes from subscriptions."),
  marketplace: mark("Revenue comes from commissions."),
  one_off: mark("Revenue comes from one-off sales."),
  usage: mark("Revenue comes from use, paid each time."),
  advertising: mark("Revenue comes from advertising."),
  commerce: mark("Revenue comes from selling goods."),
  services: mark("Revenue comes from services."),
  hardware: mark("Revenue comes from hardware."),
};

const perPeriod: Partial<Record<Period, string>> = {
  hour: mark("{money} an hour"),
  day: mark("{money} a day"),
  week: mark("{money} a week"),
  month: mark("{money} a month"),
  quarter: mark("{money} a quarter"),
  year: mark("{money} a year"),
};

/** A founder's sum as they wrote it, with its period. */
export function withPeriod(figure: Quantity, { say }: Voice): string {
  const period = currencyOf(figure.unit) === null ? null : periodOf(figure);
  const template = period === null ? undefined : perPeriod[period];
  return template ? say(template, { money: figure.quote }) : figure.quote;
}

export function tellMonetization(analysis: Analysis): Told {
  const voice = voiceIn(analysis.language);
  const floor = analysis.inverses.find((metric) => metric.name === "price_floor");
  return {
    id: "monetization",
    text: paragraphs(
      priceLine(analysis, voice),
      normLine(analysis, voice),
      floor ? floorLine(analysis, floor) : null,
      paymentTest(analysis),
    ),
    ...(floor ? { metrics: [floor], metricsTitle: voice.t`Price floor` } : {}),
  };
}

function priceLine({ venture }: Analysis, voice: Voice): string {
  const { t, say, list } = voice;
  const asked = prices.in(venture).map((price) => withPeriod(price, voice));
  const model = venture.models[0];
  if (asked.length > 0)
    return line(t`You charge ${list([...new Set(asked)].slice(0, 4))}.`, model ? say(modelWords[model]) : null);
  const take = leading(venture, takeRates);
  if (take)
    return t`You keep ${take.quote} of each transaction. What that is worth depends on the average order and how often it happens.`;
  return mayBeSaid(venture, prices, takeRates, orderValues)
    ? t`What you charge waits for your confirmation.`
    : t`You name no price yet. What one buyer agrees to pay is the next number to get.`;
}

function normLine({ venture }: Analysis, { t, say }: Voice): string | null {
  const card = cardOf(venture.type?.id ?? null);
  return card ? t`What products of this type usually ask (general knowledge, to check): ${say(card.priceNorm)}` : null;
}

function floorLine({ metrics, language }: Analysis, floor: Metric): string {
  const { t } = voiceIn(language);
  const margin = metrics.find((metric) => metric.name === "gross_margin");
  if ((margin?.value ?? 0) >= targetGrossMargin)
    return t`Your price stays above ${floor.display}, where a 60% gross margin (my assumed target) would end.`;
  return t`At that price the gross margin is ${margin?.display ?? t`unknown`}. ${floor.display} would bring it to 60%, the target I assume; the other way there is a lower cost to serve.`;
}

function paymentTest({ venture, metrics, language }: Analysis): string {
  const { t } = voiceIn(language);
  const thin = metrics.some((metric) => metric.name === "gross_margin" && (metric.value ?? 1) < targetGrossMargin);
  if (venture.stage === "revenue" && thin)
    return t`Try the higher price on the next twenty you ask, not on those who pay already: you risk nothing you have.`;
  if (venture.stage === "revenue")
    return t`You have been paid already. Ask the last three buyers what they would have done at twice the price: their answer sets the next price.`;
  return t`Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.`;
}
