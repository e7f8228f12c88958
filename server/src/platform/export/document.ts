import { type Block, blocksOf, type ChartBlock, type Opening, withoutControls, wordsOf } from "./blocks.ts";
import type { Chart } from "./chart.ts";
import { toDocx } from "./docx.ts";
import { drawChart } from "./draw-chart.ts";
import { loadFonts } from "./fonts.ts";
import { toPdf } from "./pdf.ts";

export interface DocumentText {
  title: string;
  markdown: string;
  subtitle?: string;
  date: Date;
  /** The text names their places: `![title](chart:0)` in a paragraph of its own is the first. */
  charts?: readonly Chart[];
}

export type DocumentKind = "pdf" | "docx";

const dates = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** A Markdown text as a formatted file: title, date, headings, lists, tables, page numbers. */
export async function makeDocument(text: DocumentText, kind: DocumentKind): Promise<Uint8Array> {
  const opening: Opening = {
    title: withoutControls(text.title).trim() || "Untitled",
    subtitle: withoutControls(text.subtitle ?? "").trim(),
    date: text.date,
    dateText: dates.format(text.date),
  };
  const blocks = withoutTitle(blocksOf(text.markdown, await drawn(text.charts ?? [])), opening.title);
  return kind === "pdf" ? toPdf(opening, blocks) : toDocx(opening, blocks);
}

/** A text that begins with its own title would repeat it. */
function withoutTitle(blocks: Block[], title: string): Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === "heading" && wordsOf(first.runs).trim() === title ? rest : blocks;
}

async function drawn(charts: readonly Chart[]): Promise<ChartBlock[]> {
  if (charts.length === 0) return [];
  const fonts = await loadFonts();
  return charts.map((chart) => ({ kind: "chart", title: chart.title, svg: drawChart(chart, fonts) }));
}
