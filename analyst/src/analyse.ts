import type { Analysis, AnalyseInput } from "./analysis.ts";
import { collectClaims } from "./claims/collect-claims.ts";
import { collectInputs } from "./finance/inputs.ts";
import { marketSize, revenueLadder } from "./finance/market.ts";
import { unitEconomics } from "./finance/metrics.ts";
import { whatMustBeTrue } from "./finance/what-must-be-true.ts";
import { planKillTest } from "./judging/kill-test.ts";
import { scoreVenture, toRating } from "./judging/rate.ts";
import { findRefusal } from "./judging/refusal.ts";
import { findFlags } from "./judging/regulation-flags.ts";
import { findRiskiest } from "./judging/riskiest.ts";
import { findWouldMove } from "./judging/would-move.ts";
import { asOf, benchmarkRecords } from "./knowledge/benchmarks.ts";
import type { Benchmark } from "./knowledge/benchmarks.ts";
import { chooseChannels } from "./planning/channels.ts";
import { askFor } from "./planning/questions.ts";
import { planRoadmap } from "./planning/roadmap.ts";
import { readVenture } from "./reading/read-venture.ts";
import type { Venture } from "./reading/venture.ts";

/** Reads, computes and judges a venture. Pure: the same messages and the same day give the same analysis. */
export function analyse({ messages, now, locale }: AnalyseInput): Analysis {
  const venture = readVenture(messages, { locale });
  const text = messages.join("\n");
  const inputs = collectInputs(venture);
  const flags = findFlags({ venture, text, now });
  const refusal = findRefusal(text);
  const judged = { venture, inputs, flags };
  const scored = scoreVenture(judged);
  const rated = refusal ? { ...scored, exact: null, low: null, high: null, gate: null } : scored;
  const inverses = whatMustBeTrue(inputs);
  const riskiest = findRiskiest(judged);
  const killTest = planKillTest({ id: riskiest.id, venture, inputs });
  const analysis = {
    language: venture.language,
    venture,
    facts: venture.facts,
    contradictions: venture.contradictions,
    impossible: venture.impossible,
    flags,
    metrics: unitEconomics(venture, inputs),
    market: marketSize(inputs),
    ladder: revenueLadder(inputs),
    inverses,
    benchmarks: fittingBenchmarks(venture, now),
    channels: chooseChannels({ venture, inputs, inverses }),
    rating: toRating(rated, refusal ? [] : findWouldMove(judged)),
    riskiest,
    killTest,
    roadmap: planRoadmap({ venture, inputs, killTest }),
    questions: refusal ? [] : askFor(venture, inputs),
    ...(refusal ? { refusal } : {}),
  };
  return { ...analysis, claims: collectClaims(analysis, messages) };
}

function fittingBenchmarks(venture: Venture, now: Date): Benchmark[] {
  const fits = benchmarkRecords.filter((record) => {
    if (record.id === "take_rates") return venture.models.includes("marketplace");
    if (record.id === "raise_time" || record.id === "preseed_terms") return venture.signals.money;
    return record.types === "all" || (venture.type !== null && record.types.includes(venture.type.id));
  });
  return fits.map((record) => asOf(record, now));
}
