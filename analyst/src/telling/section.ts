import type { Metric, ReplyPart, SectionId } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { plural } from "./wording.ts";

/** One titled block with the parts that belong to it. */
export type Told = {
  id: SectionId;
  title: string;
  text: string;
  metrics?: Metric[];
  /** What the figures hold, in words of their own. */
  metricsTitle?: string;
  after?: ReplyPart[];
};

export const sectionTitles: Record<SectionId, string> = {
  executive_summary: "Executive Summary",
  market_potential: "Market Potential",
  monetization: "Monetization",
  market_gap: "Market Gap",
  top_competitors: "Top Competitors",
  revenue_potential: "Revenue Potential",
  execution_roadmap: "Execution Roadmap",
  tools: "Tools",
  analyst_rating: "Analyst Rating",
  unit_economics: "Unit Economics",
  riskiest_assumption: "Riskiest Assumption",
  regulation: "Regulation",
  answer: "Answer",
};

export function section(
  id: SectionId,
  text: string,
  more: Pick<Told, "metrics" | "metricsTitle" | "after"> = {},
): Told {
  return { id, title: sectionTitles[id], text, ...more };
}

/** The section, its metrics and whatever follows, in reading order. */
export function toParts(told: Told, analysis: Analysis): ReplyPart[] {
  const parts: ReplyPart[] = [
    { kind: "section", id: told.id, title: told.title, text: told.text, basis: basisOf(told, analysis) },
  ];
  if (told.metrics && told.metrics.length > 0)
    parts.push({ kind: "metrics", title: told.metricsTitle ?? "Figures", items: told.metrics });
  return [...parts, ...(told.after ?? [])];
}

/** Counts what a section rests on: founder's facts and quotations, named sources, assumed inputs. */
function basisOf(told: Told, analysis: Analysis): string {
  const inputs = (told.metrics ?? []).flatMap((metric) => metric.inputs);
  const tables = (told.after ?? []).flatMap((part) => (part.kind === "table" ? part.rows.flat() : [])).join(" ");
  const text = `${told.text} ${tables}`;
  const fromText = analysis.facts.filter((fact) => text.includes(fact.text)).map((fact) => fact.role);
  const fromInputs = inputs
    .filter((input) => input.type === "founder")
    .map((input) => input.name.replace("price_month", "price"));
  const quotes = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
  const founder = new Set([
    ...fromText,
    ...fromInputs,
    ...quotes.filter((quote) => !analysis.facts.some((fact) => fact.text === quote)),
  ]).size;
  const sources = new Set(
    [...analysis.benchmarks, ...analysis.flags]
      .map((item) => item.source.publisher)
      .filter((publisher) => text.includes(publisher)),
  ).size;
  const assumed = new Set([
    ...inputs.filter((input) => input.type === "assumption").map((input) => `${input.name}${input.value}`),
    ...(text.match(/\bassum\w+/gi) ?? []).slice(0, 1),
  ]).size;
  const counted: [number, string][] = [
    [founder, "founder fact"],
    [sources, "source"],
    [assumed, "assumption"],
  ];
  const present = counted.filter(([count]) => count > 0).map(([count, noun]) => plural(count, noun));
  return present.length === 0 ? "" : `Based on: ${present.join(", ")}`;
}
