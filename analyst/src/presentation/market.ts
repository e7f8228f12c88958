import type { Analysis } from "../analysis.ts";
import { buyerOf } from "../planning/channels.ts";
import { leading, marketValues, mayBeSaid, reachable } from "../reading/figures.ts";
import type { Place } from "../reading/venture.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { line, paragraphs } from "./sentences.ts";

/** A market that is counted or named; null without one. */
export function renderMarket(analysis: Analysis): RenderedSection | null {
  const { venture } = analysis;
  const isNamed = venture.signals.topDownOnly || leading(venture, marketValues) !== null;
  return isNamed || counted(analysis) !== null ? renderAskedMarket(analysis) : null;
}

/** For who asks for it: also what a count is missing for. */
export function renderAskedMarket(analysis: Analysis): RenderedSection {
  const { venture, market } = analysis;
  const { t } = translatorFor(analysis.language);
  const share = analysis.inverses.find((metric) => metric.name === "implied_share");
  return {
    id: "market_potential",
    text: paragraphs(
      counted(analysis) ?? noCount(analysis),
      share ? shareLine(analysis, share.value ?? 0, share.display) : null,
      venture.signals.topDownOnly
        ? t`A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead.`
        : null,
      whereToCount(analysis),
    ),
    metrics: share ? [...market, share] : market,
    metricsTitle: t`Market size`,
  };
}

function counted(analysis: Analysis): string | null {
  const { t, money } = translatorFor(analysis.language);
  const sam = analysis.market.find((metric) => metric.name === "sam_year");
  const count = leading(analysis.venture, reachable);
  const each = sam?.inputs[1];
  if (!sam || !count || !each) return null;
  const price = money((sam.value ?? 0) / (sam.inputs[0]?.value ?? 1), each.unit);
  const size =
    each.name === "price_once"
      ? t`You count ${count.quote} reachable customers. At ${price} each, that is ${sam.display} in total if every one of them bought once.`
      : t`You count ${count.quote} reachable customers. At ${price} a year each, that is ${sam.display} a year if every one of them bought.`;
  return paragraphs(line(size, t`The count is yours and not verified.`), scale(analysis, sam.value ?? 0));
}

function noCount({ venture, language }: Analysis): string {
  const { t } = translatorFor(language);
  const value = leading(venture, marketValues);
  const buyer = buyerOf(venture);
  return line(
    value
      ? t`You name a market of ${value.quote}. That is a top-down figure, and it does not say how many ${buyer} you can reach.`
      : null,
    mayBeSaid(venture, reachable, marketValues)
      ? t`The number of ${buyer} you can reach waits for your confirmation.`
      : t`I cannot size this market yet: the number of ${buyer} you can reach is missing. Market a year = that number × what one of them pays a year.`,
  );
}

function scale(analysis: Analysis, sam: number): string | null {
  const { t, money } = translatorFor(analysis.language);
  const tenth = analysis.market.find((metric) => metric.name === "revenue_at_10_percent_share");
  if (!tenth) return null;
  const sum = money(sam * 0.1, tenth.unit);
  // Below this, a tenth of the market hardly gives a venture fund's return; a working threshold, not a study.
  return sam * 0.1 < 50e6
    ? t`A tenth of it would be ${sum} a year. That can be a good business; it is a weak case for venture capital.`
    : t`A tenth of it would be ${sum} a year. That is large enough to interest venture investors, if the count holds.`;
}

// A tenth of a market within three years is ambitious, a third is rare; working thresholds, not studies.
function shareLine({ language }: Analysis, share: number, shown: string): string {
  const { t } = translatorFor(language);
  if (share > 0.3)
    return t`Your target implies ${shown} of the reachable market. Few companies ever get there; lower the target or widen the market.`;
  if (share > 0.1)
    return t`Your target implies ${shown} of the reachable market, which is ambitious for a new entrant.`;
  return t`Your target implies ${shown} of the reachable market, which is not the limit here.`;
}

const registers: Record<Place["region"], string> = {
  us: msg("US Census County Business Patterns, by NAICS code"),
  eu: msg("Eurostat Structural Business Statistics, by NACE code"),
  uk: msg("UK ONS business counts, by SIC code"),
  india: msg("India's MCA and Udyam registers, by activity"),
  china: msg("the National Bureau of Statistics of China, by industry"),
  other: msg("the national statistics office, by industry code"),
};

function whereToCount({ venture, language }: Analysis): string {
  const { t, translate } = translatorFor(language);
  const region = venture.places[0]?.region ?? "other";
  return t`Where to count ${buyerOf(venture)}: ${translate(registers[region])}, or the directory of their trade body, one region by hand and then scaled.`;
}
