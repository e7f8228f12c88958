import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { ratingLine } from "./summary.ts";
import { bullets, paragraphs } from "./sentences.ts";

export function renderRating(analysis: Analysis): RenderedSection {
  const { rating } = analysis;
  const translator = translatorFor(analysis.language);
  const { t, number } = translator;
  const lines = rating.parts.flatMap((part) =>
    part.score === null ? [] : [`**${part.label}** ${number(part.score)}: ${part.because}`],
  );
  const moves = movesOf(analysis, translator);
  return {
    id: "analyst_rating",
    text: paragraphs(
      ratingLine(analysis),
      rating.score === null ? null : bullets(lines),
      moves.length > 0 ? t`What would move it most for the effort:\n\n${bullets(moves)}` : null,
    ),
    after: ratingParts(analysis),
  };
}

function movesOf({ rating }: Analysis, { t, number }: Translator): string[] {
  return rating.wouldMove.map((move) =>
    move.from === null
      ? t`${move.fact}. A rating would then be possible, at about ${number(move.to)}. ${move.because}`
      : t`${move.fact}. From ${number(move.from)} to about ${number(move.to)}. ${move.because}`,
  );
}

export function ratingParts({ rating }: Analysis): ReplyPart[] {
  return rating.score === null ? [] : [{ kind: "rating", rating }];
}
