import type { Metric, Rating, ReplyPart } from "@cofounder/contract/analysis";
import { display } from "../finance/display.ts";

type PartOf<K extends ReplyPart["kind"]> = Extract<ReplyPart, { kind: K }>;
type Writers = { [K in ReplyPart["kind"]]: (part: PartOf<K>) => string };

const writers: Writers = {
  headline: (part) => `# ${part.text}`,
  notice: (part) => `> ${part.text}`,
  section: (part) =>
    [`## ${part.title}`, part.text, part.basis === "" ? "" : `_${part.basis}_`]
      .filter((block) => block !== "")
      .join("\n\n"),
  metrics: (part) => [`**${part.title}**`, part.items.map(metricLine).join("\n")].join("\n\n"),
  table: (part) =>
    [`**${part.title}**`, writeTable(part.columns, part.rows), part.note].filter((block) => block !== "").join("\n\n"),
  chart: (part) => chartTable(part),
  questions: (part) =>
    [
      `**${part.title}**`,
      part.items.map((item, index) => `${index + 1}. ${item.text} (${item.because})`).join("\n"),
    ].join("\n\n"),
  rating: (part) => ratingLine(part.rating),
};

/** The whole reply as Markdown without HTML. Charts become the table of their values where they add something. */
export function toMarkdown(parts: ReplyPart[]): string {
  return `${parts
    .map(write)
    .filter((block) => block !== "")
    .join("\n\n")}\n`;
}

function write(part: ReplyPart): string {
  const writer = writers[part.kind] as (part: ReplyPart) => string;
  return writer(part);
}

function metricLine(metric: Metric): string {
  const inputs = metric.inputs
    .map(
      (input) =>
        `${input.name.replaceAll("_", " ")} ${display(input.value, input.unit)}${input.type === "assumption" ? ", assumed" : ""}`,
    )
    .join("; ");
  const ends =
    metric.low === null || metric.high === null
      ? ""
      : ` (${display(metric.low, metric.unit)} to ${display(metric.high, metric.unit)})`;
  return `- **${metric.label}: ${metric.display}**${ends} = ${metric.formula.replaceAll("_", " ")} [${inputs}]`;
}

function writeTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A bar chart repeats a table or the rating beside it; only a line has values of its own. */
function chartTable(part: PartOf<"chart">): string {
  if (part.chart === "bar") return "";
  const rows = part.categories.map((category, index) => [
    `Month ${category}`,
    ...part.series.map((series) => display(series.values[index] ?? 0, part.unit)),
  ]);
  return [`**${part.title}**`, writeTable(["", ...part.series.map((series) => series.name)], rows), part.note].join(
    "\n\n",
  );
}

function ratingLine(rating: Rating): string {
  return rating.score === null
    ? ""
    : `**${rating.score}/10**${rating.gate ? ` (capped at ${rating.gate.cap}: ${rating.gate.because})` : ""}`;
}
