import { cutText } from "@cofounder/contract/cut-text";
import type { Analysis } from "../analysis.ts";
import { hasTest } from "../judging/kill-test.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";

/** One sentence above everything else: the rating and the deciding question. */
export function headline(analysis: Analysis): string {
  const { t } = translatorFor(analysis.language);
  const { riskiest, rating, killTest } = analysis;
  const rated = rating.score === null ? t`Not rated yet.` : t`${rating.score} out of 10.`;
  if (killTest.ownBar !== undefined) return line(rated, killTest.ownBar);
  if (!hasTest(analysis)) return rated;
  return rating.score === null
    ? t`Not rated yet. What decides first: whether ${riskiest.statement}.`
    : t`${rating.score} out of 10. What decides next: whether ${riskiest.statement}.`;
}

/** The idea and the buyer in the founder's words, and the evidence; null where none is known. */
export function renderSummary(analysis: Analysis): RenderedSection | null {
  const text = paragraphs(line(ideaLine(analysis), kindLine(analysis), buyerLine(analysis)), evidenceLine(analysis));
  return text === "" ? null : { id: "executive_summary", text };
}

/** At most 120 words: where it stands, without the sections that would say it. */
export function renderStanding(analysis: Analysis): RenderedSection {
  const { t, amount } = translatorFor(analysis.language);
  const { killTest, riskiest } = analysis;
  const days = amount(killTest.days, "days");
  const test =
    killTest.ownBar === undefined
      ? t`**Next test:** ${killTest.name}, ${killTest.sample} ${killTest.sampleOf}, ${days}.`
      : t`**Next test:** ${killTest.how}`;
  const decides = hasTest(analysis) ? [t`**Biggest hole:** ${killTest.ownBar ?? riskiest.because}`, test] : [];
  return {
    id: "executive_summary",
    text: paragraphs(
      line(ideaLine(analysis), kindLine(analysis), buyerLine(analysis)),
      evidenceLine(analysis),
      ...decides,
      t`**Rating:** ${ratingLine(analysis)}`,
    ),
  };
}

function ideaLine({ venture, language }: Analysis): string | null {
  const { t, quote } = translatorFor(language);
  const { idea } = venture.phrases;
  return idea && t`The idea in your words: ${quote(shorten(idea.text))}.`;
}

/** Only a kind that the founder chose: a guessed one is none of the founder's words. */
function kindLine({ venture, language }: Analysis): string | null {
  const { t, quote } = translatorFor(language);
  return venture.type?.isChosen ? t`You chose ${quote(venture.type.title)} as its kind.` : null;
}

function buyerLine({ venture, language }: Analysis): string | null {
  const { t, quote } = translatorFor(language);
  if (venture.signals.everyone) return t`You say it is for everyone, so no first buyer is known.`;
  return venture.phrases.buyer && t`The buyer is ${quote(venture.phrases.buyer.text)}.`;
}

const leastEvidence = 4;

/** Evidence is what has happened: a description is none. */
function evidenceLine({ rating, language }: Analysis): string | null {
  const { t } = translatorFor(language);
  const demand = rating.parts.find(({ criterion }) => criterion === "demand");
  return (demand?.score ?? 0) >= leastEvidence ? t`**Strongest evidence:** ${shorten(demand?.because ?? "")}` : null;
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
