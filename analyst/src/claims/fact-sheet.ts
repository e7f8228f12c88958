import type { Analysis } from "../analysis.ts";
import { type KnownFigure, knownLine } from "../derivations/known-figures.ts";
import { modelIdOf } from "../model-reading/reading.ts";

/**
 * The analysis as facts, one per line: id, what it is, its value. Input for a model, which computes with figures and
 * results by these ids.
 */
export function factSheet(analysis: Analysis, known: readonly KnownFigure[]): string {
  const shown = new Map(analysis.metrics.map(({ name, display, formula }) => [`m_${name}`, `${display} = ${formula}`]));
  const figures = known.map((figure) => {
    const formula = shown.get(figure.id);
    return formula === undefined ? knownLine(figure) : `${knownLine(figure)} | ${formula}`;
  });
  const benchmarks = analysis.benchmarks.map((item) =>
    line(
      `b.${item.id}`,
      `source, where it fits: ${item.publisher}, ${item.year}, grade ${item.source.grade}`,
      item.says,
    ),
  );
  const rules = analysis.flags.map((flag) => line(`r.${flag.id}`, flag.name, `${flag.what} ${flag.firstStep}`));
  const unread = analysis.venture.unread.map(({ span, quote }) =>
    line(modelIdOf(span), "OPEN: not understood, the founder has to confirm it", quote),
  );
  return [...figures, ...unread, ...benchmarks, ...rules, ...judgements(analysis)].join("\n");
}

function judgements({ rating, contradictions, impossible }: Analysis): string[] {
  const score = rating.score === null ? "not rated" : `${rating.score} of 10 (${rating.low} to ${rating.high})`;
  return [
    line(
      "rating",
      "the engine's rating",
      rating.gate ? `${score}; capped at ${rating.gate.cap}: ${rating.gate.because}` : score,
    ),
    ...contradictions.map((item) => line(`x.${item.meaning}`, "contradiction", item.question)),
    ...impossible.map((item) => line(`i.${item.figureId}`, "impossible figure", `${item.text}: ${item.because}`)),
  ];
}

const line = (...columns: [id: string, what: string, value: string]): string =>
  columns.map((column) => column.replace(/\s+/g, " ")).join(" | ");
