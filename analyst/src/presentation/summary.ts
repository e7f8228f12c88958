import { cutText } from "@cofounder/contract/cut-text";
import type { RatingPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";

/** One sentence above everything else: the rating and the deciding question. */
export function headline(analysis: Analysis): string {
  const { t } = translatorFor(analysis.language);
  const { riskiest, rating, killTest } = analysis;
  if (killTest.ownBar !== undefined)
    return line(rating.score === null ? t`Not rated yet.` : t`${rating.score} out of 10.`, killTest.ownBar);
  return rating.score === null
    ? t`Not rated yet. What decides first: whether ${riskiest.statement}.`
    : t`${rating.score} out of 10. What decides next: whether ${riskiest.statement}.`;
}

/** At most 120 words: the product, the audience, strongest evidence, biggest gap, next test, rating. */
export function renderSummary(analysis: Analysis): RenderedSection {
  const { t, quote, amount } = translatorFor(analysis.language);
  const { venture, killTest } = analysis;
  const idea = venture.phrases.idea
    ? t`The idea in your words: ${quote(shorten(venture.phrases.idea.text))}.`
    : t`You have not said yet what you want to build.`;
  const days = amount(killTest.days, "days");
  return {
    id: "executive_summary",
    text: paragraphs(
      line(idea, buyerLine(analysis)),
      t`**Strongest evidence:** ${shorten(strongest(analysis))}`,
      t`**Biggest hole:** ${killTest.ownBar ?? analysis.riskiest.because}`,
      killTest.ownBar === undefined
        ? t`**Next test:** ${killTest.name}, ${killTest.sample} ${killTest.sampleOf}, ${days}.`
        : t`**Next test:** ${killTest.how}`,
      t`**Rating:** ${ratingLine(analysis)}`,
    ),
  };
}

function buyerLine({ venture, language }: Analysis): string {
  const { t, quote } = translatorFor(language);
  if (venture.signals.everyone) return t`You say it is for everyone, so no first buyer is known.`;
  if (venture.phrases.buyer) return t`The buyer is ${quote(venture.phrases.buyer.text)}.`;
  return venture.buyerGuess
    ? t`Who pays for it waits for your answer: ${quote(venture.buyerGuess.text)}, or somebody else.`
    : t`Who pays for it I could not tell from your words.`;
}

/** Evidence that others could check counts more than a description. */
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

function strongest({ rating, language }: Analysis): string {
  const weigh = (part: RatingPart): number => (part.score ?? 0) * part.weight * (checkable[part.criterion] ?? 1);
  const scored = rating.parts
    .filter((part) => part.score !== null && part.score >= 4)
    .sort((a, b) => weigh(b) - weigh(a));
  return scored[0]?.because ?? translatorFor(language).t`None yet that somebody else could check.`;
}

export function ratingLine({ rating, language }: Analysis): string {
  const { t, share, number } = translatorFor(language);
  if (rating.score === null)
    return t`Not rated. What you told me covers ${share(rating.coverage)} of what a rating looks at; it starts at 30%.`;
  const [low, high] = [number(rating.low ?? rating.score), number(rating.high ?? rating.score)];
  return line(
    t`${rating.score} out of 10, somewhere between ${low} and ${high}.`,
    rating.gate ? t`Capped at ${rating.gate.cap}. ${rating.gate.because}` : null,
  );
}

const mostWords = 26;
const mostCharacters = 60;

function shorten(words: string): string {
  if (/[\u4e00-\u9fff]/.test(words))
    return words.length <= mostCharacters ? words : `${cutText(words, mostCharacters)}…`;
  const parts = words.split(/\s+/);
  return parts.length <= mostWords ? words : `${parts.slice(0, mostWords).join(" ")} …`;
}
