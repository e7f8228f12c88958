import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { fundingSources, fundingStages } from "../knowledge/funding-stages.ts";
import type { FundingStage } from "../knowledge/funding-stages.ts";
import { monthlyOf } from "../quantities/amount.ts";
import { currencyOf } from "../quantities/unit.ts";
import { known, leading, payingCustomers, revenues } from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, compared, line, paragraphs } from "./sentences.ts";

/**
 * The kinds of investors for this venture now, the purpose, and what is missing. No investor is named: none is looked
 * up.
 */
export function renderFundraising(analysis: Analysis): RenderedSection {
  const translator = translatorFor(analysis.language);
  const { t, translate } = translator;
  const stage = stageOf(analysis.venture);
  const find = (name: string): Metric | undefined => analysis.metrics.find((metric) => metric.name === name);
  const needed = find("raise_needed");
  const sold = find("safe_ownership") ?? find("round_ownership");
  return {
    id: "answer",
    title: t`Money that fits`,
    text: paragraphs(
      t`By what you told me this is the stage called ${translate(stage.name)}. Those who invest there: ${translate(stage.who)}. \
Usual: ${translate(stage.money)}.`,
      vcCase(analysis, translator),
      needed ? needLine(needed, translator) : null,
      sold ? t`At your terms ${sold.display} of the company is sold.` : null,
      t`Before you write to anyone, what they will look for at this stage: ${translate(stage.evidence)}. \
Of that you have:\n\n${bullets(have(analysis, translator))}`,
      compared(
        analysis.benchmarks.find((item) => item.id === "raise_time"),
        analysis.language,
      ),
      t`I name no investors, because I look none up. Ask three founders who sell to ${buyerWords(analysis, translator)} \
who invested in them: a warm introduction there is worth more than any list.`,
    ),
    metrics: [...analysis.valuations, ...[needed, sold].filter((metric) => metric !== undefined)],
    metricsTitle: analysis.valuations.length > 0 ? t`Ranges, not a price` : t`The raise in numbers`,
    after: [stageTable(stage, translator)],
  };
}

function buyerWords({ venture }: Analysis, { t }: Translator): string {
  return venture.phrases.buyer?.text ?? t`the same buyers`;
}

const seedRevenue = 10_000;
const seriesARevenue = 80_000;
const comparable = new Set(["USD", "EUR", "GBP", "CHF"]);

/** Revenue decides where it can be compared with the bands; otherwise the product and the customers do. */
export function stageOf(venture: Venture): FundingStage {
  const revenue = leading(venture, revenues);
  const monthlyRevenue = revenue && comparable.has(currencyOf(revenue.unit) ?? "") ? monthlyOf(revenue) : 0;
  const pays = known(venture, payingCustomers) > 0 || revenue !== null;
  const id =
    monthlyRevenue >= seriesARevenue
      ? "series_a"
      : monthlyRevenue >= seedRevenue
        ? "seed"
        : pays
          ? "pre_seed"
          : venture.stage === "idea"
            ? "idea"
            : "mvp";
  const found = fundingStages.find((stage) => stage.id === id);
  if (!found) throw new Error(`no funding stage "${id}"`);
  return found;
}

function have({ rating }: Analysis, { t }: Translator): string[] {
  const wanted = new Set(["demand", "problem", "economics", "distribution", "founder"]);
  const items = rating.parts.filter((part) => wanted.has(part.criterion) && part.score !== null && part.score >= 4);
  return items.length > 0
    ? items.map((part) => t`${part.label}: ${part.because}`)
    : [t`Nothing yet that can be checked.`];
}

/** A reachable market whose tenth is below this does not suit a venture fund; a working threshold, not a study. */
const fundScale = 50e6;

function vcCase({ metrics }: Analysis, { t }: Translator): string | null {
  const tenth = metrics.find((metric) => metric.name === "revenue_at_10_percent_share");
  if (!tenth || tenth.value === null) return null;
  return tenth.value < fundScale
    ? t`A tenth of your reachable market is ${tenth.display} a year: too small for most venture funds, and enough for angels, grants or customers' money.`
    : t`A tenth of your reachable market is ${tenth.display} a year: large enough for venture funds, if the count holds.`;
}

function needLine(needed: Metric, { t, money }: Translator): string {
  const [low, high] = [money(needed.low ?? 0, needed.unit), money(needed.high ?? 0, needed.unit)];
  return t`Eighteen months at your burn with a buffer take ${low} to ${high}.`;
}

function stageTable(now: FundingStage, translator: Translator): ReplyPart {
  const { t, translate, list } = translator;
  const at = fundingStages.findIndex((stage) => stage.id === now.id);
  const rows = fundingStages
    .slice(at, at + 2)
    .map((stage) => [translate(stage.name), translate(stage.evidence), translate(stage.money), translate(stage.who)]);
  const names = Object.values(fundingSources).map(({ publisher, year }) => `${translate(publisher)}, ${year}`);
  return {
    kind: "table",
    title: t`This stage and the next`,
    columns: [t`Stage`, t`What it has to show`, t`Money`, t`From whom`],
    rows,
    note: line(t`US figures: ${list(names)}.`, t`Not legal or financial advice.`),
  };
}
