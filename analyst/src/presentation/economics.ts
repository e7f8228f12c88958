import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cashByMonth } from "../finance/cash.ts";
import { leading, raises } from "../reading/figures.ts";
import { isGoing, isOfPlans } from "../reading/going.ts";
import type { Venture } from "../reading/venture.ts";
import { isPartial } from "../reply/choose.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";
import { turningLine } from "./turning.ts";

/** Shares of people asked are no economics; a market share is in the market; a price for a margin nobody named is no result. */
const notShown = new Set(["interview_confirmation", "stated_intent_share", "implied_share", "price_floor"]);

/** What follows from the figures, and what it means where the result alone does not say so; null where nothing follows. */
export function renderUnitEconomics(analysis: Analysis): RenderedSection | null {
  const translator = translatorFor(analysis.language);
  const metrics = [...analysis.economics, ...analysis.inverses].filter(
    (metric) => isResult(metric, analysis) && holds(metric, analysis.venture),
  );
  const find = (name: string): Metric | undefined => metrics.find((metric) => metric.name === name);
  const text = paragraphs(
    lossLine(find("gross_margin"), translator),
    paybackLine(find("cac_payback_months"), find("ltv_cac"), translator),
    churnLine(find("monthly_churn"), translator),
    ownershipLine(find("safe_ownership"), translator),
    turningLine(analysis, translator),
  );
  if (text === "" && metrics.length === 0) return null;
  return {
    id: "unit_economics",
    text,
    metrics,
    metricsTitle: translator.t`What can be computed`,
    after: runwayChart(find("runway_months"), translator),
  };
}

/** A figure as it was given is none; a round is for who raises, and a life without sales for who sells nothing. */
const isResult = ({ name, formula, inputs }: Metric, { venture }: Analysis): boolean =>
  !notShown.has(name) &&
  (formula !== "as_given" || inputs.length > 1) &&
  (name !== "raise_needed" || leading(venture, raises) !== null) &&
  (name !== "gross_runway_months" || !isGoing(venture));

/**
 * Nothing that belongs in it is known to be missing, and a business that sells today has it today: what is planned is
 * compared with it in the answers.
 */
const holds = ({ name }: Metric, venture: Venture): boolean =>
  venture.computed.metrics.some((metric) => metric.name === name && !isPartial(metric) && !isOfPlans(metric, venture));

function lossLine(margin: Metric | undefined, { t }: Translator): string | null {
  if (!margin || (margin.value ?? 0) >= 0) return null;
  return t`Before anything else: the gross margin is ${margin.display}. Each new customer makes the loss larger, \
so raise the price or cut the cost to serve first.`;
}

function paybackLine(payback: Metric | undefined, ratio: Metric | undefined, { t }: Translator): string | null {
  if (!payback) return null;
  return line(
    (payback.value ?? 0) <= 12
      ? t`A customer pays back what winning them cost in ${payback.display}, inside the 12 months that serve as a rule of thumb (David Skok, 2010).`
      : t`A customer pays back what winning them cost in ${payback.display}, outside the 12 months that serve as a rule of thumb (David Skok, 2010).`,
    ratio ? t`LTV : CAC is ${ratio.display}.` : null,
  );
}

function churnLine(churn: Metric | undefined, { t, share, number, amount }: Translator): string | null {
  if (!churn || churn.low === null || churn.high === null) return null;
  const [low, high] = [share(churn.low), share(churn.high)];
  const [lost, paying, months] = churn.inputs;
  if (!lost || !paying || !months)
    return t`Your churn of ${churn.display} rests on few customers: if it was measured over one month, \
the true rate lies anywhere from ${low} \
to ${high} (95% Wilson interval).`;
  const exposure = number(paying.value * months.value);
  const [count, time] = [number(paying.value), amount(months.value, months.unit)];
  return lost.value === 1
    ? t`You name 1 cancellation in at most ${exposure} customer-months (${count} customers × ${time}, \
as if all had been there from the start). That is ${churn.display} \
a month, and so few events allow anything from ${low} \
to ${high} \
(95% exact Poisson interval).`
    : t`You name ${lost.value} cancellations in at most ${exposure} customer-months (${count} customers × ${time}, \
as if all had been there from the start). That is ${churn.display} \
a month, and so few events allow anything from ${low} \
to ${high} \
(95% exact Poisson interval).`;
}

function ownershipLine(sold: Metric | undefined, { t }: Translator): string | null {
  if (!sold) return null;
  return (sold.value ?? 0) > 0.25
    ? t`The raise sells ${sold.display} of the company at that post-money value. \
That is more than one early round usually costs; later rounds take their share of what is left.`
    : t`The raise sells ${sold.display} of the company at that post-money value. Founders and option pool bear all of it.`;
}

/** The remaining cash month by month; drawn only from the founder's own cash and burn. */
function runwayChart(runway: Metric | undefined, { t }: Translator): ReplyPart[] {
  const values = cashByMonth(runway);
  if (values.length < 3) return [];
  return [
    {
      kind: "chart",
      title: t`Cash left by month`,
      chart: "line",
      unit: runway?.inputs[0]?.unit ?? "",
      categories: values.map((_, month) => String(month)),
      series: [{ name: t`Cash`, values }],
      note: t`Your cash less your monthly burn, with nothing else changing.`,
    },
  ];
}
