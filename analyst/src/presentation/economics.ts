import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cashByMonth } from "../finance/cash.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { inTerms, termFor } from "./formula.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, compared, line, paragraphs } from "./sentences.ts";

const notEconomics = new Set(["interview_confirmation", "stated_intent_share"]);

export function renderUnitEconomics(analysis: Analysis): RenderedSection | null {
  const translator = translatorFor(analysis.language);
  const economics = analysis.economics.filter((metric) => !notEconomics.has(metric.name));
  const inverses = analysis.inverses.filter((metric) => metric.name !== "implied_share");
  const find = (name: string): Metric | undefined => economics.find((metric) => metric.name === name);
  const lines = [
    lossLine(find("gross_margin"), translator),
    contributionLine(find("contribution_per_customer"), translator),
    paybackLine(find("cac_payback_months"), find("ltv_cac"), translator),
    churnLine(find("monthly_churn"), translator),
    resultLine(find("monthly_result"), translator),
    runwayLine(find("runway_months"), translator),
    ownershipLine(find("safe_ownership"), translator),
    roundLine(find("round_ownership"), translator),
  ];
  const none = lines.every((item) => item === null);
  const text = paragraphs(
    ...lines,
    sensitivityLine(analysis, translator),
    missingLine(analysis, none),
    compared(fittingBenchmark(analysis), analysis.language),
  );
  if (text === "" && economics.length + inverses.length === 0) return null;
  return {
    id: "unit_economics",
    text,
    metrics: [...economics, ...inverses],
    metricsTitle: titleFor(find("contribution_per_customer"), translator),
    after: runwayChart(find("runway_months"), translator),
  };
}

/** The effect on the answer when one figure is a fifth higher or lower. */
function sensitivityLine({ sensitivity, venture }: Analysis, translator: Translator): string | null {
  const { t, amount } = translator;
  const [first] = sensitivity;
  if (!first) return null;
  const runway = first.of === "runway_months";
  const items = sensitivity.map((entry) => {
    const unit = runway ? "months" : venture.currency;
    return t`${termFor(entry.input, translator)} at ${amount(entry.value, entry.unit)}: ${amount(entry.low, unit)} to ${amount(entry.high, unit)}`;
  });
  return runway
    ? t`What moves the runway most, each figure a fifth lower or higher:\n\n${bullets(items)}`
    : t`What moves the contribution most, each figure a fifth lower or higher:\n\n${bullets(items)}`;
}

function missingLine({ questions, language }: Analysis, nothing: boolean): string | null {
  const { t } = translatorFor(language);
  const missing = questions
    .filter((question) => ["price", "unit_cost", "cac", "churn", "order_value"].includes(question.id))
    .map((question) => question.text);
  if (missing.length === 0) return null;
  return nothing
    ? t`It cannot be computed yet. What is missing:\n\n${bullets(missing)}`
    : t`What is missing:\n\n${bullets(missing)}`;
}

function fittingBenchmark({ venture, benchmarks }: Analysis): Analysis["benchmarks"][number] | undefined {
  const sellsGoods =
    venture.signals.physical || venture.models.some((model) => model === "commerce" || model === "hardware");
  return benchmarks.find((item) =>
    ["ai_margin", "take_rates", "app_paid", ...(sellsGoods ? [] : ["saas_gm"])].includes(item.id),
  );
}

const perSale = (metric: Metric): boolean =>
  !metric.inputs.some((input) => input.name === "price_month" || input.name === "take_rate");

function titleFor(contribution: Metric | undefined, { t }: Translator): string {
  if (!contribution) return t`What can be computed`;
  return perSale(contribution) ? t`What one sale leaves` : t`What one customer leaves`;
}

function lossLine(margin: Metric | undefined, { t }: Translator): string | null {
  if (!margin || (margin.value ?? 0) >= 0) return null;
  return t`Before anything else: the gross margin is ${margin.display}. Each new customer makes the loss larger, \
so raise the price or cut the cost to serve first.`;
}

function contributionLine(metric: Metric | undefined, translator: Translator): string | null {
  if (!metric) return null;
  const { t } = translator;
  const formula = inTerms(metric.formula, translator);
  return perSale(metric)
    ? t`Each sale leaves ${metric.display} (${formula}).`
    : t`Each customer leaves ${metric.display} a month (${formula}).`;
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

function resultLine(result: Metric | undefined, { t }: Translator): string | null {
  if (!result) return null;
  return (result.value ?? 0) >= 0
    ? t`After the fixed costs you name, what all customers bring leaves ${result.display} a month, before you pay yourself.`
    : t`After the fixed costs you name, what all customers bring is ${result.display} a month, a loss, before you pay yourself.`;
}

function runwayLine(runway: Metric | undefined, { t }: Translator): string | null {
  if (!runway) return null;
  return (runway.value ?? 0) < 9
    ? t`Cash lasts ${runway.display} at the present burn. A raise usually takes months, so the decision about burn or money is due now.`
    : t`Cash lasts ${runway.display} at the present burn. That is room for the tests below, if burn stays where it is.`;
}

function ownershipLine(sold: Metric | undefined, { t }: Translator): string | null {
  if (!sold) return null;
  return (sold.value ?? 0) > 0.25
    ? t`The raise sells ${sold.display} of the company at that post-money value. \
That is more than one early round usually costs; later rounds take their share of what is left.`
    : t`The raise sells ${sold.display} of the company at that post-money value. Founders and option pool bear all of it.`;
}

function roundLine(sold: Metric | undefined, { t }: Translator): string | null {
  return sold ? t`The round sells ${sold.display} of the company at that valuation before the money.` : null;
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
