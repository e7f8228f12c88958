import type { InfluencerFinderInput, InfluencerFinderOutput } from "@cofounder/contract/tools/influencer-finder";
import type { Figure } from "@cofounder/contract/tools/statement";
import {
  disclosureSource,
  disclosures,
  hypeAuditor,
  mixes,
  modash,
  type SearchString,
  searchStrings,
  storeConversion,
  tiers,
  workingRule,
} from "../knowledge/creators.ts";
import { creatorsFrom, type Findable } from "./found-creators.ts";
import { outreachLetters } from "./influencer-letters.ts";
import { assumed, computed, computedFigure, money, number, sourced, sourcedFigure, toFind } from "./saying.ts";

type Output = InfluencerFinderOutput;

const platformNames = { instagram: "Instagram", youtube: "YouTube", twitter: "X (Twitter)" };
const assumedConversion = 1.4;
const clickSteps = [50, 100, 250, 500];

/** How to find and pay creators of a niche. Names come only from an import or from a cited search result. */
export function findInfluencers(input: InfluencerFinderInput, material: Findable): Output {
  const influencers = creatorsFrom(input, material);
  return {
    summary: summaryOf(input, influencers.length),
    influencers,
    tiers: tiersOf(input),
    benchmarks: benchmarksOf(input),
    breakEven: breakEvenOf(input),
    searches: searchesOf(input),
    vetting: vettingOf(input),
    letters: outreachLetters(input, highestFee(input, 100)),
    disclosure: disclosureOf(input),
  };
}

function summaryOf({ niche, platform, country }: InfluencerFinderInput, found: number): Output["summary"] {
  const where = `${niche} on ${platformNames[platform]}${country ? ` in ${country}` : ""}`;
  return found > 0
    ? computed(
        `${number(found)} creators for ${where}, imported or found by a search. Their figures are not verified: use the sheet below before any money moves.`,
      )
    : toFind(
        `No creators for ${where} are known here, and none are invented. The search strings below find them; import a list, and they stand here.`,
      );
}

function tiersOf({ budget, niche, price, margin, conversion }: InfluencerFinderInput): Output["tiers"] {
  const plan = mixes.find(({ from }) => (budget ?? 0) >= from) ?? mixes.at(-1);
  if (!plan) return [];
  return tiers.flatMap(({ id, tier, followers, engagement, typical }) => {
    const share = plan.mix[id];
    if (!share) return [];
    const amount = budget ? money(budget * share) : "your budget × this share";
    return [
      {
        tier,
        followers,
        share,
        budget: computedFigure(
          "Of the budget",
          `${amount}${perCreator({ budget, price, margin, conversion }, share)}`,
          budget ? `${money(budget)} × ${number(share * 100)}%` : `budget × ${number(share * 100)}%`,
        ),
        why:
          engagement === null
            ? assumed(`For ${niche}: ${plan.why}. No engagement figure of this tier is known well enough to print.`)
            : sourced(
                `For ${niche}: ${plan.why}. A profile of ${number(typical)} followers gets ` +
                  `about ${number(typical * engagement)} likes and comments a post (${number(typical)} ` +
                  `× ${number(engagement * 100)}%, Instagram).`,
                hypeAuditor,
              ),
      },
    ];
  });
}

type Money = Pick<InfluencerFinderInput, "budget" | "price" | "margin" | "conversion">;

/** The number of creators a share pays for when each costs the contribution of 100 clicks. */
function perCreator(given: Money, share: number): string {
  const fee = highestFee(given, 100);
  if (fee === null || fee <= 0 || !given.budget) return "";
  const count = Math.floor((given.budget * share) / fee);
  if (count === 0) return `, not one creator at ${money(fee)}`;
  return count === 1 ? `, one creator at ${money(fee)}` : `, up to ${number(count)} creators at ${money(fee)} each`;
}

/** clicks · conversion · price · margin, in dollars; null without price or margin. */
function highestFee({ price, margin, conversion }: Money, clicks: number): number | null {
  if (price === undefined || margin === undefined) return null;
  return clicks * ((conversion ?? assumedConversion) / 100) * price * (margin / 100);
}

function breakEvenOf(input: InfluencerFinderInput): Output["breakEven"] {
  const { price, margin, conversion } = input;
  const rate = conversion ?? assumedConversion;
  if (price === undefined || margin === undefined)
    return {
      lines: [
        computedFigure(
          "Most to pay for a post",
          "clicks × conversion × price × margin",
          "clicks × conversion × price × margin",
        ),
      ],
      note: toFind("Enter price and margin: the sum then says what a post may cost at most."),
    };
  const lines = clickSteps.map((clicks) =>
    computedFigure(
      `${number(clicks)} clicks`,
      `at most ${money(highestFee(input, clicks) ?? 0)}`,
      `${number(clicks)} × ${number(rate)}% × ${money(price)} × ${number(margin)}%`,
    ),
  );
  const note =
    conversion === undefined
      ? sourced(
          `You gave no conversion: ${number(assumedConversion)}% is the median of stores and stands in for it. Replace it by your own after the first post.`,
          storeConversion,
        )
      : computed(
          `One sale leaves ${money(price * (margin / 100))} (${money(price)} × ${number(margin)}%). A post ` +
            "that costs more than the sum is paid by you, not by its buyers.",
        );
  return { lines, note };
}

function benchmarksOf({ platform }: InfluencerFinderInput): Figure[] {
  const instagram = [
    sourcedFigure("Instagram, 1K–10K followers", "1.78% of followers like or comment", hypeAuditor),
    sourcedFigure("Instagram, 10K–50K", "0.54%", hypeAuditor),
    sourcedFigure("Instagram, above 1M", "0.33%", hypeAuditor),
    sourcedFigure("Share of all creators who are nano", "81.5%", hypeAuditor),
  ];
  if (platform === "instagram") return instagram;
  const own: Figure = {
    label: `${platformNames[platform]}`,
    value: "No figure we would vouch for: take the median of ten creators of your niche and compare with that.",
    basis: "unknown",
    formula: null,
    source: null,
  };
  return [own, ...instagram.slice(0, 3)];
}

const longestAddress = 600;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

function searchesOf({ niche, platform, country = "" }: InfluencerFinderInput): Output["searches"] {
  return searchStrings[platform].map((search) => searchOf(search, niche, country));
}

/**
 * A Chinese character takes nine characters in an address: the longer of niche and country loses whole characters until
 * it fits.
 */
function searchOf({ where, text, url }: SearchString, niche: string, country: string): Output["searches"][number] {
  const write = (): string => text(niche, country).replace(/\s+/g, " ").trim();
  while (url && url(write()).length > longestAddress) {
    if (encodeURIComponent(niche).length >= encodeURIComponent(country).length) niche = withoutLast(niche);
    else country = withoutLast(country);
  }
  return { where, text: write(), url: url ? url(write()) : null };
}

function withoutLast(words: string): string {
  const last = [...characters.segment(words)].at(-1);
  return words.slice(0, last?.index ?? 0).trimEnd();
}

const lastPosts: Record<InfluencerFinderInput["platform"], string> = {
  instagram: "(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads",
  youtube: "views / subscribers, the median of the last 12 videos without shorts and ads",
  twitter: "(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones",
};

function vettingOf({ niche, platform, country }: InfluencerFinderInput): Output["vetting"] {
  const place = country ?? "your country";
  const row = (check: string, how: string, pass: string): Output["vetting"][number] => ({
    check,
    how,
    pass,
    source: workingRule,
  });
  return [
    row(
      "Engagement",
      lastPosts[platform],
      platform === "instagram"
        ? "At or above the median of the tier"
        : "At or above the median of ten creators you compare",
    ),
    {
      check: "Real followers",
      how: "An audience report of a tool you trust, or the creator's own statistics as a screen recording",
      pass: "75% or more real",
      source: modash,
    },
    {
      check: "Audience",
      how: `The creator's statistics: where and in which language they follow`,
      pass: `20% or more in ${place}; 30% or more in your buyers' age`,
      source: modash,
    },
    row(
      "Growth",
      "The curve of followers over 12 months",
      "No jump of a tenth in a week without a post that explains it",
    ),
    row("Comments", "Read 30 of them", `At least a third say something about ${niche}`),
    row(
      "Advertising",
      "Count the paid posts among the last 30",
      "Fewer than one in five, none for a rival in three months",
    ),
    row("Still active", "Date of the last post", "Within two weeks"),
    row("Fit", `Show three posts to two buyers of yours`, "Both would follow"),
  ];
}

function disclosureOf({ country = "" }: InfluencerFinderInput): Output["disclosure"] {
  const own = disclosures.filter(({ places }) => places.test(country));
  const shown = own.length > 0 ? own : disclosures.slice(0, 2);
  return [
    ...shown.map(({ text }) => sourced(text, disclosureSource)),
    computed(
      "Write the label into the brief and check the post in its first hour: the advertiser answers for it too. Not legal advice.",
    ),
  ];
}
