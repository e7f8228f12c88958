import type { ClaimSource } from "@cofounder/contract/analysis";
import { msg } from "../i18n/translator.ts";
import type { InfluencerPlatform } from "@cofounder/contract/tools/influencer-finder";

const source = (publisher: string, year: string, url: string | null): ClaimSource => ({
  publisher,
  year,
  url,
  grade: url?.includes("modash") ? "P" : "S",
  stale: false,
});
export const hypeAuditor = source(
  "HypeAuditor, State of Influencer Marketing, through eMarketer",
  "2026",
  "https://www.emarketer.com/content/smaller-creators-deliver-efficiency-roi-pressure-mounts",
);
export const modash = source(
  "Modash, audience details",
  "2020",
  "https://help.modash.io/en/articles/3274068-instagram-audience-details",
);
export const storeConversion = source("Littledata, 3,000 Shopify stores", "2024", null);
export const workingRule: ClaimSource = {
  publisher: "Working rule",
  year: "2026",
  url: null,
  grade: "H",
  stale: false,
};
const law: ClaimSource = {
  publisher: "General knowledge of advertising law, to be checked",
  year: "2026",
  url: null,
  grade: "K",
  stale: false,
};

export interface Tier {
  id: "nano" | "micro" | "mid" | "mega";
  tier: string;
  followers: string;
  typical: number;
  engagement: number | null;
}

/** Median engagement on Instagram, likes and comments over followers; unknown without a source. */
export const tiers: Tier[] = [
  { id: "nano", tier: msg("Nano"), followers: "1K–10K", typical: 5000, engagement: 0.0178 },
  { id: "micro", tier: msg("Micro"), followers: "10K–50K", typical: 25_000, engagement: 0.0054 },
  { id: "mid", tier: msg("Mid-size"), followers: "50K–1M", typical: 200_000, engagement: null },
  { id: "mega", tier: msg("Mega"), followers: "1M+", typical: 1_500_000, engagement: 0.0033 },
];

type Mix = Partial<Record<Tier["id"], number>>;

/** The split of a budget, from the largest budget down; a tenth is reserved for repeating what worked. */
export const mixes: { from: number; mix: Mix; why: string }[] = [
  {
    from: 50_000,
    mix: { nano: 0.2, micro: 0.4, mid: 0.3 },
    why: msg("enough to learn with small creators and then repeat with larger ones"),
  },
  {
    from: 10_000,
    mix: { nano: 0.3, micro: 0.5, mid: 0.1 },
    why: msg("many small tests, and one larger creator only after they paid back"),
  },
  {
    from: 2000,
    mix: { nano: 0.5, micro: 0.4 },
    why: msg("several creators instead of one: a single post tells nothing"),
  },
  { from: 0, mix: { nano: 0.9 }, why: msg("only the smallest tier leaves room for more than one attempt") },
];

export interface SearchString {
  where: string;
  /** Null: no search, but suggestions of the platform to follow. */
  text: ((niche: string, place: string) => string) | null;
  url: ((text: string) => string) | null;
}

const google = (text: string): string => `https://www.google.com/search?q=${encodeURIComponent(text)}`;
const tag = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

export const searchStrings: Record<InfluencerPlatform, SearchString[]> = {
  instagram: [
    {
      where: msg("Web search, profiles"),
      text: (niche, place) => `site:instagram.com "${niche}" ${place} -inurl:/p/ -inurl:/reel/`,
      url: google,
    },
    {
      where: msg("Web search, those who can be written to"),
      text: (niche, place) => `site:instagram.com "${niche}" ${place} "@gmail.com"`,
      url: google,
    },
    {
      where: msg("Instagram, hashtag"),
      text: (niche) => `#${tag(niche)}`,
      url: (text) => `https://www.instagram.com/explore/tags/${encodeURIComponent(text.slice(1))}/`,
    },
    {
      where: msg("Instagram, suggestions"),
      text: null,
      url: null,
    },
  ],
  youtube: [
    {
      where: msg("YouTube, this month"),
      text: (niche, place) => `${niche} ${place} review`,
      url: (text) => `https://www.youtube.com/results?search_query=${encodeURIComponent(text)}&sp=EgQIBBAB`,
    },
    {
      where: msg("YouTube, channels"),
      text: (niche, place) => `${niche} ${place}`,
      url: (text) => `https://www.youtube.com/results?search_query=${encodeURIComponent(text)}&sp=EgIQAg%253D%253D`,
    },
    {
      where: msg("Web search, channels"),
      text: (niche, place) => `site:youtube.com/@ "${niche}" ${place}`,
      url: google,
    },
    {
      where: msg("Web search, those with sponsors"),
      text: (niche) => `site:youtube.com "${niche}" "sponsored by"`,
      url: google,
    },
  ],
  twitter: [
    {
      where: msg("X, posts that people answered"),
      text: (niche, place) => `"${niche}" ${place} min_faves:50 -filter:replies`,
      url: (text) => `https://x.com/search?q=${encodeURIComponent(text)}&f=live`,
    },
    {
      where: msg("X, people"),
      text: (niche) => niche,
      url: (text) => `https://x.com/search?q=${encodeURIComponent(text)}&f=user`,
    },
    {
      where: msg("Web search, profiles"),
      text: (niche, place) => `site:x.com "${niche}" ${place} -inurl:/status/`,
      url: google,
    },
    { where: msg("X, lists"), text: (niche) => `site:x.com inurl:lists "${niche}"`, url: google },
  ],
};

/** Disclosure rules for paid posts, by country; never legal advice. */
export const disclosures: { places: RegExp; text: string }[] = [
  {
    places: /\b(us|usa|united states|america)\b/i,
    text: msg(
      "United States (FTC): a clear word such as “Ad” or “Paid partnership with …” where it is seen before the fold; free products count as payment.",
    ),
  },
  {
    places: /\b(uk|united kingdom|britain|england|scotland|wales)\b/i,
    text: msg("United Kingdom (ASA, CMA): “Ad” at the beginning, also for gifts and affiliate links."),
  },
  {
    places: /german|deutsch|\bde\b/i,
    text: msg(
      "Germany: “Werbung” or “Anzeige” at the beginning; abbreviations such as “#ad” have been refused by courts.",
    ),
  },
  {
    places: /franc|\bfr\b/i,
    text: msg(
      "France (law 2023-451): “Publicité” or “Collaboration commerciale” on the picture, and a written contract above the legal threshold.",
    ),
  },
  {
    places: /spain|españa|italy|ital|netherlands|austria|belgium|poland|portugal|ireland|europe|\beu\b/i,
    text: msg(
      "European Union: commercial content is recognisable as such, and the platform's own label for it is switched on.",
    ),
  },
  {
    places: /india|भारत/i,
    text: msg(
      "India (ASCI, consumer authority): “Ad”, “Sponsored” or “Partnership” in the language of the post, at its beginning.",
    ),
  },
  { places: /china|中国/i, text: msg("China (Internet advertising measures): the post carries the word 广告.") },
];
export const disclosureSource = law;
