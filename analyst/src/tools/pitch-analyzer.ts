import { cutText } from "@cofounder/contract/cut-text";
import type { PitchAnalyzerInput, PitchAnalyzerOutput } from "@cofounder/contract/tools/pitch-analyzer";
import { comparePitches, reviewPitch } from "../pitch/review.ts";
import type { PitchItem } from "../pitch/review.ts";
import { visibleText } from "../reading/visible.ts";
import { translatorFor } from "../i18n/translator.ts";

const green = 80;
const yellow = 60;
/** The shares of an item's points from which it is a strength, and up to which it is a weakness. */
const strongFrom = 0.75;
const weakUpTo = 0.5;
const mostRecommendations = 10;
const mostPenalties = 40;

type Bands = Pick<PitchAnalyzerOutput, "band" | "investorReadiness">;
type Item = PitchAnalyzerOutput["items"][number];

/** The review of a pitch by the rubric of 100 points. Pure: the same text gets the same score, with or without a model. */
export function analysePitch(input: PitchAnalyzerInput): PitchAnalyzerOutput {
  const slides = splitSlides(input.content);
  const review = reviewPitch({ slides });
  const items = review.items.map((item) => located(item, slides));
  const before = input.earlier ? reviewPitch({ slides: splitSlides(input.earlier) }) : null;
  const moved = before && comparePitches(before, review);
  const { language: _language, ...readability } = review.readability;
  return {
    score: review.score,
    ...bandsOf(review.score),
    language: review.language,
    slides: slides.length,
    strengths: byShare(items, (share) => share >= strongFrom).map((item) => told(item, review.language)),
    weaknesses: byShare(items, (share) => share <= weakUpTo).map((item) => told(item, review.language)),
    recommendations: [
      ...byLoss(items).flatMap((item) => item.change.slice(0, 1).map((change) => `${item.label}: ${change}`)),
      ...review.penalties.map(({ because }) => because),
    ].slice(0, mostRecommendations),
    items,
    penalties: review.penalties.slice(0, mostPenalties),
    readability,
    questions: review.questions,
    hidden: input.hidden ?? [],
    difference: moved && { ...moved.score, items: moved.items },
  };
}

/** High from 80 points, medium from 60. */
export function bandsOf(score: number): Bands {
  if (score >= green) return { band: "green", investorReadiness: "High" };
  return score >= yellow ? { band: "yellow", investorReadiness: "Medium" } : { band: "red", investorReadiness: "Low" };
}

const divider =
  /^[^\S\n]*(?:-{3,}|—{2,}|={3,}|(?:slide|page|folie|seite|diapositiva|diapositive|स्लाइड|幻灯片|第)\s*\d{1,3}(?:\s*[页張张])?(?:\s*[:.)-])?)[^\S\n]*$/gimu;

/** The slides of a pasted text: split at its own markers, or at blank lines without any. Never empty, at most 500. */
export function splitSlides(content: string): string[] {
  const text = visibleText(content).replace(/\r\n?/g, "\n");
  const marked = text.replace(divider, "\f");
  const parts = marked.includes("\f") ? marked.split("\f") : text.split(/\n\s*\n/);
  const slides = parts.map((part) => part.trim()).filter((part) => part !== "");
  return slides.length > 0 ? atMost(mostSlides, slides) : [text.trim()];
}

/** More than any deck has; each is read separately. */
const mostSlides = 500;

/** Beyond that, neighbours are merged. */
function atMost(most: number, slides: string[]): string[] {
  const size = Math.ceil(slides.length / most);
  const count = Math.ceil(slides.length / size);
  return Array.from({ length: count }, (_, index) => slides.slice(index * size, (index + 1) * size).join("\n"));
}

function located(item: PitchItem, slides: string[]): Item {
  const { id, label, points, max, found, missing } = item;
  const where = found && {
    slide: found.span.message + 1,
    quote: cutText(found.text, 600),
    sentence: cutText(sentenceAround(slides[found.span.message] ?? "", found.span.start), 1200),
  };
  return { id, label, points, max, found: where, change: missing, suggestion: null };
}

/** The sentence or line around a position. */
function sentenceAround(slide: string, position: number): string {
  const ends = /[.!?](?=\s)|[。！？।\n]/g;
  let start = 0;
  for (const end of slide.matchAll(ends)) {
    const after = end.index + end[0].length;
    if (after > position) return slide.slice(start, after).trim();
    start = after;
  }
  return slide.slice(start).trim();
}

function byShare(items: Item[], fits: (share: number) => boolean): Item[] {
  return items.filter(({ points, max }) => fits(points / max)).sort((a, b) => b.max - a.max);
}

const byLoss = (items: Item[]): Item[] => items.toSorted((a, b) => b.max - b.points - (a.max - a.points));

/** "Team (8/8): “I was a dentist for 8 years.”" or what is missing. */
function told({ label, points, max, found, change }: Item, language: string): string {
  const translator = translatorFor(language);
  const head = `${label} (${translator.number(points)}/${translator.number(max)})`;
  if (points / max > weakUpTo && found) return `${head}: ${translator.quote(found.sentence)}`;
  return change.length > 0 ? `${head}: ${change.join(" ")}` : head;
}
