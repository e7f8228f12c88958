import type { Metric } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { periodOf } from "../quantities/amount.ts";
import type { Period } from "../quantities/amount.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { leading, mayBeSaid, orderValues, prices, takeRates } from "../reading/figures.ts";
import type { BusinessModel } from "../reading/venture.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";

/** The gross margin a price should allow; a working assumption. */
const targetGrossMargin = 0.6;

const modelWords: Record<BusinessModel, string> = {
  subscription: msg("Revenue comes from subscriptions."),
  marketplace: msg("Revenue comes from commissions."),
  one_off: msg("Revenue comes from one-off sales."),
  usage: msg("Revenue comes from use, paid each time."),
  advertising: msg("Revenue comes from advertising."),
  commerce: msg("Revenue comes from selling goods."),
  services: msg("Revenue comes from services."),
  hardware: msg("Revenue comes from hardware."),
};

const perPeriod: Partial<Record<Period, string>> = {
  hour: msg("{money} an hour"),
  day: msg("{money} a day"),
  week: msg("{money} a week"),
  month: msg("{money} a month"),
  quarter: msg("{money} a quarter"),
  year: msg("{money} a year"),
};

/** A founder's amount as written, with its period. */
export function withPeriod(figure: Quantity, { translate }: Translator): string {
  const period = currencyOf(figure.unit) === null ? null : periodOf(figure);
  const template = period === null ? undefined : perPeriod[period];
  return template ? translate(template, { money: figure.quote }) : figure.quote;
}

export function renderMonetization(analysis: Analysis): RenderedSection {
  const translator = translatorFor(analysis.language);
  const floor = analysis.inverses.find((metric) => metric.name === "price_floor");
  return {
    id: "monetization",
    text: paragraphs(
      priceLine(analysis, translator),
      normLine(analysis, translator),
      floor ? floorLine(analysis, floor) : null,
      paymentTest(analysis),
    ),
    ...(floor ? { metrics: [floor], metricsTitle: translator.t`Price floor` } : {}),
  };
}

function priceLine({ venture }: Analysis, translator: Translator): string {
  const { t, translate, list } = translator;
  const asked = prices.in(venture).map((price) => withPeriod(price, translator));
  const model = venture.models[0];
  if (asked.length > 0)
    return line(t`You charge ${list([...new Set(asked)].slice(0, 4))}.`, model ? translate(modelWords[model]) : null);
  const take = leading(venture, takeRates);
  if (take)
    return t`You keep ${take.quote} of each transaction. What that is worth depends on the average order and how often it happens.`;
  return mayBeSaid(venture, prices, takeRates, orderValues)
    ? t`What you charge waits for your confirmation.`
    : t`You name no price yet. What one buyer agrees to pay is the next number to get.`;
}

function normLine({ venture }: Analysis, { t, translate }: Translator): string | null {
  const card = cardOf(venture.type?.id ?? null);
  return card
    ? t`What products of this type usually ask (general knowledge, to check): ${translate(card.priceNorm)}`
    : null;
}

function floorLine({ metrics, language }: Analysis, floor: Metric): string {
  const { t } = translatorFor(language);
  const margin = metrics.find((metric) => metric.name === "gross_margin");
  if ((margin?.value ?? 0) >= targetGrossMargin)
    return t`Your price stays above ${floor.display}, where a 60% gross margin (my assumed target) would end.`;
  return t`At that price the gross margin is ${margin?.display ?? t`unknown`}. ${floor.display} would bring it \
to 60%, the target I assume; the other way there is a lower cost to serve.`;
}

function paymentTest({ venture, metrics, language }: Analysis): string {
  const { t } = translatorFor(language);
  const thin = metrics.some((metric) => metric.name === "gross_margin" && (metric.value ?? 1) < targetGrossMargin);
  if (venture.stage === "revenue" && thin)
    return t`Try the higher price on the next twenty you ask, not on those who pay already: you risk nothing you have.`;
  if (venture.stage === "revenue")
    return t`You have been paid already. Ask the last three buyers what they would have done at twice the price: their answer sets the next price.`;
  return t`Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.`;
}
