import type { Rating, RatingPart } from "@cofounder/contract/analysis";
import { translatorFor } from "../i18n/translator.ts";
import { criteria } from "./criteria.ts";
import type { Judged, Verdict } from "./verdict.ts";
import { lastOfEach, withTests } from "./tested.ts";
import { lowestGate } from "./gates.ts";
import type { Gate } from "./gates.ts";

const leastCoverage = 0.3;
const fullConfidence = 0.55;
/**
 * The start of a score before evidence moves it: 3 when nothing is known, 5.5 (the median of real ideas) when
 * everything is.
 */
const startLow = 3;
const startMedian = 5.5;
const widestInterval = 2.5;

export interface Scored {
  /** Between 1 and 10 with one decimal; null when too little is known. */
  exact: number | null;
  low: number | null;
  high: number | null;
  coverage: number;
  parts: RatingPart[];
  /** Set only when the cap lowered the score. */
  gate: Gate | null;
}

/**
 * Weighted mean of the criteria that have evidence, pulled towards a start that is lower the less is known, while
 * confidence is below 0.55, then capped by gates: a half-described idea is not an average idea. confidence = coverage ×
 * mean strength; interval = ± 2.5·(1 − confidence).
 */
export function scoreVenture(judged: Judged): Scored {
  const translator = translatorFor(judged.venture.language);
  const { t, translate } = translator;
  const tested = { tests: judged.tests, translator };
  const verdicts = criteria.map((criterion) => ({
    criterion,
    verdict: withTests(criterion.id, criterion.judge(judged), tested),
  }));
  const parts = verdicts.map(({ criterion, verdict }) => ({
    criterion: criterion.id,
    label: translate(criterion.label),
    weight: criterion.weight,
    score: verdict ? round(verdict.score) : null,
    because: verdict?.because ?? t`Nothing said about it yet.`,
  }));
  const evidenced = verdicts.flatMap(({ criterion, verdict }) =>
    verdict ? [{ weight: criterion.weight, verdict }] : [],
  );
  const weight = evidenced.reduce((sum, entry) => sum + entry.weight, 0);
  const coverage = weight / 100;
  if (coverage < leastCoverage) return { exact: null, low: null, high: null, coverage, parts, gate: null };
  const confidence = coverage * weightedMean(evidenced, (verdict) => verdict.strength);
  const raw = weightedMean(evidenced, (verdict) => verdict.score);
  const start = startLow + (startMedian - startLow) * coverage;
  const shrunk = start + (raw - start) * Math.min(1, confidence / fullConfidence);
  const gate = lowestGate(judged);
  const exact = inDirection(clamp(gate ? Math.min(shrunk, gate.cap) : shrunk), judged);
  const half = widestInterval * (1 - confidence);
  return {
    exact: round(exact),
    low: round(clamp(exact - half)),
    high: round(Math.min(gate?.cap ?? 10, clamp(exact + half))),
    coverage,
    parts,
    gate: gate && gate.cap < shrunk ? gate : null,
  };
}

/** More coverage alone moves a score: failed tests still never raise it, and passed ones never lower it. */
function inDirection(exact: number, { tests, ...judged }: Judged): number {
  const verdicts = new Set(lastOfEach(tests).map(({ verdict }) => verdict));
  if (verdicts.size !== 1) return exact;
  const { exact: without } = scoreVenture({ ...judged, tests: [] });
  if (without === null) return exact;
  return verdicts.has("failed") ? Math.min(exact, without) : Math.max(exact, without);
}

/** The integer shown: rounded, and never above the cap. */
export function toRating(scored: Scored, wouldMove: Rating["wouldMove"]): Rating {
  const capped = scored.gate ? Math.floor(scored.gate.cap) : 10;
  const score = scored.exact === null ? null : Math.max(1, Math.min(capped, Math.round(scored.exact)));
  return {
    score,
    outOf: 10,
    low: scored.low,
    high: scored.high,
    coverage: scored.coverage,
    parts: scored.parts,
    gate: scored.gate,
    wouldMove,
  };
}

interface Weighted {
  weight: number;
  verdict: NonNullable<Verdict>;
}

function weightedMean(entries: Weighted[], pick: (verdict: NonNullable<Verdict>) => number): number {
  const total = entries.reduce((sum, entry) => sum + entry.weight, 0);
  return total === 0 ? 0 : entries.reduce((sum, entry) => sum + entry.weight * pick(entry.verdict), 0) / total;
}

const clamp = (value: number): number => Math.min(10, Math.max(1, value));
const round = (value: number): number => Math.round(value * 10) / 10;
