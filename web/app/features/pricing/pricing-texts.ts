import { limits } from "../../api/index.ts";
import { claims } from "../../content/claims.ts";
import { plans } from "../../content/plans.ts";
import { pricing as english } from "../../content/pricing.ts";
import { formats } from "../../locales/formats.ts";
import { fill, pageTexts, usePageTexts } from "../../locales/page-texts.ts";

export const usePricing = () => usePageTexts("pricing", english);

/** What the texts name, as the language of the interface writes numbers. */
const figures = (): Record<string, string> => ({
  signUpTokens: formats.number(limits.signUpTokens),
  proFreeMonths: formats.number(claims.proFreeMonths),
  trialDays: formats.number(claims.trialDays),
  mentorReviewHours: formats.number(claims.mentorReviewHours),
  strategyCallMinutes: formats.number(claims.strategyCallMinutes),
});

export const filled = (text: string): string => fill(text, figures());

/** With the price and the tokens of the smallest plan. */
export function pricingMeta() {
  const { title, description } = pageTexts("pricing", english).meta;
  const [{ price, tokens }] = plans;
  const offer = { ...figures(), price: formats.dollars(price), tokens: formats.number(tokens) };
  return { title, description: fill(description, offer) };
}
