import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { voiceIn } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import type { Told } from "./section.ts";
import { ratingLine } from "./summary.ts";
import { bullets, paragraphs } from "./wording.ts";

export function tellRating(analysis: Analysis): Told {
  const { rating } = analysis;
  const voice = voiceIn(analysis.language);
  const { t, list, number } = voice;
  const open = rating.parts.filter((part) => part.score === null).map((part) => part.label);
  const lines = rating.parts.flatMap((part) =>
    part.score === null ? [] : [`**${part.label}** ${number(part.score)}: ${part.because}`],
  );
  const moves = movesOf(analysis, voice);
  return {
    id: "analyst_rating",
    text: paragraphs(
      ratingLine(analysis),
      rating.score === null ? null : bullets(lines),
      open.length > 0 ? t`Left out for lack of evidence: ${list(open)}.` : null,
      moves.length > 0 ? t`What would move it most for the effort:\n\n${bullets(moves)}` : null,
    ),
    after: ratingParts(analysis),
  };
}

function movesOf({ rating }: Analysis, { t, number }: Voice): string[] {
  return rating.wouldMove.map((move) =>
    move.from === null
      ? t`${move.fact}. A rating would then be possible, at about ${number(move.to)}. ${move.because}`
      : t`${move.fact}. From ${number(move.from)} to about ${number(move.to)}. ${move.because}`,
  );
}

export function ratingParts({ rating }: Analysis): ReplyPart[] {
  return rating.score === null ? [] : [{ kind: "rating", rating }];
}
