import { cutText } from "@cofounder/contract/cut-text";
import type { WebSource } from "@cofounder/contract/chat";
import type {
  Creator,
  InfluencerFinderInput,
  InfluencerFinderOutput,
  InfluencerPlatform,
} from "@cofounder/contract/tools/influencer-finder";
import type { Translator } from "../i18n/translator.ts";

type Influencer = InfluencerFinderOutput["influencers"][number];
const most = 60;

export interface Findable {
  now: Date;
  /** Pages found by a search. */
  sources: WebSource[];
  /** From the operator's list for all members. */
  creators?: Creator[];
}

/**
 * Matching creators of the founder's list, then of the operator's, then profiles found by the search; without
 * duplicates.
 */
export function creatorsFrom(
  input: InfluencerFinderInput,
  { now, sources, creators = [] }: Findable,
  translator: Translator,
): Influencer[] {
  const all = [
    ...importedCreators(input, { creators: input.creators ?? [], origin: "imported" }, translator),
    ...importedCreators(input, { creators, origin: "operator" }, translator),
    ...sources.flatMap((source) => profileOf(source, input, { now, translator }) ?? []),
  ];
  const byHandle = new Map<string, Influencer>();
  for (const each of all) {
    const key = each.handle.toLowerCase();
    if (!byHandle.has(key)) byHandle.set(key, each);
  }
  return [...byHandle.values()].slice(0, most);
}

/** Those of the platform with a matching category or country come first. */
function importedCreators(
  { niche, platform, country }: InfluencerFinderInput,
  { creators, origin }: { creators: Creator[]; origin: "imported" | "operator" },
  { t }: Translator,
): Influencer[] {
  const words = niche
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  const fits = (text: string): boolean => words.length === 0 || words.some((word) => text.toLowerCase().includes(word));
  const wanted = creators.filter(
    (creator) => creator.platform === platform && fits(`${creator.category} ${creator.name}`),
  );
  const near = (place: string): number =>
    Number(country !== undefined && place.toLowerCase() === country.toLowerCase());
  return wanted
    .toSorted((a, b) => near(b.country) - near(a.country) || (b.engagement ?? -1) - (a.engagement ?? -1))
    .map(({ name, handle, category, engagement, followers }) => ({
      name,
      handle: handle.startsWith("@") ? handle : `@${handle}`,
      category: category || niche,
      engagement,
      followers,
      origin,
      url: profileUrl(platform, handle),
      foundOn: null,
      unverified: [t`Followers and engagement as imported`],
    }));
}

const noProfiles = new Set([
  "p",
  "reel",
  "reels",
  "explore",
  "stories",
  "tv",
  "watch",
  "results",
  "shorts",
  "playlist",
  "feed",
  "hashtag",
  "search",
  "i",
  "home",
  "login",
  "share",
  "about",
  "intent",
]);
const addresses: Record<InfluencerPlatform, RegExp> = {
  instagram: /^https:\/\/(?:www\.)?instagram\.com\/([\w.]{2,30})\/?(?:\?.*)?$/i,
  youtube: /^https:\/\/(?:www\.|m\.)?youtube\.com\/@([\p{L}\w.-]{3,40})(?:\/.*)?$/iu,
  twitter: /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/(\w{2,15})\/?(?:\?.*)?$/i,
};

/** A search result that is a person's own page on the platform; null for any other page. */
function profileOf(
  source: WebSource,
  { platform, niche }: InfluencerFinderInput,
  { now, translator: { t } }: { now: Date; translator: Translator },
): Influencer | null {
  const handle = addresses[platform].exec(source.url)?.[1];
  if (!handle || noProfiles.has(handle.toLowerCase())) return null;
  const followers = followersIn(source.snippet);
  return {
    name: nameIn(source.title, handle),
    handle: `@${handle}`,
    category: niche,
    engagement: null,
    followers,
    origin: "search",
    url: source.url,
    foundOn: now.toISOString().slice(0, 10),
    unverified: [
      followers === null ? t`Followers not known` : t`Followers as the search result says`,
      t`Engagement not known`,
    ],
  };
}

function nameIn(title: string, handle: string): string {
  const name = title.split(/[(|•·]|\s[-–—]\s/)[0]?.trim() ?? "";
  return cutText(name === "" ? handle : name, 120);
}

const sizes: Record<string, number> = { "": 1, k: 1e3, m: 1e6 };

/** "12.3K followers" as a number. */
function followersIn(text: string): number | null {
  const found = /(\d[\d.,]{0,15})\s?([km]?)\+?\s{0,3}(?:followers|subscribers|abonn|seguidores|Abonnenten)/i.exec(text);
  if (!found) return null;
  const [, digits = "", size = ""] = found;
  const value =
    Number(size === "" ? digits.replace(/[.,]/g, "") : digits.replace(",", ".")) * (sizes[size.toLowerCase()] ?? 1);
  return Number.isFinite(value) ? Math.round(value) : null;
}

function profileUrl(platform: InfluencerPlatform, handle: string): string | null {
  const name = handle.replace(/^@/, "");
  if (!/^[\w.-]{2,40}$/.test(name)) return null;
  const hosts = {
    instagram: "https://www.instagram.com/",
    youtube: "https://www.youtube.com/@",
    twitter: "https://x.com/",
  };
  return `${hosts[platform]}${name}`;
}
