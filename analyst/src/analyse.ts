import type { Claim, Metric } from "@cofounder/contract/analysis";
import type { Analysis, AnalyseInput, Change, VentureAnalysis } from "./analysis.ts";
import { collectClaims } from "./claims/collect-claims.ts";
import { claimsOfTexts } from "./claims/claims-of-texts.ts";
import { collectInputs } from "./finance/inputs.ts";
import { planKillTest, withOwnBar } from "./judging/kill-test.ts";
import { scoreVenture, toRating } from "./judging/rate.ts";
import { findRefusal } from "./judging/refusal.ts";
import type { Refusal } from "./judging/refusal.ts";
import { findFlags } from "./judging/regulation-flags.ts";
import { findRiskiest } from "./judging/riskiest.ts";
import { findWouldMove } from "./judging/would-move.ts";
import { valueBeforeRevenue } from "./judging/valuations.ts";
import type { Computed } from "./laws/compute-pass.ts";
import { toMetrics } from "./laws/index.ts";
import { asOf, benchmarkRecords } from "./knowledge/benchmarks.ts";
import type { Benchmark } from "./knowledge/benchmarks.ts";
import { readingsWithin } from "./model-reading/reading.ts";
import { chooseChannels } from "./planning/channels.ts";
import { askFor } from "./planning/questions.ts";
import { planRoadmap } from "./planning/roadmap.ts";
import { toMarkdown } from "./presentation/markdown.ts";
import { constraintShown, renderShort } from "./presentation/short-reply-of.ts";
import { currentVenture } from "./reading/current-venture.ts";
import { withKnown } from "./reading/sheet.ts";
import { leading, takeRates } from "./reading/figures.ts";
import { readVenture } from "./reading/read-venture.ts";
import type { Venture } from "./reading/venture.ts";
import type { Language } from "./i18n/language.ts";
import { translatorFor } from "./i18n/translator.ts";
import type { Translator } from "./i18n/translator.ts";
import { written } from "./i18n/written.ts";

/** Reads, computes and judges a venture. Pure: the same messages and the same day give the same analysis. */
export function analyse(given: AnalyseInput): Analysis {
  const messages = currentVenture(given.messages);
  const input = messages === given.messages ? given : { ...given, messages, sheet: [], about: null };
  const core = analyseVenture(input);
  const change = findChange(input, core);
  let claims: Claim[] | null = null;
  const analysis: Analysis = {
    ...core,
    input,
    change,
    /** Computed on first access: a reply without a model does not need it. */
    get claims() {
      claims ??= [...collectClaims({ ...core, input, change }), ...numbersOf(shortText(analysis))];
      return claims;
    },
  };
  return analysis;
}

/** Only the numbers. The names in a reply are the founder's, and are claimed already. */
const numbersOf = (text: string): Claim[] => claimsOfTexts([text]).filter(({ unit }) => unit !== "company");

/** The engine's text before its sections, whose numbers may be used like theirs. */
const shortText = (analysis: Analysis): string => toMarkdown(renderShort(analysis), translatorFor(analysis.language));

/** The same analysis in another language. */
export function translateAnalysis(analysis: Analysis, language: Language): Analysis {
  return language === analysis.language ? analysis : analyse({ ...analysis.input, language });
}

function analyseVenture(
  { messages, now, locale, language, type, settled, sheet, about, readings: given = [], tests = [] }: AnalyseInput,
  supposed = false,
): VentureAnalysis {
  const readings = readingsWithin(given, messages.length);
  const venture = withKnown(
    readVenture(messages, { locale, supposed, language, type, settled, readings, sheet }),
    about,
  );
  const translator = translatorFor(venture.language);
  const text = messages.join("\n");
  const inputs = collectInputs(venture);
  const flags = findFlags({ venture, text, now });
  const refusal = findRefusal(text);
  const judged = { venture, inputs, flags, tests };
  const scored = scoreVenture(judged);
  const rated = refusal ? { ...scored, exact: null, low: null, high: null, gate: null } : scored;
  const shown = refusal ? null : constraintShown(venture, messages);
  const riskiest = findRiskiest(judged);
  const killTest = withOwnBar(planKillTest({ riskiest, venture, inputs }), shown, translator);
  const { economics, market, ladder, inverses } = grouped(
    toMetrics(asItStands(venture.computed), venture.quantities, translator),
  );
  const valuations = valueBeforeRevenue(judged, scored.parts).map((figure) => written(figure, translator));
  return {
    language: translator.language,
    venture,
    contradictions: venture.contradictions,
    impossible: venture.impossible,
    flags,
    metrics: [...economics, ...market, ...inverses, ...ladder, ...valuations],
    economics,
    market,
    ladder,
    inverses,
    valuations,
    benchmarks: fittingBenchmarks(venture, now),
    channels: chooseChannels({ venture, inputs }),
    exactRating: rated.exact,
    rating: toRating(rated, refusal ? [] : findWouldMove(judged, scored)),
    riskiest,
    killTest,
    roadmap: planRoadmap({ venture, inputs, killTest }),
    questions: refusal ? [] : askFor(venture, inputs),
    ...(refusal ? { refusal: refusalIn(refusal, translator) } : {}),
  };
}

/** Without the results of suppositions. */
const asItStands = (computed: Computed): Computed => ({
  ...computed,
  metrics: computed.metrics.filter(({ because }) => !because.some(({ code }) => code === "supposed")),
});

const marketNames = new Set([
  "sam_year",
  "share_of_population",
  "revenue_at_1_percent_share",
  "revenue_at_10_percent_share",
]);
const inverseNames = new Set([
  "price_floor",
  "max_cac_12_month_payback",
  "max_cac_first_sale",
  "max_churn_for_ltv_cac_3",
  "break_even_customers",
  "implied_share",
  "steady_state_customers",
]);
const isStep = (name: string): boolean => /^(?:mrr|revenue)_at_\d+_(?:customers|sales)$/.test(name);

/** The metrics grouped by section. */
function grouped(metrics: readonly Metric[]): Pick<VentureAnalysis, "economics" | "market" | "ladder" | "inverses"> {
  const groups = Object.groupBy(metrics, ({ name }) => {
    if (marketNames.has(name)) return "market";
    if (inverseNames.has(name)) return "inverses";
    return isStep(name) ? "ladder" : "economics";
  });
  const { economics = [], market = [], ladder = [], inverses = [] } = groups;
  return { economics, market, ladder, inverses };
}

function refusalIn(refusal: Refusal, { translate }: Translator): Refusal {
  return { ...refusal, because: translate(refusal.because), alternative: translate(refusal.alternative) };
}

/** A longer message is read as a new idea, not as a change. */
export const longestChange = 280;

/** What the latest message changed, or would change if its supposition held; null for a first or a long message. */
function findChange(input: AnalyseInput, now: VentureAnalysis): Change | null {
  const latest = input.messages.at(-1) ?? "";
  const earlier = input.messages.slice(0, -1);
  if (earlier.every((message) => message === "") || latest.length > longestChange) return null;
  const newest = input.messages.length - 1;
  const supposes = now.venture.quantities.some(
    ({ status, span }) => status === "hypothetical" && span.message === newest,
  );
  if (supposes) return { before: now, after: analyseVenture(input, true), supposed: true };
  return { before: analyseVenture({ ...input, messages: earlier }), after: now, supposed: false };
}

function fittingBenchmarks(venture: Venture, now: Date): Benchmark[] {
  const fits = benchmarkRecords.filter((record) => {
    if (record.id === "take_rates") return leading(venture, takeRates) !== null;
    if (record.id === "raise_time" || record.id === "preseed_terms") return venture.signals.money;
    return record.types === "all" || (venture.type?.isChosen === true && record.types.includes(venture.type.id));
  });
  return fits.map((record) => asOf(record, now));
}
