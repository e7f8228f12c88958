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
import { msg, type Translator, translatorFor } from "../i18n/translator.ts";
import { languageOfInput } from "./language-of-input.ts";
import { assumed, computed, computedFigure, sourced, sourcedFigure, toFind } from "./saying.ts";

type Output = InfluencerFinderOutput;

const platformNames = { instagram: "Instagram", youtube: "YouTube", twitter: "X (Twitter)" };
const assumedConversion = 1.4;
const clickSteps = [50, 100, 250, 500];

/** How to find and pay creators of a niche. Names come only from an import or from a cited search result. */
export function findInfluencers(input: InfluencerFinderInput, material: Findable): Output {
  const translator = translatorFor(languageOfInput([input.niche, input.country], input.language));
  const influencers = creatorsFrom(input, material, translator);
  return {
    language: translator.language,
    summary: summaryOf(input, influencers.length, translator),
    influencers,
    tiers: tiersOf(input, translator),
    benchmarks: benchmarksOf(input, translator),
    breakEven: breakEvenOf(input, translator),
    searches: searchesOf(input, translator),
    vetting: vettingOf(input, translator),
    letters: outreachLetters(input, highestFee(input, 100), translator),
    disclosure: disclosureOf(input, translator),
  };
}

function summaryOf(
  { niche, platform, country }: InfluencerFinderInput,
  found: number,
  { t }: Translator,
): Output["summary"] {
  const where = [niche, platformNames[platform], ...(country ? [country] : [])].join(", ");
  return found > 0
    ? computed(
        t`${found} creators (${where}), imported or found by a search. Their figures are not verified: use the sheet below before any money moves.`,
      )
    : toFind(
        t`No creators (${where}) are known here, and none are made up. The searches below find them; import a list to see them here.`,
      );
}

function tiersOf(
  { budget, niche, price, margin, conversion }: InfluencerFinderInput,
  translator: Translator,
): Output["tiers"] {
  const { t, translate, number } = translator;
  const money = (value: number): string => translator.money(value, "USD");
  const plan = mixes.find(({ from }) => (budget ?? 0) >= from) ?? mixes.at(-1);
  if (!plan) return [];
  return tiers.flatMap(({ id, tier, followers, engagement, typical }) => {
    const share = plan.mix[id];
    if (!share) return [];
    const amount = budget ? money(budget * share) : t`your budget × this share`;
    const per = perCreator({ budget, price, margin, conversion }, share, translator);
    const why = t`For ${niche}: ${translate(plan.why)}.`;
    return [
      {
        tier: translate(tier),
        followers,
        share,
        budget: computedFigure(
          t`Of the budget`,
          [amount, ...per].join(", "),
          budget ? `${money(budget)} × ${number(share * 100)}%` : t`budget × ${number(share * 100)}%`,
        ),
        why:
          engagement === null
            ? assumed(`${why} ${t`No engagement figure of this tier is known well enough to print.`}`)
            : sourced(
                [
                  why,
                  t`A profile of ${typical} followers gets about ${typical * engagement} likes and comments a post`,
                  `(${number(typical)} × ${number(engagement * 100)}%, Instagram).`,
                ].join(" "),
                hypeAuditor,
              ),
      },
    ];
  });
}

type Money = Pick<InfluencerFinderInput, "budget" | "price" | "margin" | "conversion">;

/** The number of creators a share pays for when each costs the contribution of 100 clicks. */
function perCreator(given: Money, share: number, { t, money }: Translator): string[] {
  const fee = highestFee(given, 100);
  if (fee === null || fee <= 0 || !given.budget) return [];
  const count = Math.floor((given.budget * share) / fee);
  const each = money(fee, "USD");
  if (count === 0) return [t`not one creator at ${each}`];
  return [count === 1 ? t`one creator at ${each}` : t`up to ${count} creators at ${each} each`];
}

/** clicks · conversion · price · margin, in dollars; null without price or margin. */
function highestFee({ price, margin, conversion }: Money, clicks: number): number | null {
  if (price === undefined || margin === undefined) return null;
  return clicks * ((conversion ?? assumedConversion) / 100) * price * (margin / 100);
}

function breakEvenOf(input: InfluencerFinderInput, translator: Translator): Output["breakEven"] {
  const { t, number } = translator;
  const money = (value: number): string => translator.money(value, "USD");
  const { price, margin, conversion } = input;
  const rate = conversion ?? assumedConversion;
  const formula = t`clicks × conversion × price × margin`;
  if (price === undefined || margin === undefined)
    return {
      lines: [computedFigure(t`The most to pay for a post`, formula, formula)],
      note: toFind(t`Enter price and margin: then you see what a post may cost at most.`),
    };
  const lines = clickSteps.map((clicks) =>
    computedFigure(
      t`${clicks} clicks`,
      t`at most ${money(highestFee(input, clicks) ?? 0)}`,
      `${number(clicks)} × ${number(rate)}% × ${money(price)} × ${number(margin)}%`,
    ),
  );
  const sale = money(price * (margin / 100));
  const note =
    conversion === undefined
      ? sourced(
          t`You gave no conversion: ${assumedConversion}% is the median of stores and stands in for it. Replace it with your own after the first post.`,
          storeConversion,
        )
      : computed(
          t`One sale leaves ${sale} (${money(price)} × ${margin}%). A post that costs more is paid by you, not by its buyers.`,
        );
  return { lines, note };
}

function benchmarksOf({ platform }: InfluencerFinderInput, { t }: Translator): Figure[] {
  const instagram = [
    sourcedFigure(t`Instagram, 1K–10K followers`, t`1.78% of followers like or comment`, hypeAuditor),
    sourcedFigure("Instagram, 10K–50K", "0.54%", hypeAuditor),
    sourcedFigure(t`Instagram, above 1M`, "0.33%", hypeAuditor),
    sourcedFigure(t`Share of all creators who are nano`, "81.5%", hypeAuditor),
  ];
  if (platform === "instagram") return instagram;
  const own: Figure = {
    label: `${platformNames[platform]}`,
    value: t`No figure we would vouch for: take the median of ten creators of your niche and compare with that.`,
    basis: "unknown",
    formula: null,
    source: null,
  };
  return [own, ...instagram.slice(0, 3)];
}

const longestAddress = 600;
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

function searchesOf(input: InfluencerFinderInput, { t, translate }: Translator): Output["searches"] {
  const { niche, platform, country = "" } = input;
  return searchStrings[platform].map(({ where, text, url }) => {
    const named = translate(where);
    if (!text) {
      const steps = t`Open three good ${niche} profiles and follow “Suggested for you” on each`;
      return { where: named, text: steps, url: null };
    }
    return searchOf({ where: named, text, url }, niche, country);
  });
}

type Written = SearchString & { text: NonNullable<SearchString["text"]> };

/**
 * A Chinese character takes nine characters in an address: the longer of niche and country loses whole characters until
 * it fits.
 */
function searchOf({ where, text, url }: Written, niche: string, country: string): Output["searches"][number] {
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
  instagram: msg("(likes + comments) / followers, the median of the last 12 posts without pinned ones and ads"),
  youtube: msg("views / subscribers, the median of the last 12 videos without shorts and ads"),
  twitter: msg("(likes + replies + reposts) / followers, the median of the last 12 posts without pinned ones"),
};

function vettingOf(input: InfluencerFinderInput, { t, translate }: Translator): Output["vetting"] {
  const { niche, platform, country } = input;
  const place = country ?? t`your country`;
  type Row = Output["vetting"][number];
  const row = (check: string, how: string, pass: string): Row => ({ check, how, pass, source: workingRule });
  return [
    row(
      t`Engagement`,
      translate(lastPosts[platform]),
      platform === "instagram"
        ? t`At or above the median of the tier`
        : t`At or above the median of ten creators you compare`,
    ),
    {
      check: t`Real followers`,
      how: t`An audience report from a tool that you trust, or a screen recording of the creator's own statistics`,
      pass: t`75% or more are real`,
      source: modash,
    },
    {
      check: t`Audience`,
      how: t`The creator's statistics: where they follow from, and in which language`,
      pass: t`20% or more in ${place}; 30% or more at your buyers' age`,
      source: modash,
    },
    row(
      t`Growth of followers`,
      t`The curve of followers over 12 months`,
      t`No jump of a tenth in a week without a post that explains it`,
    ),
    row(t`Comments`, t`Read 30 of them`, t`At least a third say something about ${niche}`),
    row(
      t`Advertising`,
      t`Count the paid posts among the last 30`,
      t`Fewer than one in five, none for a competitor in three months`,
    ),
    row(t`Still active`, t`Date of the last post`, t`Within two weeks`),
    row(t`Fit`, t`Show three posts to two of your buyers`, t`Both would follow`),
  ];
}

function disclosureOf({ country = "" }: InfluencerFinderInput, { t, translate }: Translator): Output["disclosure"] {
  const own = disclosures.filter(({ places }) => places.test(country));
  const shown = own.length > 0 ? own : disclosures.slice(0, 2);
  return [
    ...shown.map(({ text }) => sourced(translate(text), disclosureSource)),
    computed(
      t`Write the label into the brief and check the post in its first hour: the advertiser is liable for it too. Not legal advice.`,
    ),
  ];
}
