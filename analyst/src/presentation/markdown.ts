import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Translator } from "../i18n/translator.ts";
import { inTerms, shownBeside, termFor } from "./formula.ts";

type PartOf<K extends ReplyPart["kind"]> = Extract<ReplyPart, { kind: K }>;
type Writers = { [K in ReplyPart["kind"]]: (part: PartOf<K>, translator: Translator) => string };

const writers: Writers = {
  headline: (part) => `# ${part.text}`,
  notice: (part) => `> ${part.text}`,
  section: (part) =>
    [`## ${part.title}`, part.text, part.basis === "" ? "" : `_${part.basis}_`]
      .filter((block) => block !== "")
      .join("\n\n"),
  metrics: (part, translator) =>
    [`**${part.title}**`, part.items.map((item) => metricLine(item, translator)).join("\n")].join("\n\n"),
  table: (part) =>
    [`**${part.title}**`, writeTable(part.columns, part.rows), part.note].filter((block) => block !== "").join("\n\n"),
  // A chart repeats a table or a sentence beside it.
  chart: () => "",
  questions: (part) =>
    [
      `**${part.title}**`,
      part.items.map((item, index) => `${index + 1}. ${item.text} _${item.because}_${choicesOf(item)}`).join("\n"),
    ].join("\n\n"),
  // The section beside it states the rating in words.
  rating: () => "",
  heard: writeHeard,
  fold: ({ title }) => `## ${title}`,
  marks: () => "",
  words: () => "",
};

const choicesOf = ({ choices = [] }: PartOf<"questions">["items"][number]): string =>
  choices.length === 0 ? "" : ` (${choices.map(({ label }) => label).join(" / ")})`;

/** The figures with a reading, one a line; those without one together. */
function writeHeard({ title, figures, note }: PartOf<"heard">, { t, list, quote }: Translator): string {
  const listed = figures.filter(({ state }) => state !== "dismissed");
  const isKnown = ({ state, reading }: (typeof listed)[number]): boolean =>
    state !== "unread" || (reading !== null && reading.meaning !== "none");
  const lines = listed
    .filter(isKnown)
    .map(({ quote: words, label, state }) => `- ${words}: ${label}${state === "unread" ? "?" : ""}`);
  const open = listed.filter((figure) => !isKnown(figure)).map(({ quote: words }) => quote(words));
  const unknown = open.length === 0 ? "" : t`I cannot tell yet what these are: ${list(open)}.`;
  return [`**${title}**`, lines.join("\n"), unknown, note].filter((block) => block !== "").join("\n\n");
}

/** The whole reply as Markdown without HTML. */
export function toMarkdown(parts: ReplyPart[], translator: Translator): string {
  return `${parts
    .map((part) => write(part, translator))
    .filter((block) => block !== "")
    .join("\n\n")}\n`;
}

function write(part: ReplyPart, translator: Translator): string {
  const writer = writers[part.kind] as (part: ReplyPart, translator: Translator) => string;
  return writer(part, translator);
}

function metricLine(metric: Metric, translator: Translator): string {
  const { t, amount } = translator;
  const inputs = metric.inputs.map((input) => {
    const value = shownBeside(input.name, input, translator);
    return input.type === "assumption"
      ? t`${termFor(input.name, translator)} ${value}, assumed`
      : `${termFor(input.name, translator)} ${value}`;
  });
  const ends =
    metric.low === null || metric.high === null
      ? ""
      : ` (${t`${amount(metric.low, metric.unit)} to ${amount(metric.high, metric.unit)}`})`;
  return `- ${t`**${metric.label}: ${metric.display}**`}${ends} = ${inTerms(metric.formula, translator)}${inputs.length > 0 ? ` [${inputs.join("; ")}]` : ""}`;
}

function writeTable(columns: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll("|", "/")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}
