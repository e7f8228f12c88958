import type { Analysis } from "../analysis.ts";
import { isUntested } from "../reading/going.ts";
import { leading, mayBeSaid, orderValues, prices, takeRates } from "../reading/figures.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { paragraphs } from "./sentences.ts";
import { priceOfToday } from "./rivals.ts";
import { withPeriod } from "./with-period.ts";

/** For who asks about the price: what is charged, what it is compared with, and how a price is tested before the first sale. */
export function renderMonetization(analysis: Analysis): RenderedSection {
  const { venture } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  return {
    id: "monetization",
    text: paragraphs(
      priceLine(analysis, translator),
      priceOfToday(venture, translator),
      isUntested(venture)
        ? t`Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.`
        : null,
    ),
  };
}

function priceLine({ venture }: Analysis, translator: Translator): string {
  const { t, list } = translator;
  const asked = prices.in(venture).map((price) => withPeriod(price, translator));
  if (asked.length > 0) return t`You charge ${list([...new Set(asked)].slice(0, 4))}.`;
  const take = leading(venture, takeRates);
  if (take)
    return t`You keep ${take.quote} of each transaction. What that is worth depends on the average order and how often it happens.`;
  return mayBeSaid(venture, prices, takeRates, orderValues)
    ? t`What you charge waits for your confirmation.`
    : t`You name no price yet. What one buyer agrees to pay is the next number to get.`;
}
