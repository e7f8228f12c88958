import type { Analysis } from "../analysis.ts";
import { type KnownFigure, knownLine, resultsById } from "../derivations/known-figures.ts";
import { modelIdOf } from "../model-reading/reading.ts";

/**
 * The analysis as facts, one per line: id, what it is, its value. Input for a model, which computes with figures and
 * results by these ids. Results show their formula, so that the model can judge whether it fits this business.
 */
export function factSheet(analysis: Analysis, known: readonly KnownFigure[]): string {
  const shown = shownResults(analysis);
  // A result of what is only supposed, or of a step of sales, would be repeated as if it were so.
  const isShown = ({ id, type }: KnownFigure): boolean => type === "computed" && !/_at_\d+_/.test(id);
  const [results, figures] = [
    known.filter(({ id }) => id.startsWith("m_")),
    known.filter(({ id }) => !id.startsWith("m_")),
  ];
  const open = analysis.venture.unread.map(({ span, quote }) => line(modelIdOf(span), quote));
  const doubts = [
    ...analysis.contradictions.map(({ question }) => question),
    ...analysis.impossible.map(({ text, because }) => `${text}: ${because}`),
  ];
  return [
    ...block("PROVEN FIGURES (id | what | value)", figures.map(knownLine)),
    ...block("OPEN: not understood, the founder has to say what it is (id | number)", open),
    ...block(
      "RESULTS of the engine's laws (id | what | value | as shown = formula)",
      results.filter(isShown).map((figure) => [knownLine(figure), shown.get(figure.id) ?? []].flat().join(" | ")),
    ),
    ...block("CONTRADICTIONS", doubts),
  ].join("\n");
}

/** What a reply shows of each result, by the result's id: several products have results of one name. */
function shownResults({ venture: { computed }, metrics }: Analysis): Map<string, string> {
  const left = [...metrics];
  const shown = new Map<string, string>();
  for (const [id, { name, value }] of resultsById(computed)) {
    const at = left.findIndex((metric) => metric.name === name && metric.value === value + 0);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (found) shown.set(id, `${found.display} = ${found.formula}`);
  }
  return shown;
}

const block = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [title, ...lines, ""]);

const line = (...columns: string[]): string => columns.map((column) => column.replace(/\s+/g, " ")).join(" | ");
