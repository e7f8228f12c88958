import { renderReply } from "../analyst/src/index.ts";
import type { Analysis } from "../analyst/src/index.ts";
import { startupTypeCards } from "../analyst/src/knowledge/startup-types.ts";
import { amountOf, highOf } from "../analyst/src/quantities/amount.ts";
import { hasTest } from "../analyst/src/judging/kill-test.ts";
import { reachable } from "../analyst/src/reading/figures.ts";
import { todayOf } from "../analyst/src/reading/venture.ts";
import type { Answer } from "./answer.ts";
import { brokenNumbers, close, recompute } from "./recompute.ts";
import { unbackedIn } from "./unbacked.ts";
import { fiveGrams, isSpecific, jaccard, languageOf, ownWords, sentencesOf } from "./words.ts";

/** 0 to 2 points for one criterion, with the faults. */
export interface Mark {
  points: 0 | 1 | 2;
  faults: string[];
}
export interface Criterion {
  id: string;
  name: string;
  grade: (answer: Answer, others: Answer[]) => Mark;
}

const mark = (faults: string[], half = 1): Mark => ({
  points: faults.length === 0 ? 2 : faults.length <= half ? 1 : 0,
  faults,
});
const full: Mark = { points: 2, faults: [] };
const isReport = ({ idea }: Answer): boolean => idea.kind === undefined;

function usesNumbers({ idea, analysis }: Answer): Mark {
  const { quantities } = analysis.venture;
  const read = quantities.flatMap((figure) => [amountOf(figure), highOf(figure) ?? []].flat());
  const lost = idea.given.filter((value) => !read.some((other) => close(value, other)));
  const altered = quantities.filter(({ quote, span }) => {
    const text = analysis.input.messages[span.message]?.slice(span.start, span.end) ?? "";
    return !text.includes(quote);
  });
  const share = idea.given.length === 0 ? 1 : 1 - lost.length / idea.given.length;
  const faults = [...lost.map((value) => `not read: ${value}`), ...altered.map(({ quote }) => `span of ${quote}`)];
  if (altered.length > 0) return { points: 0, faults };
  return { points: share >= 0.8 ? 2 : share >= 0.6 ? 1 : 0, faults };
}

function computesRight({ idea, analysis }: Answer): Mark {
  const wrong = idea.computable.flatMap(({ name, value, tolerance }) => {
    const metric = analysis.metrics.find((item) => item.name === name);
    if (!metric || metric.value === null) return [`missing: ${name}`];
    return close(metric.value, value, tolerance) ? [] : [`${name}: ${metric.value}, by hand ${value}`];
  });
  const unlike = analysis.metrics.flatMap((metric) => {
    const again = recompute(metric);
    return again === null || metric.value === null || close(again, metric.value)
      ? []
      : [`${metric.name} recomputes to ${again}`];
  });
  const broken = brokenNumbers(analysis) > 0 ? ["NaN, Infinity or -0 in the analysis"] : [];
  return mark([...wrong, ...unlike, ...broken], Math.floor(idea.computable.length / 4));
}

function inventsNothing({ idea, analysis, text, model }: Answer): Mark {
  const unbacked = unbackedIn(model === null ? text : renderReply(analysis).markdown, analysis);
  const known = new Set([
    ...idea.rivals.map((name) => name.toLowerCase()),
    ...startupTypeCards.flatMap((card) => card.alternatives.map((name) => name.toLowerCase())),
  ]);
  const founder = idea.messages.join(" ").toLowerCase();
  const names = analysis.claims.filter((claim) => claim.unit === "company").map((claim) => claim.text);
  const invented = names.filter((name) => !known.has(name.toLowerCase()) && !founder.includes(name.toLowerCase()));
  const unsourced = analysis.benchmarks.filter((item) => item.source.publisher === "" || item.source.year === "");
  return mark(
    [
      ...(unbacked > 0 ? [`${unbacked} unbacked`] : []),
      ...(model && model.differs > 0 ? [`the model contradicts ${model.differs} results`] : []),
      ...invented.map((name) => `name: ${name}`),
      ...unsourced.map((item) => `source of ${item.id}`),
    ],
    0,
  );
}

/** Who sells already, and whose figures fix no bar, gets no test that fits every idea. */
const withoutCard = ({ analysis, text }: Answer): Mark =>
  mark(
    [analysis.killTest.stopIf, analysis.riskiest.statement].filter((words) => text.includes(words)),
    0,
  );

function gradeTest(answer: Answer, faults: string[]): Mark {
  if (!isReport(answer)) return full;
  return hasTest(answer.analysis) ? mark(faults.filter((fault) => fault !== "")) : withoutCard(answer);
}

function namesRiskiest(answer: Answer): Mark {
  const { analysis, text } = answer;
  const own = ownWords(answer);
  // Where the founder's own figures show what it stands or falls with, that is the assumption of the whole reply.
  const assumption = analysis.killTest.ownBar ?? analysis.riskiest.statement;
  return gradeTest(answer, [
    text.includes(assumption) ? "" : "the riskiest assumption is not told",
    isSpecific(`${assumption} ${analysis.riskiest.quote ?? ""}`, own) ? "" : "no word of the founder in it",
    analysis.riskiest.impact > 0 && analysis.riskiest.evidence < 1 ? "" : "impact or evidence is missing",
  ]);
}

function testsWithThreshold(answer: Answer): Mark {
  const { killTest } = answer.analysis;
  return gradeTest(answer, [
    killTest.metric === "" ? "metric" : "",
    killTest.sample > 0 && killTest.passes > 0 && killTest.passes <= killTest.sample ? "" : "threshold or sample",
    killTest.days > 0 ? "" : "deadline",
    killTest.hours > 0 ? "" : "hours",
    answer.text.includes(killTest.stopIf) ? "" : "the stop rule is not told",
  ]);
}

function statesUnknowns(answer: Answer): Mark {
  const { questions } = answer.analysis;
  if (answer.idea.kind === "refused") return full;
  const tied = questions.filter((question) => question.because !== "");
  return {
    points: tied.length >= 3 ? 2 : tied.length >= 1 ? 1 : 0,
    faults: tied.length >= 3 ? [] : [`${tied.length} questions`],
  };
}

function countsMarket(answer: Answer): Mark {
  if (!isReport(answer)) return full;
  const { analysis } = answer;
  const counted = reachable.in(analysis.venture).length > 0;
  const sized = analysis.metrics.some((metric) => metric.name === "sam_year");
  const asks = analysis.questions.some((question) => question.id === "market_count");
  if (counted)
    return sized || analysis.metrics.every((metric) => metric.name !== "mrr")
      ? full
      : { points: 1, faults: ["count without a size"] };
  return asks && !sized ? full : { points: 0, faults: ["a size without a count"] };
}

function comparesAlternatives(answer: Answer): Mark {
  if (!isReport(answer)) return full;
  const { idea, analysis, text } = answer;
  const missing = idea.rivals.filter(
    (name) => !analysis.venture.competitors.some((known) => known.text.includes(name)),
  );
  const today = todayOf(analysis.venture);
  const told = today === null ? idea.rivals : [...idea.rivals, today];
  return mark([
    ...missing.map((name) => `rival not read: ${name}`),
    ...told.filter((words) => !text.includes(words)).map((words) => `not told: ${words}`),
  ]);
}

function showsEconomics(answer: Answer): Mark {
  if (!isReport(answer)) return full;
  const { analysis, text } = answer;
  const find = (name: string): Analysis["metrics"][number] | undefined =>
    analysis.metrics.find((metric) => metric.name === name);
  const margin = find("gross_margin");
  const missing = analysis.questions.some((question) => ["price", "unit_cost", "order_value"].includes(question.id));
  const untold = [margin, find("ltv")].filter((metric) => metric && !text.includes(metric.display));
  const loss = (margin?.value ?? 0) < 0 && analysis.riskiest.id !== "unit_margin";
  return mark([
    ...(analysis.economics.length === 0 && !missing ? ["neither a margin nor what is missing"] : []),
    ...untold.map((metric) => `${metric?.name} is not told`),
    ...(loss ? ["a loss per unit does not come first"] : []),
  ]);
}

function flagsRules({ idea, analysis }: Answer): Mark {
  const found = analysis.flags.map((flag) => flag.id);
  const missed = idea.flags.expected.filter((id) => !found.includes(id));
  const spurious = found.filter((id) => ![...idea.flags.expected, ...idea.flags.allowed].includes(id));
  if (idea.kind === "refused") return full;
  return {
    points: missed.length > 0 ? 0 : spurious.length <= 1 ? 2 : 1,
    faults: [...missed.map((id) => `missed ${id}`), ...spurious.map((id) => `spurious ${id}`)],
  };
}

function isCalibrated({ idea, analysis }: Answer): Mark {
  const { score } = analysis.rating;
  if (idea.kind === "refused") return analysis.refusal ? full : { points: 0, faults: ["not refused"] };
  if (analysis.refusal) return { points: 0, faults: ["refused"] };
  if (idea.kind === "thin") return score === null ? full : { points: 0, faults: [`rated ${score}`] };
  if (idea.score === null) return (score ?? 0) <= highestUncertain ? full : { points: 0, faults: [`rated ${score}`] };
  return score === null ? { points: 1, faults: ["not rated"] } : within(idea.score, analysis.rating, score);
}

/** The maximum where not rating would be honest, too. */
const highestUncertain = 4;

function within([from, to]: [number, number], rating: Answer["analysis"]["rating"], score: number): Mark {
  const { low, high, gate: capped } = rating;
  const off = Math.max(from - score, score - to, 0);
  const sound = low !== null && high !== null && low <= high && (!capped || score <= capped.cap);
  const faults = [
    ...(off === 0 ? [] : [`${score} is not within ${from} to ${to}`]),
    ...(sound ? [] : ["interval or cap"]),
  ];
  if (!sound || off > 1) return { points: 0, faults };
  return { points: off === 0 ? 2 : 1, faults };
}

/** A model is graded for its own words, not for the card beside them. */
const ownText = ({ text, model }: Answer): string => model?.shown ?? text;

const leastSpecific = 0.4;
const mostAlike = 0.35;

function speaksToFounder(answer: Answer, others: Answer[]): Mark {
  const { idea } = answer;
  const text = ownText(answer);
  if (text.trim() === "") return { points: 0, faults: ["nothing written"] };
  const spoken = languageOf(text);
  const grave = [
    ...(spoken === idea.language ? [] : [`written in ${spoken ?? "no language"}`]),
    ...idea.mustNot.filter((words) => words.test(text)).map((words) => `says ${words.source}`),
  ];
  const faults = [...grave, ...(idea.kind === undefined ? genericIn(answer, others) : [])];
  return { points: faults.length === 0 ? 2 : grave.length > 0 ? 0 : 1, faults };
}

/** Sentences that would fit any idea. */
function genericIn(answer: Answer, others: Answer[]): string[] {
  const text = ownText(answer);
  const sentences = sentencesOf(text);
  const own = ownWords(answer);
  const specific = sentences.filter((sentence) => isSpecific(sentence, own)).length / Math.max(1, sentences.length);
  const grams = fiveGrams(text);
  const alike = others
    .filter((other) => other.idea.id !== answer.idea.id && isReport(other))
    .map((other) => ({ id: other.idea.id, share: jaccard(grams, fiveGrams(ownText(other))) }))
    .reduce((top, entry) => (entry.share > top.share ? entry : top), { id: "", share: 0 });
  return [
    ...(specific < leastSpecific ? [`${Math.round(specific * 100)}% of sentences are specific`] : []),
    ...(alike.share > mostAlike ? [`like ${alike.id}: ${alike.share.toFixed(2)}`] : []),
  ];
}

export const rubric: Criterion[] = [
  { id: "R1", name: "uses the founder's numbers", grade: usesNumbers },
  { id: "R2", name: "arithmetic is right", grade: computesRight },
  { id: "R3", name: "nothing invented", grade: inventsNothing },
  { id: "R4", name: "riskiest assumption and why", grade: namesRiskiest },
  { id: "R5", name: "test with a threshold", grade: testsWithThreshold },
  { id: "R6", name: "states unknowns", grade: statesUnknowns },
  { id: "R7", name: "market bottom-up", grade: countsMarket },
  { id: "R8", name: "alternatives, doing nothing included", grade: comparesAlternatives },
  { id: "R9", name: "unit economics or what is missing", grade: showsEconomics },
  { id: "R10", name: "rules fit", grade: flagsRules },
  { id: "R11", name: "calibrated score", grade: isCalibrated },
  { id: "R12", name: "language, safety, specificity", grade: speaksToFounder },
];
