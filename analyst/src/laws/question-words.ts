import type { Translator } from "../i18n/make-translator.ts";
import type { Question } from "./term.ts";

/** The question about figures, which are named in words. */
export function askFor(code: Question["code"], figures: string, { t }: Translator): string {
  const texts: Record<Question["code"], string> = {
    two_values: t`You say ${figures}. Which of them holds today?`,
    two_paths: t`${figures} lead to different results. Which of them is right, or are they different things?`,
    tax_included: t`Of what does ${figures} go off: of the profit, of all that comes in, is it in the price, or added to it?`,
    tax_rate: t`What is the rate of the tax in ${figures}? Until then I count it as income.`,
    share_of_what: t`Of what is ${figures} a part?`,
    period: t`For how long is ${figures}: a month, a year, once?`,
    per_what: t`What is ${figures} for: one sale, one customer, a month?`,
    pre_or_post: t`Is ${figures} before or after the new money?`,
    paid_from_order: t`Is ${figures} paid out of the order, or on top of it?`,
    both_or_either: t`Which of these come together, and which replace one another: ${figures}?`,
    which_plan: t`Which of your offers is ${figures} for?`,
    which_part: t`For which part of your sales does ${figures} hold?`,
    open_days: t`On how many days of a month does ${figures} hold?`,
    currencies: t`At which rate do you exchange ${figures}?`,
  };
  return texts[code];
}
