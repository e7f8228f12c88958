import { z } from "zod";
import { language } from "../accounts.ts";
import { figure, letter, statement } from "./statement.ts";
import { oneLine } from "../one-line.ts";

export const influencerPlatforms = ["instagram", "youtube", "twitter"] as const;
export const creatorsMax = 200;

/** A creator as imported by the founder or the operator. */
export const creator = z.object({
  name: oneLine(120).min(1),
  handle: oneLine(80).min(1),
  platform: z.enum(influencerPlatforms),
  category: oneLine(120).default(""),
  followers: z.number().int().min(0).max(1e10).nullable().default(null),
  /** In percent. */
  engagement: z.number().min(0).max(100).nullable().default(null),
  country: oneLine(80).default(""),
});

export const influencerFinderInput = z.object({
  niche: oneLine(120).min(1, "Please enter a niche"),
  platform: z.enum(influencerPlatforms).default("instagram"),
  /** In US dollars. */
  budget: z.number().finite().min(0).max(1e9).optional(),
  price: z.number().finite().min(0).max(1e7).optional(),
  /** The margin after the costs of one sale, in percent. */
  margin: z.number().finite().min(0).max(100).optional(),
  /** The share of clicks that lead to a sale, in percent. */
  conversion: z.number().finite().min(0).max(100).optional(),
  country: oneLine(80).optional(),
  creators: z.array(creator).max(creatorsMax).optional(),
  /** Of the interface: the result is in it where the language of the niche cannot be told. */
  language: language.optional(),
});

const influencer = z.object({
  name: oneLine(120),
  /** With its at sign. */
  handle: oneLine(81),
  category: oneLine(120),
  /** In percent; null if unknown. */
  engagement: z.number().nullable(),
  followers: z.number().nullable(),
  /** The founder's own list, the list that the operator keeps for everybody, or a web search. */
  origin: z.enum(["imported", "operator", "search"]),
  url: z.string().max(2000).nullable(),
  /** The day a search found it. */
  foundOn: z.string().max(10).nullable(),
  /** Checks before any payment. */
  unverified: z.array(oneLine(200)).max(4),
});

export const influencerFinderOutput = z.object({
  /** Results of earlier versions are English. */
  language: language.default("en"),
  summary: statement,
  /** Imported creators and those found by a search; never invented. */
  influencers: z.array(influencer).max(60),
  tiers: z
    .array(
      z.object({
        tier: oneLine(60),
        followers: oneLine(40),
        share: z.number().min(0).max(1),
        budget: figure,
        why: statement,
      }),
    )
    .max(4),
  benchmarks: z.array(figure).max(8),
  breakEven: z.object({ lines: z.array(figure).max(8), note: statement }),
  searches: z
    .array(z.object({ where: oneLine(80), text: z.string().max(300), url: z.string().max(600).nullable() }))
    .max(12),
  vetting: z
    .array(
      z.object({
        check: oneLine(200),
        how: z.string().max(400),
        pass: oneLine(200),
        source: statement.shape.source,
      }),
    )
    .max(12),
  letters: z.array(letter.extend({ name: oneLine(80) })).max(4),
  disclosure: z.array(statement).max(6),
});

export type InfluencerPlatform = (typeof influencerPlatforms)[number];
export type Creator = z.infer<typeof creator>;
export type InfluencerFinderInput = z.infer<typeof influencerFinderInput>;
export type InfluencerFinderOutput = z.infer<typeof influencerFinderOutput>;
