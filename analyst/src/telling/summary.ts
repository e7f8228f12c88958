import type { RatingPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { displayShare } from "../finance/display.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { paragraphs, sentence } from "./wording.ts";

/** At most 120 words: what, for whom, strongest evidence, biggest hole, next test, rating. */
export function tellSummary(analysis: Analysis): Told {
  const { venture, killTest } = analysis;
  const idea = venture.phrases.idea
    ? `The idea in your words: "${shorten(venture.phrases.idea.text, 22)}".`
    : "You have not said yet what you want to build.";
  const buyer = venture.signals.everyone
    ? "You say it is for everyone, so no first buyer is known."
    : venture.phrases.buyer
      ? `The buyer is "${venture.phrases.buyer.text}".`
      : "Who pays for it I could not tell from your words.";
  return section(
    "executive_summary",
    paragraphs(
      `${idea} ${buyer}`,
      `**Strongest evidence:** ${sentence(shorten(strongest(analysis), 30))}`,
      `**Biggest hole:** ${sentence(analysis.riskiest.because)}`,
      `**Next test:** ${killTest.name}, ${killTest.sample} ${killTest.sampleOf}, ${killTest.days} days.`,
      `**Rating:** ${ratingLine(analysis)}`,
    ),
  );
}

/** What somebody else could check counts more than what is only described. */
const checkable: Record<string, number> = {
  demand: 1.5,
  problem: 1.2,
  distribution: 1,
  economics: 0.7,
  founder: 1.6,
  timing: 1.4,
  feasibility: 1.2,
  alternatives: 0.8,
  market: 0.8,
  customer: 0.4,
};

function strongest(analysis: Analysis): string {
  const weigh = (part: RatingPart): number => (part.score ?? 0) * part.weight * (checkable[part.criterion] ?? 1);
  const scored = analysis.rating.parts
    .filter((part) => part.score !== null && part.score >= 4)
    .sort((a, b) => weigh(b) - weigh(a));
  return scored[0]?.because ?? "none yet that somebody else could check";
}

export function ratingLine({ rating }: Analysis): string {
  if (rating.score === null)
    return `not rated. What you told me covers ${displayShare(rating.coverage)} of what a rating looks at; it starts at 30%.`;
  return `${rating.score} out of 10, somewhere between ${rating.low ?? rating.score} and ${rating.high ?? rating.score}${rating.gate ? `, held down because ${rating.gate.because}` : ""}.`;
}

function shorten(text: string, words: number): string {
  const parts = text.split(/\s+/);
  return parts.length <= words ? text : `${parts.slice(0, words).join(" ")} …`;
}
