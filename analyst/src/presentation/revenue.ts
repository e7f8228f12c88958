import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { inTerms } from "./formula.ts";
import type { RenderedSection } from "./section.ts";
import { compared, paragraphs } from "./sentences.ts";

export function renderRevenue(analysis: Analysis): RenderedSection | null {
  const { ladder, venture } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const mrr = analysis.economics.find((metric) => metric.name === "mrr");
  const now = mrr ? t`Today: ${mrr.display} a month (${inTerms(mrr.formula, translator)}).` : null;
  if (ladder.length === 0) return now === null ? null : { id: "revenue_potential", text: now };
  return {
    id: "revenue_potential",
    text: paragraphs(
      now,
      intro(ladder, translator),
      breakEvenLine(analysis, translator),
      venture.models.includes("advertising")
        ? t`Advertising pays per thousand views, so this ladder does not fit if that is the main income: name the views a month instead.`
        : null,
      compared(
        analysis.benchmarks.find((item) => item.id === "app_thousand"),
        analysis.language,
      ),
    ),
    after: ladderParts(analysis, translator),
  };
}

const isCommission = (ladder: Metric[]): boolean => ladder[0]?.inputs[1]?.name === "commission_per_customer_month";

function intro(ladder: Metric[], { t }: Translator): string {
  return isCommission(ladder)
    ? t`What your commission brings at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come.`
    : t`What your price brings at three sizes. It shows arithmetic, not a forecast: nothing here says how many will come.`;
}

function breakEvenLine({ inverses }: Analysis, { t }: Translator): string | null {
  const even = inverses.find((metric) => metric.name === "break_even_customers");
  if (!even) return null;
  return even.inputs[0]?.name === "fixed_costs"
    ? t`${even.display} cover your fixed costs.`
    : t`${even.display} cover your monthly burn.`;
}

function ladderParts({ ladder, venture }: Analysis, { t, money, amount }: Translator): ReplyPart[] {
  const unit = ladder[0]?.inputs[0]?.unit ?? "customers";
  const sales = unit === "sales";
  const prices = [...new Set(ladder.map((metric) => metric.inputs[1]?.value ?? 0))];
  const sizes = [...new Set(ladder.map((metric) => metric.inputs[0]?.value ?? 0))];
  const cell = (price: number, size: number): Metric | undefined =>
    ladder.find((metric) => metric.inputs[1]?.value === price && metric.inputs[0]?.value === size);
  const note = t`The price follows from your figures; the numbers beside it are steps, not predictions.`;
  const columns = sizes.map((size) => amount(size, unit));
  const priceColumn = sales ? t`Price` : isCommission(ladder) ? t`Commission a month` : t`Price a month`;
  return [
    {
      kind: "table",
      title: sales ? t`Revenue` : t`Monthly revenue`,
      columns: [priceColumn, ...columns],
      rows: prices.map((price) => [
        money(price, venture.currency),
        ...sizes.map((size) => cell(price, size)?.display ?? t`unknown`),
      ]),
      note,
    },
    {
      kind: "chart",
      title: sales ? t`Revenue by price and sales` : t`Monthly revenue by price and customers`,
      chart: "bar",
      unit: venture.currency,
      categories: columns,
      series: prices.map((price) => ({
        name: money(price, venture.currency),
        values: sizes.map((size) => cell(price, size)?.value ?? 0),
      })),
      note,
    },
  ];
}
