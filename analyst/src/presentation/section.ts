import type { Metric, ReplyPart, SectionId } from "@cofounder/contract/analysis";
import type { PlannedTest } from "@cofounder/contract/test-rules";
import type { Analysis } from "../analysis.ts";
import { figureName } from "../laws/shown-inputs.ts";
import { msg, translatorFor } from "../i18n/translator.ts";

/** A titled block with its parts. */
export interface RenderedSection {
  id: SectionId;
  text: string;
  /** Different from the section's own. */
  title?: string;
  /** The kill test of the text. */
  test?: PlannedTest | null;
  metrics?: Metric[];
  /** A title of its own for the metrics. */
  metricsTitle?: string;
  after?: ReplyPart[];
}

const sectionTitles: Record<SectionId, string> = {
  executive_summary: msg("Executive Summary"),
  market_potential: msg("Market Potential"),
  monetization: msg("Monetization"),
  market_gap: msg("Market Gap"),
  top_competitors: msg("Top Competitors"),
  revenue_potential: msg("Revenue Potential"),
  execution_roadmap: msg("Execution Roadmap"),
  tools: msg("Tools"),
  analyst_rating: msg("Analyst Rating"),
  unit_economics: msg("Unit Economics"),
  riskiest_assumption: msg("Riskiest Assumption"),
  regulation: msg("Regulation"),
  answer: msg("Answer"),
};

/** The section, its metrics and the parts that follow, in reading order. */
export function toParts(told: RenderedSection, analysis: Analysis): ReplyPart[] {
  const { translate, t } = translatorFor(analysis.language);
  const title = told.title ?? translate(sectionTitles[told.id]);
  const section = { kind: "section", id: told.id, title, text: told.text, basis: basisOf(told, analysis) } as const;
  const parts: ReplyPart[] = [{ ...section, ...(told.test && { test: told.test }) }];
  if (told.metrics && told.metrics.length > 0)
    parts.push({ kind: "metrics", title: told.metricsTitle ?? t`Figures`, items: told.metrics });
  return [...parts, ...(told.after ?? [])];
}

/** Counts the bases of a section: founder's facts and quotations, named sources, assumed inputs. */
function basisOf(told: RenderedSection, analysis: Analysis): string {
  const { t, list } = translatorFor(analysis.language);
  const tables = (told.after ?? []).flatMap((part) => (part.kind === "table" ? part.rows.flat() : [])).join(" ");
  const words = `${told.text} ${tables}`;
  const [founder, sources, assumed] = [
    founderFacts(told, analysis, words),
    citedSources(analysis, words),
    assumptions(told, analysis),
  ];
  const counted = [
    founder === 0 ? "" : founder === 1 ? t`1 founder fact` : t`${founder} founder facts`,
    sources === 0 ? "" : sources === 1 ? t`1 source` : t`${sources} sources`,
    assumed === 0 ? "" : assumed === 1 ? t`1 assumption` : t`${assumed} assumptions`,
  ].filter((part) => part !== "");
  return counted.length === 0 ? "" : t`Based on: ${list(counted)}`;
}

function founderFacts({ metrics = [] }: RenderedSection, { venture }: Analysis, words: string): number {
  const fromText = venture.quantities.filter(({ quote }) => words.includes(quote)).map(figureName);
  const fromInputs = metrics
    .flatMap((metric) => metric.inputs)
    .filter((input) => input.type === "founder")
    .map((input) => input.name);
  const names = [...fromText, ...fromInputs].map((name) => name.replace("price_month", "price"));
  const phrases = [...Object.values(venture.phrases), ...venture.competitors, ...venture.channels.map((c) => c.phrase)];
  const quoted = phrases.flatMap((phrase) => (phrase && words.includes(phrase.text) ? [phrase.text] : []));
  return new Set([...names, ...quoted]).size;
}

function citedSources({ benchmarks, flags }: Analysis, words: string): number {
  const publishers = [...benchmarks, ...flags].map((item) => item.source.publisher);
  return new Set(publishers.filter((publisher) => words.includes(publisher))).size;
}

function assumptions({ metrics = [], id }: RenderedSection, analysis: Analysis): number {
  const inputs = metrics.flatMap((metric) => metric.inputs).filter((input) => input.type === "assumption");
  const hours = id === "execution_roadmap" && !analysis.roadmap.hoursAreKnown ? ["hours"] : [];
  const price =
    id === "monetization" && !analysis.metrics.some((metric) => metric.name === "contribution_per_customer");
  return new Set([...inputs.map((input) => `${input.name}${input.value}`), ...hours, ...(price ? ["price"] : [])]).size;
}
