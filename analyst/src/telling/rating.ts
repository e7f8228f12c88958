import type { Analysis } from "../analysis.ts";
import { ratingParts } from "./plan.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { ratingLine } from "./summary.ts";
import { bullets, cite, listed, paragraphs, sentence } from "./wording.ts";

export function tellRating(analysis: Analysis): Told {
  const { rating } = analysis;
  const open = rating.parts.filter((part) => part.score === null).map((part) => part.label.toLowerCase());
  const base = analysis.benchmarks.find((item) => item.id === "score_base");
  const lines = rating.parts
    .filter((part) => part.score !== null)
    .map((part) => `**${part.label}** ${part.score}: ${sentence(part.because)}`);
  const moves = rating.wouldMove.map(
    (move) =>
      `${sentence(move.fact)} ${move.from === null ? `A rating would then be possible, at about ${move.to}` : `From ${move.from} to about ${move.to}`}: ${move.because}.`,
  );
  return section(
    "analyst_rating",
    paragraphs(
      sentence(ratingLine(analysis)),
      rating.score === null ? null : bullets(lines),
      open.length > 0 ? `Left out for lack of evidence: ${listed(open)}.` : null,
      moves.length > 0 ? `What would move it most for the effort:\n\n${bullets(moves)}` : null,
      base && rating.score !== null && rating.score < 7
        ? `High marks are rare: ${base.says} ${cite(base.source)}.`
        : null,
    ),
    { after: ratingParts(analysis) },
  );
}
