import type { Analysis } from "../analysis.ts";
import { display, displayMoney } from "../finance/display.ts";
import { buyerOf } from "../planning/channels.ts";
import { factFor } from "../reading/venture.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { bullets, paragraphs } from "./wording.ts";

export function tellMarket(analysis: Analysis): Told {
  const { venture, market } = analysis;
  const share = analysis.inverses.find((metric) => metric.name === "implied_share");
  return section(
    "market_potential",
    paragraphs(
      counted(analysis) ?? noCount(analysis),
      share ? shareLine(share.value ?? 0, share.display) : null,
      venture.signals.topDownOnly
        ? "A percentage of a large market is not a forecast: it names no channel and no buyer. Count the customers you can reach instead."
        : null,
      `To check or find the count:\n\n${bullets(countSources(analysis))}`,
    ),
    { metrics: share ? [...market, share] : market, metricsTitle: "Market size" },
  );
}

function counted(analysis: Analysis): string | null {
  const sam = analysis.market.find((metric) => metric.name === "sam_year");
  const count = factFor(analysis.venture, "market_count");
  const each = sam?.inputs[1];
  if (!sam || !count || !each) return null;
  const oneOff = each.name === "price_once";
  const size = oneOff
    ? `You count ${count.text} reachable customers. At ${display(each.value, each.unit)} each, that is ${sam.display} in total if every one of them bought once.`
    : `You count ${count.text} reachable customers. At ${display(each.value, each.unit)} a year each, that is ${sam.display} a year if every one of them bought.`;
  return paragraphs(`${size} The count is yours and not verified.`, scale(analysis, sam.value ?? 0));
}

function noCount({ venture }: Analysis): string {
  const value = factFor(venture, "market_value");
  const buyer = buyerOf(venture);
  const topDown = value
    ? `You name a market of ${value.text}. That is a top-down figure, and it does not say how many ${buyer} you can reach. `
    : "";
  return `${topDown}I cannot size this market yet: the number of ${buyer} you can reach is missing. Market a year = that number × what one of them pays a year.`;
}

function scale(analysis: Analysis, sam: number): string | null {
  const tenth = analysis.market.find((metric) => metric.name === "revenue_at_10_percent_share");
  if (!tenth) return null;
  // Below this a tenth of the market hardly carries a venture fund's return; a working line, not a study.
  const small = sam * 0.1 < 50e6;
  return `A tenth of it would be ${displayMoney(sam * 0.1, tenth.unit)} a year. ${small ? "That can be a good business; it is a weak case for venture capital." : "That is large enough to interest venture investors, if the count holds."}`;
}

function shareLine(share: number, shown: string): string {
  if (share > 0.3)
    return `Your target implies ${shown} of the reachable market. Few companies ever get there; lower the target or widen the market.`;
  if (share > 0.1) return `Your target implies ${shown} of the reachable market, which is ambitious for a new entrant.`;
  return `Your target implies ${shown} of the reachable market, which is not the limit here.`;
}

function countSources({ venture }: Analysis): string[] {
  const buyer = buyerOf(venture);
  const registers: Record<string, string> = {
    us: `US Census County Business Patterns: the NAICS code that fits ${buyer}`,
    eu: `Eurostat Structural Business Statistics: the NACE code that fits ${buyer}`,
    uk: `UK ONS business counts: the SIC code that fits ${buyer}`,
    india: `India's MCA and Udyam registers: the activity that fits ${buyer}`,
    china: `the National Bureau of Statistics of China: the industry that fits ${buyer}`,
    other: `the national statistics office: the industry code that fits ${buyer}`,
  };
  const regions = [...new Set(venture.places.map((place) => place.region))];
  const first = (regions.length > 0 ? regions : ["other" as const])
    .slice(0, 2)
    .map((region) => registers[region] ?? registers["other"] ?? "");
  return [...first, `the trade body or directory where ${buyer} are listed: count one region by hand and scale it`];
}
