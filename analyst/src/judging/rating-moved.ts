import type { Analysis } from "../analysis.ts";
import { line } from "../presentation/sentences.ts";
import { translatorFor } from "../i18n/translator.ts";

export interface RatingMove {
  /** With one decimal; null: not rated. */
  before: number | null;
  after: number | null;
  /** Why it moved so far, or why not, in the language of the second analysis. */
  because: string;
}

/** How a rating moved between two analyses of the same messages, of which the second knows more. */
export function ratingMove(earlier: Analysis, later: Analysis): RatingMove {
  const { t } = translatorFor(later.language);
  const [before, after] = [earlier.exactRating, later.exactRating];
  if (after === null) {
    const because = t`Not rated: too little is known about the venture yet.`;
    return { before, after, because };
  }
  const parts = movedParts(earlier, later);
  const gate = later.rating.gate;
  const cap = gate && gate.name !== earlier.rating.gate?.name ? t`Capped at ${gate.cap}. ${gate.because}` : null;
  const held = before === after && gate ? t`It stays at the cap of ${gate.cap}. ${gate.because}` : null;
  return { before, after, because: line(...parts, cap ?? held) };
}

/** "Evidence of demand: from 5 to 3.2. Your locked test failed: 1 of 20." */
function movedParts(earlier: Analysis, later: Analysis): string[] {
  const { t, number } = translatorFor(later.language);
  const was = new Map(earlier.rating.parts.map((part) => [part.criterion, part.score] as const));
  return later.rating.parts.flatMap(({ criterion, label, score, because }) => {
    const from = was.get(criterion) ?? null;
    if (score === null || score === from) return [];
    return from === null
      ? [t`${label}: now ${number(score)}. ${because}`]
      : [t`${label}: from ${number(from)} to ${number(score)}. ${because}`];
  });
}
