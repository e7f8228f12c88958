import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { display, displayMoney, displayNumber, displayShare } from "../finance/display.ts";
import { defaultTiers } from "../finance/inputs.ts";
import { targetGrossMargin } from "../finance/what-must-be-true.ts";
import { cashByMonth } from "../finance/metrics.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { factFor } from "../reading/venture.ts";
import type { BusinessModel } from "../reading/venture.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { bullets, listed, paragraphs, told } from "./wording.ts";

const modelWords: Record<BusinessModel, string> = {
  subscription: "subscriptions",
  marketplace: "commissions",
  one_off: "one-off sales",
  usage: "use, paid each time",
  advertising: "advertising",
  commerce: "selling goods",
  services: "services",
  hardware: "hardware",
};

export function tellMonetization(analysis: Analysis): Told {
  const { venture } = analysis;
  const prices = venture.facts
    .filter((fact) => fact.role === "price" && !fact.superseded)
    .map((fact) => `${fact.text}${fact.per && fact.per !== "once" ? ` a ${fact.per}` : ""}`);
  const models = venture.models.map((model) => modelWords[model]);
  const known =
    prices.length > 0
      ? `You charge ${listed([...new Set(prices)].slice(0, 4))}${models.length > 0 ? `. Revenue comes from ${models[0]}.` : "."}`
      : noPrice(analysis);
  const card = cardOf(venture.type?.id ?? null);
  const norm = card ? `What products of this type usually ask: ${card.priceNorm} (general knowledge, to check).` : null;
  const floor = analysis.inverses.find((metric) => metric.name === "price_floor");
  return section(
    "monetization",
    paragraphs(known, norm, floor ? floorLine(analysis, floor) : null, paymentTest(analysis)),
    floor ? { metrics: [floor], metricsTitle: "Price floor" } : {},
  );
}

function noPrice({ venture }: Analysis): string {
  const take = factFor(venture, "take_rate");
  if (take)
    return `You keep ${take.text} of each transaction. What that is worth depends on the average order and how often it happens.`;
  const ladder = defaultTiers.map((tier) => displayMoney(tier, venture.currency)).join("/");
  return `You give no price, so I use the ladder ${ladder} a month. That is my assumption, not a finding: replace it by what one buyer agreed to.`;
}

function floorLine({ metrics }: Analysis, floor: Metric): string {
  const margin = metrics.find((metric) => metric.name === "gross_margin");
  const enough = (margin?.value ?? 0) >= targetGrossMargin;
  if (enough) return `Your price stays above ${floor.display}, where a 60% gross margin (my assumed target) would end.`;
  return `At that price the gross margin is ${margin?.display ?? "unknown"}. ${floor.display} would bring it to 60%, the target I assume; the other way there is a lower cost to serve.`;
}

function paymentTest({ venture, metrics }: Analysis): string {
  const thin = metrics.some((metric) => metric.name === "gross_margin" && (metric.value ?? 1) < targetGrossMargin);
  if (venture.stage === "revenue" && thin)
    return "Try the higher price on the next twenty you ask, not on those who pay already: you risk nothing you have.";
  if (venture.stage === "revenue")
    return "You have been paid already. Ask the last three buyers what they would have done at twice the price: their answer sets the next price.";
  return "Ask for money before you change the price: a deposit from two of twenty qualified buyers says more than any survey about price.";
}

export function tellUnitEconomics(analysis: Analysis): Told {
  const economics = analysis.metrics.filter(
    (metric) => metric.name !== "interview_confirmation" && metric.name !== "stated_intent_share",
  );
  const inverses = analysis.inverses.filter((metric) => metric.name !== "implied_share");
  const find = (name: string): Metric | undefined => economics.find((metric) => metric.name === name);
  const margin = find("gross_margin");
  const lines = [
    margin && (margin.value ?? 0) < 0
      ? `Before anything else: the gross margin is ${margin.display}. Each new customer makes the loss larger, so raise the price or cut the cost to serve first.`
      : null,
    find("contribution_per_customer") ? contributionLine(analysis, find("contribution_per_customer")) : null,
    paybackLine(find("cac_payback_months"), find("ltv_cac")),
    churnLine(find("monthly_churn")),
    resultLine(find("monthly_result")),
    runwayLine(find("runway_months")),
    ownershipLine(find("safe_ownership")),
  ];
  const missing = analysis.questions
    .filter((question) => ["price", "unit_cost", "cac", "churn", "order_value"].includes(question.id))
    .map((question) => question.text);
  const ask = missing.length > 0 ? `Cannot be computed yet. What is missing:\n\n${bullets(missing)}` : null;
  const sellsGoods =
    analysis.venture.signals.physical ||
    analysis.venture.models.some((model) => model === "commerce" || model === "hardware");
  const benchmark = analysis.benchmarks.find((item) =>
    ["ai_margin", "take_rates", "app_paid", ...(sellsGoods ? [] : ["saas_gm"])].includes(item.id),
  );
  return section(
    "unit_economics",
    paragraphs(
      ...lines,
      ask?.replace(
        "Cannot be computed yet. What",
        lines.some((line) => line !== null) ? "What" : "Cannot be computed yet. What",
      ) ?? null,
      told(benchmark),
    ),
    {
      metrics: [...economics, ...inverses],
      metricsTitle: economicsTitle(analysis),
      after: runwayChart(find("runway_months")),
    },
  );
}

function economicsTitle({ metrics }: Analysis): string {
  const metric = metrics.find((item) => item.name === "contribution_per_customer");
  if (!metric) return "What can be computed";
  return metric.label === "Contribution per sale" ? "What one sale leaves" : "What one customer leaves";
}

function contributionLine(analysis: Analysis, metric: Metric | undefined): string | null {
  if (!metric) return null;
  const assumed = metric.inputs.some((input) => input.type === "assumption");
  const margin = metric.inputs.find((input) => input.name === "gross_margin");
  return `${metric.label === "Contribution per sale" ? `Each sale leaves ${metric.display}` : `Each customer leaves ${metric.display} a month`} (${metric.formula.replaceAll("_", " ")})${assumed && margin ? `. The gross margin of ${displayShare(margin.value)} in it is my assumption for ${analysis.venture.type?.title ?? "this kind of product"}; your own cost replaces it` : ""}.`;
}

function paybackLine(payback: Metric | undefined, ratio: Metric | undefined): string | null {
  if (!payback) return null;
  const good = (payback.value ?? 0) <= 12;
  return `A customer pays back what winning them cost in ${payback.display}, ${good ? "inside" : "outside"} the 12 months that serve as a rule of thumb (David Skok, 2010).${ratio ? ` LTV : CAC is ${ratio.display}.` : ""}`;
}

function churnLine(churn: Metric | undefined): string | null {
  if (!churn || churn.low === null || churn.high === null) return null;
  const ends = `from ${displayShare(churn.low)} to ${displayShare(churn.high)}`;
  const [lost, paying, months] = churn.inputs;
  if (!lost || !paying || !months)
    return `Your churn of ${churn.display} rests on few customers: if it was measured over one month, the true rate lies anywhere ${ends} (95% Wilson interval).`;
  const exposure = displayNumber(paying.value * months.value);
  const events = lost.value === 1 ? "1 cancellation" : `${displayNumber(lost.value)} cancellations`;
  return `You name ${events} in at most ${exposure} customer-months (${displayNumber(paying.value)} customers × ${display(months.value, months.unit)}, as if all had been there from the start). That is ${churn.display} a month, and so few events allow anything ${ends} (95% exact Poisson interval).`;
}

function resultLine(result: Metric | undefined): string | null {
  if (!result) return null;
  const left = (result.value ?? 0) >= 0 ? `leaves ${result.display} a month` : `is ${result.display} a month, a loss`;
  return `After the fixed costs you name, what all customers bring ${left}, before you pay yourself.`;
}

function runwayLine(runway: Metric | undefined): string | null {
  if (!runway) return null;
  return `Cash lasts ${runway.display} at the present burn. ${(runway.value ?? 0) < 9 ? "A raise usually takes months, so the decision about burn or money is due now." : "That is room for the tests below, if burn stays where it is."}`;
}

function ownershipLine(share: Metric | undefined): string | null {
  if (!share) return null;
  const heavy =
    (share.value ?? 0) > 0.25
      ? "That is more than one early round usually costs; later rounds take their share of what is left."
      : "Founders and option pool bear all of it.";
  return `The raise sells ${share.display} of the company at that post-money value. ${heavy}`;
}

/** The cash left month by month; only drawn from the founder's own cash and burn. */
function runwayChart(runway: Metric | undefined): ReplyPart[] {
  const values = cashByMonth(runway);
  if (values.length < 3) return [];
  const unit = runway?.inputs[0]?.unit ?? "";
  const note = "Your cash less your monthly burn, with nothing else changing.";
  const categories = values.map((_, month) => String(month));
  return [
    {
      kind: "chart",
      title: "Cash left by month",
      chart: "line",
      unit,
      categories,
      series: [{ name: "Cash", values }],
      note,
    },
  ];
}

export function tellRevenue(analysis: Analysis): Told {
  const { ladder, venture } = analysis;
  const assumed = ladder.some((metric) =>
    metric.inputs.some((input) => input.name === "price_month" && input.type === "assumption"),
  );
  const commission = ladder[0]?.inputs[1]?.name === "commission_per_customer_month";
  const evenly = analysis.inverses.find((metric) => metric.name === "break_even_customers");
  const mrr = analysis.metrics.find((metric) => metric.name === "mrr");
  const now = mrr ? `Today: ${mrr.display} a month (${mrr.formula.replaceAll("_", " ")}).` : null;
  if (ladder.length === 0)
    return section(
      "revenue_potential",
      paragraphs(
        now,
        "Revenue per customer is take rate × average order × orders a month. The last two are missing, so any table here would be invented.",
      ),
    );
  const intro = assumed
    ? "What the assumed price ladder would bring at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come."
    : `What your ${commission ? "commission" : "price"} brings at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come.`;
  const even = evenly
    ? `${evenly.display} cover your ${evenly.formula.startsWith("fixed") ? "fixed costs" : "monthly burn"}.`
    : null;
  return section(
    "revenue_potential",
    paragraphs(
      now,
      intro,
      even,
      venture.models.includes("advertising")
        ? "Advertising pays per thousand views, so this ladder does not fit if that is the main income: name the views a month instead."
        : null,
      told(analysis.benchmarks.find((item) => item.id === "app_thousand")),
    ),
    { after: ladderParts(analysis, assumed) },
  );
}

function ladderParts({ ladder, venture }: Analysis, assumed: boolean): ReplyPart[] {
  const noun = ladder[0]?.inputs[0]?.unit ?? "customers";
  const isCommission = ladder[0]?.inputs[1]?.name === "commission_per_customer_month";
  const priceColumn = noun === "sales" ? "Price" : isCommission ? "Commission a month" : "Price a month";
  const title = noun === "sales" ? "Revenue" : "Monthly revenue";
  const prices = [...new Set(ladder.map((metric) => metric.inputs[1]?.value ?? 0))];
  const sizes = [...new Set(ladder.map((metric) => metric.inputs[0]?.value ?? 0))];
  const cell = (price: number, size: number): Metric | undefined =>
    ladder.find((metric) => metric.inputs[1]?.value === price && metric.inputs[0]?.value === size);
  const note = assumed
    ? "Price and customer numbers are assumptions."
    : "The price follows from your figures; the numbers beside it are steps, not predictions.";
  return [
    {
      kind: "table",
      title,
      columns: [priceColumn, ...sizes.map((size) => `${size.toLocaleString("en-US")} ${noun}`)],
      rows: prices.map((price) => [
        displayMoney(price, venture.currency),
        ...sizes.map((size) => cell(price, size)?.display ?? "unknown"),
      ]),
      note,
    },
    {
      kind: "chart",
      title: `${title} by price and ${noun}`,
      chart: "bar",
      unit: venture.currency,
      categories: sizes.map((size) => `${size.toLocaleString("en-US")} ${noun}`),
      series: prices.map((price) => ({
        name: displayMoney(price, venture.currency),
        values: sizes.map((size) => cell(price, size)?.value ?? 0),
      })),
      note,
    },
  ];
}
